import {
  defaultLocale,
  localeByCode,
  locales,
  localesOfContentLanguage,
  type Locale,
  type UrlCode,
} from '../../../locales.config'
import { brand } from '../../core/brand'
import type { PageDescriptor } from './document'

/** Address of a document without a page, of an unknown type for example; the build reports it. */
export const unknownDocumentMarker = '/unknown-document'

/** Names of the types whose documents must carry the locale code of their market. */
const secondaryNames: Record<string, string> = {
  secondary_homepage: 'Homepage',
  secondary_pricing: 'Pricing',
  secondary_legal: 'Legal',
  secondary_not_found: 'Not found',
}

/** True for the homepage, pricing, legal and not-found documents of markets that share a language. */
export const isSecondaryType = (type: string): boolean => type in secondaryNames

type PathRule = (uid: string, parent: string | undefined) => string

const under =
  (folder: string): PathRule =>
  (uid) =>
    `/${folder}/${uid}`
const at =
  (path: string): PathRule =>
  () =>
    path
const generic: PathRule = (uid, parent) => (parent ? `/${parent}/${uid}` : `/${uid}`)

/** The path within a locale, per type. Types without a rule have no page. */
const pathRules: Record<string, PathRule> = {
  homepage: at(''),
  homepage_v2: at(''),
  secondary_homepage: at(''),
  landing_page: under('lp'),
  experimental_landing_page: under('lp'),
  ebook: under('ebooks'),
  pricing: (uid) => (uid === 'pricing' ? '/pricing' : `/lp/${uid}`),
  secondary_pricing: at('/pricing'),
  legal: at('/legal'),
  secondary_legal: at('/legal'),
  gdpr: at('/legal/gdpr'),
  cookie_policy: at('/legal/cookie-policy'),
  third_party_licences: at('/legal/third-party-licences'),
  customer_case: under('customer-cases'),
  partnership_case: under('partnership-cases'),
  partner: under('partner'),
  job_listing: at('/careers/jobs'),
  job: under('careers/jobs'),
  resource_detail: under('webinars'),
  on_demand_resource: under('webinars'),
  qualification_flow: at('/qualification'),
  integration: under('integrations'),
  not_found: at('/404'),
  secondary_not_found: at('/404'),
  invoice_approvals: at('/invoices-approvals'),
  bills_status: at('/bills-status'),
  bills_tracker: at('/bills-tracker'),
  ...Object.fromEntries(
    [
      'about',
      'apple_pay',
      'customers',
      'demo',
      'expense_policy_builder',
      'expense_report_generator',
      'explore_product',
      'explore_product_v2',
      'faq',
      'fetch',
      'internal_perks',
      'meeting_booker',
      'page',
      'partner_big_form',
      'pricing_plan_picker',
      'roi_calculator',
      'subscriptions',
      'why_the_product',
    ].map((type) => [type, generic]),
  ),
}

/** Types whose path needs a uid. */
export const needsUid = (type: string): boolean => {
  const rule = pathRules[type]
  return rule !== undefined && rule('a', undefined) !== rule('b', undefined)
}

/** True when documents of the type have their own page. */
export const hasPage = (type: string): boolean => type in pathRules

/** True for documents whose page is on the blog's host. */
export const isBlogType = (type: string): boolean => type === 'blog' || type === 'blog_post'

/** The blog has its own host: a homepage per language and `/{lang}/{uid}` for a post. */
function blogAddress({ type, uid, lang }: PageDescriptor): string | undefined {
  if (!isBlogType(type)) return undefined
  const language = lang.split('-')[0] ?? defaultLocale().language
  return type === 'blog' ? `${brand.blogOrigin}/${language}` : `${brand.blogOrigin}/${language}/${uid ?? ''}`
}

/**
 * The locale of a document. Secondary documents carry its code; any other document with a locale code belongs
 * to that market alone; the rest belong to the primary market of their language. Throws for a secondary
 * document without a code (`Secondary Homepage is missing localeCode`) and for an unknown code or language.
 */
export function localeOfDocument(page: PageDescriptor): Locale {
  const code = page.data?.localeCode
  if (code) {
    const locale = localeByCode(code)
    if (!locale)
      throw new Error(`localeCode "${code}" is in no locale. Known: ${locales.map((l) => l.code).join(', ')}`)
    return locale
  }
  const secondaryName = secondaryNames[page.type]
  if (secondaryName) throw new Error(`Secondary ${secondaryName} is missing localeCode`)
  const locale = localesOfContentLanguage(page.lang)[0]
  if (!locale) throw new Error(`language "${page.lang}" is in no locale`)
  return locale
}

/**
 * The link resolver: page descriptor in, `/<locale>/<path>` out, or an absolute address for the blog, or the
 * unknown-document marker. `urlCode` puts a shared document under the prefix of a market that reads it.
 * Throws as localeOfDocument does.
 */
export function resolveLink(page: PageDescriptor, urlCode?: UrlCode): string {
  if (page.url) return page.url
  const blog = blogAddress(page)
  if (blog) return blog
  const rule = pathRules[page.type]
  if (!rule || (needsUid(page.type) && !page.uid)) return unknownDocumentMarker
  const prefix = urlCode ?? localeOfDocument(page).urlCode
  return `/${prefix}${rule(addressUid(page) ?? '', parentOf(page))}`
}

/**
 * The uid by which a page is addressed. A document of one market cannot have the uid of the shared document that it
 * replaces, since a uid is unique in its type and language, so it gives the shared one as its `path`.
 */
export const addressUid = ({ uid, data }: Pick<PageDescriptor, 'uid' | 'data'>): string | null | undefined =>
  (data?.localeCode && data.path) || uid

/** The path, within its locale, of the page of code above a page: without slashes around it; empty for none. */
export const parentPathOf = ({ data }: Pick<PageDescriptor, 'data'>): string =>
  data?.parent_path?.replace(/^\/|\/$/g, '') ?? ''

/** What stands before the uid: the uid of the parent document, or the path of a page of code, which is no document. */
const parentOf = (page: PageDescriptor): string | undefined =>
  parentPathOf(page) || page.data?.parent_document?.uid || undefined

/** True for the referral page: the page with the uid `referrals`. */
export const isReferralPage = (page: Pick<PageDescriptor, 'uid' | 'data'>): boolean =>
  addressUid(page) === 'referrals'
