import type { Locale } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import type { Market } from '../cms/markets'
import { fillMarket } from '../cms/marketTokens'

const field = 'notification_message'

/**
 * A document's own message for the notification banner, as one market shows it: overridden and with its
 * market tokens replaced. Undefined when the document has none.
 */
export function notificationMessageOf(
  { id, data }: Pick<CmsDocument, 'id' | 'data'>,
  { values, overrides }: Market,
  { htmlLang }: Pick<Locale, 'htmlLang'>,
): string | undefined {
  const override = overrides.find((entry) => entry.documentId === id && entry.field === field)
  const text = override?.text ?? data[field]
  if (typeof text !== 'string' || text.trim() === '') return undefined
  return fillMarket(text, values, htmlLang)
}
