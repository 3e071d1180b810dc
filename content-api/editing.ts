/** The API of the editor: drafts, publishing, earlier versions. Everything else it reads as every client does. */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isSecret } from '../src/core/values/isSecret'
import { ContentFilesError, type ContentFiles } from './contentFiles'
import { withTranslationsOf } from './documentChanges'
import { parseDocument, type StoredDocument } from './documents'
import { EditedVersions, parseVersion, latestOf } from './editedVersions'
import {
  clientHeader,
  draftsLabel,
  type Conflict,
  type Conflicted,
  type DocumentSummary,
  type EditedDocument,
  type EditedRepository,
  type Published,
  type StoredDraft,
} from './editingContract'
import type { Repository } from './repository'
import { isCrossOrigin, writingRefusal } from './requests'

export type EditingOptions = {
  repository: Repository
  /** Of this repository, which it tells of every draft. */
  files: ContentFiles
  /** When given, every request needs it as a bearer token. */
  accessToken?: string
  /** The page of the editor and its code, by name; the page has no name. */
  assets?: (name: string) => { body: string; type: string } | undefined
  /**
   * Problems that keep drafts from being published, and documents (by their ids) from being taken off, as sentences for an
   * editor. Asked before anything is written. Nothing is kept from it without this.
   */
  check?: (drafts: readonly StoredDocument[], removed?: readonly string[]) => Promise<readonly string[]>
  /** Brings what has been written onto the site, and says what became of it. */
  onPublished?: () => Promise<Omit<Published, 'documents'>>
}

/** Longest document in bytes. The longest of the embedded repository has 32 KB. */
const maxBodyBytes = 512 * 1024

const publishRequest = z.object({
  documents: z.array(z.object({ id: z.string().min(1), version: z.string().min(1) })).min(1),
})

const versionMissing =
  'The change does not say which version of the document it is based on: name the one that the document was read with, as If-Match.'

/** What an editor is told of conflicts: a sentence each. */
function sentenceOf({ id, against, current, changed }: Conflict): string {
  const latest = latestOf(current)
  const name = latest ? `“${titleOf(latest)}” (${latest.lang})` : `The document ${id}`
  if (against === 'nothing') return `${name} was deleted meanwhile.`
  if (changed[0]?.path[0] === 'release') return `${name} was put into another release meanwhile.`
  return against === 'published'
    ? `Another text of ${name} was published meanwhile.`
    : `${name} was changed by somebody else meanwhile.`
}

const titleOf = ({ data, uid, type }: StoredDocument): string => {
  const title = data['title']
  return typeof title === 'string' && title !== '' ? title : (uid ?? type)
}

