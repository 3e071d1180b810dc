import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import type { PlannedPage } from '../plan/plannedPage'
import { pageOfPath } from '../plan/requiredPages'
import { documentSentences, sentencesIn } from './sentences'

/** Pages that are siblings although no folder and no prefix says so. */
const otherFamilies: readonly (readonly string[])[] = [
  ['hmrc-mileage-rates', 'mileage-rates', 'per-diem-rates', 'vat-examples', 'vat-recovery-on-expenses'],
  ['upcoming-events', 'webinars-and-events', 'webinars-on-demand'],
  ['multi-entity-businesses', 'small-businesses', 'for-startups'],
]

/** Folders whose pages are no siblings: legal texts, each of its own kind. */
const mixedFolders: readonly string[] = ['legal']

/** Fields that label a form, a calendar or a state of the page: the same words for the same thing on every page. */
const labelFields =
  /^data\.(?:form_title|form_lead|access_\w+|registered_title|register_again|over_title|calendar_\w+|visitor_time|same_time)$/

/** Sentences below which a share says nothing. */
const fewest = 8

type Sibling = Pick<ContentFinding, 'documentId' | 'type' | 'lang'> & { path: string; sentences: ReadonlySet<string> }

type SiblingContent = {
  documents: readonly CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  jobs: readonly Pick<Job, 'id' | 'content'>[]
  pages: readonly PlannedPage[]
}

/** What the siblings of a page have in common in their address; undefined for a page without siblings. */
function familyOf(path: string): string | undefined {
  const { page } = pageOfPath(path)
  const folder = /^(.+)\/[^/]+$/.exec(page)?.[1]
  const prefix = /^(?:for|outlay-or)-/.exec(page)?.[0]
  const listed = otherFamilies.findIndex((family) => family.includes(page))
  if (folder) return mixedFolders.includes(folder) ? undefined : folder
  return prefix ?? (listed < 0 ? undefined : String(listed))
}

/** Sentences without amounts and tokens. */
const plain = (sentences: readonly string[]): Set<string> =>
  new Set(sentences.map((sentence) => sentence.replace(/\{[^{}]*\}|\d+/g, '#')))

function siblingsOf({ documents, codeDocuments, jobs, pages }: SiblingContent): Sibling[] {
  const pathOf = new Map<string, string>()
  for (const { documentId, path } of pages) if (documentId && !pathOf.has(documentId)) pathOf.set(documentId, path)
  const written = [...documents, ...codeDocuments].flatMap((document): Sibling[] => {
    const path = pathOf.get(document.id) ?? (codeDocuments.includes(document) ? `/${document.id.replace('.', '/')}` : '')
    if (familyOf(path) === undefined) return []
    const { id, type, lang } = document
    return [
      { documentId: id, type, lang, path, sentences: plain(documentSentences(document, (field) => !labelFields.test(field))) },
    ]
  })
  const advertised = jobs.map(
    ({ id, content }): Sibling => ({
      documentId: `job ${id}`,
      type: 'job',
      lang: 'en-gb',
      path: `/en/careers/jobs/${id}`,
      sentences: plain(content.split(/<[^>]*>/).flatMap(sentencesIn)),
    }),
  )
  return [...written, ...advertised].filter(({ sentences }) => sentences.size >= fewest)
}

/**
 * Pages made from one pattern (`/en/for-…`, webinars, jobs) that say the same: of the shorter of two at most a part of its
 * sentences may be in the other. Labels of forms and the words of tools are the same everywhere and do not count.
 */
export function siblingFindings(content: SiblingContent, most = 0.25): ContentFinding[] {
  const siblings = siblingsOf(content)
  return siblings.flatMap((one, index) =>
    siblings.slice(index + 1).flatMap((other): ContentFinding[] => {
      if (one.lang !== other.lang || familyOf(one.path) !== familyOf(other.path)) return []
      const [short, long] = one.sentences.size <= other.sentences.size ? [one, other] : [other, one]
      const shared = [...short.sentences].filter((sentence) => long.sentences.has(sentence))
      const share = shared.length / short.sentences.size
      if (share <= most) return []
      const { documentId, type, lang } = short
      const message = `${short.path} shares ${Math.round(share * 100)} % of its sentences with ${long.path}, at most ${most * 100} % may be the same. Write of each page what only it can say, instead of: ${shared.slice(0, 3).map((sentence) => `“${sentence}”`).join(' ')}`
      return [{ documentId, type, lang, field: 'data', message }]
    }),
  )
}
