import { writtenVatNumber } from './readVatNumber'

it.each([
  ['de 136 695 976', 'DE136695976'],
  ['CHE-123.456.788 MWST', 'CHE123456788MWST'],
  // Full-width digits, as some keyboards write them
  ['GB１２３４５６７８２', 'GB123456782'],
  [' - ', ''],
])('a file has the VAT number "%s" as %s', (typed, written) => {
  expect(writtenVatNumber(typed)).toBe(written)
})
