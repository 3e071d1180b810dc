import type { PageContext } from '../content/cms/pageContext'
import { robotsText } from './robots'
import { sitemapFiles } from './sitemaps'

const page = (path: string, context: Partial<PageContext> & Pick<PageContext, 'locale'>) => ({
  path,
  context: { alternates: { [context.locale]: path }, siteDigest: '', indexable: true, ...context },
})

it('an index names one sitemap per locale that has pages to be listed', () => {
  const files = sitemapFiles([
    page('/en', { locale: 'en' }),
    page('/de', { locale: 'de' }),
    page('/fi', { locale: 'fi', indexable: false }),
    page('/lu', { locale: 'lu', copyOf: '/en' }),
  ])
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-en.xml', 'sitemap-de.xml'])
  expect(files.get('sitemap.xml')?.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.outlay.example/sitemap-en.xml</loc>',
    '<loc>https://www.outlay.example/sitemap-de.xml</loc>',
  ])
})

it('a page is listed with its alternates and, if known, the time of its last change', () => {
  const alternates = { en: '/en/about', de: '/de/ueber-uns', fi: '/fi/meista' } as const
  const files = sitemapFiles([
    page('/de/ueber-uns', {
      locale: 'de',
      alternates,
      unlisted: ['fi'],
      modified: '2026-11-02T09:00:00.000Z',
    }),
    page('/de/thankyou', { locale: 'de', indexable: false }),
    page('/de', { locale: 'de' }),
  ])
  const lines = files.get('sitemap-de.xml')?.split('\n').slice(2, -2)
  const address = (path: string): string => `https://www.outlay.example${path}`
  expect(lines).toEqual([
    `<url><loc>${address('/de')}</loc><xhtml:link rel="alternate" hreflang="de-DE" href="${address('/de')}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address('/de')}"/></url>`,
    `<url><loc>${address('/de/ueber-uns')}</loc><lastmod>2026-11-02T09:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en-GB" href="${address('/en/about')}"/>` +
      `<xhtml:link rel="alternate" hreflang="de-DE" href="${address('/de/ueber-uns')}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address('/en/about')}"/></url>`,
  ])
})

it('pages with the same alternates have the same links, but for what must not be listed', () => {
  const alternates = { en: '/en/about', de: '/de/ueber-uns' } as const
  const files = sitemapFiles([
    page('/en/about', { locale: 'en', alternates }),
    page('/de/ueber-uns', { locale: 'de', alternates, unlisted: ['de'] }),
  ])
  const hreflangs = (file: string) => files.get(file)?.match(/hreflang="[^"]+"/g)
  expect(hreflangs('sitemap-en.xml')).toEqual([
    'hreflang="en-GB"',
    'hreflang="de-DE"',
    'hreflang="x-default"',
  ])
  expect(hreflangs('sitemap-de.xml')).toEqual(['hreflang="en-GB"', 'hreflang="x-default"'])
})

it('an address is written as XML', () => {
  const files = sitemapFiles([page("/en/a&b'c", { locale: 'en' })])
  expect(files.get('sitemap-en.xml')).toContain('<loc>https://www.outlay.example/en/a&amp;b&apos;c</loc>')
})

it('crawlers are excluded everywhere but in production', () => {
  expect(robotsText('production')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /preview\n\nSitemap: https://www.outlay.example/sitemap.xml\n',
  )
  for (const deployment of ['development', 'staging'] as const) {
    expect(robotsText(deployment)).toMatch(/^Disallow: \/$/m)
  }
})
