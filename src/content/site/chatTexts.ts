import type { LinkData } from '../cms/links'

/** Keys of the texts of the custom type `chat`; checked against its model in a test. */
export const chatTextKeys = [
  'label',
  'close_label',
  'consent_text',
  'confirm_label',
  'loading_text',
  'failed_text',
  'retry_label',
  'dismiss_label',
] as const

export type ChatTextKey = (typeof chatTextKeys)[number]

/** What the chat of a locale says around the provider's own window. */
export type ChatTexts = Record<ChatTextKey, string> & {
  /** Another way to reach us, for when the chat cannot be opened; absent where the locale has no such page. */
  contact?: LinkData
}
