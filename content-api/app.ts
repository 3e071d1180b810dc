/** The content API as one Hono application: in process during the build, over HTTP for previews. */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { AccessControl, openAccess, type Access } from './access'
import { modelEtag } from './customTypesApi'
import { ApiError } from './errors'
import { isOfThisProcess } from './fetch'
import type { JsonObject } from './json'
import { readMedia } from './media'
import { Refs, type PreviewRequest, type Ref } from './refs'
import type { Repository } from './repository'
import { isCrossOrigin, isFromHost, readingMethods, writingRefusal } from './requests'
import { search } from './search'
import { createWriting } from './writing'

export type ContentApiOptions = {
  repository: Repository
  /** Public origin of the API, without a trailing slash: every absolute URL in a response begins with it. */
  origin: string
  /** Who may read and write. Public without tokens by default. */
  access?: Access
  /**
   * Enables what editors need: releases of drafts, and everything that writes (new preview sessions, reload). Off by
   * default.
   */
  editing?: boolean
  /** Hosts whose pages may read previews although they are of another origin: the site on another port. */
  trustedHosts?: readonly string[]
  /** Where versions of documents are kept that a publication by the Migration API replaces. */
  history?: string
}

/** Largest request body, in bytes. The longest document of the embedded repository has 32 KB. */
const maxBodyBytes = 64 * 1024

/** The methods that its addresses take; of a TRACE no `Request` can be made. */
const knownMethods = [...readingMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Builds the application. Its only state is the preview sessions. Throws for an `access` that lacks its token. */
export function createContentApi(options: ContentApiOptions): Hono {
  const { repository, origin, editing = false, history, trustedHosts = [] } = options
  const access = new AccessControl(options.access ?? openAccess, origin)
  const refs = new Refs(repository, { editing })
  const app = new Hono({ strict: false })

  const mayReadReleases = (c: Context): boolean => access.mayReadReleases(c) && editing
  /** True for what is not published: previews, releases, and the list of them. */
  const concernsDrafts = (c: Context): boolean =>
    c.req.path.startsWith('/previews') ||
    (c.req.path === '/api/v2'
      ? mayReadReleases(c)
      : (c.req.query('ref') ?? repository.masterRef) !== repository.masterRef)
  /** Throws an ApiError (403) for pages of other sites: what is not published is not for them, even if they know its ref. */
  const checkOrigin = (c: Context): void => {
    if (!isCrossOrigin(c) || isFromHost(c, trustedHosts) || access.isByToken(c)) return
    const message = 'Pages of other sites cannot read previews.'
    throw new ApiError(403, { type: 'api_security_error', error: message, message })
  }

  app.use(async (c, next) => {
    if (knownMethods.includes(c.req.method)) return next()
    return c.json({ message: 'Use GET, HEAD or POST.' }, 405, { Allow: 'GET, HEAD, POST' })
  })
  // What is published is for the pages of every site; everything else for those that may read it.
  app.use(
    cors({
      origin: (from, c) => (!concernsDrafts(c) ? '*' : isFromHost(c, trustedHosts) ? from : null),
      allowMethods: ['GET', 'HEAD'],
      exposeHeaders: ['Retry-After', 'Date'],
    }),
  )
  // Before a body is read: what writes is closed unless editors work here, and then to who has the token.
  app.use(async (c, next) => {
    if (readingMethods.includes(c.req.method)) return next()
    if (!editing) throw new ApiError(403, { message: 'This repository is read only.', error: 'Read only' })
    access.checkWriting(c)
    const refusal = writingRefusal(c, { takesForms: c.req.path === '/assets' })
    if (refusal) throw new ApiError(refusal.status, { error: refusal.message, message: refusal.message })
    return next()
  })
  if (editing) {
    // Its requests have their own limits.
    app.route(
      '/',
      createWriting({ repository, origin, access, ...(history === undefined ? {} : { history }) }),
    )
  }
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ApiError(413, { message: `The request is larger than ${maxBodyBytes / 1024} KB.` })
      },
    }),
  )
  for (const path of ['/api/*', '/customtypes/*', '/slices/*', '/reload']) {
    app.use(path, async (c, next) => {
      if (readingMethods.includes(c.req.method)) access.checkReading(c)
      c.header('Cache-Control', 'no-store')
      await next()
    })
  }

  app.get('/api/v2', (c) => {
    const list = refs.list({ withReleases: mayReadReleases(c) })
    return c.json(describe(repository, list, origin))
  })
  app.get('/api/v2/documents/search', (c) => {
    const url = new URL(`${origin}${c.req.path}${new URL(c.req.url).search}`)
    const content = refs.content(c.req.query('ref'), { withReleases: mayReadReleases(c) })
    if (content.mainDocument !== undefined) checkOrigin(c)
    const mediaOrigin = isOfThisProcess(c) ? undefined : origin
    return c.json({ ...search(url, content, repository, mediaOrigin), version: 'embedded', license: '' })
  })
  for (const path of ['/api/tags', '/api/v2/tags']) app.get(path, (c) => c.json(tagsOf(repository)))

  for (const [path, models] of [
    ['/customtypes', () => repository.customTypes],
    ['/slices', () => repository.sharedSlices],
  ] as const) {
    app.get(path, (c) => c.json(models()))
    app.get(`${path}/:id`, (c) => {
      const model = models().find(({ id }) => id === c.req.param('id'))
      if (!model) return c.json({ message: 'There is no such model.' }, 404)
      c.header('ETag', modelEtag(model))
      return c.json(model)
    })
  }

  app.post('/previews', async (c) => {
    const { id, mainDocument } = refs.openPreview(await previewRequest(c))
    const token = `${origin}/previews/${id}?websitePreviewId=embedded`
    return c.json({ id, token, mainDocument, type: 'DRAFT' }, 201)
  })
  app.get('/previews/:id', (c) => {
    checkOrigin(c)
    const mainDocument = refs.mainDocumentOf(c.req.param('id'))
    return mainDocument === undefined
      ? c.json({ type: 'api_security_error', message: 'This preview token has expired' }, 404)
      : c.json({ mainDocument, type: 'DRAFT' })
  })

  app.post('/reload', (c) => {
    const findings = repository.reload()
    return c.json({ masterRef: repository.masterRef, problems: findings })
  })

  app.get('/media/*', async (c) => {
    const hasBody = c.req.method !== 'HEAD'
    const path = c.req.path.slice('/media/'.length)
    const media = await readMedia(repository.mediaFolder, path, { hasBody })
    if (!media) return c.notFound()
    // Opened directly, these run scripts that an editor (or an attacker) put into them. A PDF would not open with it.
    if (/svg|html|xml/.test(media.contentType)) {
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      )
    }
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'public, max-age=60')
    const headers = { 'Content-Type': media.contentType, 'Content-Length': String(media.size) }
    return c.body(media.body, 200, headers)
  })

  app.notFound((c) => c.json({ type: 'not_found', message: `There is nothing at ${c.req.path}.` }, 404))
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status)
    return c.json({ type: 'api_error', message: 'The content API failed on this request.' }, 500)
  })
  return app
}

