import { formatDay, formatShortDay } from './formatDay'

it('writes the day as the locale does', () => {
  expect(formatDay('2026-11-02', 'de-DE')).toBe('2. November 2026')
})

it.each([
  ['2026-11-02', 'en-LU', '2 November 2026'],
  ['2026-11-02', 'en-US', 'November 2, 2026'],
  ['2026-01-01', 'fr-BE', '1er janvier 2026'],
  ['2026-09-01', 'it-IT', '1° settembre 2026'],
  ['2026-01-11', 'fr-FR', '11 janvier 2026'],
  ['2026-01-01', 'es-ES', '1 de enero de 2026'],
])('the day %s in %s is %s', (day, htmlLang, text) => expect(formatDay(day, htmlLang)).toBe(text))

it.each([
  ['2026-12-01', 'fr-FR', '1er déc.'],
  ['2026-12-21', 'fr-BE', '21 déc.'],
  ['2026-12-01', 'it-IT', '1° dic'],
  ['2026-12-01', 'nl-NL', '1 dec'],
])('the short day %s in %s is %s', (day, htmlLang, text) => expect(formatShortDay(day, htmlLang)).toBe(text))
