import { HtmlValidate } from 'html-validate'
import model from '../../../customtypes/offline_page/index.json'
import { contentLanguages, localeByUrlCode, locales, type UrlCode } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { cmsDocument } from '../cms/document.fixture'
import type { Market } from '../cms/markets'
import { exampleFacts } from '../cms/productFacts.fixture'
import { exampleSite } from '../site/exampleSite.fixture'
import { offlineHtml } from './offlineHtml'
import { readOfflinePages } from './readOfflinePages'
import { offlineTextKeys, type OfflineTexts } from './texts'

it('the keys are those of the model', () => {
  expect(Object.keys(model.json.Main)).toEqual([...offlineTextKeys])
})

it.each(contentLanguages())('the page in %s has every text', (language) => {
  const file = `content/documents/${language}/offline_page.json`
  const { data } = readJson(file) as { data: Record<string, string> }
  for (const key of offlineTextKeys) expect(data[key]?.trim()).toBeTruthy()
})

const market: Market = { values: { ...exampleSite.market, city: 'Graz' }, overrides: [], facts: exampleFacts }
const markets = new Map(locales.map(({ urlCode }): [UrlCode, Market] => [urlCode, market]))
const english = cmsDocument('offline_page', { title: 'In {market.city}' }, { id: 'en', lang: 'en-gb' })
const german = cmsDocument('offline_page', { title: 'Keine Verbindung' }, { id: 'de', lang: 'de-de' })

it('each market has the page of its language, other languages the default one', () => {
  const pages = readOfflinePages([english, german], markets)
  expect(pages.size).toBe(18)
  expect(pages.get('at')?.title).toBe('Keine Verbindung')
  expect(pages.get('fr')?.title).toBe('In Graz')
})

it('without a document, or without a market, there is none', () => {
  expect(readOfflinePages([], markets).size).toBe(0)
  expect([...readOfflinePages([german], new Map([['at', market]])).keys()]).toEqual(['at'])
})

describe('the page', () => {
  const texts: OfflineTexts = { title: 'A < B & "C"', text: '<b>', retry: 'Again', home: 'Home' }
  const austria = localeByUrlCode('at')
  const html = austria ? offlineHtml(austria, texts) : ''

  it('is complete without the network: it names no file', () => {
    expect(html).not.toMatch(/\ssrc=|<link|url\(|@import/)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/at', '', '/at'])
  })

  it('is in its language, for no search engine, and shows texts as they are', () => {
    expect(html).toContain('<html lang="de-AT">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<h1>A &lt; B &amp; &quot;C&quot;</h1><p>&lt;b&gt;</p>')
  })

  it('is valid', async () => {
    const { results } = await new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'doctype-style': 'off', 'no-inline-style': 'off' },
    }).validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })
})