/** The response of `/api/v2`. */
function describe(repository: Repository, refs: readonly Ref[], origin: string) {
  const form = (
    action: string,
    fields: Record<string, { type: 'String' | 'Integer'; multiple: boolean }>,
  ) => ({
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    action: `${origin}${action}`,
    fields,
  })
  const text = { type: 'String', multiple: false } as const
  const integer = { type: 'Integer', multiple: false } as const
  return {
    refs,
    integrationFieldsRef: null,
    languages: repository.languages,
    types: Object.fromEntries(repository.customTypes.map(({ id, label }) => [id, label ?? id])),
    tags: tagsOf(repository),
    forms: {
      everything: form('/api/v2/documents/search', {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: integer,
        pageSize: integer,
        after: text,
        fetch: text,
        fetchLinks: text,
        graphQuery: text,
        orderings: text,
      }),
      tags: form('/api/tags', {}),
    },
    bookmarks: {},
    experiments: { draft: [], running: [] },
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
    version: 'embedded',
    license: '',
  }
}

const tagsOf = ({ documents }: Repository): string[] =>
  [...new Set(documents.flatMap(({ tags }) => tags))].sort()

async function previewRequest(c: Context): Promise<PreviewRequest> {
  const body = await c.req.json<JsonObject>().catch(() => undefined)
  if (body && typeof body['draft'] === 'string') return { draft: body['draft'] }
  if (body?.['document'] !== undefined) return { document: body['document'] }
  throw new ApiError(400, { message: 'A preview needs { "document": … } or { "draft": "<id>" }.' })
}
