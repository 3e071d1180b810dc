import {
  ForbiddenError,
  NotFoundError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
} from '@prismicio/client'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { isCrossOrigin } from '../../content-api'
import {
  previewedFilesPath,
  previewedPagePath,
  previewRepositoryPath,
  type PreviewedPage,
  type PreviewRepository,
} from '../../src/browser/preview/contract'
import { ContentError } from '../../src/content/source/contentError'
import { ApiError, errorResponse } from '../../src/functions/errors'
import type { Log } from '../../src/functions/log'
import type { SharedThread } from '../sharedThread'
import { previewedFileOf, previewedPageOf } from './answers'
import { previewCookie, previewRefOf } from './previewCookie'
import type { PreviewedContent, PreviewedContents } from './previewedContent'
import { endedPreview, noPreview, type PreviewRefOf } from './previewRef'

export type PreviewedRepository = {
  name: string
  endpoint?: string
  /** One of Prismic: its previews have Prismic's toolbar. */
  isPrismic: boolean
}

export type PreviewsOptions = {
  contents: PreviewedContents
  /** The repository whose previews are shown, and where it is unless it is Prismic's or the site's own. */
  repository: PreviewedRepository
  refOf: PreviewRefOf
  /** Limits how often and how many at a time previews are computed. */
  thread: Pick<SharedThread, 'limited'>
  log: Log
}

/**
 * What pages ask for while an editor previews drafts: the data of a page and the files of a locale, as a build of the
 * drafts would make them. A preview is named by its cookie. Every answer is for this editor alone and never stored.
 */
export function createPreviews({ contents, repository, refOf, thread, log }: PreviewsOptions): Hono {
  const previews = new Hono()
  previews.onError((error, context) => errorResponse(error, context, log))

  async function contentOf(cookie: string | undefined): Promise<PreviewedContent> {
    const written = cookie === undefined ? undefined : previewRefOf(cookie, repository.name)
    if (written === undefined) throw noPreview()
    const ref = await refOf(written)
    try {
      return await contents.contentOf(ref, await contents.versionOf(ref))
    } catch (error) {
      throw explained(error)
    }
  }

  previews.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'private, no-store')
  })

  // Before anything is computed: a cookie goes along with the requests of other ports of the same host too.
  previews.use((context, next) => {
    if (isCrossOrigin(context))
      throw new ApiError(403, 'BAD_REQUEST', 'Previews are for pages of this site only.')
    return next()
  })

  previews.use(
    thread.limited((context, { status, message, retryAfter }) =>
      errorResponse(
        new ApiError(status, status === 429 ? 'TOO_MANY_REQUESTS' : 'BUSY', message, {
          'Retry-After': String(retryAfter),
        }),
        context,
        log,
      ),
    ),
  )

  previews.get(previewedPagePath, async (context) => {
    const path = pathOf(context.req.query('path'))
    const previewed = await contentOf(getCookie(context, previewCookie))
    const tag = `"${previewed.version}"`
    if (context.req.header('if-none-match') === tag) return context.body(null, 304, { ETag: tag })
    const page = await previewedPageOf(previewed, path)
    const toolbar = repository.isPrismic ? { toolbar: repository.name } : {}
    return context.json({ ...page, ...toolbar } satisfies PreviewedPage, 200, { ETag: tag })
  })

  previews.get(`${previewedFilesPath}/*`, async (context) => {
    const address = context.req.path.slice(previewedFilesPath.length)
    const file = previewedFileOf(await contentOf(getCookie(context, previewCookie)), address)
    if (!file) throw new ApiError(404, 'NOT_FOUND', 'The drafts make no such file.')
    return context.body(file.body, 200, { 'Content-Type': file.type })
  })

  previews.get(previewRepositoryPath, async (context) => {
    const { name, endpoint } = repository
    const token = context.req.query('token') ?? ''
    const isOurs = await refOf(token).then(
      () => true,
      () => false,
    )
    const origin = originOf(token)
    // The embedded repository has the address of the site, which the browser knows.
    if (!isOurs || origin === undefined || (!endpoint && !repository.isPrismic))
      throw new ApiError(404, 'NOT_FOUND', 'This is no preview of the content repository of this site.')
    return context.json({
      name,
      endpoint: endpoint && originOf(endpoint) === origin ? endpoint : `${origin}/api/v2`,
    } satisfies PreviewRepository)
  })

  return previews
}

/** Undefined for what is no address. */
const originOf = (address = ''): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined

/** A path of the site, as the application names it: without a query, and without a slash at its end. */
function pathOf(value = ''): string {
  if (!/^\/(?!\/)/.test(value) || value.length > 2000)
    throw new ApiError(400, 'BAD_REQUEST', 'A preview needs the path of a page.')
  return value.length > 1 ? value.replace(/\/+$/, '') : value
}

/** An error with a sentence for the editor. */
function explained(error: unknown): unknown {
  if (error instanceof ContentError)
    return new ApiError(422, 'BAD_REQUEST', `The drafts cannot be shown:\n${error.message}`)
  const hasEnded =
    error instanceof NotFoundError ||
    error instanceof RefExpiredError ||
    error instanceof PreviewTokenExpiredError
  if (hasEnded) return endedPreview()
  if (error instanceof ForbiddenError)
    return new ApiError(
      403,
      'BAD_REQUEST',
      'The repository refuses this preview. Open it from the editor again.',
    )
  if (error instanceof PrismicError || error instanceof TypeError || isUnreachable(error))
    return new ApiError(502, 'BAD_GATEWAY', 'The content repository cannot be read at the moment.')
  return error
}

/** What `openContentSource` rejects with when the repository does not answer. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('The content repository at ')
