/** The thank-you page of each form, used by the browser and the server. */
import type { UrlCode } from '../../../locales.config'
import type { LeadFormId } from './contract'
import type { CompanySize, Feature, LeadProperty } from './properties'

/** The uids of the thank-you pages. */
export const thankYouUids = [
  'thankyou', 'thankyou-ebook', 'thankyou-event', 'thankyou-partner', 'thankyou-referral', 'thankyoubills',
  'thankyousmall', 'thankyousoletrader',
] as const // prettier-ignore

export type ThankYouUid = (typeof thankYouUids)[number]

/** What the answers decide about the page: the company's size, and an interest in invoices alone. */
export type LeadOutcome = 'usual' | 'sole_trader' | 'small_company' | 'bills'

const soleTrader: CompanySize = '1'
const smallCompany: CompanySize = '2–10'
const invoices: Feature = 'invoices'

/** The outcome of a lead's answers. The size of the company takes precedence over its interests. */
export function leadOutcome(values: Partial<Record<LeadProperty, string>>): LeadOutcome {
  if (values.company_size_range === soleTrader) return 'sole_trader'
  if (values.company_size_range === smallCompany) return 'small_company'
  if (values.features_of_interest === invoices) return 'bills'
  return 'usual'
}

type ThankYouRow = { usual: ThankYouUid } & Partial<Record<LeadOutcome, ThankYouUid>>

const bySize: ThankYouRow = {
  usual: 'thankyou',
  sole_trader: 'thankyousoletrader',
  small_company: 'thankyousmall',
  bills: 'thankyoubills',
}

/** Form × outcome → page. An outcome without its own page leads to the usual page. */
export const thankYouPages: Readonly<Record<LeadFormId, ThankYouRow>> = {
  work_email: { usual: 'thankyou', bills: 'thankyoubills' },
  sign_up: { usual: 'thankyou' },
  demo: bySize,
  qualification: bySize,
  meeting: { usual: 'thankyou' },
  contact: { usual: 'thankyou' },
  newsletter: { usual: 'thankyou' },
  treasury_waitlist: { usual: 'thankyou' },
  ebook: { usual: 'thankyou-ebook' },
  webinar: { usual: 'thankyou-event' },
  referral: { usual: 'thankyou-referral' },
  partner: { usual: 'thankyou-partner' },
  vulnerability: { usual: 'thankyou' },
  data_subject_request: { usual: 'thankyou' },
  // The tool goes on where it is; the page is for a form that the browser sends by itself.
  invoice_generator: { usual: 'thankyou' },
}

/** The path of the thank-you page for a lead. */
export function thankYouPath(
  locale: UrlCode,
  form: LeadFormId,
  values: Partial<Record<LeadProperty, string>> = {},
): string {
  const row = thankYouPages[form]
  return `/${locale}/${row[leadOutcome(values)] ?? row.usual}`
}
