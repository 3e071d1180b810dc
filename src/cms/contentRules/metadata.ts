import type { UrlCode } from '../../../locales.config'
import type { CmsDocument, ContentProblem } from '../document'
import { problemIn, textOf } from './problem'

/** A document as one market shows it: its overrides and market values are in `data`. */
export type ShownDocument = { document: CmsDocument; urlCode: UrlCode; data: Record<string, unknown> }

const longestTitle = 65
const shortestDescription = 70
const longestDescription = 170

const lengthOf = (text: string): number => [...text].length

function titleProblem(title: string): string | undefined {
  if (!title) return 'the meta title is missing'
  const length = lengthOf(title)
  return length > longestTitle
    ? `the meta title has ${length} characters, at most ${longestTitle}`
    : undefined
}

function descriptionProblem(description: string): string | undefined {
  if (!description) return 'the meta description is missing'
  const length = lengthOf(description)
  return length < shortestDescription || length > longestDescription
    ? `the meta description has ${length} characters, not ${shortestDescription} to ${longestDescription}`
    : undefined
}

/** The same finding in the markets that share a document is one finding. */
const distinct = (problems: readonly ContentProblem[]): ContentProblem[] => [
  ...new Map(problems.map((found) => [JSON.stringify(found), found])).values(),
]

/** Meta titles and descriptions that are missing, or too long or short for a result of a search. */
export function metaLengthProblems(shown: readonly ShownDocument[]): ContentProblem[] {
  return distinct(
    shown.flatMap(({ document, data }) => {
      const title = titleProblem(textOf(data['meta_title']))
      const description = descriptionProblem(textOf(data['meta_description']))
      return [
        ...(title ? [problemIn(document, 'data.meta_title', title)] : []),
        ...(description ? [problemIn(document, 'data.meta_description', description)] : []),
      ]
    }),
  )
}

/**
 * Meta titles that two pages of one market have. Counted after sharing: a market shows its own documents and
 * those of the language it shares.
 */
export function repeatedTitleProblems(shown: readonly ShownDocument[]): ContentProblem[] {
  const owners = new Map<string, CmsDocument>()
  return shown.flatMap(({ document, urlCode, data }) => {
    const title = textOf(data['meta_title'])
    const key = `${urlCode} ${title}`
    const owner = owners.get(key)
    if (!title || !owner) {
      owners.set(key, document)
      return []
    }
    return [
      problemIn(
        document,
        'data.meta_title',
        `in "${urlCode}" the meta title "${title}" is also that of ${owner.id}`,
      ),
    ]
  })
}
