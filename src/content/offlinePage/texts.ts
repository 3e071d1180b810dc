import { textOf, type Fields } from '../cms/fields'

/** Keys of the custom type `offline_page`; checked against its model in a test. */
export const offlineTextKeys = ['title', 'text', 'retry', 'home'] as const

export type OfflineTextKey = (typeof offlineTextKeys)[number]

/** What the page says that is shown without a connection. */
export type OfflineTexts = Record<OfflineTextKey, string>

/** The texts of a localized `offline_page` document. */
export const offlineTexts = (fields: Fields): OfflineTexts =>
  Object.fromEntries(offlineTextKeys.map((key) => [key, textOf(fields[key])])) as OfflineTexts
