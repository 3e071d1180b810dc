import { dayOrderOf, parseDay } from './parseDay'

it.each([
  ['2026-11-25', 'en-GB', '2026-11-25'],
  ['2026-11-25 14:30', 'en-GB', '2026-11-25'],
  ['25/11/2026', 'en-GB', '2026-11-25'],
  ['11/25/2026', 'en-US', '2026-11-25'],
  ['03/04/2026', 'en-US', '2026-03-04'],
  ['03/04/2026', 'en-LU', '2026-04-03'],
  ['03/04/2026', 'fr-FR', '2026-04-03'],
  ['25.11.26', 'de-DE', '2026-11-25'],
  ['1.2.2026', 'fi-FI', '2026-02-01'],
  ['25-11-2026', 'nl-NL', '2026-11-25'],
  ['25 Nov 2026', 'en-GB', '2026-11-25'],
  ['25-Nov-26', 'en-GB', '2026-11-25'],
  ['25/Nov/2026', 'en-GB', '2026-11-25'],
  ['Wed 25 Nov 2026', 'en-GB', '2026-11-25'],
  ['Mittwoch, 25. November 2026', 'de-DE', '2026-11-25'],
  ['1er novembre 2026', 'fr-FR', '2026-11-01'],
  ['٢٥/١١/٢٠٢٦', 'en-GB', '2026-11-25'],
  ['November 25, 2026', 'en-US', '2026-11-25'],
  ['25. November 2026', 'de-DE', '2026-11-25'],
  ['25 novembre 2026', 'fr-FR', '2026-11-25'],
  ['25 de noviembre de 2026', 'es-ES', '2026-11-25'],
  ['29/02/2028', 'en-GB', '2028-02-29'],
  ['03.11.2026 14:22', 'de-DE', '2026-11-03'],
  ['03.11.2026, 14:22 Uhr', 'de-DE', '2026-11-03'],
  ['11/25/2026 2:22:05 PM', 'en-US', '2026-11-25'],
  ['25/11/26 9.05', 'en-GB', '2026-11-25'],
  ['3 Nov 2026 14:22', 'en-GB', '2026-11-03'],
  ['2026-11-03T14:22:05.123Z', 'en-GB', '2026-11-03'],
  ['2026-11-03 00:00:00 +0100', 'en-GB', '2026-11-03'],
  ['20261103', 'en-GB', '2026-11-03'],
  ['2026. 11. 03.', 'en-GB', '2026-11-03'],
  ['3. 11. 2026', 'de-DE', '2026-11-03'],
  ['den 13 november 2026', 'sv-SE', '2026-11-13'],
  ['d. 13. november 2026', 'da-DK', '2026-11-13'],
  ['le 13 novembre 2026', 'fr-FR', '2026-11-13'],
  ['\u200e25/11/2026', 'en-GB', '2026-11-25'],
])('reads %s in %s', (text, htmlLang, day) => {
  expect(parseDay(text, htmlLang)).toEqual({ day })
})

it.each(['31/02/2026', '2026-13-01', '29.02.2026', '00/11/2026'])('%s is no day of the calendar', (text) => {
  expect(parseDay(text, 'en-GB')).toEqual({ day: undefined, problem: 'impossible' })
})

it.each(['', 'Taxi', '12.50', '1,234.56', '25'])('"%s" is something else', (text) => {
  expect(parseDay(text, 'en-GB')).toBeUndefined()
})

it('takes the number of a day in a spreadsheet for one in a column of days only', () => {
  expect(parseDay('46329', 'en-GB', { hasSerials: true })).toEqual({ day: '2026-11-03' })
  expect(parseDay('46329.5972', 'en-GB', { hasSerials: true })).toEqual({ day: '2026-11-03' })
  expect(parseDay('46329', 'en-GB')).toBeUndefined()
  expect(parseDay('12345', 'en-GB', { hasSerials: true })).toBeUndefined()
})

it.each([
  [['03/11/2026', '25/11/2026'], 'en-US', 'dayFirst', true],
  [['03/11/2026', '11/25/2026'], 'en-GB', 'monthFirst', true],
  [['03/11/2026', '04/11/2026'], 'en-GB', 'dayFirst', false],
  [['03/11/2026', '04/11/2026'], 'en-US', 'monthFirst', false],
  [['03.11.2026', '04.11.2026'], 'en-US', 'dayFirst', true],
  [['11/11/2026', '2026-11-03', ''], 'en-US', 'monthFirst', true],
  [['25/11/2026', '11/25/2026'], 'en-GB', 'dayFirst', false],
] as const)('the days %j in %s have the order %s; sure: %s', (cells, htmlLang, order, isSure) => {
  expect(dayOrderOf(cells, htmlLang)).toMatchObject({ order, isSure })
})

