import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { mount } from 'hono/mount'
import { matchesAny } from '../src/core/routing/pathPattern'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { ApiError, errorResponse, isAborted } from '../src/functions/errors'
import { limitBody, limitBodyTo } from '../src/functions/limits'
import { consoleLog, type Log } from '../src/functions/log'
import { thirdPartyProxyPath } from '../src/functions/thirdPartyProxy'
import { addedMedia } from './addedMedia'
import type { Application } from './application'
import { revalidate } from './caching'
import { leadToCanonicalHost } from './canonicalHost'
import { keepLocaleChoice } from './localeChoice'
import { redirectToBestLocale } from './localeRoot'
import { manifestHeaders } from './manifestHeaders'
import { notFoundPages } from './notFoundPages'
import { leadToVariant } from './pathTests'
import { realFolder } from './publicFiles'
import { addressResolver, correctorOf, leadAddresses } from './redirects'
import { refuseMalformed, refuseReadingWithBody, refuseUnknownMethods } from './refusals'
import { isResource, notFoundPage, routeOf } from './routes'
import { sendFile, sendPublicFile, type FileStatus } from './staticFiles'

export type SiteServerOptions = {
  /** The folder Gatsby wrote. */
  publicDir: string
  manifest: SiteManifest
  api: Application
  /** The embedded content API, served under `contentApiPath`. */
  contentApi?: Application
  /** What pages ask for while an editor previews drafts (server/previews). */
  previews?: Application
  log?: Log
}

/** The beginning of the addresses of `previews`. */
const previewPath = '/api/preview'

/** The path of the embedded content API, when the server has one. */
export const contentApiPath = '/content-api'

/**
 * Media are the largest that it takes. A body without a length is left to it: it reads none before it knows who sends it, and
 * has its own limits.
 */
const limitContentBody: MiddlewareHandler = (context, next) =>
  context.req.header('transfer-encoding') === undefined ? limitMediaBody(context, next) : next()

const limitMediaBody = limitBodyTo(16 * 1024 * 1024)

/**
 * The server of the built site: files, redirects and headers of the manifest, real statuses, the API. `gatsby serve`
 * ignores redirects and headers and sends 200 for not-found pages.
 */
export function createSiteServer({
  publicDir,
  manifest,
  api,
  contentApi,
  previews,
  log = consoleLog,
}: SiteServerOptions): Hono {
  const site = new Hono()
  const functions = ['/api/*', thirdPartyProxyPath, ...manifest.functions]
  const isFunction = (context: Context): boolean => matchesAny(functions, context.req.path)
  const isContentApi = (context: Context): boolean =>
    contentApi !== undefined && context.req.path.startsWith(`${contentApiPath}/`)

  site.onError(async (error, context) => {
    context.header('Cache-Control', 'no-store')
    if (isFunction(context) || isAborted(error)) return errorResponse(error, context, log)
    if (error instanceof ApiError) return context.text(error.message, error.status, error.headers)
    log.error(`${context.req.method} ${context.req.path} failed`, error)
    const page = await sendErrorPage(publicDir, context).catch(() => undefined)
    return page ?? context.text('Server error', 500)
  })

  site.use(manifestHeaders(manifest.headers))
  site.use(refuseMalformed((context) => isFunction(context) || isContentApi(context)))
  site.use(refuseUnknownMethods)
  // Before any application can read or parse a body.
  site.use((context, next) =>
    isContentApi(context) ? limitContentBody(context, next) : limitBody(context, next),
  )
  site.use(refuseReadingWithBody)
  if (previews) site.all(`${previewPath}/*`, (context) => previews.fetch(context.req.raw, context.env))
  site.use(async (context, next) => (isFunction(context) ? api.fetch(context.req.raw, context.env) : next()))
  if (contentApi) site.all(`${contentApiPath}/*`, mount(contentApi.fetch))

  site.use(refuseWriting)
  const isWildcard = (path: string): boolean => routeOf(manifest.routes, path)?.status === 200
  const resolve = addressResolver(correctorOf(manifest), isWildcard)
  site.use(leadToCanonicalHost(resolve))
  site.get('/', redirectToBestLocale)
  site.use(keepLocaleChoice(resolve))
  site.use(leadToVariant(manifest.pathTests ?? []))
  site.use(leadAddresses(resolve))

  const statusByFile = new Map(manifest.routes.map(({ file, status }) => [file, status]))
  const statusOf = (file: string): FileStatus => statusByFile.get(file) ?? 200
  const sendNotFoundPage = notFoundPages()
  site.get('*', async (context) => {
    const path = new URL(context.req.url).pathname
    const folder = await realFolder(publicDir)
    const file = await sendPublicFile(context, folder, path, statusOf)
    if (file) return file
    if (!isResource(path)) {
      const route =
        routeOf(manifest.routes, path) ??
        notFoundPage(manifest.routes, path, manifest.addresses.localeSegments)
      const page =
        route?.status === 404
          ? await sendNotFoundPage(context, folder, route)
          : route && (await sendFile(context, folder, route.file, route.status))
      if (page) return page
    }
    const added = contentApi && (await addedMedia(context, path, contentApi))
    if (added) return added
    return context.text('Not found', 404, { 'Cache-Control': revalidate })
  })
  return site
}

async function sendErrorPage(
  publicDir: string,
  context: Parameters<typeof sendFile>[0],
): Promise<Response | undefined> {
  const folder = await realFolder(publicDir)
  return (
    (await sendFile(context, folder, '500.html', 500)) ??
    (await sendFile(context, folder, '500/index.html', 500))
  )
}

const refuseWriting: MiddlewareHandler = async (context, next) => {
  if (['GET', 'HEAD'].includes(context.req.method)) return next()
  return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
}
