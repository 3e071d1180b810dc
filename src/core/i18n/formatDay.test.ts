import { formatDay } from './formatDay'

it('writes the day as the locale does', () => {
  expect(formatDay('2026-11-02', 'de-DE')).toBe('2. November 2026')
})
