import type { Repository } from '../../../content-api'
import type { ContentFinding } from '../cms/contentFinding'
import { linksOf, parseDocument, type CmsDocument } from '../cms/document'
import { contentFindings, missingObjectFindings, parseModels } from '../rules'
import type { ContentSource } from './contentClient'
import { findingSentence } from './findingSentence'
import type { Planner } from './memoizedPlan'
import { inOrder } from './pullDocuments'
import type { PublishedContent, PulledContent } from './readContent'

/** What is published, with its documents. */
export type PublishedDocuments = Omit<PublishedContent, 'source'> & {
  source: Pick<ContentSource, 'name' | 'fileFindings' | 'client' | 'withFileFacts'>
  documents: readonly CmsDocument[]
}

export type DraftCheckOptions = {
  published: () => Promise<PublishedDocuments>
  plan: Planner
  models: () => Pick<Repository, 'customTypes' | 'sharedSlices'>
  /** Leaves time for other requests between two parts of the work. */
  pause?: () => Promise<void>
}

/**
 * What keeps drafts from being published, and published documents (by their ids) from being taken off: a sentence each.
 * Rejects when a draft is no document.
 */
export type DraftCheck = (drafts: readonly unknown[], removed?: readonly string[]) => Promise<string[]>

const keyOf = ({ documentId, field, message }: ContentFinding): string =>
  JSON.stringify([documentId, field, message])

type Links = { documentId: string; lang: string; type: string; field: string; leadsTo: string }[]

/** Links to documents that are to be taken off, in those that stay. */
const linksTo = (removed: ReadonlySet<string>, documents: readonly CmsDocument[]): Links =>
  documents.flatMap((document) =>
    linksOf(document)
      .filter(({ link }) => removed.has(link.id))
      .map(({ path, link }) => ({
        documentId: document.id,
        lang: document.lang,
        type: document.type,
        field: path,
        leadsTo: link.id,
      })),
  )

const titleOf = ({ data, uid, type }: CmsDocument): string => String(data['title'] || uid || type)

/**
 * Gives a check that finds everything that a build or the content check would find with the drafts and does not find
 * without them.
 */
export function draftCheck({
  published: readPublished,
  plan,
  models,
  pause = () => Promise.resolve(),
}: DraftCheckOptions): DraftCheck {
  return async (drafts, removed = []) => {
    const parsed = drafts.map(parseDocument)
    const { documents, ...published } = await readPublished()
    const { client, withFileFacts } = published.source
    const { customTypes, sharedSlices } = models()
    const parsedModels = parseModels(customTypes, sharedSlices)
    const source = { name: 'the drafts', fileFindings: [] }
    const ids = new Set(parsed.map(({ id }) => id))
    const planOf = async (planned: Iterable<CmsDocument>): Promise<PulledContent> =>
      plan({ ...published, source }, await inOrder(client, [...planned]))
    /** What keeps documents from being built, and what the rules find in the drafts among them. */
    const check = async ({ error, ...planned }: PulledContent) => {
      await pause()
      const checked = planned.documents.filter(({ id }) => ids.has(id))
      const advice =
        checked.length === 0
          ? []
          : [...missingObjectFindings(checked), ...contentFindings({ ...planned, checked, models: parsedModels })]
      await pause()
      return [...(error?.findings ?? []), ...advice]
    }

    const byId = new Map(documents.map((document) => [document.id, document]))
    for (const draft of await withFileFacts(parsed)) byId.set(draft.id, draft)
    const titles = new Map([...byId.values()].map((document) => [document.id, titleOf(document)]))
    const gone = new Set(removed)
    for (const id of gone) byId.delete(id)
    const found = await check(await planOf(byId.values()))
    const links = linksTo(gone, [...byId.values()])
    if (found.length + links.length === 0) return []
    const known = new Set((await check(await planOf(documents))).map(keyOf))

    // Said in the words of the links: a finding of the build calls the document unknown.
    const ofLinks = new Set(links.map(({ documentId, field }) => `${documentId} ${field}`))
    return [
      ...new Set([
        ...links.map(({ leadsTo, ...link }) =>
          findingSentence(
            {
              ...link,
              message: `this link leads to “${titles.get(leadsTo) ?? leadsTo}”. Lead it elsewhere or remove it, and publish that first.`,
            },
            titles.get(link.documentId),
          ),
        ),
        ...found
          .filter(
            (finding) => !known.has(keyOf(finding)) && !ofLinks.has(`${finding.documentId} ${finding.field}`),
          )
          .map((finding) => findingSentence(finding, titles.get(finding.documentId))),
      ]),
    ]
  }
}
