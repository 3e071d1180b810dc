import { currencyIn } from './currencyIn'

it.each([
  ['12,50 €', undefined, 'EUR'],
  ['USD 12.50', undefined, 'USD'],
  ['12.50 chf', 'EUR', 'CHF'],
  ['$12', undefined, 'USD'],
  ['$12', 'CAD', 'CAD'],
  ['$12', 'EUR', 'USD'],
  ['£12', 'EGP', 'EGP'],
  ['12.50', 'EUR', undefined],
  ['12 XYZ', 'EUR', undefined],
])('%j beside %s is in %s', (amount, known, currency) => {
  expect(currencyIn(amount, known)).toBe(currency)
})
