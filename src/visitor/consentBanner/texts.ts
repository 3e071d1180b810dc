import { entriesOf, textOf, type Fields } from '../../content/cms/fields'
import { fill } from '../../core/i18n/fill'
import { categoryCondition } from '../consent/policyEntries'
import { conditionText, controlCategories } from '../consent/policyWords'
import { consentCategories } from '../consent/state'

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
  /** In the order of the cookie policy, with its words for what they are for and when something is stored. */
  categories: { category: string; title: string; text: string }[]
}

type BannerSources = {
  /** The localized fields of the language's `consent_banner` and `cookie_policy` documents. */
  banner: Fields
  policy: Fields
  policyPath: string | undefined
  label: string
  htmlLang: string
}

/**
 * The texts of a locale's banner; categories are called as in its cookie policy. When something is stored, and what the
 * Global Privacy Control refuses, follows from the registry and the state of consent.
 */
export function bannerTexts({ banner, policy, policyPath, label, htmlLang }: BannerSources): BannerTexts {
  const texts = Object.fromEntries(bannerTextKeys.map((key) => [key, textOf(banner[key])]))
  const conditions = entriesOf(policy['conditions']).map((row) => ({
    condition: textOf(row['condition']),
    text: textOf(row['text']),
  }))
  const categories = entriesOf(policy['categories']).map((row) => ({
    category: textOf(row['category']),
    title: textOf(row['title']),
    text: textOf(row['text']),
  }))
  const describe = (row: (typeof categories)[number]): typeof row => {
    const category = consentCategories.find((one) => one === row.category)
    const when = category ? conditionText(conditions, categoryCondition(category)) : ''
    return { ...row, text: [row.text, when].filter(Boolean).join(' ') }
  }
  return {
    ...(texts as Record<BannerTextKey, string>),
    privacy_control: fill(textOf(banner['privacy_control']), controlCategories(categories, htmlLang)),
    label,
    ...(policyPath ? { policy: { text: textOf(policy['title']), path: policyPath } } : {}),
    categories: categories.map(describe),
  }
}
