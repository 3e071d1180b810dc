import { currencyIn, currencyOf } from './currencyIn'

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

it.each([
  ['eur', 'EUR'],
  [' Usd ', 'USD'],
  ['€', undefined],
  ['XYZ', undefined],
  ['EURO', undefined],
  ['', undefined],
])('the code %j is %s', (text, currency) => {
  expect(currencyOf(text)).toBe(currency)
})

it.each([
  ['₺ 12', 'TRY'],
  ['12 ₹', 'INR'],
  ['₩12', 'KRW'],
  ['XYZ €12', undefined],
  ['GBP $12', undefined],
  ['12 EURO', 'EUR'],
])('%j is in %s', (amount, currency) => {
  expect(currencyIn(amount)).toBe(currency)
})
