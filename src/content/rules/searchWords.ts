import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import type { PlannedPage } from '../plan/plannedPage'
import type { SearchedPage } from '../plan/searchWords'
import { recordsOf, shortTexts } from './documentTexts'

/** The titles, leads and headings of a document, in small letters and with plain spaces. */
function prominentText(document: CmsDocument): string {
  const headings = recordsOf(document).flatMap(({ record }) =>
    Object.values(record)
      .flatMap(entriesOf)
      .filter(({ type }) => /^heading[1-6]$/.test(textOf(type)))
      .map(({ text }) => textOf(text)),
  )
  const short = shortTexts(document).map(({ text }) => text)
  return [...short, ...headings].join('\n').toLowerCase().replace(/[\u00a0\u202f]/g, ' ')
}

/**
 * Words that people search for and that their page says in no title, description, lead or heading; pages of the list that
 * are not among all addresses.
 */
export function searchWordFindings(
  searched: readonly SearchedPage[],
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
  addresses: readonly string[],
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return searched.flatMap(({ path, words }) => {
    const document = byId.get(pages.find((page) => page.path === path)?.documentId ?? '')
    if (!document)
      return addresses.includes(path)
        ? []
        : [
            {
              documentId: '(none)',
              type: 'page',
              lang: '',
              field: '',
              message: `src/content/plan/searchWords.ts names ${path}, which does not exist: publish it, or take it out`,
            },
          ]
    const text = prominentText(document)
    return words
      .filter((word) => !text.includes(word.toLowerCase()))
      .map((word) =>
        findingIn(
          document,
          'data',
          `people who search for “${word}” should find ${path}: say it in the title, the lead or a heading, or correct src/content/plan/searchWords.ts`,
        ),
      )
  })
}
