import {
  formatMoment,
  formatTime,
  formatTimes,
  formatTimeZone,
  formatWeekday,
  formatWeekdays,
} from './formatTime'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  ['en-US', '5:00 PM', 'Monday', 'Mon–Fri'],
  ['en-GB', '17:00', 'Monday', 'Mon–Fri'],
  ['en-LU', '17:00', 'Monday', 'Mon–Fri'],
  ['fi-FI', '17.00', 'maanantai', 'ma–pe'],
  ['fr-FR', '17 h', 'lundi', 'lun.–ven.'],
])('writes times and days of the week as %s does', (htmlLang, time, monday, days) => {
  expect(plain(formatTime('17:00', htmlLang))).toBe(time)
  expect(formatTimes('09:00', '17:00', htmlLang)).toContain('–')
  expect(formatWeekday(1, htmlLang)).toBe(monday)
  expect(formatWeekdays(1, 5, htmlLang)).toBe(days)
})

it('writes the minutes of a time in French only where there are some', () => {
  expect(plain(formatTime('09:30', 'fr-BE'))).toBe('9 h 30')
  expect(plain(formatTimes('09:00', '17:30', 'fr-FR'))).toBe('9 h–17 h 30')
})

it('names time zones without summer or winter', () => {
  expect(formatTimeZone('America/Denver', 'en-US')).toBe('Mountain Time')
  expect(formatTimeZone('Europe/Vienna', 'de-AT')).toBe('Mitteleuropäische Zeit')
})

it('writes a moment in the time of its zone', () => {
  expect(plain(formatMoment('2027-02-10T10:00:00+0000', 'Europe/Berlin', 'en-GB'))).toContain('11:00')
})
