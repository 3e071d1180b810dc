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
