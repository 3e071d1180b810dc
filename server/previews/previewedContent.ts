import type { Client } from '@prismicio/client'
import { localeByUrlCode } from '../../locales.config'
import type { PreviewedDraft } from '../../src/browser/preview/contract'
import { pageDataSource, readPageQueries, type PagesOfContent } from '../../src/build/pageData/pageData'
import { linksOf, type CmsDocument } from '../../src/content/cms/document'
import { memoize } from '../../src/content/cms/memoize'
import { contentFindings, missingObjectFindings, type ContentModels } from '../../src/content/rules'
import { ContentError } from '../../src/content/source/contentError'
import { withFileFacts } from '../../src/content/source/fileFacts'
import { pullJobs } from '../../src/content/source/jobBoard'
import { changedDocumentPull, type DocumentPull } from '../../src/content/source/pullChangedDocuments'
import { pullDocuments } from '../../src/content/source/pullDocuments'
import { completingContent, planContent, type Content } from '../../src/content/source/readContent'
import type { Environment } from '../../src/core/environment'
import { cooperativeYield } from '../../src/functions/fairQueue'
import { inBatches } from './inBatches'
import { previewVersions } from './previewVersions'
import { VersionCache } from './versionCache'

/** The content of a preview: what is published with its drafts. */
export type PreviewedContent = {
  /** Changes with every change of a draft or of what is published. */
  version: string
  content: Content
  pages: PagesOfContent
  drafts: PreviewedDraft[]
  /** What keeps the drafts from being published, a sentence each. */
  findings: string[]
  /** The memory that it takes, in bytes, estimated. */
  bytes: number
}

/** What is kept of previews, in bytes and milliseconds: the one that is edited changes with every key. */
const cacheLimits = { bytes: 128 * 1024 * 1024, idle: 10 * 60_000 }

/** Memory of a preview for each character of its documents: 25 MB for 6.3 million, measured with the repository in content/. */
const bytesPerCharacter = 4

/** The part of a document that an editor writes, as a text to compare. */
const textOf = memoize(({ uid, data, tags, alternate_languages }: CmsDocument): string =>
  JSON.stringify([uid, data, tags, alternate_languages]),
)

/** What a computation gives, with a break between its parts. */
async function inParts<Result>(
  parts: Generator<undefined, Result>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
    await pause()
  }
}

const titleOf = ({ data, uid, type }: CmsDocument): string =>
  typeof data['title'] === 'string' && data['title'] !== '' ? data['title'] : (uid ?? type)

/** Where previews are read, and the models that drafts are checked by. */
export type PreviewSource = {
  client: Client
  /** Of the embedded repository: what is stored of each published document, by id. */
  stored?: () => ReadonlyMap<string, object>
  /** Reads what is published, where another reader of the repository does so already. */
  pull?: DocumentPull
  models: ContentModels
  name: string
  environment: Environment
}

export type PreviewedContents = {
  /**
   * The version of a preview's content, by two requests. Rejects as the client does: for a ref that is unknown or has
   * expired, and when the repository cannot be reached.
   */
  versionOf: (ref: string) => Promise<string>
  /** The content of a version. Rejects too when the drafts cannot be shown at all, with a ContentError. */
  contentOf: (ref: string, version: string) => Promise<PreviewedContent>
}

/** Reads previews with a client of the repository, and computes their pages as a build would. */
export function previewedContents(
  root: string,
  { client, stored, pull: pullPublished = changedDocumentPull(), models, name, environment }: PreviewSource,
): PreviewedContents {
  const of = pageDataSource(root, readPageQueries(root))
  const versions = new VersionCache<PreviewedContent>(({ bytes }) => bytes, cacheLimits)

  /** What is published, by id, to tell the drafts from it. */
  async function publishedDocuments(): Promise<Map<string, CmsDocument>> {
    const { ref } = await client.getMasterRef()
    const documents = await pullPublished(client, ref, stored?.())
    return new Map(documents.map((document) => [document.id, document]))
  }

  async function read(ref: string, version: string): Promise<PreviewedContent> {
    const [pulled, published, jobs] = await Promise.all([
      pullDocuments(client, ref),
      publishedDocuments(),
      pullJobs(root, environment),
    ])
    const yieldToOthers = cooperativeYield()
    await yieldToOthers()
    const source = { name, fileFindings: [] }
    // The same objects where nothing was edited: what was found out about them is known.
    const same: CmsDocument[] = []
    const keepKnown = (document: CmsDocument): void => {
      const before = published.get(document.id)
      same.push(before && textOf(before) === textOf(document) ? before : document)
    }
    await inBatches(pulled, keepKnown, yieldToOthers)
    const edited = new Set(
      same.filter((document) => published.get(document.id) !== document).map(({ id }) => id),
    )
    const documents = await withFileFacts(root, environment, same)
    // Memoized for the plan: to find the links of all documents at once would keep everybody waiting.
    await inBatches(documents, linksOf, yieldToOthers)
    const changed = documents.filter(({ id }) => edited.has(id))
    const { error, ...planned } = planContent(root, { source, ref, jobs }, documents, changed)
    await yieldToOthers()
    const ids = new Set(changed.map(({ id }) => id))
    const advice = contentFindings({
      ...planned,
      documents: changed,
      codeDocuments: [],
      pages: planned.pages.filter(({ documentId }) => ids.has(documentId)),
      models,
      // What is not among the changed documents is not missing.
    }).filter(({ documentId }) => ids.has(documentId))
    await yieldToOthers()
    const waiting = missingObjectFindings(changed)
    const findings = [...(error?.findings ?? []), ...waiting, ...advice].map(
      ({ documentId, lang, field, message }) =>
        ids.has(documentId) ? `${field}: ${message}` : `${documentId} (${lang}) ${field}: ${message}`,
    )
    let content: Content
    try {
      content = await inParts(completingContent(planned), yieldToOthers)
    } catch (cause) {
      const reasons = findings.length > 0 ? findings.join('\n') : String(cause)
      throw new ContentError(reasons, error?.findings)
    }
    await yieldToOthers()
    return {
      version,
      content,
      pages: of(content, Date.now(), { digests: false }),
      drafts: changed.map((document): PreviewedDraft => {
        const isOfLanguage = ({ locale }: { locale: string }): boolean =>
          localeByUrlCode(locale)?.code === document.lang
        const [path, ...paths] = content.pages
          .filter((page) => page.documentId === document.id)
          // The market that the language is of first: its page is the one that an editor thinks of.
          .sort((a, b) => Number(isOfLanguage(b)) - Number(isOfLanguage(a)))
          .map((page) => page.path)
        const { id, type, lang } = document
        return { id, type, lang, title: titleOf(document), ...(path ? { path } : {}), paths }
      }),
      findings,
      bytes: documents.reduce((sum, document) => sum + textOf(document).length, 0) * bytesPerCharacter,
    }
  }

  return {
    versionOf: previewVersions(client),
    // Of one version all documents are the same, whichever preview asks for it.
    contentOf: (ref, version) => versions.get(version, () => read(ref, version)),
  }
}
