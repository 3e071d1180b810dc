import type { FilledLinkToWebField, RichTextField, RTListItemNode, RTParagraphNode } from '@prismicio/client'
import type { LocalizedDocument } from '../content/cms/localizeDocument'

/**
 * A small document for a template's test. Fields that are left out are absent, as in a document that is older
 * than the field.
 */
export function testDocument<Data extends object>(data: Partial<Data>): LocalizedDocument<Data> {
  return { id: 'test', uid: 'test', type: 'test', lang: 'en-gb', data: data as Data }
}

type TextBlock = RTParagraphNode | RTListItemNode

/** Rich text of one paragraph, or of one list item per text. */
export function richText(first: string, ...more: string[]): [TextBlock, ...TextBlock[]] & RichTextField {
  const type = more.length === 0 ? 'paragraph' : 'list-item'
  const block = (text: string): TextBlock => ({ type, text, spans: [], direction: 'ltr' })
  return [block(first), ...more.map(block)]
}

/** A filled link field. */
export function webLink(url: string, text: string): FilledLinkToWebField<never> {
  return { link_type: 'Web', url, text }
}
