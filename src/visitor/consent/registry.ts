/**
 * Every cookie and every entry of the browser's storage that this site, or a service that it loads, may write. The cookie
 * policies of all languages take names, categories and lifetimes from it and add their words; `storedNames.ts`
 * is generated from it (`npm run codegen`). Tests compare the list with the code that writes them, a journey with what a
 * browser holds.
 */
import { brand } from '../../core/brand'
import type { StoredCondition } from './conditions'
import type { ConsentCategory } from './state'

/**
 * Where something is stored. A withdrawal deletes what needs consent of every kind but `indexedDB`, in which there is
 * only what is necessary (a test).
 */
export type StoredKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage'

/** Until the tab or browser is closed; until the visitor deletes it; as the provider decides; or a time. */
export type Lifetime =
  | { months: number }
  | { days: number }
  | { minutes: number }
  | 'session'
  | 'until deleted'
  | 'set by the provider'

export type StoredEntry = {
  kind: StoredKind
  /**
   * The names that have the rest in common, a row of the cookie policies, where the first name is the key of its words.
   * One that ends with `*` means all that begin so.
   */
  names: readonly [string, ...string[]]
  provider: string
  category: ConsentCategory
  /** What must have happened before it is stored. The cookie policies have words for each condition. */
  when: StoredCondition
  lifetime: Lifetime
  purpose: string
  /** For an entry that the cookie policies do not list; the purpose has the reason. */
  inPolicy?: false
}

const ours = brand.name
const year = { days: 365 } as const

