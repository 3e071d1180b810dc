/** @jest-environment jsdom */
import { mayPrefetch } from './mayPrefetch'

const visit = ({ connection, userAgent }: { connection?: object; userAgent?: string }): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  Object.defineProperty(navigator, 'userAgent', { value: userAgent ?? 'Mozilla/5.0', configurable: true })
}

it.each([
  ['nothing is known of the connection', {}, true],
  ['it is fast', { connection: { effectiveType: '4g', saveData: false } }, true],
  ['it is slow', { connection: { effectiveType: '2g' } }, false],
  ['it is very slow', { connection: { effectiveType: 'slow-2g' } }, false],
  ['data is saved', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['a crawler visits', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
])('what nobody has requested is fetched or not: %s', (_case, visitor, expected) => {
  visit(visitor)
  expect(mayPrefetch()).toBe(expected)
})
