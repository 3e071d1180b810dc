import { headersOf } from './headerRules'
import type { HeaderRule } from './siteManifest'

const rules: HeaderRule[] = [
  { path: '/*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }, { key: 'Cache-Control', value: 'a' }] },
  { path: '/static/*', headers: [{ key: 'cache-control', value: 'b' }] },
  { path: '/media/*', extensions: ['svg', 'pdf'], headers: [{ key: 'Content-Security-Policy', value: 'c' }] },
] // prettier-ignore
const headers = (path: string) => Object.fromEntries(headersOf(rules, path))

it('a path has the headers of every rule that matches, by lower-case name; of two for one header the later', () => {
  expect(headers('/en')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'a' })
  expect(headers('/static/app.js')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'b' })
})

it.each([
  ['/media/a.svg', true],
  ['/media/a.b.PDF', true],
  ['/media/a.svg.png', false],
  ['/media/svg', false],
  ['/media.svg/a', false],
  ['/other/a.svg', false],
])('a rule for endings is for %s: %s', (path, applies) => {
  expect('content-security-policy' in headers(path)).toBe(applies)
})
