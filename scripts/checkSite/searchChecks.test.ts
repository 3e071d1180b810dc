import type { Site } from './checks'
import type { HtmlPage } from './readPage'
import { sitemapFindings, socialImageFindings, structuredDataFindings } from './searchChecks'

const origin = 'https://www.outlay.example'

const page = (path: string, more: Partial<HtmlPage> = {}): HtmlPage => ({
  path,
  lang: 'en-GB',
  title: path,
  description: path,
  canonical: `${origin}${path}`,
  isIndexable: true,
  alternates: [{ hreflang: 'en-GB', href: `${origin}${path}` }],
  headings: [],
  landmarks: [],
  mainText: '',
  ids: [],
  links: [],
  images: [],
  scripts: [],
  jsonLd: [],
  tokens: [],
  socialImage: { url: `${origin}/social/a.png`, width: '1200', height: '630', alt: 'A' },
  applicationBytes: 1,
  applicationFiles: [],
  ...more,
})

const site = (...pages: HtmlPage[]): Site => ({
  pages: new Map(pages.map((entry) => [entry.path, entry])),
  manifest: { routes: [], redirects: [], headers: [] } as unknown as Site['manifest'],
  hasFile: (file) => file === '/social/a.png',
})

const entry = (path: string) => ({
  file: 'sitemap-en.xml',
  address: `${origin}${path}`,
  alternates: [{ hreflang: 'en-GB', href: `${origin}${path}` }],
})

const details = (findings: { path: string; detail: string }[]): string[] =>
  findings.map(({ path, detail }) => `${path} ${detail}`)

it('a picture must be named in full, with size and text, and be there', () => {
  const { socialImage } = page('/')
  const found = socialImageFindings(
    site(
      page('/en/right'),
      page('/en/none', { socialImage: { ...socialImage, url: '' } }),
      page('/en/relative', { socialImage: { ...socialImage, url: '/social/a.png' } }),
      page('/en/size', { socialImage: { ...socialImage, width: '' } }),
      page('/en/text', { socialImage: { ...socialImage, alt: ' ' } }),
      page('/en/gone', { socialImage: { ...socialImage, url: `${origin}/social/b.png` } }),
      page('/en/thankyou', { isIndexable: false, socialImage: { ...socialImage, url: '' } }),
    ),
  )
  expect(details(found)).toEqual([
    '/en/none missing',
    '/en/relative /social/a.png is not a full address',
    '/en/size without dimensions',
    '/en/text without alt',
    '/en/gone /social/b.png is not there',
  ])
})

it('structured data must be JSON with the context of schema.org and a type for each item', () => {
  const graph = (...items: object[]): string =>
    JSON.stringify({ '@context': 'https://schema.org', '@graph': items })
  const found = structuredDataFindings(
    site(
      page('/en/right', { jsonLd: [graph({ '@type': 'Article' })] }),
      page('/en/json', { jsonLd: ['{'] }),
      page('/en/context', { jsonLd: ['{"@type":"Article"}'] }),
      page('/en/type', { jsonLd: [graph({ '@type': 'Article' }, { name: 'A' })] }),
    ),
  )
  expect(details(found)).toEqual([
    '/en/json not valid JSON',
    '/en/context @context is undefined',
    '/en/type item 1 has no @type',
  ])
})

it('the sitemaps list exactly the pages to be listed, with the clusters of their heads', () => {
  const pages = site(
    page('/en'),
    page('/en/missing'),
    page('/en/cluster', { alternates: [] }),
    page('/en/thankyou', { isIndexable: false }),
    page('/de'),
  )
  const entries = ['/en', '/en', '/en/cluster', '/en/thankyou', '/en/gone', '/de'].map(entry)
  expect(details(sitemapFindings(pages, entries))).toEqual([
    '/en twice, again in sitemap-en.xml',
    '/en/cluster sitemap-en.xml and the head differ in hreflang',
    '/en/thankyou sitemap-en.xml names a page that must not be listed',
    '/en/gone sitemap-en.xml names https://www.outlay.example/en/gone, which is not there',
    '/de stands in sitemap-en.xml',
    '/en/missing missing',
  ])
  expect(sitemapFindings(site(page('/en')), [entry('/en')])).toEqual([])
})

it('a copy of the page of the default locale is in no sitemap', () => {
  const copy = page('/lu/faq', { canonical: `${origin}/en/faq`, alternates: [] })
  const other = page('/lu/faq', { canonical: `${origin}/en/pricing`, alternates: [] })
  const ofDeclaring = page('/ie/faq', { canonical: `${origin}/en/faq`, alternates: [] })
  expect(sitemapFindings(site(copy), [])).toEqual([])
  expect(details(sitemapFindings(site(copy), [{ ...entry('/lu/faq'), file: 'sitemap-lu.xml' }]))).toEqual([
    '/lu/faq sitemap-lu.xml names a copy of https://www.outlay.example/en/faq',
  ])
  expect(details(sitemapFindings(site(other), []))).toEqual(['/lu/faq missing'])
  expect(details(sitemapFindings(site(ofDeclaring), []))).toEqual(['/ie/faq missing'])
  const borrowed = page('/ie/fetch', { canonical: `${origin}/en/fetch`, alternates: [] })
  expect(sitemapFindings(site(borrowed), [])).toEqual([])
})
