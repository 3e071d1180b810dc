/** The pages of code of the market, each a file of `src/pages/us`. */
export const codePaths = [
  '/us',
  '/us/404',
  '/us/about',
  '/us/applepay',
  '/us/business-expense-cards',
  '/us/customers',
  '/us/demo',
  '/us/explore-product',
  '/us/faq',
  '/us/features',
  '/us/for-agencies',
  '/us/for-finance',
  '/us/for-healthcare',
  '/us/for-hr',
  '/us/for-it',
  '/us/for-marketing',
  '/us/for-retail',
  '/us/for-sales',
  '/us/for-tech',
  '/us/gdpr',
  '/us/getting-started',
  '/us/getting-started-experience',
  '/us/how-it-works',
  '/us/legal',
  '/us/press',
  '/us/pricing',
  '/us/referral',
  '/us/spend-controls',
  '/us/why-outlay',
] as const

/**
 * The pages of the market in the content repository that the pages of code link to by their address. Not those that wait
 * for a file: `documentLink` (compose.ts) leaves them out until they are there.
 */
export const contentPaths = [
  '/us/book-a-demo',
  '/us/contact',
  '/us/customer-cases/quillmere-bakeries',
  '/us/customer-cases/tarnvolt-robotics',
  '/us/expense-policy-builder',
  '/us/expense-report-generator',
  '/us/expense-report-roi-calculator',
  '/us/free-templates',
  '/us/free-templates/cash-flow',
  '/us/free-templates/expense-reporting',
  '/us/free-templates/invoice',
  '/us/free-templates/mileage-reimbursement',
  '/us/invoice-generator',
  '/us/invoices',
  '/us/legal/cookie-policy',
  '/us/legal/dsr',
  '/us/legal/third-party-licences',
  '/us/lp/company-cards',
  '/us/partner/harbourline',
  '/us/thankyou',
  '/us/thankyou-ebook',
  '/us/thankyou-event',
  '/us/thankyou-partner',
  '/us/thankyou-referral',
  '/us/thankyoubills',
  '/us/thankyousmall',
  '/us/thankyousoletrader',
] as const

/** Every path within the market that its pages of code may link to. */
export type UsPath = (typeof codePaths)[number] | (typeof contentPaths)[number]
