import type { Client } from '@prismicio/client'
import { storedDocuments, type Repository, type StoredDocument } from '../content-api'
import type { ContentFinding } from '../src/cms/contentFinding'
import { parseDocument, type CmsDocument } from '../src/cms/document'
import { contentFindings, parseModels } from '../src/contentRules'
import { pullJobs } from '../src/contentSource/jobBoard'
import { changedDocumentPull } from '../src/contentSource/pullChangedDocuments'
import { planContent } from '../src/contentSource/readContent'
import type { Environment } from '../src/environment'

type DraftCheckOptions = { client: Client; repository: Repository; environment: Environment }

const keyOf = ({ documentId, field, message }: ContentFinding): string =>
  JSON.stringify([documentId, field, message])

/**
 * Gives a function that says what keeps drafts from being published: everything that a build or the content check would
 * find with them and does not find without them, a sentence each.
 */
export function draftCheck(
  root: string,
  { client, repository, environment }: DraftCheckOptions,
): (drafts: readonly StoredDocument[]) => Promise<string[]> {
  const pull = changedDocumentPull()
  return async (drafts) => {
    const { ref } = await client.getMasterRef()
    const [published, jobs] = await Promise.all([
      pull(client, ref, storedDocuments(repository)),
      pullJobs(root, environment),
    ])
    const models = parseModels(repository.customTypes, repository.sharedSlices)
    const source = { name: 'the drafts', fileFindings: [] }

    const ids = new Set(drafts.map(({ id }) => id))
    const isDraft = ({ documentId }: { documentId: string }): boolean => ids.has(documentId)
    const checked = (documents: CmsDocument[]) => {
      const { error, ...planned } = planContent(root, { source, ref, jobs }, documents)
      return {
        errors: error?.findings ?? [],
        /** What the rules find in the drafts, of all documents or, in milliseconds, of the drafts by themselves. */
        advice: (of: 'all' | 'drafts'): ContentFinding[] =>
          contentFindings({
            ...planned,
            ...(of === 'drafts' && {
              documents: documents.filter(({ id }) => ids.has(id)),
              codeDocuments: [],
              pages: planned.pages.filter(isDraft),
            }),
            models,
          }).filter(isDraft),
      }
    }

    const byId = new Map(published.map((document) => [document.id, document]))
    for (const draft of drafts) byId.set(draft.id, parseDocument(draft))
    const withDrafts = checked([...byId.values()])
    const suspected = withDrafts.advice('drafts')
    if (withDrafts.errors.length + suspected.length === 0) return []
    const without = checked(published)
    // By themselves drafts may lack what another document has: the rules decide with all of them.
    const advice = suspected.length > 0 ? withDrafts.advice('all') : []
    const found = [...withDrafts.errors, ...advice]
    const known = new Set([...without.errors, ...(advice.length > 0 ? without.advice('all') : [])].map(keyOf))
    const titles = new Map(
      [...byId.values()].map(({ id, data, uid, type }) => [id, String(data['title'] ?? uid ?? type)]),
    )
    const sentences = found
      .filter((finding) => !known.has(keyOf(finding)))
      .map(({ documentId, lang, field, message }) => {
        const place = [titles.get(documentId) ?? documentId, lang, field.replace(/^data\./, '')]
        return `${place.filter((part) => part !== '').join(' · ')}: ${message}`
      })
    return [...new Set(sentences)]
  }
}
