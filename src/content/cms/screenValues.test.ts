import { dayAfter, includedVat, initialsOf } from './screenValues'

it('the VAT in an amount is rounded to minor units', () => {
  expect(includedVat(12_000, 20)).toBe(2000)
  expect(includedVat(5460, 7.7)).toBe(390)
  expect(includedVat(5460, 0)).toBe(0)
})

it('days go over the end of a month and of a year', () => {
  expect(dayAfter('2026-12-31', 2)).toBe('2027-01-02')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

it.each([
  ['Amelia Clarke', 'AC'],
  ['Øystein Åse', 'ØÅ'],
  ['Alder & Finch Ltd', 'AF'],
  ['Kanzlei', 'K'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
