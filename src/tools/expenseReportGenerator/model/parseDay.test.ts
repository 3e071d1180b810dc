import { parseDay } from './parseDay'

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
])('reads %s in %s', (text, htmlLang, day) => {
  expect(parseDay(text, htmlLang)).toEqual({ day })
})

it.each(['31/02/2026', '2026-13-01', '29.02.2026', '00/11/2026'])('%s is no day of the calendar', (text) => {
  expect(parseDay(text, 'en-GB')).toEqual({ day: undefined, problem: 'impossible' })
})

it.each(['', 'Taxi', '12.50', '1,234.56', '25'])('"%s" is something else', (text) => {
  expect(parseDay(text, 'en-GB')).toBeUndefined()
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
])('reads %s in %s as %s', (text, htmlLang, day) => {
  expect(parseDay(text, htmlLang)?.day).toBe(day)
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
