import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import type { MarketOverride } from '../cms/overrides'
import { exampleFacts } from '../cms/productFacts.fixture'
import { buildSiteData } from './buildSiteData'
import { testSite } from './site.fixture'

type Input = { documents?: CmsDocument[]; overrides?: MarketOverride[] }

/** The data of a locale whose market is in Graz. */
function siteOf(urlCode: UrlCode, { documents = [], overrides = [] }: Input) {
  const locale = localeByUrlCode(urlCode)
  if (!locale) throw new Error(urlCode)
  const market = { values: { ...testSite.market, city: 'Graz' }, overrides, facts: exampleFacts }
  const pathOf = (id: string, code: UrlCode) => (id === 'gone' ? undefined : `/${code}/${id}`)
  return buildSiteData({ documents, locale, market, pathOf })
}

const navigation = (id: string, lang: string, closing_line: string): CmsDocument =>
  cmsDocument(
    'navigation',
    {
      menus: [{ label: 'A menu', entries: [] }],
      legal_links: [{ link: documentLink('legal') }, { link: documentLink('gone') }],
      closing_line,
    },
    { id, lang },
  )
const german = navigation('nav-de', 'de-de', 'Erfunden in {market.city}')
const english = navigation('nav-en', 'en-gb', 'Invented in {market.city}')
const ofLocale = (one: CmsDocument, id: string, localeCode: string, closing_line: string): CmsDocument => ({
  ...one,
  id,
  data: { ...one.data, localeCode, closing_line },
})

it('shows the navigation of the language as the market reads it: tokens, own texts, links within the locale', () => {
  const overrides = [{ documentId: 'nav-de', field: 'menus.0.label', text: 'Ein Menü' }]
  const site = siteOf('at', { documents: [english, german], overrides })
  expect(site.navigation).toMatchObject({
    menus: [{ label: 'Ein Menü' }],
    legalLinks: [{ href: '/at/legal' }],
    closingLine: 'Erfunden in Graz',
  })
  expect(site).toMatchObject({ urlCode: 'at', market: { city: 'Graz' } })
})

it('a language without a navigation has that of the default locale, with links into its own locale', () => {
  const site = siteOf('fr', { documents: [german, english] })
  expect(site.navigation).toMatchObject({
    legalLinks: [{ href: '/fr/legal' }],
    closingLine: 'Invented in Graz',
  })
  expect(siteOf('fr', { documents: [german] }).navigation.menus).toEqual([])
})

it('a locale with a navigation of its own has that one, and no other locale has it', () => {
  const documents = [
    ofLocale(german, 'nav-at', 'de-at', 'In {market.city} zu Hause'),
    ofLocale(english, 'nav-lu', 'en-lu', 'Of Luxembourg'),
    german,
    english,
  ]
  const lineIn = (urlCode: UrlCode, of = documents) => siteOf(urlCode, { documents: of }).navigation.closingLine
  expect((['at', 'de', 'lu', 'ee', 'en', 'fr'] as const).map((urlCode) => lineIn(urlCode))).toEqual([
    'In Graz zu Hause',
    'Erfunden in Graz',
    'Of Luxembourg',
    'Invented in Graz',
    'Invented in Graz',
    'Invented in Graz',
  ])
  const edited = [ofLocale(german, 'nav-at', 'de-at', 'Anders'), ...documents.slice(1)]
  const changed = (['at', 'de', 'lu', 'ee', 'en', 'fr'] as const).filter(
    (urlCode) => lineIn(urlCode) !== lineIn(urlCode, edited),
  )
  expect(changed).toEqual(['at'])
})

it('strings are those of the language as the market reads them', () => {
  const strings = cmsDocument(
    'global_strings',
    { home: 'Start in {market.city}', send: 'Senden' },
    { id: 'strings-de', lang: 'de-de' },
  )
  const overrides = [{ documentId: 'strings-de', field: 'send', text: 'Abschicken' }]
  expect(siteOf('at', { documents: [strings], overrides }).strings).toMatchObject({
    home: 'Start in Graz',
    send: 'Abschicken',
    menu: '',
  })
})

it('strings that the language lacks are those of the default locale, as the market reads them', () => {
  const strings = (id: string, lang: string, data: Record<string, string>) =>
    cmsDocument('global_strings', data, { id, lang })
  const documents = [
    strings('strings-de', 'de-de', { send: 'Senden', menu: 'Ab {plan:growth.yearlyTotal} im Jahr' }),
    strings('strings-en', 'en-gb', { send: 'Send', home: 'Home in {market.city}' }),
  ]
  expect(siteOf('at', { documents }).strings).toMatchObject({
    send: 'Senden',
    home: 'Home in Graz',
    menu: expect.stringMatching(/^Ab £\s?96 im Jahr$/) as string,
  })
  expect(siteOf('fr', { documents }).strings).toMatchObject({ send: 'Send', home: 'Home in Graz' })
})

it('the message of the notification banner is that of the language, else of the default locale', () => {
  const strings = (id: string, lang: string, text: string) => {
    const spans = [{ type: 'hyperlink', start: 0, end: 1, data: documentLink('guide') }]
    const message = text ? [{ type: 'paragraph', text, spans }] : []
    return cmsDocument('global_strings', { notification_banner_message: message }, { id, lang })
  }
  const documents = [
    strings('strings-en', 'en-gb', 'A guide'),
    strings('strings-de', 'de-de', 'Neu in {market.city}'),
    strings('strings-fr', 'fr-fr', ''),
  ]
  expect(siteOf('at', { documents }).notification).toEqual([
    { text: 'N', href: '/at/guide' },
    { text: 'eu in Graz' },
  ])
  expect(siteOf('fr', { documents }).notification).toEqual([
    { text: 'A', href: '/fr/guide' },
    { text: ' guide' },
  ])
  expect(siteOf('fr', {}).notification).toEqual([])
})

it('an edit of anything that not all pages show changes nothing', () => {
  const page = cmsDocument('page', { title: 'Before' })
  const withNote = { ...english, data: { ...english.data, note: 'For editors' } }
  const edited = siteOf('en', { documents: [{ ...page, data: { title: 'After' } }, withNote] })
  expect(edited).toEqual(siteOf('en', { documents: [page, english] }))
})

it('names the cookie policy of the language within the locale, if there is one', () => {
  const policy = cmsDocument('cookie_policy', {}, { id: 'policy-de', lang: 'de-de' })
  expect(siteOf('at', { documents: [policy] }).cookiePolicy).toBe('/at/policy-de')
  expect(siteOf('fr', { documents: [policy] })).not.toHaveProperty('cookiePolicy')
})

it('a message that leads to a page that is not here is left out, and that of another language does not take its place', () => {
  const strings = (id: string, lang: string, target: string) => {
    const spans = [{ type: 'hyperlink', start: 0, end: 1, data: documentLink(target) }]
    const message = [{ type: 'paragraph', text: 'A guide', spans }]
    return cmsDocument('global_strings', { notification_banner_message: message }, { id, lang })
  }
  const documents = [strings('strings-en', 'en-gb', 'guide'), strings('strings-de', 'de-de', 'gone')]
  expect(siteOf('at', { documents }).notification).toEqual([])
  expect(siteOf('en', { documents }).notification).toMatchObject([{ href: '/en/guide' }, {}])
})
