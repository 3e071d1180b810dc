import path from 'node:path'
import type { Client } from '@prismicio/client'
import { storedDocuments, type Repository, type StoredDocument } from '../content-api'
import type { ContentFinding } from '../src/content/cms/contentFinding'
import { linksOf, parseDocument, type CmsDocument } from '../src/content/cms/document'
import { embeddedMediaPath } from '../src/content/cms/embeddedMedia'
import { memoize } from '../src/content/cms/memoize'
import { contentFindings, missingObjectFindings, parseModels } from '../src/content/rules'
import { withFileFacts } from '../src/content/source/fileFacts'
import { findingSentence } from '../src/content/source/findingSentence'
import { pullJobs } from '../src/content/source/jobBoard'
import type { DocumentPull } from '../src/content/source/pullChangedDocuments'
import { planContent, type PulledContent } from '../src/content/source/readContent'
import { unreadableMedia } from '../src/content/source/unreadableMedia'
import type { Environment } from '../src/core/environment'
import { cooperativeYield } from '../src/functions/fairQueue'

type DraftCheckOptions = {
  client: Client
  /** Keeps what it has read, for other readers of the same repository too. */
  pull: DocumentPull
  repository: Repository
  environment: Environment
}

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

/** What a plan and the rules read of a document: everything but when it was published. */
const plannedText = memoize(({ uid, type, lang, data, tags, alternate_languages, fileFacts }: CmsDocument) =>
  JSON.stringify([uid, type, lang, data, tags, alternate_languages, fileFacts]),
)

/** True when a plan of one of them is a plan of the others. */
function isPlannedAs(some: readonly CmsDocument[], others: readonly CmsDocument[]): boolean {
  const byId = new Map(others.map((document) => [document.id, document]))
  return (
    some.length === others.length &&
    some.every((document) => {
      const other = byId.get(document.id)
      return other === document || (other !== undefined && plannedText(other) === plannedText(document))
    })
  )
}

const titleOf = ({ data, uid, type }: CmsDocument): string => String(data['title'] || uid || type)

/**
 * Gives a function that says what keeps drafts from being published, and documents (by their ids) from being taken off:
 * everything that a build or the content check would find with them and does not find without them, a sentence each.
 */
export function draftCheck(
  root: string,
  { client, pull, repository, environment }: DraftCheckOptions,
): (drafts: readonly StoredDocument[], removed?: readonly string[]) => Promise<string[]> {
  /** The plans that were used last: of drafts, some published since, and of what was published before them. */
  let plansBefore: { circumstances: string; plan: PulledContent }[] = []
  return async (drafts, removed = []) => {
    const { ref } = await client.getMasterRef()
    const complete = (documents: readonly CmsDocument[]): Promise<CmsDocument[]> =>
      withFileFacts(root, environment, documents)
    const [published, jobs, unreadable] = await Promise.all([
      pull(client, ref, storedDocuments(repository)).then(complete),
      pullJobs(root, environment),
      unreadableMedia(repository.mediaFolder, path.join(root, 'public', embeddedMediaPath)),
    ])
    const models = parseModels(repository.customTypes, repository.sharedSlices)
    const source = { name: 'the drafts', fileFindings: [] }

    const ids = new Set(drafts.map(({ id }) => id))
    const yieldToOthers = cooperativeYield()
    const circumstances = JSON.stringify([jobs, [...unreadable]])
    /** A plan of the documents: that of before while they are the same. */
    const planOf = (documents: CmsDocument[]): PulledContent => {
      const before = plansBefore.find(
        (one) => one.circumstances === circumstances && isPlannedAs(one.plan.documents, documents),
      )
      const plan =
        before?.plan ?? planContent(root, { source, ref, jobs, unreadableMedia: unreadable }, documents)
      plansBefore = [{ circumstances, plan }, ...plansBefore.filter((one) => one !== before)].slice(0, 3)
      return plan
    }
    /** What keeps documents from being built, and what the rules find in the drafts among them. */
    const check = async ({ error, ...planned }: PulledContent) => {
      await yieldToOthers()
      const checked = planned.documents.filter(({ id }) => ids.has(id))
      const advice =
        checked.length === 0
          ? []
          : [...missingObjectFindings(checked), ...contentFindings({ ...planned, checked, models })]
      await yieldToOthers()
      return [...(error?.findings ?? []), ...advice]
    }

    const byId = new Map(published.map((document) => [document.id, document]))
    for (const draft of await complete(drafts.map(parseDocument))) byId.set(draft.id, draft)
    const titles = new Map([...byId.values()].map((document) => [document.id, titleOf(document)]))
    const gone = new Set(removed)
    for (const id of gone) byId.delete(id)
    const found = await check(planOf([...byId.values()]))
    const links = linksTo(gone, [...byId.values()])
    if (found.length + links.length === 0) return []
    const known = new Set((await check(planOf(published))).map(keyOf))

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
