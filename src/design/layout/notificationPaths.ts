/**
 * Pages without the notification banner: tools and sales pages that should not distract the visitor. Patterns of the
 * path without its locale.
 */
export const pathsWithoutNotification = [
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/getting-started',
  '/invoice-generator',
  '/lp/prices',
  '/qualification',
  '/see-how-it-works',
] as const

/** The same for one locale only; patterns of the whole path. */
export const localePathsWithoutNotification = ['/de/bigform-partner-datev'] as const

/** Query parameter and value of visitors sent by a partner with its own announcement. */
export const partnerWithoutNotification = { name: 'partner', value: 'datev' } as const
