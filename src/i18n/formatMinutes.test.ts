import { formatMinutes } from './formatMinutes'

it('a duration is spelt out in the language', () => {
  expect(formatMinutes(45, 'en-GB')).toBe('45 minutes')
  expect(formatMinutes(1, 'de-DE')).toBe('1 Minute')
})
