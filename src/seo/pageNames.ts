import { withoutBrand } from './socialImage'

/** The fields that a page is named by: any value, as the content has it. */
type NamingFields = { meta_title?: unknown; title?: unknown }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What a page of a document is called: `title` by search engines, browsers and on its picture, its field for them or
 * else its own title; `name` in trails, its own title or else the other without the brand. Both are empty when the
 * document has neither.
 */
export function pageNames(fields: NamingFields): { title: string; name: string } {
  const title = text(fields.meta_title) || text(fields.title)
  return { title, name: text(fields.title) || withoutBrand(title) }
}
