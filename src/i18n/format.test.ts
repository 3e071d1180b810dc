import { fill, formatDay, formatMoment, formatMoney } from './format'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formats', () => {
  it.each([
    [4900, 'GBP', 'en-GB', '£49'],
    [750, 'GBP', 'en-GB', '£7.50'],
    [125000, 'DKK', 'da-DK', '1.250 kr.'],
    [1, 'EUR', 'de-DE', '0,01 €'],
    [0, 'USD', 'en-US', '$0'],
  ])('%i %s in %s is %s', (minor, currency, htmlLang, text) => {
    expect(plain(formatMoney(minor, currency, htmlLang))).toBe(text)
  })

  it('writes days and moments of the locale', () => {
    expect(formatDay('2026-11-02', 'de-DE')).toBe('2. November 2026')
    expect(plain(formatMoment('2027-02-10T10:00:00+0000', 'Europe/Berlin', 'en-GB'))).toContain('11:00')
  })

  it('fills placeholders and leaves unknown ones', () => {
    expect(fill('Navigated to {title} {x}', { title: 'A' })).toBe('Navigated to A {x}')
  })
})