/** What the site itself writes. */
const ownEntries: readonly StoredEntry[] = [
  {
    kind: 'cookie',
    names: ['default_country'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: year,
    purpose: 'The market that the visitor chose.',
  },
  {
    kind: 'cookie',
    names: ['logged_in'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'set by the provider',
    purpose:
      'The visitor is logged in to the web app, which sets it; the site only reads it, for the header.',
  },
  {
    kind: 'localStorage',
    names: ['consent/v2'],
    provider: ours,
    category: 'necessary',
    when: 'decided',
    lifetime: year,
    purpose: 'The decision about consent. It counts no longer than its lifetime.',
  },
  {
    kind: 'cookie',
    names: ['tracking-preferences'],
    provider: ours,
    category: 'necessary',
    when: 'decided',
    lifetime: year,
    purpose:
      'The decision in the form of the analytics consent library; where Segment is configured, after a decision.',
  },
  {
    kind: 'cookie',
    names: ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'],
    provider: ours,
    category: 'necessary',
    when: 'decided',
    lifetime: { days: 60 },
    purpose: "The decision as Google's signals, granted or denied; only after a decision.",
  },
  {
    kind: 'sessionStorage',
    names: ['notification-banner/v2', 'locale-suggestion/v2'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'session',
    purpose: 'The notification banner was closed, the suggestion of another market was declined.',
  },
  {
    kind: 'sessionStorage',
    names: ['qualification/v2'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'session',
    purpose: 'Answers in a flow of questions, so that going back loses none.',
  },
  {
    kind: 'localStorage',
    names: [
      'vat-calculator/v2',
      ...['roi-calculator/v2', 'expense-report/v2', 'expense-policy/v2', 'invoice-generator/v2'],
    ],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'until deleted',
    purpose:
      "The visitor's own work in the free tools, only after the visitor has entered something. It is sent nowhere; each tool has a button that deletes it.",
  },
  {
    kind: 'indexedDB',
    names: ['expense-report-receipts'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'until deleted',
    purpose:
      'Pictures of receipts that the visitor has added in the expense report generator. Deleted with the work.',
  },
  {
    kind: 'sessionStorage',
    names: ['@@scroll*'],
    provider: 'Gatsby',
    category: 'necessary',
    when: 'opened',
    lifetime: 'session',
    purpose: 'How far a page was scrolled, for going back to it.',
  },
  {
    kind: 'cacheStorage',
    names: ['offline/v2'],
    provider: ours,
    category: 'necessary',
    when: 'opened',
    lifetime: 'until deleted',
    purpose: 'The page that says that there is no connection.',
  },
  {
    kind: 'cacheStorage',
    names: ['pages/v2'],
    provider: ours,
    category: 'functionality',
    when: 'openedUnlessRefused',
    lifetime: { days: 7 },
    purpose: 'Copies of the last pages that were opened, so that they open without a connection.',
  },
  {
    kind: 'cacheStorage',
    names: ['files/v2'],
    provider: ours,
    category: 'functionality',
    when: 'openedUnlessRefused',
    lifetime: { days: 14 },
    purpose: 'Scripts, styles, fonts and texts of these pages.',
  },
  {
    kind: 'cookie',
    names: ['previously_logged_in'],
    provider: ours,
    category: 'functionality',
    when: 'allowed',
    lifetime: year,
    purpose: 'The visitor has been logged in to the web app, so the header leads there.',
  },
  {
    kind: 'localStorage',
    names: ['interactive-demo/v2'],
    provider: ours,
    category: 'functionality',
    when: 'usedUnlessRefused',
    lifetime: 'until deleted',
    purpose: 'Progress in the interactive demo.',
  },
  {
    kind: 'localStorage',
    names: ['opened-resources/v2'],
    provider: ours,
    category: 'functionality',
    when: 'allowed',
    lifetime: 'until deleted',
    purpose: 'What the visitor has sent a form for, so that the form is not shown again.',
  },
  {
    kind: 'sessionStorage',
    names: ['survey/v2'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'session',
    purpose: 'The survey was answered or declined.',
  },
  {
    kind: 'localStorage',
    names: ['survey/v2'],
    provider: ours,
    category: 'functionality',
    when: 'allowed',
    lifetime: 'until deleted',
    purpose: 'The survey was answered or declined, for later visits.',
  },
  {
    kind: 'cookie',
    names: ['active_tests', 'test_paths', 'encountered_tests'],
    provider: ours,
    category: 'analytics',
    when: 'allowed',
    lifetime: year,
    purpose: 'Variants of experiments that the visitor was shown.',
  },
  {
    kind: 'cookie',
    names: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gh_src'],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: year,
    purpose: 'The campaign of the first visit.',
  },
  {
    kind: 'cookie',
    names: [
      'latest_utm_source',
      'latest_utm_medium',
      'latest_utm_campaign',
      'latest_utm_term',
      'latest_utm_content',
      'latest_gh_src',
    ],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: year,
    purpose: 'The campaign of the latest visit.',
  },
  {
    kind: 'cookie',
    names: [
      'gclid',
      ...['gbraid', 'wbraid', '_fbc', '_ttcid', 'li_fat_id', 'msclkid', 's_id', 'ucc'],
      ...['first_gclid', 'first_gbraid', 'first_wbraid', 'first_fbc', 'first_ttcid'],
      ...['first_li_fat_id', 'first_msclkid', 'first_s_id', 'first_ucc'],
    ],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: year,
    purpose: 'The click of an advertisement that led here, latest and first.',
  },
  {
    kind: 'cookie',
    names: [
      'referrer_name',
      ...['referrer_code', 'pt_ref', 'latest_referrer_name', 'latest_referrer_code', 'first_pt_ref'],
    ],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: year,
    purpose: 'The website or partner that led here, first and latest.',
  },
  {
    kind: 'cookie',
    names: ['session_landing_page', 'raw_landing_page', 'landing_locale'],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: { minutes: 30 },
    purpose: 'Where this visit began.',
  },
  {
    kind: 'cookie',
    names: ['session_referrer'],
    provider: ours,
    category: 'advertisement',
    when: 'allowed',
    lifetime: { minutes: 30 },
    purpose: 'The page of another website that led here.',
  },
]

/** What services write that this site loads or reads. */
const providerEntries: readonly StoredEntry[] = [
  {
    kind: 'cookie',
    names: ['__hs_cookie_cat_pref', '__hs_opt_out', '__hs_initial_opt_in'],
    provider: 'HubSpot',
    category: 'necessary',
    when: 'decided',
    lifetime: 'set by the provider',
    purpose: "The answer in HubSpot's consent banner, where that banner asks.",
  },
  {
    kind: 'cookie',
    names: ['__hs_gpc_banner_dismiss', '__hs_notify_banner_dismiss'],
    provider: 'HubSpot',
    category: 'necessary',
    when: 'used',
    lifetime: { days: 180 },
    purpose: "A notice of HubSpot's consent banner was closed, where that banner asks.",
  },
  {
    kind: 'cookie',
    names: ['hubspotutk', '__hstc', '__hs_do_not_track'],
    provider: 'HubSpot',
    category: 'analytics',
    when: 'allowed',
    lifetime: { months: 6 },
    purpose: 'The visitor and the visits, for page views and to connect them with a form.',
  },
  {
    kind: 'cookie',
    names: ['__hssc'],
    provider: 'HubSpot',
    category: 'analytics',
    when: 'allowed',
    lifetime: { minutes: 30 },
    purpose: 'The page views of this visit.',
  },
  {
    kind: 'cookie',
    names: ['__hssrc'],
    provider: 'HubSpot',
    category: 'analytics',
    when: 'allowed',
    lifetime: 'session',
    purpose: 'The browser was not closed since the page before.',
  },
  {
    kind: 'cookie',
    names: ['_fw_crm_v'],
    provider: 'Freshchat',
    category: 'functionality',
    when: 'pressed',
    lifetime: 'set by the provider',
    purpose: 'The conversation in the chat. A visitor who has not allowed it is told before the chat opens.',
  },
  {
    kind: 'cookie',
    names: ['_GRECAPTCHA'],
    provider: 'Google reCAPTCHA',
    category: 'functionality',
    when: 'typedUnlessRefused',
    lifetime: 'set by the provider',
    purpose:
      'Bot protection, loaded while a visitor types in a form. Where Google keeps it depends on the host.',
  },
  {
    kind: 'cookie',
    names: ['ajs_anonymous_id', 'ajs_user_id', 'ajs_group_id'],
    provider: 'Segment',
    category: 'analytics',
    when: 'allowed',
    lifetime: year,
    purpose: 'The visitor, so that events of several pages belong together.',
  },
  {
    kind: 'localStorage',
    names: ['ajs_*', 'persisted-queue:*'],
    provider: 'Segment',
    category: 'analytics',
    when: 'allowed',
    lifetime: 'until deleted',
    purpose: 'The same ids, and events that could not be sent yet.',
  },
  {
    kind: 'sessionStorage',
    names: ['com.grafana.faro.session'],
    provider: 'Grafana Faro',
    category: 'analytics',
    when: 'allowed',
    lifetime: 'session',
    purpose: 'Whether errors and load times of this visit are reported, and if so, its number.',
  },
  {
    kind: 'cookie',
    names: ['_fbp', 'faSID'],
    provider: 'Meta, financeAds',
    category: 'advertisement',
    when: 'allowed',
    lifetime: 'set by the provider',
    purpose: 'Ids that advertising services keep themselves; the site only reads them.',
  },
  {
    kind: 'cookie',
    names: ['io.prismic.preview'],
    provider: 'Prismic',
    category: 'necessary',
    when: 'used',
    lifetime: 'session',
    purpose: 'A preview of drafts. Not in the policies: only editors have it.',
    inPolicy: false,
  },
  {
    kind: 'sessionStorage',
    names: ['preview-toolbar/v2'],
    provider: ours,
    category: 'necessary',
    when: 'used',
    lifetime: 'session',
    purpose:
      "That the browser keeps Prismic's toolbar from knowing a preview. Not in the policies: only editors have it.",
    inPolicy: false,
  },
]

/**
 * What services may write that Segment loads as the settings of its workspace say. The site does not know which; it
 * deletes all of these when their category is withdrawn. A policy lists those of the workspace in use.
 */
const destinationEntries: readonly StoredEntry[] = (
  [
    ['analytics', 'Google Analytics', ['_ga', '_ga_*', '_gid']],
    ['advertisement', 'Google Ads', ['_gcl_au', '_gcl_aw', '_gcl_gb', '_gcl_ag', '_gcl_dc']],
    ['advertisement', 'TikTok', ['_ttp', 'ttclid', 'ttcsid*']],
    ['advertisement', 'LinkedIn', ['li_giant', 'ln_or']],
    ['advertisement', 'Microsoft Advertising', ['_uetmsclkid', '_uetsid', '_uetvid']],
  ] as const
).map(([category, provider, names]) => ({
  kind: 'cookie',
  names,
  provider,
  category,
  when: 'allowed',
  lifetime: 'set by the provider',
  purpose: 'Set only if the Segment workspace has this destination. Not in the policies for that reason.',
  inPolicy: false,
}))

export const registry: readonly StoredEntry[] = [...ownEntries, ...providerEntries, ...destinationEntries]

/** The entry for a name that a browser holds; undefined for one that nobody has declared. */
export const entryOf = (kind: StoredKind, name: string): StoredEntry | undefined =>
  registry.find(
    (entry) =>
      entry.kind === kind &&
      entry.names.some((known) =>
        known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
      ),
  )
