import { readdirSync } from 'node:fs'
import model from '../../../customtypes/consent_banner/index.json'
import { contentLanguages, locales, type UrlCode } from '../../../locales.config'
import { cmsDocument } from '../../content/cms/document.fixture'
import type { Market } from '../../content/cms/markets'
import { exampleFacts } from '../../content/cms/productFacts.fixture'
import { exampleSite } from '../../content/site/exampleSite.fixture'
import { readJson } from '../../core/values/readJson'
import { readBanners } from './readBanners'
import { bannerTextKeys } from './texts'

const folder = 'content/documents'

it('the keys are those of the model', () => {
  expect(Object.keys(model.json.Main)).toEqual([...bannerTextKeys])
})

it.each(contentLanguages())(
  'the banner in %s has every text, and accepting and refusing weigh the same',
  (language) => {
    const { data } = readJson(`${folder}/${language}/consent_banner.json`) as {
      data: Record<string, string>
    }
    for (const key of bannerTextKeys) expect(data[key]?.trim()).not.toBe('')
    const { accept = '', refuse = '' } = data
    expect(Math.abs(accept.length - refuse.length)).toBeLessThanOrEqual(4)
  },
)

it('every folder of documents is a language', () => {
  expect(readdirSync(folder).sort()).toEqual([...contentLanguages()].sort())
})

const market: Market = { values: { ...exampleSite.market, city: 'Graz' }, overrides: [], facts: exampleFacts }
const markets = new Map(locales.map(({ urlCode }): [UrlCode, Market] => [urlCode, market]))
const siteIn = (urlCode: UrlCode, cookiePolicy?: string) => ({
  urlCode,
  strings: { ...exampleSite.strings, cookie_settings: 'The link' },
  ...(cookiePolicy ? { cookiePolicy } : {}),
})
const english = cmsDocument('consent_banner', { title: 'In {market.city}' }, { id: 'en', lang: 'en-gb' })
const german = cmsDocument('consent_banner', { title: 'Ihre Wahl' }, { id: 'de', lang: 'de-de' })
const policy = cmsDocument(
  'cookie_policy',
  { title: 'Richtlinie', categories: [{ category: 'analytics', title: 'Statistik', text: 'Zeigt uns …' }] },
  { id: 'policy', lang: 'de-de' },
)

it('a market has the banner of its language with the words of its cookie policy, other languages the default one', () => {
  const documents = [english, german, policy]
  const siteData = [siteIn('at', '/at/legal/cookie-policy'), siteIn('fr')]
  const banners = readBanners({ documents, markets, siteData })
  expect(banners.get('at')).toMatchObject({
    title: 'Ihre Wahl',
    label: 'The link',
    policy: { text: 'Richtlinie', path: '/at/legal/cookie-policy' },
    categories: [{ category: 'analytics', title: 'Statistik', text: 'Zeigt uns …' }],
  })
  expect(banners.get('fr')).toMatchObject({ title: 'In Graz', categories: [] })
  expect(banners.get('fr')).not.toHaveProperty('policy')
})

it('without any document there is no banner', () => {
  expect(readBanners({ documents: [policy], markets, siteData: [siteIn('de')] }).size).toBe(0)
})
