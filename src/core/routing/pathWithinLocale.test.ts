import { pathWithinLocale } from './pathWithinLocale'

it.each([
  ['/de/pricing', '/pricing'],
  ['/fr-be/lp/cards', '/lp/cards'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/entries', '/entries'],
])('%s → %s', (path, expected) => {
  expect(pathWithinLocale(path)).toBe(expected)
})
