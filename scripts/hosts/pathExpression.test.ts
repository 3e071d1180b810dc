import { matchPath } from '../../src/core/routing/pathPattern'
import { overlap, parametersOf, pathExpression, plainPath } from './pathExpression'

const patterns = ['/a', '/a/b', '/a/:one', '/:one/b', '/a/*', '/*', '/a/:one/*', '/a.b', '/a/:one/:two']
const paths = [
  '/a',
  '/a/b',
  '/a/b/c',
  '/b',
  '/aa',
  '/a-b',
  '/a.b',
  '/axb',
  '/b/b',
  '/a/b/c/d',
  '/A',
  '/a/b.c/~d_e',
]

it.each(patterns)('the expression of %s matches the paths that the pattern matches', (pattern) => {
  const expression = new RegExp(`^${pathExpression(pattern)}$`)
  expect(paths.filter((path) => expression.test(path))).toEqual(
    paths.filter((path) => matchPath(pattern, path) !== undefined),
  )
})

it('its groups have the values that the pattern gives', () => {
  const groups = new RegExp(`^${pathExpression('/a/:one/*', (name) => (name === '*' ? 'rest' : name))}$`)
  expect({ ...groups.exec('/a/b/c/d')?.groups }).toEqual({ one: 'b', rest: 'c/d' })
  expect(matchPath('/a/:one/*', '/a/b/c/d')).toEqual({ params: { one: 'b' }, rest: 'c/d' })
  expect(parametersOf('/a/:one/*')).toEqual(['one', '*'])
})

it('two patterns overlap exactly when a path matches both', () => {
  for (const one of patterns)
    for (const other of patterns) {
      const both = ['/', ...paths].some((path) => matchPath(one, path) && matchPath(other, path))
      // The list of paths is short: where it has one for both, they overlap.
      if (both) expect([one, other, overlap(one, other)]).toEqual([one, other, true])
    }
  expect(overlap('/a', '/b')).toBe(false)
  expect(overlap('/a', '/a/b')).toBe(false)
  expect(overlap('/a/:x', '/b/:x')).toBe(false)
  expect(overlap('/a/*', '/b')).toBe(false)
})

it.each([
  ['/en', true],
  ['/en/a-b_c~d.e', true],
  ['/', false],
  ['/en/', false],
  ['//en', false],
  ['/en/.git', false],
  ['/en/%41', false],
  ['/en/a b', false],
])('%s is plain: %s', (path, expected) => {
  expect(new RegExp(`^${plainPath}$`).test(path)).toBe(expected)
})
