import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import { hostManifest } from '../manifest.fixture'
import { headersFile } from './headersFile'
import type { PublishedFile } from './publishedFiles'
import { redirectsFile } from './redirectsFile'

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
const redirects = (change: Parameters<typeof hostManifest>[0] = {}, passesOn = false): string[] =>
  linesOf(redirectsFile(hostManifest(change), { passesOn })).map((line) => line.replace(/ +/g, ' '))

describe('redirects', () => {
  it('one that takes the query as it is applies before files, led to its end', () => {
    expect(redirects()).toContain('/de/old-prices /de/pricing 302!')
    expect(redirects()).toContain('/en/guides/:topic/* /en/learn/:topic/:splat 301!')
  })

  it('another host of the site leads to the canonical one, before anything else', () => {
    expect(redirects()[0]).toBe(`https://${aliasHosts[0]}/* ${brand.siteOrigin}/:splat 301!`)
  })

  it('one with its own query, or to another host, is left to the function', () => {
    const text = redirects().join('\n')
    expect(text).not.toMatch(/plans|signup|blog\/:slug|blog\.example/)
  })

  it('one that comes after it and matches the same paths is left to it too', () => {
    const list = [
      { source: '/a/:b', target: 'https://other.example/:b', permanent: true, locale: 'en' as const },
      { source: '/a/*', target: '/about', permanent: true, locale: 'en' as const },
    ]
    expect(redirects({ redirects: list }).filter((rule) => rule.startsWith('/'))).toEqual([])
  })

  it('what no file answers is passed to the function, last, where the function has no path', () => {
    expect(redirects({}, true).at(-1)).toBe('/* /.netlify/functions/site 200')
    expect(redirects().join('\n')).not.toContain('.netlify')
  })

  it('without functions wildcard pages and not-found pages have their rules and statuses', () => {
    const rules = redirects({ functions: [] }, true)
    expect(rules).toContain('/en/bills/* /en/bills.html 200')
    expect(rules).toContain('/en/jobs/* /en/jobs/404.html 404')
    expect(rules.at(-1)).toBe('/en/* /en/404.html 404')
  })
})

describe('headers', () => {
  const file = (path: string, cacheControl = 'public, max-age=0, must-revalidate'): PublishedFile => ({
    path: path.replace('/index.html', '.html'),
    file: path,
    cacheControl,
  })
  const immutable = 'public, max-age=31536000, immutable'
  const files = [
    file('en/index.html'),
    file('en/about/index.html'),
    file('media/a.svg'),
    file('media/guide.pdf'),
    file('static/a.woff2', immutable),
    file('static/b/c.svg', immutable),
    file('sw.js'),
  ]
  /** The headers that a path gets: Netlify joins the values of all rules that match. */
  function sentTo(path: string): Record<string, string[]> {
    const sent: Record<string, string[]> = {}
    for (const rule of headersFile(hostManifest(), files).split('\n\n')) {
      const [pattern = '', ...headers] = rule.trim().split('\n')
      const matches = pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path
      for (const header of matches ? headers : []) {
        const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(header) ?? []
        sent[name] = [...(sent[name] ?? []), value]
      }
    }
    return sent
  }

  it.each([
    '/en',
    '/en/about',
    '/media/a.svg',
    '/media/guide.pdf',
    '/static/a.woff2',
    '/static/b/c.svg',
    '/sw.js',
  ])('%s gets each header once', (path) =>
    expect(Object.values(sentTo(path)).filter(({ length }) => length !== 1)).toEqual([]),
  )

  it('they are those of the manifest, and hashed files are kept', () => {
    expect(sentTo('/en/about')).toEqual({
      'x-content-type-options': ['nosniff'],
      'content-security-policy': ["frame-ancestors 'self'"],
    })
    expect(sentTo('/media/a.svg')).toMatchObject({ 'content-security-policy': ['sandbox'] })
    expect(sentTo('/media/guide.pdf')).toMatchObject({ 'content-security-policy': ["script-src 'none'"] })
    expect(sentTo('/static/b/c.svg')).toMatchObject({ 'cache-control': [immutable] })
  })

  it('a folder whose files agree has one rule', () => {
    const text = headersFile(hostManifest(), files)
    expect(text).toMatch(/^\/static\/\*$/m)
    expect(text).not.toContain('/static/b')
  })
})
