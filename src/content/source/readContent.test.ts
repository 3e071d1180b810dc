import { ContentFolder } from '../../../content-api/content.fixture'
import { locales } from '../../../locales.config'
import { parseEnvironment } from '../../core/environment'
import { pathTests } from '../../visitor/experiments/declarations'
import type { RedirectSources } from '../site/localeFile'
import { ContentError } from './contentError'
import { marketData, marketDocuments, publishMarkets } from './markets.fixture'
import { openContent, readContent, type Content } from './readContent'

let folder: ContentFolder

beforeEach(() => {
  folder = new ContentFolder()
  folder.write('src/pages/us/index.tsx', '')
  folder.write('src/pages/us/index.test.tsx', '')
  folder.write('src/pages/us/legal.tsx', '')
  folder.write('src/pages/404.tsx', '')
  publishMarkets(folder)
})
afterEach(() => folder.remove())

async function read(): Promise<Content> {
  return readContent(folder.root, await openContent(folder.root, parseEnvironment({})))
}

it('reads what a build needs, for every locale', async () => {
  folder.publish({ id: 'about', uid: 'about', type: 'about', lang: 'de-de', data: { title: 'Über uns' } })
  folder.publish({
    id: 'redirects',
    type: 'redirects',
    data: { redirects: [{ source: '/prices', target: '/pricing', locale: 'at' }] },
  })
  const content = await read()
  const urlCodes = locales.map(({ urlCode }) => urlCode)
  expect([...content.markets.keys()]).toEqual(urlCodes)
  expect([...content.productScreens.keys()]).toEqual(urlCodes)
  expect([...content.formsData.keys()]).toEqual(urlCodes)
  expect(content.siteData.map(({ urlCode }) => urlCode)).toEqual(urlCodes)
  const sourcesOf = new Map(
    content.localeFiles
      .filter(({ folder }) => folder === 'redirect-sources')
      .map(({ urlCode, content: file }) => [urlCode, (file as RedirectSources).sources]),
  )
  expect(sourcesOf.get('at')).toEqual(['/at/prices'])
  expect(sourcesOf.get('de')).toEqual([])
  expect(sourcesOf.get('en')).toEqual(pathTests.map(({ pages }) => pages.original))
  expect(content.documents).toHaveLength(marketDocuments + 2)
  const paths = content.pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/en', '/at', '/de/about', '/at/about']))
  expect(paths).not.toContain('/us')
  expect(content.codeAlternates.get('/us')).toMatchObject({ us: '/us', en: '/en', at: '/at' })
  expect([...content.codeNames]).toEqual([['/us/legal', 'Legal information']])
})

it('reports everything that is wrong at once, each with its place', async () => {
  folder.write('content/documents/fr-fr/broken.json', '{ "id": ')
  folder.write('content/documents/it-it/home-it.json', '')
  folder.publish({ id: 'leaflet', uid: 'leaflet', type: 'leaflet', lang: 'de-de' })
  folder.publish({ id: 'market-pt', type: 'market', lang: 'pt-pt', data: marketData('pt-pt', 'Euro') })
  folder.publish({ id: 'redirects', type: 'redirects', data: { redirects: [{ source: 'prices' }] } })
  folder.publish({ id: 'strings', type: 'global_strings', data: { home: '{market.town}' } })
  const error = await read().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContentError)
  const [title, ...lines] = String(error).split('\n')
  expect(title).toBe(`ContentError: The content of ${folder.root}/content has 8 problems; nothing was built:`)
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(/fr-fr\/broken\.json:1:/),
    expect.stringMatching(/^Not JSON/),
    expect.stringMatching(/it-it\/home-it\.json/),
    expect.stringMatching(/^Not JSON/),
    'leaflet (type leaflet, language de-de) type',
    'no template for the type "leaflet" (/unknown-document)',
    'market-pt (type market, language pt-pt) data.currency',
    '"Euro" is not an ISO 4217 currency',
    'redirects (type redirects, language en-gb) data.redirects.0.source',
    '"prices" must start with "/"',
    'redirects (type redirects, language en-gb) data.redirects.0.target',
    expect.stringMatching(/^the target is empty/),
    '(none) (type homepage, language it-it)',
    'the locale "it" has no page at /it',
    'strings (type global_strings, language en-gb) data.home',
    'the token {market.town} has no value',
  ])
})

it('one problem alone is enough to build nothing', async () => {
  folder.publish({ id: 'leaflet', uid: 'leaflet', type: 'leaflet' })
  await expect(read()).rejects.toThrow('has 1 problem; nothing was built')
})
