import { entriesOf, textOf, type Fields } from '../cms/fields'

/** Keys of the custom type `consent_banner`; checked against its model in a test. */
export const bannerTextKeys = [
  'title',
  'text',
  'accept',
  'refuse',
  'settings',
  'save',
  'close',
  'privacy_control',
  'notice',
] as const

export type BannerTextKey = (typeof bannerTextKeys)[number]

/** What the banner of a locale says. */
export type BannerTexts = Record<BannerTextKey, string> & {
  /** Name of the region: the text of the link in the footer. */
  label: string
  /** Name and address of the cookie policy; absent where the locale has none. */
  policy?: { text: string; path: string }
  /** In the order of the cookie policy, with its words. */
  categories: { category: string; title: string; text: string }[]
}

type BannerSources = {
  /** The localized fields of the language's `consent_banner` and `cookie_policy` documents. */
  banner: Fields
  policy: Fields
  policyPath: string | undefined
  label: string
}

/** The texts of a locale's banner; categories are called as in its cookie policy. */
export function bannerTexts({ banner, policy, policyPath, label }: BannerSources): BannerTexts {
  const texts = Object.fromEntries(bannerTextKeys.map((key) => [key, textOf(banner[key])]))
  return {
    ...(texts as Record<BannerTextKey, string>),
    label,
    ...(policyPath ? { policy: { text: textOf(policy['title']), path: policyPath } } : {}),
    categories: entriesOf(policy['categories']).map((entry) => ({
      category: textOf(entry['category']),
      title: textOf(entry['title']),
      text: textOf(entry['text']),
    })),
  }
}
