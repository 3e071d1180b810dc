import ky, { isHTTPError } from 'ky'
import { z } from 'zod'
import { messageOf } from '../../../src/core/values/error'

export type NetlifyOptions = {
  /** Of the API: `https://api.netlify.com`. */
  endpoint: string
  /** The id of the site, or its host: `outlay.netlify.app`. */
  site: string
  /** A personal access token. */
  token: string
  /** How often a request is repeated that is refused with 429 or 5xx. */
  retries?: number
}

/** Thrown when Netlify refuses a request, does not respond, or a deploy fails. */
export class NetlifyError extends Error {
  override readonly name = 'NetlifyError'
}

const deploySchema = z.object({
  id: z.string(),
  /** `preparing`, `prepared`, `uploading`, `processing`, `ready`, `error` and others. */
  state: z.string(),
  title: z.string().nullish(),
  error_message: z.string().nullish(),
  /** Digests of the files and functions that Netlify does not have. */
  required: z.array(z.string()).nullish(),
  required_functions: z.array(z.string()).nullish(),
})
const siteSchema = z.object({
  id: z.string(),
  ssl_url: z.url(),
  published_deploy: z.object({ id: z.string(), title: z.string().nullish() }).nullish(),
})

export type NetlifyDeploy = z.infer<typeof deploySchema>
export type NetlifySiteState = z.infer<typeof siteSchema>

/** What a deploy has, by digest. */
export type DeployedDigests = {
  /** Paths with the SHA-1 of their content: `/en.html`. */
  files: Readonly<Record<string, string>>
  /** Names with the SHA-256 of their zip. */
  functions: Readonly<Record<string, string>>
  function_schedules: readonly { name: string; cron: string }[]
}

/** Milliseconds for one request: a file has a few megabytes at most. */
const timeout = 60_000

/** Deploys that one page of the list has, as many as Netlify gives. */
const deploysPerPage = 100

export type NetlifyApi = ReturnType<typeof openNetlify>

/** Netlify's API for one site. All functions reject with a NetlifyError, whose message never has the token. */
export function openNetlify({ endpoint, site, token, retries = 8 }: NetlifyOptions) {
  const client = ky.create({
    prefixUrl: `${endpoint.replace(/\/$/, '')}/api/v1`,
    headers: { authorization: `Bearer ${token}` },
    timeout,
    // It limits requests per minute and says when to go on.
    retry: { limit: retries, methods: ['get', 'put', 'post'], statusCodes: [429, 500, 502, 503, 504] },
  })
  const ofSite = `sites/${encodeURIComponent(site)}`

  async function request<Value>(
    method: 'get' | 'post' | 'put',
    address: string,
    options: Parameters<typeof client>[1],
    schema: z.ZodType<Value>,
  ): Promise<Value> {
    const what = `${method.toUpperCase()} ${address}`
    let value: unknown
    try {
      value = await client(address, { method, ...options }).json()
    } catch (error) {
      if (isHTTPError(error))
        throw new NetlifyError(
          `${what}: Netlify responds ${error.response.status}\n${await error.response.text()}`,
        )
      throw new NetlifyError(`${what}: Netlify does not respond: ${messageOf(error)}`)
    }
    const parsed = schema.safeParse(value)
    if (!parsed.success)
      throw new NetlifyError(`${what}: the response has another shape\n${z.prettifyError(parsed.error)}`)
    return parsed.data
  }
  const content = (body: Uint8Array<ArrayBuffer>) => ({
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })

  return {
    site: () => request('get', ofSite, {}, siteSchema),

    /** All deploys, the newest first. */
    async deploys(): Promise<NetlifyDeploy[]> {
      const all: NetlifyDeploy[] = []
      for (let page = 1; ; page++) {
        const searchParams = { page, per_page: deploysPerPage }
        const found = await request('get', `${ofSite}/deploys`, { searchParams }, z.array(deploySchema))
        all.push(...found)
        if (found.length < deploysPerPage) return all
      }
    },

    deploy: (id: string) => request('get', `deploys/${id}`, {}, deploySchema),

    /** Begins a deploy; Netlify compares the digests, and says in its state when it has. */
    create: (title: string, digests: DeployedDigests) =>
      request(
        'post',
        `${ofSite}/deploys`,
        { searchParams: { title }, json: { ...digests, async: true } },
        deploySchema,
      ),

    async upload(id: string, file: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
      const address = file.split('/').filter(Boolean).map(encodeURIComponent).join('/')
      await request('put', `deploys/${id}/files/${address}`, content(body), z.unknown())
    },

    async uploadFunction(id: string, name: string, zip: Uint8Array<ArrayBuffer>): Promise<void> {
      const options = { ...content(zip), searchParams: { runtime: 'js' } }
      await request('put', `deploys/${id}/functions/${name}`, options, z.unknown())
    },

    /** Serves a deploy again. */
    restore: (id: string) => request('post', `${ofSite}/deploys/${id}/restore`, {}, deploySchema),
  }
}
