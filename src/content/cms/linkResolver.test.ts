import { dataTypes, templates } from '../plan/templates'
import type { PageDescriptor } from './document'
import {
  hasPage,
  isReferralPage,
  isSecondaryType,
  localeOfDocument,
  resolveLink,
  unknownDocumentMarker,
} from './linkResolver'

const page = (
  type: string,
  uid: string | null = null,
  more: Partial<PageDescriptor> = {},
): PageDescriptor => ({
  type,
  uid,
  lang: 'de-de',
  ...more,
})

/** Every type of the models with a page, and the path of its document `u` within its locale. */
const paths: Record<string, string> = {
  homepage: '',
  homepage_v2: '',
  pricing: '/lp/u',
  legal: '/legal',
  gdpr: '/legal/gdpr',
  cookie_policy: '/legal/cookie-policy',
  third_party_licences: '/legal/third-party-licences',
  not_found: '/404',
  customer_case: '/customer-cases/u',
  partnership_case: '/partnership-cases/u',
  partner: '/partner/u',
  ebook: '/ebooks/u',
  landing_page: '/lp/u',
  experimental_landing_page: '/lp/u',
  job_listing: '/careers/jobs',
  job: '/careers/jobs/u',
  resource_detail: '/webinars/u',
  on_demand_resource: '/webinars/u',
  qualification_flow: '/qualification',
  integration: '/integrations/u',
  invoice_approvals: '/invoices-approvals',
  bills_status: '/bills-status',
  bills_tracker: '/bills-tracker',
}
const secondary: Record<string, string> = {
  secondary_homepage: '',
  secondary_pricing: '/pricing',
  secondary_legal: '/legal',
  secondary_not_found: '/404',
}
const genericTypes = Object.keys(templates).filter((type) => !(type in paths) && !(type in secondary))

describe('the link resolver', () => {
  it('has a rule for every type that has a template, and only for those', () => {
    for (const type of Object.keys(templates)) expect([type, hasPage(type)]).toEqual([type, true])
    for (const type of dataTypes) expect(hasPage(type)).toBe(false)
  })

  it.each(Object.entries(paths))('puts %s at %s', (type, path) => {
    expect(resolveLink(page(type, 'u'))).toBe(`/de${path}`)
    expect(resolveLink(page(type, 'u'), 'at')).toBe(`/at${path}`)
    // A parent does not change the path of a type that has its own folder.
    expect(resolveLink(page(type, 'u', { data: { parent_document: { uid: 'p' } } }))).toBe(`/de${path}`)
  })

  it.each(genericTypes)('puts %s at /{uid} or /{parent}/{uid}', (type) => {
    expect(resolveLink(page(type, 'u'))).toBe('/de/u')
    expect(resolveLink(page(type, 'u', { data: { parent_document: { uid: 'p' } } }))).toBe('/de/p/u')
    expect(resolveLink(page(type, 'u', { data: { localeCode: 'de-at' } }))).toBe('/at/u')
    expect(
      resolveLink(page(type, 'u', { data: { localeCode: 'de-at', parent_document: { uid: 'p' } } })),
    ).toBe('/at/p/u')
  })

  it.each(Object.entries(secondary))('puts %s into the market it names, at %s', (type, path) => {
    expect(isSecondaryType(type)).toBe(true)
    expect(resolveLink(page(type, null, { data: { localeCode: 'de-at' } }))).toBe(`/at${path}`)
    expect(
      resolveLink(page(type, null, { data: { localeCode: 'de-at', parent_document: { uid: 'p' } } })),
    ).toBe(`/at${path}`)
  })

  it('serves pricing with the uid pricing at /pricing', () => {
    expect(resolveLink(page('pricing', 'pricing'))).toBe('/de/pricing')
  })

  it.each([
    ['secondary_homepage', 'Secondary Homepage is missing localeCode'],
    ['secondary_pricing', 'Secondary Pricing is missing localeCode'],
    ['secondary_legal', 'Secondary Legal is missing localeCode'],
    ['secondary_not_found', 'Secondary Not found is missing localeCode'],
  ])('throws for a %s without a locale code', (type, message) => {
    expect(() => resolveLink(page(type))).toThrow(message)
    expect(() => resolveLink(page(type, null, { data: { localeCode: null } }))).toThrow(message)
  })

  it('names a locale code and a language that no locale has', () => {
    expect(() => resolveLink(page('secondary_homepage', null, { data: { localeCode: 'de-li' } }))).toThrow(
      'localeCode "de-li" is in no locale',
    )
    expect(() => localeOfDocument(page('about', 'about', { lang: 'pl-pl' }))).toThrow(
      'language "pl-pl" is in no locale',
    )
  })

  it('marks what has no page: an unknown type, a missing uid', () => {
    expect(resolveLink(page('pamphlet', 'x'))).toBe(unknownDocumentMarker)
    expect(resolveLink(page('global_strings'))).toBe(unknownDocumentMarker)
    expect(resolveLink(page('ebook', null))).toBe(unknownDocumentMarker)
    expect(resolveLink(page('page', ''))).toBe(unknownDocumentMarker)
  })

  it('leads to the blog host: a home per language and a post by uid', () => {
    expect(resolveLink(page('blog'))).toBe('https://blog.outlay.example/de')
    expect(resolveLink(page('blog_post', 'belege'))).toBe('https://blog.outlay.example/de/belege')
  })

  it('takes a finished url as it is', () => {
    expect(resolveLink(page('pamphlet', 'x', { url: '/de/anders' }))).toBe('/de/anders')
  })

  it('addresses a document of one market by its path, when it gives one', () => {
    const data = { localeCode: 'de-at', path: 'about' }
    expect(resolveLink(page('about', 'about-at', { data }))).toBe('/at/about')
    expect(resolveLink(page('pricing', 'pricing-at', { data: { ...data, path: 'pricing' } }))).toBe(
      '/at/pricing',
    )
    expect(resolveLink(page('ebook', 'closing-at', { data: { ...data, path: 'closing' } }))).toBe(
      '/at/ebooks/closing',
    )
    // Without its own market it would be another page in every market.
    expect(resolveLink(page('about', 'about', { data: { path: 'other' } }))).toBe('/de/about')
  })

  it.each(['legal', '/legal', '/legal/'])('puts a page under the page of code %s', (parent_path) => {
    expect(resolveLink(page('page', 'dsr', { lang: 'en-us', data: { parent_path } }))).toBe('/us/legal/dsr')
    // A preview passes empty fields as the content API sends them.
    expect(resolveLink(page('page', 'dsr', { data: { parent_path: '', path: '' } }))).toBe('/de/dsr')
  })

  it('flags the referral page', () => {
    expect(isReferralPage({ uid: 'refer-at', data: { localeCode: 'de-at', path: 'referrals' } })).toBe(true)
    expect(isReferralPage({ uid: 'referrals' })).toBe(true)
    expect(isReferralPage({ uid: 'referral' })).toBe(false)
  })
})
