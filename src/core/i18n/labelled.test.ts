import { labelled } from './labelled'

it.each([
  ['de-DE', 'Datum', '3. Mai', 'Datum: 3. Mai'],
  ['en', 'Date', '3 May', 'Date: 3 May'],
  ['fr-FR', 'Date', '3 mai', 'Date\u202f: 3 mai'],
  ['fr-BE', 'Date', '3 mai', 'Date\u202f: 3 mai'],
])('in %s a label and its text are joined as the language writes a colon', (htmlLang, label, text, joined) =>
  expect(labelled(label, text, htmlLang)).toBe(joined),
)
