import { locales } from '../../../locales.config'
import { cmsDocument } from './document.fixture'
import { localizeDocument } from './localizeDocument'
import { readMarkets } from './markets'
import { showsOffer } from './offer'
import { offerFindings } from './offerFindings'
import { documentsOfType } from './productScreens.fixture'

const { markets } = readMarkets(['market', 'product_facts', 'product_plans'].flatMap(documentsOfType), locales)
const plans = documentsOfType('product_plans')
const toolFacts = { rules: 218, countries: 30, ratesCheckedOn: '2026-11-25' }

const home = cmsDocument('homepage', {})
const hero = (primary: object) =>
  cmsDocument('page', { slices: [{ slice_type: 'hero', primary: { scene: 'reports', ...primary } }] })
const demo = { link_type: 'Document', type: 'demo', id: 'en-gb.demo.book-a-demo' }

function offerIn(urlCode: (typeof locales)[number]['urlCode'], document = home) {
  const market = markets.get(urlCode)
  const locale = locales.find((one) => one.urlCode === urlCode)
  if (!market || !locale) throw new Error(`no market ${urlCode}`)
  const plansDocument = plans.find(({ lang }) => lang === locale.contentLanguage)
  const { htmlLang } = locale
  return localizeDocument(document, { market, htmlLang, plansDocument, toolFacts }).relatedData?.offer
}

it('the line says what the product costs, from the facts and in the currency of the market', () => {
  expect(offerIn('en')?.priceLine).toBe('Free for up to 5 users. With more, every user costs £9 per month.')
  expect(offerIn('at')?.priceLine).toMatch(/bis zu 5 Nutzer\. Mit mehr kostet jeder Nutzer €\s10 im Monat/)
  expect(offerIn('da')?.priceLine).toMatch(/hver bruger 75\skr\. om måneden/)
})

it.each(locales.map(({ urlCode }) => urlCode))(
  '%s has the line, its reader, the three prices and something to check',
  (urlCode) => {
    const offer = offerIn(urlCode)
    expect(offer?.audience).toMatch(/5.*500/)
    expect(offer?.home?.plans.map(({ name }) => name)).toEqual(['Starter', 'Growth', 'Scale'])
    expect(offer?.home?.proof.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(offer)).not.toMatch(/\{\w|undefined/)
    expect(offer?.priceLine).not.toBe('')
  },
)

it('counts what a visitor can check where the data is', () => {
  expect(offerIn('en')?.home?.proof.slice(0, 2)).toMatchObject([
    { figure: '218', text: 'rules of EN 16931 check every invoice you make here.' },
    { figure: '30', text: 'countries’ VAT rates, checked on 25 November 2026.' },
  ])
})

it('names the accounting systems of the market, and says nothing of them where it has none', () => {
  expect(offerIn('se')?.home?.ledgers).toEqual({
    label: 'Skickar verifikationer till',
    names: ['Fortnox', 'Spiris', 'NetSuite'],
  })
  const german = markets.get('de')
  if (!german) throw new Error('no market de')
  const { ledgers: _, ...market } = german
  const localized = localizeDocument(home, { market, htmlLang: 'de-DE', plansDocument: plans[0], toolFacts })
  expect(localized.relatedData?.offer?.home).not.toHaveProperty('ledgers')
})

it('a page has the line where its hero shows the product and asks to begin, and no more', () => {
  expect(showsOffer(hero({ form: 'work_email' }))).toBe(true)
  expect(showsOffer(hero({ secondary_link: demo }))).toBe(true)
  expect(showsOffer(hero({ primary_link: { link_type: 'Web', url: '/us/book-a-demo' } }))).toBe(true)
  expect(showsOffer(hero({ scene: 'none', secondary_link: demo }))).toBe(false)
  expect(showsOffer(hero({ primary_link: { link_type: 'Web', url: '/en/careers/jobs' } }))).toBe(false)
  expect(showsOffer(cmsDocument('partner', { scene: 'reports', primary_link: demo }))).toBe(false)
  expect(offerIn('en', hero({ secondary_link: demo }))).not.toHaveProperty('home')
})

it('a page that asks to begin and a price page say for whom the product is and who holds the money', () => {
  const text = 'For finance and team leads in companies of 5 to 500. A licensed partner holds your money.'
  const prices = [cmsDocument('pricing', {}), cmsDocument('secondary_pricing', { localeCode: 'en-lu' })]
  for (const document of [hero({ secondary_link: demo }), ...prices])
    expect(offerIn('en', document)?.audience).toBe(text)
})

it('a place that nothing fills in is a finding, and its proof is left out', () => {
  const document = cmsDocument('product_plans', { proof: [{ figure: '{rulez}', text: 'Rules' }] })
  expect(offerFindings(document)).toMatchObject([
    { field: 'data.proof.0.figure', message: expect.stringContaining('nothing fills in {rulez}') },
  ])
})
