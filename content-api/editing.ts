/** The API of the editor: drafts, publishing, history. Everything else it reads as every client does. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isSecret } from '../src/secrets/isSecret'
import { ContentFilesError, type ContentFiles } from './contentFiles'
import { parseDocument, type StoredDocument } from './documents'
import {
  draftsLabel,
  type DocumentSummary,
  type EditedDocument,
  type EditedRepository,
  type Published,
} from './editingContract'
import type { Repository } from './repository'
import { isForeign, writingRefusal } from './requests'

export type EditingOptions = {
  repository: Repository
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

/** How often drafts are checked that an editor goes on typing in. */
const maxChecks = 5

const publishRequest = z.object({ ids: z.array(z.string().min(1)).min(1) })

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
    if (isForeign(c)) return c.json({ problems: ['The editor answers its own page only.'] }, 403)
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

  const draftOf = (id: string): { draft: StoredDocument; release: string } | undefined => {
    for (const { label, documents } of repository.releases) {
      const draft = documents.find((document) => document.id === id)
      if (draft) return { draft, release: label }
    }
    return undefined
  }

  app.get('/api/repository', (c) => {
    const summaries = new Map<string, DocumentSummary>()
    const add = (document: StoredDocument, more: Partial<DocumentSummary>): void => {
      const { id, uid, type, lang } = document
      const known = summaries.get(id)
      const summary = { isPublished: false, ...known, id, uid, type, lang, title: titleOf(document), ...more }
      summaries.set(id, summary)
    }
    for (const document of repository.documents) add(document, { isPublished: true })
    for (const { label, documents } of repository.releases)
      for (const document of documents) add(document, { draftIn: label })
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
    const id = c.req.param('id')
    const { draft, release } = draftOf(id) ?? {}
    const published = repository.documents.find((document) => document.id === id)
    const history = files.history(id)
    if (!draft && !published && history.length === 0)
      return c.json({ problems: [`There is no document with the id "${id}".`] }, 404)
    const answer: EditedDocument = {
      ...(draft ? { draft } : {}),
      ...(published ? { published } : {}),
      ...(release === undefined ? {} : { release }),
      history,
    }
    return c.json(answer)
  })

  app.put('/api/documents/:id', async (c) => {
    const parsed = parseDocument(await c.req.json().catch(() => undefined))
    if ('findings' in parsed) return c.json({ problems: parsed.findings }, 422)
    const { document } = parsed
    const problems = [
      ...(document.id === c.req.param('id') ? [] : ['The document has another id than its address.']),
      ...(repository.customTypes.some(({ id }) => id === document.type)
        ? []
        : [`There is no type "${document.type}".`]),
    ]
    if (problems.length > 0) return c.json({ problems }, 422)
    files.saveDraft(document, c.req.query('release'))
    repository.reload()
    return c.body(null, 204)
  })

  app.delete('/api/documents/:id', (c) => {
    const isGone = files.discardDraft(c.req.param('id'))
    repository.reload()
    return isGone ? c.body(null, 204) : c.json({ problems: ['There is no draft of this document.'] }, 404)
  })

  const onSite = async (documents: string[]): Promise<Published> => {
    repository.reload()
    return { documents, ...((await onPublished?.()) ?? { site: 'The site shows it after its next build.' }) }
  }

  const draftsOf = (ids: readonly string[]): StoredDocument[] => ids.flatMap((id) => draftOf(id)?.draft ?? [])

  /** Checks drafts, again when one was changed meanwhile: nothing is published that was not checked. */
  const checkedDrafts = async (ids: readonly string[]): Promise<readonly string[]> => {
    for (let time = 0; time < maxChecks; time += 1) {
      const drafts = draftsOf(ids)
      const problems = (await check?.(drafts)) ?? []
      if (problems.length > 0) return problems
      const now = draftsOf(ids)
      if (now.length === drafts.length && now.every((draft, place) => draft === drafts[place])) return []
    }
    return ['The drafts were changed again and again while they were checked. Publish once more.']
  }

  app.post('/api/publish', async (c) => {
    const request = publishRequest.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) return c.json({ problems: ['Say which documents: { "ids": ["…"] }.'] }, 400)
    const { ids } = request.data
    const problems = await checkedDrafts(ids)
    if (problems.length > 0) return c.json({ problems }, 422)
    return c.json(await onSite(files.publish(ids)))
  })

  app.post('/api/documents/:id/unpublish', async (c) => {
    const id = c.req.param('id')
    const isPublished = repository.documents.some((document) => document.id === id)
    const problems = (isPublished && (await check?.([], [id]))) || []
    if (problems.length > 0) return c.json({ problems }, 422)
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
