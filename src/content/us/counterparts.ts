import type { codePaths } from './paths'

type CodePath = (typeof codePaths)[number]

const page = (uid: string) => ({ type: 'page', uid })
/** A page whose document is the only one of its type. */
const only = (type: string) => ({ type, uid: null })

/**
 * The documents of the default locale whose pages are the same as a page of code: from them it has its alternates in
 * the other locales. A page that is not here has none. A document that is not published is no alternate.
 */
export const counterparts: Partial<Record<CodePath, { type: string; uid: string | null }>> = {
  '/us': only('homepage'),
  '/us/404': only('not_found'),
  '/us/about': { type: 'about', uid: 'about' },
  '/us/applepay': { type: 'apple_pay', uid: 'applepay' },
  '/us/business-expense-cards': page('business-expense-cards'),
  '/us/customers': { type: 'customers', uid: 'customers' },
  '/us/demo': page('demo'),
  '/us/explore-product': { type: 'explore_product', uid: 'explore-product' },
  '/us/faq': { type: 'faq', uid: 'faq' },
  '/us/features': page('features'),
  '/us/for-agencies': page('for-agencies'),
  '/us/for-finance': page('for-finance'),
  '/us/for-healthcare': page('for-healthcare'),
  '/us/for-hr': page('for-hr'),
  '/us/for-it': page('for-it'),
  '/us/for-marketing': page('for-marketing'),
  '/us/for-retail': page('for-retail'),
  '/us/for-sales': page('for-sales'),
  '/us/for-tech': page('for-tech'),
  '/us/getting-started': page('getting-started'),
  '/us/gdpr': { type: 'gdpr', uid: 'gdpr' },
  '/us/how-it-works': page('howitworks'),
  '/us/legal': { type: 'legal', uid: 'legal' },
  '/us/press': page('press'),
  '/us/pricing': { type: 'pricing', uid: 'pricing' },
  '/us/referral': page('referrals'),
  '/us/spend-controls': page('spend-controls'),
  '/us/why-outlay': { type: 'why_the_product', uid: 'why-outlay' },
}
