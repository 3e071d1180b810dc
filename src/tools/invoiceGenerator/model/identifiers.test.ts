import {
  addressSchemes,
  addressSchemeText,
  companyIdentifiers,
  fitsCountry,
  plainIdentifier,
} from './identifiers'
import { units } from './invoice'
import { unitName } from './unitName'
import { usualVat, vatRatesOf } from './vatChoices'

it('an example of a country fits it', () => {
  for (const [country, { example = '' }] of Object.entries(companyIdentifiers))
    expect([country, fitsCountry(country, example)]).toEqual([country, true])
})

it.each([
  ['BE', '0123456749', true],
  ['BE', '2123456749', false],
  ['BE', 'x0123456749', false],
  ['CH', 'CHE-123.456.789', true],
  ['CH', 'CHE-123.456.7890', false],
  ['DK', 'DK12345678', true],
  ['DK', '123456789', false],
  ['FI', '1234567-8', true],
  ['FR', '123 456 782', true],
  ['FR', '12345678', false],
  ['GB', 'SC123456', true],
  ['GB', 'S123456', false],
  ['IE', '12345', true],
  ['IE', '1234', false],
  ['SE', '556123-4567', true],
  ['SE', '16556123-4567', false],
  // A country without a fixed form, and one that is not known.
  ['DE', 'anything', true],
  ['US', 'anything', true],
])('in %s "%s" is a company number: %s', (country, number, expected) => {
  expect(fitsCountry(country, number)).toBe(expected)
})

it('what people write between digits is left out', () => {
  expect(plainIdentifier(' che-123.456/789 ')).toBe('CHE123456789')
})

it('every scheme of an electronic address has a name', () => {
  expect(addressSchemes.filter((scheme) => !/ – \S/.test(addressSchemeText(scheme, 'E-Mail')))).toEqual([])
  expect(addressSchemeText('EM', 'Correo electrónico')).toBe('EM – Correo electrónico')
  expect(addressSchemeText('0204', 'E-Mail')).toBe('0204 – Leitweg-ID (DE)')
})

it('a unit has the word of its code, a piece that other programs write too, and another code itself', () => {
  const words = Object.fromEntries(units.map((unit) => [`unit_${unit}`, `word ${unit}`])) as Parameters<
    typeof unitName
  >[1]
  for (const unit of units) expect(unitName(unit, words)).toBe(`word ${unit}`)
  expect([unitName('EA', words), unitName('H87', words), unitName('ZZ9', words)]).toEqual([
    'word C62',
    'word C62',
    'ZZ9',
  ])
})

it('the rates of a country are offered once each, without zero, those of the day', () => {
  expect(vatRatesOf('DE', '2026-11-25')).toEqual([
    { rate: '19', kind: 'standard' },
    { rate: '7', kind: 'reduced' },
  ])
  expect(vatRatesOf('EE', '2025-06-30')[0]).toEqual({ rate: '22', kind: 'standard' })
  expect(vatRatesOf('EE', 'no day')[0]).toEqual({ rate: '24', kind: 'standard' })
  for (const country of ['FR', 'IE', 'PT', 'GB']) {
    const rates = vatRatesOf(country, '2026-11-25').map(({ rate }) => rate)
    expect(new Set(rates).size).toBe(rates.length)
    expect(rates).not.toContain('0')
  }
  expect(vatRatesOf('US', '2026-11-25')).toEqual([])
})

it('a new line has the standard rate, and no VAT where no rates are known', () => {
  expect(usualVat('DE', '2026-11-25')).toEqual({ category: 'S', rate: '19' })
  expect(usualVat('US', '2026-11-25')).toEqual({ category: 'O', rate: '' })
})
