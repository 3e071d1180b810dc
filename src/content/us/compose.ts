import type {
  Content,
  FilledContentRelationshipField,
  FilledLinkToWebField,
  RichTextField,
  RTLinkNode,
  RTHeading1Node,
  RTHeading2Node,
  RTListItemNode,
  RTOListItemNode,
  RTParagraphNode,
} from '@prismicio/client'
import { brand } from '../../core/brand'
import type { CmsDocument } from '../cms/document'
import type { UsPath } from './paths'

/*
 * Functions to write pages in code: each returns a field as the content API sends it, so that pages of code
 * and pages of documents share their templates.
 */

type Group<Item> = [] | [Item, ...Item[]]
type Block = RTParagraphNode | RTHeading1Node | RTHeading2Node | RTListItemNode | RTOListItemNode

/** Items as a group field. */
export function group<Item>(items: readonly Item[]): Group<Item> {
  const [first, ...rest] = items
  return first === undefined ? [] : [first, ...rest]
}

/** A link marked in a text: `[the pricing page](/us/pricing)`. */
const markedLink = /\[([^\]]+)\]\(([^)]+)\)/

function inline(marked: string): { text: string; spans: RTLinkNode[] } {
  const spans: RTLinkNode[] = []
  let text = marked
  for (let match = markedLink.exec(text); match; match = markedLink.exec(text)) {
    const [whole, label = '', url = ''] = match
    text = text.slice(0, match.index) + label + text.slice(match.index + whole.length)
    spans.push({
      type: 'hyperlink',
      start: match.index,
      end: match.index + label.length,
      data: { link_type: 'Web', url },
    })
  }
  return { text, spans }
}

const block = <Type extends Block['type']>(type: Type, marked: string) => ({
  type,
  ...inline(marked),
  direction: 'ltr' as const,
})

/** A heading within running text. */
export const subheading = (text: string): RTHeading2Node => block('heading2', text)

/** A bulleted list within running text. */
export const bullets = (...items: string[]): RTListItemNode[] => items.map((item) => block('list-item', item))

/** A numbered list within running text. */
export const numbered = (...items: string[]): RTOListItemNode[] =>
  items.map((item) => block('o-list-item', item))

/** Running text: a string is a paragraph. `[label](/us/path)` inside a string is a link. */
export const text = (...blocks: (string | Block)[]): RichTextField =>
  group(blocks.map((entry) => (typeof entry === 'string' ? block('paragraph', entry) : entry)))

/** The title of a section. */
export const heading = (title: string): RichTextField => [subheading(title)]

/** The title of a page that is in its hero. */
export const pageTitle = (title: string): RichTextField => [block('heading1', title)]

type WebLink = FilledLinkToWebField<never>

/** A link to a page of the market. */
export const link = (url: UsPath, label: string): WebLink => ({ link_type: 'Web', url, text: label })

type FilledDocumentLink = FilledContentRelationshipField & { text: string }

/** A link to a document of the market, left out while that has no page. */
export const documentLink = (type: string, uid: string, label: string): FilledDocumentLink => ({
  link_type: 'Document',
  id: `en-us.${type}.${uid}`,
  uid,
  type,
  tags: [],
  lang: 'en-us',
  text: label,
})

/** The link most pages end with. */
export const bookADemo = link('/us/book-a-demo', 'Book a demo')

/** A link to the registration of the app. */
export const signUp = (label: string): WebLink => ({
  link_type: 'Web',
  url: `${brand.appOrigin}/register`,
  text: label,
})

/** A link to a page of the web app, by its path. */
export const inApp = (path: string, label: string): WebLink => ({
  link_type: 'Web',
  url: `${brand.appOrigin}${path}`,
  text: label,
})

/** A mailto link. */
export const mail = (address: string): WebLink => ({
  link_type: 'Web',
  url: `mailto:${address}`,
  text: address,
})

/** An empty link field. */
export const noLink = { link_type: 'Any' } as const

/** What search engines read of a page. */
export type Meta = { title: string; description: string }

/** Fields that every page type has and that `usPage` fills. */
type MetaField =
  'meta_title' | 'meta_description' | 'meta_image' | 'notification_message' | 'localeCode' | 'path'

type Slice = { id: string; slice_type: string }

const isSlices = (value: unknown): value is Slice[] => Array.isArray(value)

/** A page of the market as its template expects it; slices get ids, which are their React keys. */
export function usPage<Data extends object>(
  type: string,
  uid: string,
  meta: Meta,
  data: Omit<Data, MetaField>,
): CmsDocument<Data> {
  const slices = 'slices' in data && isSlices(data.slices) ? data.slices : undefined
  const complete = {
    ...data,
    ...(slices
      ? { slices: slices.map((slice, index) => ({ ...slice, id: `${slice.slice_type}-${index}` })) }
      : {}),
    meta_title: meta.title,
    meta_description: meta.description,
    meta_image: {},
    notification_message: [],
    localeCode: null,
    path: null,
  }
  // `data` lacks exactly the fields added here; TypeScript cannot add that up for a type parameter.
  return {
    id: `us.${uid}`,
    uid,
    type,
    lang: 'en-us',
    tags: [],
    first_publication_date: '',
    last_publication_date: '',
    alternate_languages: [],
    data: complete as unknown as Data,
  }
}

type SlicePage = Content.PageDocument['data']

/** A page that consists of slices; the first is its hero. */
export const slicePage = (
  uid: string,
  title: string,
  meta: Meta,
  slices: SlicePage['slices'],
): CmsDocument<SlicePage> =>
  usPage<SlicePage>('page', uid, meta, { title, parent_document: noLink, parent_path: null, slices })
