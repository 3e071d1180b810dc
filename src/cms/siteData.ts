import type { UrlCode } from '../../locales.config'

/**
 * What every page of a locale shares and no page query holds: strings, navigation, market values and the
 * redirects the browser must know. One file per locale, fetched once (docs/architecture.md "Site data").
 */
export type SiteData = {
  urlCode: UrlCode
  strings: GlobalStrings
  market: MarketValues
  navigation: Navigation
  /** Redirect sources of this locale (patterns with the locale in front): the Link leaves these to the server. */
  redirectSources: string[]
}

/** Strings of the locale (§3.6 and the labels of the templates), each present by fallback. */
export type GlobalStrings = Record<GlobalStringKey, string>

/** Keys of the custom type `global_strings`, checked against its model in a test. */
export const globalStringKeys = [
  'sign_up',
  'skip_to_content',
  'your_email_label',
  'play_video',
  'watch_the_video',
  'locale_selector_global_label',
  'close_button_text',
  'notification_banner_message',
  'accept_terms_and_privacy',
  'recaptcha_and_privacy_terms',
  'enrichment_credits',
  'marketing_emails_consent_text',
  'consent_label',
  'privacy_consent_text',
  'financial_partner_disclaimer',
  'something_went_wrong',
  'form_submission_error',
  'log_in',
  'menu',
  'home',
  'read_more',
  'send',
  'required_field',
  'invalid_email',
  'must_be_company_email',
  'navigated_to',
  'new_tab',
  'choose_locale',
  'locale_suggestion',
  'locale_suggestion_accept',
  'locale_suggestion_decline',
  'server_error_title',
  'server_error_text',
  'per_user_and_month',
  'billed_monthly',
  'billed_yearly',
  'included',
  'not_included',
  'on_this_page',
  'updated_on',
  'breadcrumb_label',
  'main_menu_label',
  'footer_label',
  'before',
  'after',
  'first_name',
  'last_name',
  'phone',
  'company',
  'company_size',
  'job_title',
  'country',
  'message',
  'no_content_yet',
  'show_transcript',
  'content_from',
  'from_price',
  'email_label',
  'page_count',
  'book_a_time',
  'recorded_on',
  'total',
  'recommended',
  'bot_protection_not_loaded',
  'too_many_requests',
  'invalid_phone',
  'sending',
  'other',
  'only_me',
  'features_of_interest',
  'interest_cards',
  'interest_expenses',
  'interest_invoices',
  'interest_subscriptions',
  'interest_cash_management',
  'how_did_you_hear_about_us',
  'accounting_system',
  'monthly_business_spend',
] as const

export type GlobalStringKey = (typeof globalStringKeys)[number]

/** Values of a market that shared documents are filled with: `{market.vat}`, `{money:4900}`. */
export type MarketValues = {
  localeCode: string
  /** ISO 4217. */
  currency: string
  vat: string
  vat_number: string
  phone: string
  country: string
  in_country: string
  legal_form: string
  register: string
  city: string
  date: string
}

/** A finished link: address, text and, when the editor asked for it, a target. */
export type LinkData = { href: string; text: string; target?: string }

export type NavigationEntry = { link: LinkData; text: string; icon: string }

export type Navigation = {
  menus: { label: string; link?: LinkData; entries: NavigationEntry[] }[]
  logIn?: LinkData
  signUp?: LinkData
  demo?: LinkData
  footerColumns: { title: string; links: LinkData[] }[]
  legalLinks: LinkData[]
  closingLine: string
}
