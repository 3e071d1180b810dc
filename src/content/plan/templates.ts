/** The template of each page type: a file `src/templates/<name>.tsx`, loaded on demand. */
export const templates: Record<string, string> = {
  homepage: 'Homepage',
  homepage_v2: 'HomepageV2',
  secondary_homepage: 'SecondaryHomepage',
  pricing: 'Pricing',
  secondary_pricing: 'SecondaryPricing',
  pricing_plan_picker: 'PricingPlanPicker',
  legal: 'Legal',
  secondary_legal: 'SecondaryLegal',
  gdpr: 'Gdpr',
  cookie_policy: 'CookiePolicy',
  third_party_licences: 'ThirdPartyLicences',
  not_found: 'NotFound',
  secondary_not_found: 'SecondaryNotFound',
  about: 'About',
  apple_pay: 'ApplePay',
  bills_status: 'BillsStatus',
  bills_tracker: 'BillsTracker',
  invoice_approvals: 'InvoiceApprovals',
  customer_case: 'CustomerCase',
  customers: 'Customers',
  partnership_case: 'PartnershipCase',
  partner: 'Partner',
  partner_big_form: 'PartnerBigForm',
  demo: 'Demo',
  meeting_booker: 'MeetingBooker',
  ebook: 'Ebook',
  resource_detail: 'ResourceDetail',
  on_demand_resource: 'OnDemandResource',
  expense_policy_builder: 'ExpensePolicyBuilder',
  expense_report_generator: 'ExpenseReportGenerator',
  roi_calculator: 'RoiCalculator',
  experimental_landing_page: 'ExperimentalLandingPage',
  landing_page: 'LandingPage',
  explore_product: 'ExploreProduct',
  explore_product_v2: 'ExploreProductV2',
  faq: 'Faq',
  fetch: 'Fetch',
  job_listing: 'JobListing',
  job: 'JobDetail',
  internal_perks: 'InternalPerks',
  qualification_flow: 'QualificationFlow',
  subscriptions: 'Subscriptions',
  why_the_product: 'WhyTheProduct',
  page: 'SlicePage',
  integration: 'Integration',
}

/** Types of which each locale has one page: its root. */
export const homepageTypes: readonly string[] = ['homepage', 'homepage_v2', 'secondary_homepage']

/** The document that a secondary document stands in for, in its own language: type, and uid if there are several. */
const primaries: Record<string, readonly { type: string; uid?: string }[]> = {
  secondary_homepage: [{ type: 'homepage' }, { type: 'homepage_v2' }],
  secondary_pricing: [{ type: 'pricing', uid: 'pricing' }],
  secondary_legal: [{ type: 'legal' }],
  secondary_not_found: [{ type: 'not_found' }],
}

/** True when documents of the secondary type stand in for this one. */
export const isPrimaryOf = (
  secondaryType: string,
  { type, uid }: { type: string; uid: string | null },
): boolean =>
  (primaries[secondaryType] ?? []).some(
    (primary) => primary.type === type && (primary.uid === undefined || primary.uid === uid),
  )

/** Types whose documents all pages of a language show. */
export const siteDataTypes: readonly string[] = [
  'global_strings',
  'navigation',
  'sign_up_modal',
  'consent_banner',
  'chat',
  'product_plans',
]

/** Types whose documents are data of pages and have no page. */
export const dataTypes: readonly string[] = [
  ...siteDataTypes,
  'market',
  'survey',
  'product_demo',
  'tool_words',
  'product_screens',
  'market_law',
  'product_facts',
  'offline_page',
  'redirects',
  'disallowed_email_domains',
]

/** Types whose pages search engines must not list; thank-you pages are recognized by their uid. */
export const unlistedTypes: readonly string[] = [
  'not_found',
  'secondary_not_found',
  'internal_perks',
  'experimental_landing_page',
  'bills_status',
  'bills_tracker',
  'invoice_approvals',
]

/** Page types that also match everything below their path, and the locales that have them. */
export const wildcardLocales: Record<string, readonly string[]> = {
  invoice_approvals: ['da', 'de', 'en', 'es', 'fr', 'ie', 'nl', 'se'],
  bills_status: ['en'],
  bills_tracker: ['en'],
}

/** Types whose pages only some markets have: jobs and perks are those of one office, wildcards belong to a feature. */
export const typesOfSomeMarkets: readonly string[] = [
  'job_listing',
  'internal_perks',
  ...Object.keys(wildcardLocales),
]

/**
 * Types that a market which shares a language does not take over: it has secondary documents instead, or the
 * page is for one market only.
 */
export const notSharedTypes: readonly string[] = [
  'homepage',
  'homepage_v2',
  'legal',
  'not_found',
  ...typesOfSomeMarkets,
]

/** `pricing` with the uid `pricing` has a secondary document; its other uids are shared landing pages. */
export const isShared = (type: string, uid: string | null): boolean =>
  !notSharedTypes.includes(type) && !(type === 'pricing' && uid === 'pricing')
