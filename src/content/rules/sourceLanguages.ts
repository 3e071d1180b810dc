import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { languageOfLabel } from '../cms/languageLabels'

type Span = { type: string; start: number; end: number; data?: Record<string, unknown> }
type Block = { field: string; text: string; spans: readonly Span[] }

const isSpan = (value: unknown): value is Span =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number'

function* blocksOf(value: unknown, field: string): Generator<Block> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* blocksOf(entry, `${field}.${index}`)
  } else if (isRecord(value)) {
    if (typeof value['text'] === 'string' && Array.isArray(value['spans']))
      yield { field, text: value['text'], spans: value['spans'].filter(isSpan) }
    else for (const [name, entry] of Object.entries(value)) yield* blocksOf(entry, `${field}.${name}`)
  }
}

/** A source: a link in running text to another site, with its title as the text. */
const isSource = ({ type, data }: Span): boolean =>
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
    [...blocksOf(document.data, 'data')].flatMap(({ field, text, spans }) =>
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
