/** Who may use Gatsby's development server, which shows the content as it is on the disk and opens files in an editor. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostRefusal, isCrossOriginSender, ownHosts } from '../../content-api'
import type { Environment } from '../core/environment'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The express application of the development server, as far as it is used: its middleware, in the order of its calls. */
type ExpressApplication = { use: (middleware: Middleware) => unknown; _router?: { stack: unknown[] } }

const header = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The name in a `Host` header, without its port; the text as it is when it is no host. */
function calledHost(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
}

/** True for a click on a link to a page. Addresses that begin with `_` are the server's own: GraphQL, refresh, code frames. */
const opensPage = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  header(request, 'sec-fetch-mode') === 'navigate' &&
  header(request, 'sec-fetch-dest') === 'document' &&
  !/^\/+(?:_|%5f)/i.test(request.url ?? '')

/** Why a request is not answered, as a sentence; undefined for one that is. */
function refusalOf(request: IncomingMessage, hosts: readonly string[]): string | undefined {
  const host = header(request, 'host')
  const site = header(request, 'sec-fetch-site')
  const refusal = hostRefusal(calledHost(host ?? ''), hosts, 'CONTENT_EDITING_HOSTS')
  if (refusal !== undefined) return refusal
  if (!isCrossOriginSender({ host, origin: header(request, 'origin'), site }) || opensPage(request))
    return undefined
  return 'The development server answers its own pages only.'
}

/**
 * Has a development server answer by the names of this machine and those in `CONTENT_EDITING_HOSTS`, and no page of another
 * site, of which it would tell any the token by which its content is refreshed. Gatsby calls `onCreateDevServer` after it
 * has added its own routes, so the check is put in front of them. Throws when the application has no list of them.
 */
export function answerOwnPagesOnly(app: ExpressApplication, environment: Environment): void {
  const hosts = ownHosts(environment.HOST, environment.CONTENT_EDITING_HOSTS)
  app.use((request, response, next) => {
    const refusal = refusalOf(request, hosts)
    if (refusal === undefined) return next()
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refusal)
  })
  const stack = app._router?.stack
  const check = stack?.pop()
  if (!stack || check === undefined)
    throw new Error(
      'The routes of the development server cannot be protected: Gatsby uses another router than Express 4.',
    )
  stack.unshift(check)
}
