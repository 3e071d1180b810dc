import { pluralForm } from './plural'

const forms = { one: 'one', other: 'other' }

it.each([
  ['en-GB', 0, 'other'],
  ['en-GB', 1, 'one'],
  ['en-GB', 2, 'other'],
  ['fr-FR', 0, 'one'],
  ['fr-FR', 1, 'one'],
  ['fr-FR', 2, 'other'],
  ['fr-FR', 1_000_000, 'other'],
  ['pt-PT', 0, 'other'],
  ['da-DK', 1, 'one'],
  ['fi-FI', 12, 'other'],
])('in %s the number %i takes the form "%s"', (htmlLang, count, form) =>
  expect(pluralForm(count, htmlLang, forms)).toBe(form),
)

it('its own form is used where the language has one', () => {
  expect(pluralForm(2, 'cs-CZ', { ...forms, few: 'few' })).toBe('few')
  expect(pluralForm(2, 'cs-CZ', { few: '', other: 'other' })).toBe('other')
})