/** Builds the application, to be served below `editorPath`. */
export function createEditing(options: EditingOptions): Hono {
  const { repository, files, accessToken, assets = () => undefined, check, onPublished } = options
  const app = new Hono({ strict: false })

  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  })
  app.use('/api/*', async (c, next) => {
    if (isCrossOrigin(c)) return c.json({ problems: ['The editor answers its own page only.'] }, 403)
    const refusal = writingRefusal(c)
    if (refusal) return c.json({ problems: [refusal.message] }, refusal.status)
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (accessToken !== undefined && !isSecret(token, accessToken))
      return c.json({ problems: ['The secret of the editor is missing or wrong.'] }, 401)
    return next()
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ problems: [`A document may have ${maxBodyBytes / 1024} KB.`] }, 413),
    }),
  )
  app.onError((error, c) => {
    if (error instanceof ContentFilesError) return c.json({ problems: error.problems }, 422)
    return c.json({ problems: [`The change could not be stored: ${error.message}`] }, 500)
  })

  const versions = new EditedVersions(repository)
  const refused = (c: Context, conflicts: Conflict[]): Response => {
    const body: Conflicted = { problems: conflicts.map(sentenceOf), conflicts }
    return c.json(body, 409)
  }
  /** The version that a request is based on, or the answer to one that names none. */
  const namedVersion = (c: Context) =>
    parseVersion(c.req.header('if-match')) ?? c.json({ problems: [versionMissing] }, 428)
  const draftOf = (id: string): StoredDocument | undefined => versions.stateOf(id).draft
  /** The document in the body of a request to its address, or the answer to a request without one that could be stored. */
  const sentDocument = async (c: Context): Promise<StoredDocument | Response> => {
    const parsed = parseDocument(await c.req.json().catch(() => undefined))
    if ('findings' in parsed) return c.json({ problems: parsed.findings }, 422)
    const { document } = parsed
    const problems = [
      ...(document.id === c.req.param('id') ? [] : ['The document has another id than its address.']),
      ...(repository.customTypes.some(({ id }) => id === document.type)
        ? []
        : [`There is no type "${document.type}".`]),
    ]
    return problems.length > 0 ? c.json({ problems }, 422) : document
  }

  app.get('/api/repository', (c) => {
    repository.reload()
    const summaries = new Map<string, DocumentSummary>()
    const add = (document: StoredDocument, more: Partial<DocumentSummary>): void => {
      const { id, uid, type, lang } = document
      const known = summaries.get(id)
      const summary = { isPublished: false, ...known, id, uid, type, lang, title: titleOf(document), ...more }
      summaries.set(id, summary)
    }
    for (const document of repository.documents) add(document, { isPublished: true })
    for (const { label, documents } of repository.releases)
      for (const document of documents)
        add(document, { draftIn: label, version: versions.versionOf(document.id) })
    const answer: EditedRepository = {
      languages: repository.languages.map(({ id, name }) => ({ id, name })),
      customTypes: [...repository.customTypes],
      sharedSlices: [...repository.sharedSlices],
      releases: repository.releases.map(({ label }) => label).filter((label) => label !== draftsLabel),
      documents: [...summaries.values()],
    }
    return c.json(answer)
  })

  app.get('/api/documents/:id', (c) => {
    // Files may have been changed by hand, by git or by a pull.
    repository.reload()
    const id = c.req.param('id')
    const { draft, release, published } = versions.stateOf(id)
    if (!draft && !published && files.history(id).length === 0)
      return c.json({ problems: [`There is no document with the id "${id}".`] }, 404)
    const answer: EditedDocument = {
      ...(draft ? { draft } : {}),
      ...(published ? { published } : {}),
      ...(release === undefined ? {} : { release }),
      version: versions.versionOf(id),
    }
    return c.json(answer)
  })

  app.get('/api/documents/:id/versions', (c) => c.json(files.history(c.req.param('id'))))

  app.get('/api/documents/:id/versions/:name', (c) => {
    const { id, name } = c.req.param()
    const document = files.earlierVersion(id, name)
    if (document) return c.json(document)
    return c.json({ problems: ['This version cannot be read: its file was removed, or is faulty.'] }, 404)
  })

  // A text that gives way in a conflict may not have been stored yet.
  app.post('/api/documents/:id/versions', async (c) => {
    const document = await sentDocument(c)
    if (document instanceof Response) return document
    files.keepReplaced(document)
    return c.body(null, 204)
  })

  app.put('/api/documents/:id', async (c) => {
    const document = await sentDocument(c)
    if (document instanceof Response) return document
    const named = namedVersion(c)
    if (named instanceof Response) return named
    repository.reload()
    const { release, resolves } = c.req.query()
    const client = c.req.header(clientHeader)
    const conflict = versions.draftConflict(document, named, { client, release })
    if (conflict) return refused(c, [conflict])
    files.saveDraft(withTranslationsOf(document, latestOf(versions.stateOf(document.id))), release, {
      basedOn: versions.basisOf(document.id, named),
      keepsEarlier: resolves !== undefined,
    })
    const answer: StoredDraft = { version: versions.written(document, named, client) }
    return c.json(answer)
  })

  app.delete('/api/documents/:id', (c) => {
    const id = c.req.param('id')
    repository.reload()
    if (!draftOf(id)) return c.json({ problems: ['There is no draft of this document.'] }, 404)
    const named = namedVersion(c)
    if (named instanceof Response) return named
    const conflict = versions.staleness(id, named)
    if (conflict) return refused(c, [conflict])
    files.discardDraft(id)
    repository.reload()
    return c.body(null, 204)
  })

  const onSite = async (documents: string[]): Promise<Published> => {
    repository.reload()
    return { documents, ...((await onPublished?.()) ?? { site: 'The site shows it after its next build.' }) }
  }

  const draftsOf = (ids: readonly string[]): StoredDocument[] => ids.flatMap((id) => draftOf(id) ?? [])

  app.post('/api/publish', async (c) => {
    const request = publishRequest.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success)
      return c.json(
        { problems: ['Say which documents: { "documents": [{ "id": "…", "version": "…" }] }.'] },
        400,
      )
    const { documents } = request.data
    const ids = documents.map(({ id }) => id)
    const conflicts = (): Conflict[] =>
      documents.flatMap(({ id, version }) => {
        const named = parseVersion(version)
        return (named && draftOf(id) && versions.publishConflict(id, named)) || []
      })
    repository.reload()
    if (documents.some(({ version }) => !parseVersion(version)))
      return c.json({ problems: [versionMissing] }, 428)
    if (conflicts().length > 0) return refused(c, conflicts())
    const problems = (await check?.(draftsOf(ids))) ?? []
    if (problems.length > 0) return c.json({ problems }, 422)
    // Nothing is published that was not checked: the check took its time.
    repository.reload()
    if (conflicts().length > 0) return refused(c, conflicts())
    return c.json(await onSite(files.publish(ids)))
  })

  app.post('/api/documents/:id/unpublish', async (c) => {
    const id = c.req.param('id')
    repository.reload()
    const isPublished = (): boolean => versions.stateOf(id).published !== undefined
    if (isPublished()) {
      const named = namedVersion(c)
      if (named instanceof Response) return named
      const stale = (): Conflict | undefined => versions.staleness(id, named)
      const first = stale()
      if (first) return refused(c, [first])
      const problems = (await check?.([], [id])) ?? []
      if (problems.length > 0) return c.json({ problems }, 422)
      repository.reload()
      const later = stale()
      if (later) return refused(c, [later])
    }
    files.unpublish(id)
    return c.json(await onSite([id]))
  })

  app.get('/:name?', (c) => {
    const asset = assets(c.req.param('name') ?? '')
    if (!asset) return c.notFound()
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src * data:; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    c.header('X-Content-Type-Options', 'nosniff')
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
  return app
}
