import { whenAllowed } from './gate'
import { hasRefused } from './refused'
import { consent } from './store'

it('without a browser consent is unknown, nothing starts and nothing throws', () => {
  expect(typeof window).toBe('undefined')
  const start = jest.fn()
  whenAllowed('analytics', start)
  expect(consent.state()).toEqual({ name: 'unknown' })
  expect(hasRefused('analytics')).toBe(false)
  expect(start).not.toHaveBeenCalled()
})
