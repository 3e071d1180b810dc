/**
 * The function of the site on Netlify, bundled into one file (functionFiles.ts): what the site's server does, for every address that
 * no published file has. `respond` has the signature of Netlify's functions; `handler` that of functions which are uploaded as a zip.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import { serverlessSite } from '../../../server/serverless'
import { parseEnvironment } from '../../../src/core/environment'
import { readJson } from '../../../src/core/values/readJson'
import { isRecord } from '../../../src/core/values/record'

/** What Netlify tells about a request, as far as it is used. */
export type NetlifyContext = {
  /** The address of the visitor. */
  ip?: string
  /** Has the function run on until the promise is settled, after its response. */
  waitUntil?: (promise: Promise<unknown>) => void
}

/** A request as functions get it that are uploaded as a zip. */
export type NetlifyEvent = {
  rawUrl: string
  httpMethod: string
  headers: Record<string, string | undefined>
  multiValueHeaders?: Record<string, string[] | undefined>
  body: string | null
  isBase64Encoded: boolean
}

export type NetlifyResult = {
  statusCode: number
  multiValueHeaders: Record<string, string[]>
  body: string
  isBase64Encoded: true
}

/** The folder with what the function reads of the build. */
const project = path.join(__dirname, 'project')

const contexts = new AsyncLocalStorage<NetlifyContext>()

function openSite(): ReturnType<typeof serverlessSite> {
  const titles = readJson(path.join(project, 'titles.json'))
  return serverlessSite(
    project,
    // The only proxy is Netlify's, whose entry is written below.
    parseEnvironment({ ...process.env, TRUSTED_PROXIES: '1' }, { deliversLeads: true }),
    {
      titleOf: (page) => {
        const title = isRecord(titles) ? titles[page.replace(/(?<=.)\/$/, '')] : undefined
        return Promise.resolve(typeof title === 'string' ? title : undefined)
      },
      // Where nothing runs after the response, the scheduled function delivers.
      onAccepted: (deliver) => contexts.getStore()?.waitUntil?.(deliver()),
    },
  )
}

let site: ReturnType<typeof serverlessSite> | undefined

/** Responds to a request, wherever on the site it leads. */
export async function respond(request: Request, context: NetlifyContext): Promise<Response> {
  site ??= openSite()
  const { fetch: respondTo } = site
  const headers = new Headers(request.headers)
  if (context.ip === undefined) headers.delete('x-forwarded-for')
  else headers.set('x-forwarded-for', context.ip)
  return contexts.run(context, async () => respondTo(new Request(request, { headers }), {}))
}

/** The header in which Netlify names the visitor's address. */
const visitorHeader = 'x-nf-client-connection-ip'

/** As `respond`, for a function that is uploaded as a zip. */
export async function handler(event: NetlifyEvent): Promise<NetlifyResult> {
  const { rawUrl, httpMethod: method, multiValueHeaders, body, isBase64Encoded } = event
  const headers = new Headers()
  const given =
    multiValueHeaders ??
    Object.fromEntries(
      Object.entries(event.headers).map(([name, value]) => [name, value === undefined ? [] : [value]]),
    )
  for (const [name, values = []] of Object.entries(given))
    for (const value of values) headers.append(name, value)
  const hasBody = body !== null && !['GET', 'HEAD'].includes(method)
  const request = new Request(rawUrl, {
    method,
    headers,
    ...(hasBody && { body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }),
  })
  const ip = headers.get(visitorHeader)
  const response = await respond(request, ip === null ? {} : { ip })
  const sent: Record<string, string[]> = {}
  for (const [name, value] of response.headers) sent[name] = [...(sent[name] ?? []), value]
  return {
    statusCode: response.status,
    multiValueHeaders: sent,
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
