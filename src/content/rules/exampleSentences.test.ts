import { cmsDocument } from '../cms/document.fixture'
import { exampleSentenceFindings } from './exampleSentences'

const found = (text: string, lang = 'en-gb', type = 'page'): string[] =>
  exampleSentenceFindings([{ ...cmsDocument(type, { lead: text }), lang }]).map(({ message }) => message)

it.each([
  ['This is an example case about an invented company.', 'en-gb'],
  ['How an invented bakery group closed the month.', 'en-us'],
  ['Harbourline is an accelerator, and this page is an example.', 'en-ie'],
  ['Head of Finance (invented person)', 'en-gb'],
  ['Dies ist ein Beispiel mit einem Unternehmen.', 'de-de'],
  ['Eine erfundene Bäckereikette, die am vierten Werktag abschließt.', 'de-de'],
  ['Läs ett exempelcase', 'sv-se'],
  ['Sidan är ett exempel.', 'sv-se'],
  ['Directrice financière (personne fictive)', 'fr-fr'],
  ['Leer el caso de ejemplo', 'es-es'],
])('“%s” is a finding', (text, lang) => {
  expect(found(text, lang)).toEqual([expect.stringContaining('set is_example')])
})

it.each([
  ['Expense report form with a filled example', 'en-us'],
  ['Outlay is an invented company. Cards come from a partner.', 'en-gb'],
  ['Take 2% as an example for the ECB rate.', 'en-ie'],
  ['Outlay ist ein erfundenes Unternehmen, und auch diese Menschen sind erfunden.', 'de-de'],
  ['Zum Beispiel eine Rechnung', 'de-de'],
])('“%s” is none', (text, lang) => {
  expect(found(text, lang)).toEqual([])
})

it('a legal page may say that its customers are invented, but not in brackets after a number', () => {
  expect(found('Companies in customer cases are invented, like an invented company.', 'en-gb', 'legal')).toEqual([])
  expect(found('00000000 (example)', 'en-gb', 'legal')).toHaveLength(1)
})
