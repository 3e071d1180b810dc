/** @jest-environment jsdom */
import { scrollBehaviour } from './scrollBehaviour'

it('scrolls smoothly, and at once for visitors who prefer less motion', () => {
  const preferring = (matches: boolean) => {
    window.matchMedia = ((query: string) => ({
      matches: matches && query === '(prefers-reduced-motion: reduce)',
    })) as unknown as typeof window.matchMedia
  }
  preferring(false)
  expect(scrollBehaviour()).toBe('smooth')
  preferring(true)
  expect(scrollBehaviour()).toBe('auto')
})
