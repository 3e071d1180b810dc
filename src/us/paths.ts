/** The pages of code of the market (§2.3), each a file of `src/pages/us`. */
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
  '/us/getting-started-experience',
  '/us/how-it-works',
  '/us/legal',
  '/us/press',
  '/us/pricing',
  '/us/referral',
  '/us/spend-controls',
  '/us/why-outlay',
] as const

/** The pages of the market that stand in the content repository and that the pages of code link. */
export const contentPaths = [
  '/us/book-a-demo',
  '/us/contact',
  '/us/customer-cases/quillmere-bakeries',
  '/us/customer-cases/tarnvolt-robotics',
  '/us/dsr',
  '/us/ebooks/closing-the-month-faster',
  '/us/invoices',
  '/us/legal/cookie-policy',
  '/us/legal/third-party-licences',
  '/us/lp/company-cards',
  '/us/partner/harbourline',
  '/us/thankyou',
] as const

/** Every path within the market that its pages of code may link. */
export type UsPath = (typeof codePaths)[number] | (typeof contentPaths)[number]
