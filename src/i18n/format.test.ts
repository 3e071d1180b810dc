import {
  fill,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimes,
  formatTimeZone,
  formatWeekday,
  formatWeekdays,
} from './format'

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

  it.each([
    ['en-GB', '1,250', '1.5%', '0.25%'],
    ['de-DE', '1.250', '1,5 %', '0,25 %'],
    ['fr-FR', '1 250', '1,5 %', '0,25 %'],
  ])('writes numbers and percentages as %s does', (htmlLang, number, percent, quarter) => {
    expect(plain(formatNumber(1250, htmlLang))).toBe(number)
    expect(plain(formatPercent(1.5, htmlLang))).toBe(percent)
    expect(plain(formatPercent(0.25, htmlLang))).toBe(quarter)
  })

  it.each([
    ['en-US', '5:00 PM', 'Monday', 'Mon–Fri'],
    ['en-GB', '17:00', 'Monday', 'Mon–Fri'],
    ['en-LU', '17:00', 'Monday', 'Mon–Fri'],
    ['fi-FI', '17.00', 'maanantai', 'ma–pe'],
  ])('writes times and days of the week as %s does', (htmlLang, time, monday, days) => {
    expect(plain(formatTime('17:00', htmlLang))).toBe(time)
    expect(formatTimes('09:00', '17:00', htmlLang)).toContain('–')
    expect(formatWeekday(1, htmlLang)).toBe(monday)
    expect(formatWeekdays(1, 5, htmlLang)).toBe(days)
  })

  it('names time zones without summer or winter', () => {
    expect(formatTimeZone('America/Denver', 'en-US')).toBe('Mountain Time')
    expect(formatTimeZone('Europe/Vienna', 'de-AT')).toBe('Mitteleuropäische Zeit')
  })

  it('fills placeholders and leaves unknown ones', () => {
    expect(fill('Navigated to {title} {x}', { title: 'A' })).toBe('Navigated to A {x}')
  })
})
