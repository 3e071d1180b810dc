import { openedCssPath } from '../src/design/layout/openedCssPath'
import { menuIconsPath } from '../src/design/theme/icons/sprite'
import { motionCssPath } from '../src/design/theme/motionCssPath'
import { printCssPath } from '../src/design/theme/printCss'
import { cacheControlOf, entityTag, isNotModified, revalidate } from './caching'

it.each([
  '/app-0123456789abcdef0123.js',
  '/app-0123456789.js',
  '/521-0123456789.js',
  '/webpack-runtime-0123456789abcdef0123.js.map',
  '/component---src-pages-404-tsx-0123456789abcdef0123.js',
  '/framework-0123456789abcdef0123.js.LICENSE.txt',
  '/styles.0123456789abcdef0123.css',
  printCssPath,
  motionCssPath,
  openedCssPath,
  menuIconsPath,
  '/static/logo-1a2b3c.svg',
])('%s never changes', (path) => {
  expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable')
})

it.each([
  '/en/index.html',
  '/page-data/en/page-data.json',
  '/page-data/sq/d/0123456789.json',
  '/sw.js',
  '/robots.txt',
  '/en/pricing-0123456789abcdef0123',
  '/media/photo-2024.png',
  '/forms-data/en.json',
])('%s is revalidated', (path) => {
  expect(cacheControlOf(path)).toBe(revalidate)
})

describe('isNotModified', () => {
  const modified = new Date('2026-11-20T10:00:00.500Z')
  const tag = entityTag({ size: 10, modified }, 'br')
  const now = Date.parse('2026-11-22T10:00:00Z')
  const check = (headers: Record<string, string>): boolean =>
    isNotModified(new Headers(headers), tag, modified, now)

  it('goes by the entity tag, weak or in a list', () => {
    expect(check({ 'if-none-match': tag })).toBe(true)
    expect(check({ 'if-none-match': `"other", W/${tag}` })).toBe(true)
    expect(check({ 'if-none-match': '*' })).toBe(true)
    expect(check({ 'if-none-match': entityTag({ size: 10, modified }, 'gzip') })).toBe(false)
    expect(check({ 'if-none-match': entityTag({ size: 11, modified }, 'br') })).toBe(false)
  })

  it('goes by the date when there is no tag', () => {
    expect(check({ 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' })).toBe(true)
    expect(check({ 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' })).toBe(false)
    expect(check({ 'if-modified-since': 'yesterday' })).toBe(false)
    expect(check({})).toBe(false)
  })

  it.each(['Friday, 20-Nov-26 10:00:00 GMT', 'Fri Nov 20 10:00:00 2026'])('knows the old form %s', (date) => {
    expect(check({ 'if-modified-since': date })).toBe(true)
  })

  it.each([
    ['later than now', 'Sun, 22 Nov 2026 10:00:01 GMT'],
    ['far in the future', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['a number', '2027'],
    ['of another standard', '2026-11-21T10:00:00Z'],
    ['of another time zone', 'Sat, 21 Nov 2026 10:00:00 +0100'],
    ['given twice', 'Sat, 21 Nov 2026 10:00:00 GMT, Sat, 21 Nov 2026 10:00:00 GMT'],
  ])('knows no date that is %s', (_name, date) => {
    expect(check({ 'if-modified-since': date })).toBe(false)
  })

  it('a tag that differs outweighs the date', () => {
    expect(check({ 'if-none-match': '"other"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' })).toBe(
      false,
    )
  })
})
