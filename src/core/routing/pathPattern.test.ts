import { fillPattern, matchesAny, matchPath, normalizePath, patternFinding } from './pathPattern'

describe('the path matcher', () => {
  it.each([
    ['/a/b', '/a/b/', { params: {}, rest: '' }],
    ['/a/:x', '/a/b?q=1#h', { params: { x: 'b' }, rest: '' }],
    ['/a/:x', '/a/%C3%A9', { params: { x: 'é' }, rest: '' }],
    ['/a/*', '/a', { params: {}, rest: '' }],
    ['/a/*', '/a/b/c', { params: {}, rest: 'b/c' }],
    ['/:l/x/*', '/en/x/1', { params: { l: 'en' }, rest: '1' }],
    ['*', '/anything/at/all', undefined],
    ['/*', '/', { params: {}, rest: '' }],
  ])('%s on %s', (pattern, path, match) => {
    if (match) expect(matchPath(pattern, path)).toEqual(match)
    else expect(matchPath('/x/*', path)).toBeUndefined()
  })

  it.each([
    ['/a', '/a/b'],
    ['/a/b', '/a'],
    ['/a/:x', '/a'],
    ['/a', '/A'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined()
  })

  it('matches a list of patterns', () => {
    expect(matchesAny(['/x', '/a/*'], '/a/1')).toBe(true)
    expect(matchesAny([], '/a/1')).toBe(false)
  })

  it('fills a target without letting the address change more than its part', () => {
    const match = matchPath('/blog/:slug', '/blog/a%2F..%2Fb?x')
    expect(match && fillPattern('https://blog.outlay.example/en/:slug', match)).toBe(
      'https://blog.outlay.example/en/a%2F..%2Fb',
    )
    const rest = matchPath('/help/*', '/help/x/%3Fy')
    expect(rest && fillPattern('/faq/*', rest)).toBe('/faq/x/%3Fy')
  })

  it('normalizes', () => {
    expect(normalizePath('/en//?x')).toBe('/en')
    expect(normalizePath('')).toBe('/')
  })

  it('explains an unusable pattern', () => {
    expect(patternFinding('/ok/:a/*')).toBeUndefined()
    expect(patternFinding('no')).toContain('must start with "/"')
    expect(patternFinding('/a/*/b')).toContain('before its end')
    expect(patternFinding('/a/b*')).toContain('stand alone')
    expect(patternFinding('/:a/:a')).toContain('twice')
  })
})

describe('a pattern', () => {
  it.each([
    ['/a', undefined],
    ['/', undefined],
    ['/*', undefined],
    ['/:a/:b', undefined],
    ['/a/b/a', undefined],
    ['', '"" must start with "/"'],
    ['a/b', '"a/b" must start with "/"'],
    ['/*/b', '"/*/b" has "*" before its end'],
    ['/a/b*', '"/a/b*": "*" must stand alone'],
    ['/a*/b', '"/a*/b": "*" must stand alone'],
    ['/:a/x/:a', '"/:a/x/:a" names a parameter twice'],
  ])('%j can be used, or says why not: %s', (pattern, finding) => {
    expect(patternFinding(pattern)).toBe(finding)
  })

  it.each([
    ['/a/:x/b', '/a//b'],
    ['/a/:x', '/a/b/c'],
    ['/:x', '/'],
    ['/', '/a'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined()
  })

  it('gives what a star matches decoded, part by part, and what cannot be decoded as it is', () => {
    expect(matchPath('/a/*', '/a/%C3%A9/%E9')).toEqual({ params: {}, rest: 'é/%E9' })
    expect(matchPath('/:x', '/%E9')).toEqual({ params: { x: '%E9' }, rest: '' })
  })

  it('compares segments in another way when it is told so', () => {
    const isSame = (wanted: string, given: string) => wanted === given.toLowerCase()
    expect(matchPath('/a/:x', '/A/B', isSame)).toEqual({ params: { x: 'B' }, rest: '' })
    expect(matchPath('/a', '/B', isSame)).toBeUndefined()
  })
})

describe('a target', () => {
  const match = { params: { slug: 'a b', x_1: 'c/d' }, rest: 'e f/g?' }

  it.each([
    ['/blog/:slug', '/blog/a%20b'],
    ['/:slug/:x_1', '/a%20b/c%2Fd'],
    ['/:other', '/:other'],
    ['https://a.example:8080/:slug', 'https://a.example:8080/a%20b'],
    ['/faq/*', '/faq/e%20f/g%3F'],
    ['/faq/*/a', '/faq/*/a'],
    ['/faq', '/faq'],
  ])('%s is filled: %s', (target, expected) => {
    expect(fillPattern(target, match)).toBe(expected)
  })
})

it.each([
  ['/a/b/?x#y', '/a/b'],
  ['/a#y?x', '/a'],
  ['/', '/'],
  ['//', '/'],
  ['?x', '/'],
  ['a/b', '/a/b'],
  ['/a//b//', '/a//b'],
])('%j is normalized to %s', (path, expected) => {
  expect(normalizePath(path)).toBe(expected)
})
