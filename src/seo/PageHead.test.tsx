import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '../content/cms/pageContext'
import { PageHead } from './PageHead'
import { socialImageOf } from './socialImage'
import { jsonForScript } from './StructuredData'

const context: PageContext = {
  locale: 'de',
  alternates: { en: '/en/about', de: '/de/ueber-uns', at: '/at/ueber-uns' },
  siteDigest: '',
  indexable: true,
  trail: [{ path: '/de', name: 'Startseite' }],
}

function head(overrides: Partial<PageContext> = {}, props: Partial<Parameters<typeof PageHead>[0]> = {}) {
  return renderToStaticMarkup(
    <PageHead
      title="Über uns"
      description="Wer wir sind"
      path="/de/ueber-uns/"
      context={{ ...context, ...overrides }}
      {...props}
    />,
  )
}

const tags = (html: string, pattern: RegExp): string[] => html.match(new RegExp(pattern, 'g')) ?? []

it('names the page, its canonical address and its cluster with x-default', () => {
  const html = head()
  expect(html).toContain('<title>Über uns | Outlay</title>')
  expect(html).toContain('<link rel="canonical" href="https://www.outlay.example/de/ueber-uns"/>')
  expect(tags(html, /<link rel="alternate"[^>]*>/)).toEqual([
    '<link rel="alternate" hrefLang="en-GB" href="https://www.outlay.example/en/about"/>',
    '<link rel="alternate" hrefLang="de-DE" href="https://www.outlay.example/de/ueber-uns"/>',
    '<link rel="alternate" hrefLang="de-AT" href="https://www.outlay.example/at/ueber-uns"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://www.outlay.example/en/about"/>',
  ])
})

it('leaves pages that must not be listed out of the cluster', () => {
  const html = head({ unlisted: ['at'] })
  expect(tags(html, /<link rel="alternate"[^>]*>/)).toEqual([
    '<link rel="alternate" hrefLang="en-GB" href="https://www.outlay.example/en/about"/>',
    '<link rel="alternate" hrefLang="de-DE" href="https://www.outlay.example/de/ueber-uns"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://www.outlay.example/en/about"/>',
  ])
})

it('a page that the default locale does not have is for visitors of every other one itself', () => {
  const html = head({ alternates: { de: '/de/ueber-uns', at: '/at/ueber-uns' } })
  expect(tags(html, /hrefLang="x-default"[^>]*>/)).toEqual([
    'hrefLang="x-default" href="https://www.outlay.example/de/ueber-uns"/>',
  ])
})

it('the variant of an experiment must not be listed, and has the canonical address of its original', () => {
  const html = head({ indexable: false, original: '/de/preise' })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="https://www.outlay.example/de/preise"/>')
  expect(html).toContain('<meta property="og:url" content="https://www.outlay.example/de/preise"/>')
  expect(tags(html, /rel="alternate"|application\/ld/)).toEqual([])
})

it('a copy may be listed, has the canonical address of the page it copies, and is in no cluster', () => {
  const html = head({ copyOf: '/en/about' })
  expect(html).not.toContain('noindex')
  expect(html).toContain('<link rel="canonical" href="https://www.outlay.example/en/about"/>')
  expect(tags(html, /<link rel="alternate"[^>]*>/)).toEqual([])
})

it('a page that must not be listed says so, and has neither canonical, cluster nor structured data', () => {
  const html = head({ indexable: false })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/canonical|hrefLang|ld\+json/)
})

it('has the tags of social networks: type, locale, and a picture with its size and text', () => {
  const html = head()
  const picture = `https://www.outlay.example${socialImageOf('Über uns').url}`
  for (const tag of [
    '<meta property="og:type" content="website"/>',
    '<meta property="og:locale" content="de_DE"/>',
    `<meta property="og:image" content="${picture}"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Über uns"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(html).toContain(tag)
})

it("takes the editor's picture, with a full address, and calls an article one", () => {
  const html = head(
    {},
    {
      image: { url: '/media/a.png', alt: 'Ein Bild', width: 800, height: 400 },
      structuredData: () => [{ '@type': 'Article', headline: 'Über uns' }],
    },
  )
  expect(html).toContain('<meta property="og:image" content="https://www.outlay.example/media/a.png"/>')
  expect(html).toContain('<meta property="og:image:width" content="800"/>')
  expect(html).toContain('<meta property="og:type" content="article"/>')
})

it('has the trail from the homepage, and none on a homepage', () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head())?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Startseite', item: 'https://www.outlay.example/de' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Über uns',
            item: 'https://www.outlay.example/de/ueber-uns',
          },
        ],
      },
    ],
  })
  expect(head({ trail: [] })).not.toContain('ld+json')
})

it('no text of the content can end the script or turn into markup', () => {
  const headline = '</script><script>alert(1)</script> &lt;b&gt;'
  const json = jsonForScript([{ '@type': 'Article', headline }])
  expect(json).not.toMatch(/[<&]/)
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ headline }] })
})

it('the picture of a title has one name, whatever the brand at its end', () => {
  expect(socialImageOf('Pricing | Outlay')).toEqual(socialImageOf('Pricing'))
  expect(socialImageOf('Pricing').url).toMatch(/^\/social\/[0-9a-f]{16}\.png$/)
  const titles = Array.from({ length: 5000 }, (_, index) => `Title ${index}`)
  expect(new Set(titles.map((title) => socialImageOf(title).url)).size).toBe(5000)
})