it.each([
  ['2026/1/5', 'en-GB', '2026-01-05'],
  ['2026.01.05T10:00', 'en-GB', '2026-01-05'],
  ['25. 11. 2026.', 'de-DE', '2026-11-25'],
  ['11.25.2026', 'en-US', undefined],
  ['03.04.2026', 'en-US', '2026-04-03'],
  ['03-04-2026', 'en-US', '2026-03-04'],
  ['\u200e25/11/2026\u200f', 'en-GB', '2026-11-25'],
  ['Nov 25th, 2026', 'en-GB', '2026-11-25'],
  ['Wed, Nov 25 26', 'en-US', '2026-11-25'],
  ['25th Nov. 2026', 'en-GB', '2026-11-25'],
  ['1 may 2026', 'de-DE', '2026-05-01'],
  ['31 déc. 2026', 'fr-FR', '2026-12-31'],
  ['1 Jan 1900', 'en-GB', '1900-01-01'],
  ['31 Dec 2199', 'en-GB', '2199-12-31'],
  ['03NOV2026', 'en-GB', '2026-11-03'],
  ["3 Nov '26", 'en-GB', '2026-11-03'],
  ['Sept 3, 2026', 'en-US', '2026-09-03'],
  ['03 Mär 2026', 'de-DE', '2026-03-03'],
  ['3 fév 2026', 'fr-FR', '2026-02-03'],
  ['3 aout 2026', 'fr-FR', '2026-08-03'],
  ['3 de out. de 2026', 'pt-PT', '2026-10-03'],
  ['3 marraskuuta 2026', 'en-GB', '2026-11-03'],
  ['3.11.2026 klo 14.22', 'fi-FI', '2026-11-03'],
])('reads %s in %s as %s', (text, htmlLang, day) => {
  expect(parseDay(text, htmlLang)?.day).toBe(day)
})

it('a beginning that two months have is no month', () => {
  expect(parseDay('3 jui 2026', 'fr-FR')).toBeUndefined()
})

it.each(['1 Jan 1899', '1 Jan 2200', '31 Apr 2026', '2026-00-10', '2026-02-30', '32/01/2026', '11.25.2026'])(
  '%s is impossible',
  (text) => {
    expect(parseDay(text, 'en-GB')).toEqual({ day: undefined, problem: 'impossible' })
  },
)

it.each([
  '25 Foo 2026',
  '25/11',
  '25/11/026',
  '2026-11-25x',
  'x 2026-11-25',
  'a 25/11/2026',
  '25/11/2026 b',
  'Nov 2026',
  '25 Nov',
  'May I 25 Nov 2026',
  '25 Nov 20266',
])('%s is no day', (text) => {
  expect(parseDay(text, 'en-GB')).toBeUndefined()
})

it.each([
  '2026年11月3日',
  '2026년 11월 3일',
  '2026-11-03Z',
  '2026-11-03+01:00',
  '20261103T090500',
  '20261103090500',
  '20261103090500.000[+1:CET]',
  '2026-Nov-03',
  '2026 November 3',
  '2026‑11‑03',
  '“3.11.2026”;',
  '(03.11.2026)',
  '03.11.2026 г.',
  '3rd of November 2026',
  '3 DE NOVIEMBRE DE 2026',
  'Di., 03.11.2026',
  'ti 3.11.2026',
  'tirsdag den 3. november 2026',
  'Tue Nov 03 2026 00:00:00 GMT+0100 (CET)',
])('reads %s on every page', (text) => {
  for (const htmlLang of ['en-GB', 'de-DE', 'fi-FI', 'pt-PT'])
    expect(parseDay(text, htmlLang)).toEqual({ day: '2026-11-03' })
})

it('reads the names of months and weekdays of all languages on every page', () => {
  for (const language of ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pt', 'sv'])
    for (const month of ['long', 'short'] as const)
      for (let index = 0; index < 12; index += 1) {
        const date = new Date(Date.UTC(2026, index, 5))
        const parts = { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' } as const
        for (const options of [parts, { ...parts, weekday: month }] as const) {
          const text = new Intl.DateTimeFormat(language, options).format(date)
          for (const htmlLang of ['en-GB', 'fi-FI', 'fr-FR'])
            for (const written of [text, text.toUpperCase()])
              expect([written, htmlLang, parseDay(written, htmlLang)?.day]).toEqual([
                written,
                htmlLang,
                date.toISOString().slice(0, 10),
              ])
        }
      }
})

it('a name before a day that is no weekday makes no day', () => {
  for (const text of ['Taxi 03.11.2026', 'Taxi 3 Nov 2026']) expect(parseDay(text, 'en-GB')).toBeUndefined()
})
