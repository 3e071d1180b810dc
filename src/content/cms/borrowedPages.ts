import { defaultLocale, locales, type Locale, type UrlCode } from '../../../locales.config'
import { describe, type CmsDocument } from './document'
import { isSecondaryType, resolveLink } from './linkResolver'
import { memoize } from './memoize'

/**
 * The pages that a market with documents of its own borrows from the default locale: it shows the document of that locale,
 * with its own tokens and overrides, unless it has published a document of its own at the path. Nothing else is borrowed: no page
 * about another country belongs here. By path within a locale; `ebooks/*` is every page of a folder.
 */
const borrowedPages: Readonly<Partial<Record<UrlCode, readonly string[]>>> = {
  ie: [
    'applepay', 'bigform-partner', 'careers', 'careers/benefits', 'credits', 'demo', 'e-invoicing/ireland', 'ebooks', 'ebooks/*',
    'explore-product', 'explore-product-2', 'fetch', 'google-pay', 'integrations/bolt', 'integrations/netsuite',
    'integrations/personio', 'integrations/travelperk', 'lp/one-place-for-spend', 'meet-us', 'outlay-or-a-bank-card',
    'outlay-or-paying-out-of-pocket', 'partner-directory', 'partners', 'partnership-cases/*', 'partnerships', 'perks-internal', 'press',
    'pricing-plan-picker', 'qualification', 'referrals', 'security', 'see-how-it-works', 'subscriptions', 'upcoming-events',
    'webinars-and-events', 'webinars-on-demand', 'webinars/*',
  ],
} // prettier-ignore

/** True for a page, by its path within a locale, that a market may borrow. */
export const mayBorrow = ({ urlCode }: Pick<Locale, 'urlCode'>, page: string): boolean =>
  (borrowedPages[urlCode] ?? []).some((name) =>
    name.endsWith('/*') ? page.startsWith(name.slice(0, -1)) : page === name,
  )

/** The path of a document of the default locale's language within its locale; undefined for one that cannot be borrowed. */
const lendablePage = memoize((document: CmsDocument): string | undefined => {
  const descriptor = describe(document)
  const { urlCode, contentLanguage } = defaultLocale()
  const isOfMarket = Boolean(descriptor.data?.localeCode) || isSecondaryType(document.type)
  if (document.lang !== contentLanguage || isOfMarket) return undefined
  const path = resolveLink(descriptor)
  return path.startsWith(`/${urlCode}/`) ? path.slice(urlCode.length + 2) : undefined
})

/** The markets that borrow the page of a document. */
export const borrowersOf = memoize((document: CmsDocument): Locale[] => {
  const page = lendablePage(document)
  return page === undefined ? [] : locales.filter((locale) => mayBorrow(locale, page))
})

/** True for a market that borrows pages, and with them the data that they show. */
export const isBorrower = ({ urlCode }: Pick<Locale, 'urlCode'>): boolean => urlCode in borrowedPages
