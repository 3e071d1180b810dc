import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { languageOfLabel } from '../cms/languageLabels'
import { richTextBlocks, type RichTextSpan } from './richTextBlocks'

/** A source: a link in running text to another site, with its title as the text. */
const isSource = ({ type, data }: RichTextSpan): boolean =>
  type === 'hyperlink' &&
  data?.['link_type'] === 'Web' &&
  typeof data['url'] === 'string' &&
  /^https?:/.test(data['url'])

/**
 * Sources in running text without a language. Their titles are quoted in the language they are written in, and a screen
 * reader has to be told which one it is (WCAG 3.1.2).
 */
export function sourceLanguageFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents.flatMap((document) =>
    [...richTextBlocks(document.data, 'data')].flatMap(({ field, text, spans }) =>
      spans.filter(isSource).flatMap((source) => {
        const hasLanguage = spans.some(
          ({ type, start, end, data }) =>
            type === 'label' &&
            start <= source.start &&
            end >= source.end &&
            typeof data?.['label'] === 'string' &&
            languageOfLabel(data['label']) !== undefined,
        )
        return hasLanguage
          ? []
          : [
              findingIn(
                document,
                field,
                `the source “${text.slice(source.start, source.end)}” has no language: mark it with the label of the language its title is in, lang-de for German`,
              ),
            ]
      }),
    ),
  )
}
