import { phoneCountry } from './phoneCountry'

it.each([
  ['FR', 'FR'],
  // Not a country code: nothing was chosen, "Other", or a request that no form sends
  ['', 'GB'],
  ['fr', 'GB'],
  ['FRA', 'GB'],
  ['F', 'GB'],
  ['Other', 'GB'],
  ['1FR', 'GB'],
  [undefined, 'GB'],
  [['FR'], 'GB'],
])('with %j chosen on a British page, a number is read as one of %s', (chosen, country) => {
  expect(phoneCountry(chosen, 'GB')).toBe(country)
})
