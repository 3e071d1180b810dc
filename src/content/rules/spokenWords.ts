import { isRecord } from '../../core/values/record'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { memoize } from '../cms/memoize'

/** Fields that are no text for readers. */
const silentFields = new Set([
  'id', 'uid', 'url', 'slug', 'lang', 'type', 'kind', 'icon', 'visual', 'slice_type', 'variation', 'version', 'link_type',
  'target', 'variant', 'direction', 'field', 'localeCode', 'path', 'plan_id', 'feature_id', 'currency', 'key', 'law',
  'embed_url', 'html', 'name', 'source_id', 'countries', 'duty', 'fact', 'sources', 'gaps', 'imprint', 'author', 'company', 'person',
]) // prettier-ignore

/** Documents without prose. */
const silentTypes: readonly string[] = ['third_party_licences', 'redirects', 'disallowed_email_domains', 'product_facts']

export type SpokenText = { text: string; field: string }

/** A block of rich text without the words of its links, which name pages in other languages. */
function withoutLinks(text: string, spans: unknown): string {
  const links = entriesOf(spans)
    .filter(({ type }) => type === 'hyperlink')
    .map(({ start, end }) => [Number(start), Number(end)] as const)
    .sort(([a], [b]) => b - a)
  return links.reduce((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}

function* textsIn(value: unknown, field: string): Generator<SpokenText> {
  if (typeof value === 'string') yield { text: value, field }
  else if (Array.isArray(value)) for (const [index, part] of value.entries()) yield* textsIn(part, `${field}.${index}`)
  else if (isRecord(value)) {
    if (isDocumentLink(value)) {
      yield { text: textOf(value['text']), field: `${field}.text` }
    } else if (typeof value['text'] === 'string' && Array.isArray(value['spans'])) {
      yield { text: withoutLinks(value['text'], value['spans']), field: `${field}.text` }
    } else {
      for (const [name, part] of Object.entries(value)) if (!silentFields.has(name)) yield* textsIn(part, `${field}.${name}`)
    }
  }
}

/** The texts of a document that a reader sees, with their fields. */
export const spokenTexts = memoize((document: CmsDocument): SpokenText[] =>
  silentTypes.includes(document.type)
    ? []
    : [...textsIn(document.data, 'data')].filter(({ text }) => text.trim() !== ''),
)

/** The words of a text in lower case, without tokens, addresses and words with a digit. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => !/\d|@|:\/\//.test(word))
    .flatMap((word) => word.toLowerCase().replace(/’/g, "'").match(/\p{L}[\p{L}'-]*/gu) ?? [])
