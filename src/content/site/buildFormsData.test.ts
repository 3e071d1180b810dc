import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { parseDocument, type CmsDocument } from '../cms/document'
import type { MarketValues } from '../cms/markets'
import { exampleFacts, plansDocument } from '../cms/productFacts.fixture'
import { buildFormsData } from './buildFormsData'

const document = (type: string, lang: string, data: Record<string, unknown>): CmsDocument => ({
  id: `${lang}.${type}`,
  uid: null,
  type,
  lang,
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data,
})
const logo = (name: string) => ({
  url: `/media/${name}.svg`,
  alt: name,
  dimensions: { width: 100, height: 28 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
})

const english = document('sign_up_modal', 'en-gb', {
  title: 'Start here',
  subtitle: 'In {market.city}',
  highlighted_feature_1: 'Cards',
  highlighted_feature_2: '',
  highlighted_feature_3: 'Receipts',
  partner_title: 'Start with your offer',
})
const german = document('sign_up_modal', 'de-de', { title: 'Hier beginnen' })

const dataOf = (
  urlCode: UrlCode,
  documents: CmsDocument[],
  overrides = [],
  addresses = ['/en/pricing'],
) => {
  const locale = localeByUrlCode(urlCode)
  if (!locale) throw new Error(urlCode)
  const market = { values: { city: 'Leeds', currency: 'GBP' } as MarketValues, overrides, facts: exampleFacts }
  return buildFormsData({ documents, locale, market, addresses })
}

it('takes what the content has and leaves out the rest', () => {
  expect(dataOf('en', [english]).signUpModal).toEqual({
    title: 'Start here',
    subtitle: 'In Leeds',
    features: ['Cards', 'Receipts'],
    partner: { title: 'Start with your offer', subtitle: 'In Leeds' },
  })
})

it('fills prices and other facts in', () => {
  const withFacts = {
    ...english,
    data: { ...english.data, title: 'Free for {fact:trialDays} days, then {plan:starter.users}' },
  }
  expect(dataOf('en', [withFacts]).signUpModal?.title).toBe('Free for 30 days, then 5')
})

it('a language without its own modal has that of the default locale, as a whole', () => {
  const titleIn = (urlCode: UrlCode) => dataOf(urlCode, [english, german]).signUpModal?.title
  expect(['de', 'at', 'fr', 'lu'].map((urlCode) => titleIn(urlCode as UrlCode))).toEqual([
    'Hier beginnen',
    'Hier beginnen',
    'Start here',
    'Start here',
  ])
  expect(dataOf('de', [english, german]).signUpModal?.features).toEqual([])
})

it('pictures need a size, logos and quote are independent', () => {
  const { signUpModal } = dataOf('en', [
    document('sign_up_modal', 'en-gb', {
      image: {},
      social_proof_subtitle: 'Example companies',
      social_proof_logo_1: { url: '/media/unknown.svg', alt: null },
      social_proof_logo_2: logo('Tarnvolt'),
      review_quote_title: 'The list is short.',
      review_quote_logo: logo('Quillmere'),
    }),
  ])
  expect(signUpModal).not.toHaveProperty('image')
  expect(signUpModal?.socialProof).toEqual({
    subtitle: 'Example companies',
    logos: [{ url: '/media/Tarnvolt.svg', alt: 'Tarnvolt', width: 100, height: 28 }],
  })
  expect(signUpModal?.reviewQuote).toMatchObject({ quote: 'The list is short.', logo: { alt: 'Quillmere' } })
})

it.each([
  ['a subtitle without logos', { social_proof_subtitle: 'Example companies' }, 'socialProof'],
  ['an author without a quote', { review_quote_author: 'Maud' }, 'reviewQuote'],
])('%s is no social proof', (_name, data, part) => {
  expect(dataOf('en', [document('sign_up_modal', 'en-gb', data)]).signUpModal).not.toHaveProperty(part)
})

it('without any modal there are still the domains, in lower case and once', () => {
  const domains = [{ domain: ' Web.example' }, { domain: 'mail.example' }, { domain: 'mail.example' }, {}]
  expect(dataOf('fr', [document('disallowed_email_domains', 'en-gb', { domains })])).toEqual({
    disallowedEmailDomains: ['mail.example', 'web.example'],
  })
})

it('the English content fills every part of the modal', () => {
  const file = (name: string): CmsDocument => parseDocument(readJson(`content/documents/en-gb/${name}.json`))
  const data = dataOf('en', [file('sign_up_modal'), file('disallowed_email_domains')])
  expect(data.signUpModal?.features).toHaveLength(3)
  expect(data.signUpModal?.socialProof?.logos).toHaveLength(3)
  expect(data.signUpModal).toMatchObject({ image: { alt: '' }, reviewQuote: { logo: expect.anything() } })
  expect(data.disallowedEmailDomains).toEqual(expect.arrayContaining(['gmail.com', 'web.de', 'orange.fr']))
})

it('has the plans of the market for a choice in words, and the page where it is made', () => {
  const { plans } = dataOf('en', [english, plansDocument()])
  expect(plans).toMatchObject({ currency: 'GBP', pricingPath: '/en/pricing' })
  expect(plans?.plans[0]).toEqual({
    id: 'starter',
    name: exampleFacts.plans.starter.name,
    monthly: exampleFacts.plans.starter.monthly,
    yearly: exampleFacts.plans.starter.yearly,
    maxUsers: exampleFacts.plans.starter.users,
  })
  expect(plans?.texts.change_choice).toBe('Change')
  expect(dataOf('en', [english, plansDocument()], [], []).plans).not.toHaveProperty('pricingPath')
  expect(dataOf('en', [english])).not.toHaveProperty('plans')
})
