/**
 * Pages without the notification banner (§2.4): tools and sales pages that shall keep the visitor's mind. Patterns
 * of the path without its locale.
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

/** Query parameter and value of a visitor who comes through a partner with an announcement of its own (§2.4). */
export const partnerWithoutNotification = { name: 'partner', value: 'datev' } as const
