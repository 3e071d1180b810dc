import { formatDuration, formatMinutes } from './formatDuration'

it('a duration is spelt out in the language', () => {
  expect(formatMinutes(45, 'en-GB')).toBe('45 minutes')
  expect(formatMinutes(1, 'de-DE')).toBe('1 Minute')
  expect(formatDuration(365, 'day', 'es-ES')).toBe('365 días')
  expect(formatDuration(6, 'month', 'fi-FI')).toBe('6 kuukautta')
})
