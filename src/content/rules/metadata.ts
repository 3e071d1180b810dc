import type { UrlCode } from '../../../locales.config'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'

/** A document as one market shows it: its overrides and market values are in `data`. */
export type LocalizedPage = { document: CmsDocument; urlCode: UrlCode; data: Record<string, unknown> }

/** The part of a document that these rules read: localizing all of it for every market takes a second. */
export const withMetadataOnly = (document: CmsDocument): CmsDocument => ({
  ...document,
  data: Object.fromEntries(
    ['meta_title', 'meta_description'].flatMap((name) =>
      name in document.data ? [[name, document.data[name]]] : [],
    ),
  ),
})

const longestTitle = 65
const shortestDescription = 70
const longestDescription = 170

const lengthOf = (text: string): number => [...text].length

function titleFinding(title: string): string | undefined {
  if (!title) return 'the meta title is missing'
  const length = lengthOf(title)
  return length > longestTitle
    ? `the meta title has ${length} characters, at most ${longestTitle}`
    : undefined
}

function descriptionFinding(description: string): string | undefined {
  if (!description) return 'the meta description is missing'
  const length = lengthOf(description)
  return length < shortestDescription || length > longestDescription
    ? `the meta description has ${length} characters, not ${shortestDescription} to ${longestDescription}`
    : undefined
}

/** The same finding in several markets that share a document counts once. */
const distinct = (findings: readonly ContentFinding[]): ContentFinding[] => [
  ...new Map(findings.map((found) => [JSON.stringify(found), found])).values(),
]

/** Meta titles and descriptions that are missing, or too long or short for a search result. */
export function metaLengthFindings(shown: readonly LocalizedPage[]): ContentFinding[] {
  return distinct(
    shown.flatMap(({ document, data }) => {
      const title = titleFinding(fieldText(data['meta_title']))
      const description = descriptionFinding(fieldText(data['meta_description']))
      return [
        ...(title ? [findingIn(document, 'data.meta_title', title)] : []),
        ...(description ? [findingIn(document, 'data.meta_description', description)] : []),
      ]
    }),
  )
}

/**
 * Meta titles that two pages of one market have. A market shows its own documents and those of the language
 * it shares.
 */
export function repeatedTitleFindings(shown: readonly LocalizedPage[]): ContentFinding[] {
  const owners = new Map<string, CmsDocument>()
  return shown.flatMap(({ document, urlCode, data }) => {
    const title = fieldText(data['meta_title'])
    const key = `${urlCode} ${title}`
    const owner = owners.get(key)
    if (!title || !owner) {
      owners.set(key, document)
      return []
    }
    return [
      findingIn(
        document,
        'data.meta_title',
        `in "${urlCode}" the meta title "${title}" is also that of ${owner.id}`,
      ),
    ]
  })
}
