import { locales, type Locale, type UrlCode } from '../../../locales.config'

/** Pages that the same locales have, and why the others have none. */
type PageGroup = {
  /** Paths within a locale; `` is its root. */
  pages: readonly string[]
  in: 'every' | readonly UrlCode[]
  /** Why a locale has none, by its url code; `others` for those that are not named. */
  reasons: Readonly<Partial<Record<UrlCode | 'others', string>>>
}

const notWritten = 'not written in this language yet'
const ownSet = 'the American market has a set of its own'
const once = 'there once for all markets, in English'
const britishCompany = 'a British company: other markets have cases of their own'

/**
 * The pages that a locale must have, with the reason for every gap: docs/locales/pages.md is generated from it, and
 * `npm run check:content` finds a required page that is missing.
 */
export const pageGroups: readonly PageGroup[] = [
  {
    in: 'every',
    reasons: {},
    pages: [
      '', '404', 'about', 'book-a-demo', 'business-expense-cards', 'contact', 'customer-cases/quillmere-bakeries',
      'customer-cases/tarnvolt-robotics', 'customers', 'expense-policy-builder', 'expense-report-generator',
      'expense-report-roi-calculator', 'free-templates', 'free-templates/cash-flow', 'free-templates/expense-reporting',
      'free-templates/invoice', 'free-templates/mileage-reimbursement', 'invoice-generator', 'invoices', 'legal',
      'legal/cookie-policy', 'legal/dsr', 'legal/third-party-licences', 'lp/company-cards', 'partner/harbourline', 'pricing',
      'thankyou', 'thankyou-ebook', 'thankyou-event', 'thankyou-partner', 'thankyou-referral', 'thankyoubills',
      'thankyousmall', 'thankyousoletrader',
    ],
  },
  {
    pages: ['e-invoicing', 'vat-calculator', 'legal/gdpr'],
    in: locales.map(({ urlCode }) => urlCode).filter((urlCode) => urlCode !== 'us'),
    reasons: { us: 'no VAT and no law on e-invoices; its privacy page is /us/gdpr' },
  },
  {
    pages: ['invoices-approvals'],
    in: ['en', 'da', 'de', 'se', 'ie', 'es', 'fr', 'nl'],
    reasons: { us: ownSet, others: 'a campaign that runs in some markets' },
  },
  {
    pages: [
      'applepay', 'demo', 'explore-product', 'faq', 'for-finance', 'integrations', 'integrations/netsuite',
      'integrations/quickbooks', 'integrations/xero', 'multi-entity-businesses', 'press', 'receipt-scanner', 'reimbursements', 'small-businesses', 'spend-controls', 'subscription-management', 'virtual-cards',
      'why-outlay',
    ],
    in: ['en', 'lu', 'ee', 'ie', 'us'],
    reasons: { others: notWritten },
  },
  {
    pages: ['outlay-or-a-spreadsheet'],
    in: ['en', 'lu', 'ee', 'ie'],
    reasons: { us: ownSet, others: notWritten },
  },
  {
    pages: ['guides'],
    in: ['ie', 'us'],
    reasons: { others: 'guides to the rules of one country' },
  },
  {
    pages: [
      'corporation-tax-dates', 'cro-annual-return', 'enhanced-reporting-requirements', 'late-payment-interest',
      'relevant-contracts-tax', 'remote-working-allowance', 'sepa-payments', 'small-benefit-exemption', 'vat-invoice-requirements',
      'vat3-return',
    ],
    in: ['ie'],
    reasons: { others: 'a rule of Ireland' },
  },
  {
    pages: [
      'accountable-plan', 'ach-wire-check', 'business-meals-deduction', 'chart-of-accounts-for-expenses',
      'corporate-card-or-charge-card', 'early-payment-discounts', 'expense-reimbursement-laws', 'expense-report-form',
      'phone-and-home-office-stipends', 'positive-pay', 'receipt-requirements', 'sales-and-use-tax', 'three-way-match',
      'vendor-onboarding-checklist', 'w-9-and-1099-nec',
    ],
    in: ['us'],
    reasons: { others: 'a rule or custom of the United States' },
  },
  {
    pages: ['customer-cases/hollin-and-rook', 'customer-cases/larkfield-clinics'],
    in: ['en', 'lu', 'ee'],
    reasons: { us: ownSet, ie: britishCompany, others: notWritten },
  },
  {
    pages: [
      'integrations/datev', 'integrations/exactonline', 'integrations/fortnox', 'integrations/holded', 'integrations/sesame',
      'integrations/twinfield', 'integrations/visma_economic', 'integrations/vismaeekonomi',
    ],
    in: ['en', 'lu', 'ee'],
    reasons: { us: ownSet, ie: 'software of another country', others: notWritten },
  },
  {
    pages: ['expense-policy-template', 'mileage-rates', 'month-end-checklist', 'per-diem-rates'],
    in: ['en', 'lu', 'ee', 'ie', 'us'],
    reasons: { others: notWritten },
  },
  {
    pages: ['expense-claim-form', 'vat-examples', 'vat-recovery-on-expenses'],
    in: ['en', 'lu', 'ee', 'ie'],
    reasons: { us: 'no VAT and no law on e-invoices; its privacy page is /us/gdpr', others: notWritten },
  },
  {
    pages: [
      'e-invoicing/belgium', 'e-invoicing/croatia', 'e-invoicing/france', 'e-invoicing/germany', 'e-invoicing/greece',
      'e-invoicing/italy', 'e-invoicing/latvia', 'e-invoicing/poland', 'e-invoicing/portugal',
      'e-invoicing/romania', 'e-invoicing/slovakia', 'e-invoicing/spain', 'e-invoicing/united-kingdom',
      'hmrc-mileage-rates',
    ],
    in: ['en', 'lu', 'ee'],
    reasons: { us: ownSet, ie: 'about another country', others: notWritten },
  },
  {
    pages: ['upcoming-events', 'webinars-and-events', 'webinars-on-demand'],
    in: ['en', 'ie', 'lu', 'ee'],
    reasons: { others: 'events are held in English and listed once' },
  },
  {
    pages: ['bigform-partner-datev'],
    in: ['en', 'de', 'at', 'lu', 'ee'],
    reasons: { others: 'DATEV is German accounting software' },
  },
  {
    pages: [
      'customer-cases/ashlar-group', 'customer-cases/castlegate-haulage', 'customer-cases/fernhollow-software',
      'customer-cases/harrowgate-and-moss', 'customer-cases/oakmoor-hospitality', 'customer-cases/penny-lark-books',
    ],
    in: ['en'],
    reasons: { others: britishCompany },
  },
  {
    pages: ['bills-status', 'bills-tracker', 'careers/jobs', 'lp/prices'],
    in: ['en'],
    reasons: { others: once },
  },
  {
    pages: ['perks-internal'],
    in: ['en', 'ie'],
    reasons: { others: 'for colleagues in Manchester and Cork' },
  },
  {
    pages: [
      'bigform-partner', 'business-travel-expenses', 'careers', 'careers/benefits', 'cash-management', 'cashback', 'credits',
      'e-invoicing/ireland', 'ebooks', 'explore-product-2', 'fetch', 'for-construction-companies', 'for-software-companies',
      'for-startups', 'for-transport', 'google-pay', 'grant-and-revoke-poa', 'howitworks', 'integrations/bolt',
      'integrations/personio', 'integrations/single-sign-on', 'integrations/travelperk', 'lp/one-place-for-spend',
      'marketing-spend-management', 'meet-us', 'optimise-spend', 'outlay-or-a-bank-card', 'outlay-or-an-expense-app',
      'outlay-or-paying-out-of-pocket', 'outlay-or-petty-cash', 'outlay-or-prepaid-cards', 'overdraft', 'partner-directory',
      'partners', 'partnership-cases/bexhall-and-quist', 'partnership-cases/ferrow-accountants',
      'partnership-cases/meadowlark-payroll', 'partnership-cases/stonebridge-guild', 'partnerships', 'pricing-plan-picker',
      'qualification', 'referrals', 'security', 'see-how-it-works', 'sub-processors', 'subscriptions', 'treasurywaitlist',
      'trust-and-security',
      'vendor-management', 'vulnerability-disclosure-policy', 'whistleblowing',
    ],
    in: ['en', 'ie', 'lu', 'ee'],
    reasons: { us: ownSet, others: notWritten },
  },
  {
    pages: [
      'features', 'for-agencies', 'for-healthcare', 'for-hr', 'for-it', 'for-marketing', 'for-retail', 'for-sales', 'for-tech',
      'getting-started',
    ],
    in: ['en', 'ie', 'lu', 'ee', 'us'],
    reasons: { others: notWritten },
  },
  {
    pages: ['gdpr', 'getting-started-experience', 'how-it-works', 'referral'],
    in: ['us'],
    reasons: { others: 'a page of the American set' },
  },
] // prettier-ignore

/** The rule for a page, by its path within a locale; undefined for one that no list names. */
export const groupOf = (page: string): PageGroup | undefined =>
  pageGroups.find(({ pages }) => pages.includes(page))

/** Whether a locale must have the pages of a group. */
export const isRequiredIn = ({ in: required }: PageGroup, { urlCode }: Locale): boolean =>
  required === 'every' || required.includes(urlCode)

/** Why a locale does not have the pages of a group. */
export const reasonFor = ({ reasons }: PageGroup, { urlCode }: Locale): string | undefined =>
  reasons[urlCode] ?? reasons.others

/** `/de/legal/dsr` → locale `de`, page `legal/dsr`. */
export function pageOfPath(path: string): { urlCode: string; page: string } {
  const [, urlCode = '', ...rest] = path.split('/')
  return { urlCode, page: rest.join('/') }
}
