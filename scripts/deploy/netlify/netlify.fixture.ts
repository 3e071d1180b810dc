import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { DeployedDigests } from './netlifyApi'

type StoredDeploy = DeployedDigests & { id: string; title: string; state: string; looks: number }

export type NetlifyStandIn = {
  origin: string
  token: string
  /** What is asked of it, in order: `PUT /deploys/1/files/en.html`. */
  requests: string[]
  /** Makes the next requests fail: the statuses, in their order. Only uploads fail. */
  failUploads: number[]
  /** Forgets a content. */
  forget(sha: string): void
  deploys: StoredDeploy[]
  /** What visitors get at a path; undefined where the served deploy has no such file. */
  served(path: string): string | undefined
  functions(): string[]
  stop(): Promise<void>
}

/**
 * A server with the part of Netlify's API that a deploy uses, as its documentation says: digests are compared after the request
 * (`async`), the deploy is `prepared` with what is `required`, then `uploading`, and `ready` with the last upload; only then it is served.
 */
export async function netlifyStandIn(): Promise<NetlifyStandIn> {
  const token = 'nfp_token'
  const contents = new Map<string, Buffer>()
  const deploys: StoredDeploy[] = []
  const requests: string[] = []
  const failUploads: number[] = []
  let servedId: string | undefined
  let origin = ''

  const lacking = ({ files, functions }: StoredDeploy) => ({
    required: [...new Set(Object.values(files))].filter((sha) => !contents.has(sha)),
    required_functions: Object.values(functions).filter((sha) => !contents.has(sha)),
  })
  const find = (id: string): StoredDeploy | undefined => deploys.find((deploy) => deploy.id === id)
  const settle = (deploy: StoredDeploy): void => {
    const { required, required_functions: functions } = lacking(deploy)
    if (required.length > 0 || functions.length > 0) return
    deploy.state = 'ready'
    servedId = deploy.id
  }
  const digest = (kind: 'sha1' | 'sha256', body: Buffer): string =>
    createHash(kind).update(body).digest('hex')

  const api = new Hono()
  api.use(async (context, next) => {
    const path = context.req.path.replace('/api/v1', '')
    requests.push(`${context.req.method} ${path}`)
    if (context.req.header('authorization') !== `Bearer ${token}`) return context.json({ code: 401 }, 401)
    if (context.req.method === 'PUT') {
      const status = failUploads.shift()
      if (status === 429) return context.json({ code: status }, 429, { 'Retry-After': '0' })
      if (status !== undefined) return context.json({ code: status }, status as 422)
    }
    return next()
  })
  api.get('/sites/:site', (context) => {
    const served = servedId === undefined ? undefined : find(servedId)
    return context.json({ id: context.req.param('site'), ssl_url: origin, published_deploy: served ?? null })
  })
  api.get('/sites/:site/deploys', (context) => {
    const page = Number(context.req.query('page') ?? 1)
    const size = Number(context.req.query('per_page') ?? 100)
    return context.json([...deploys].reverse().slice((page - 1) * size, page * size))
  })
  api.post('/sites/:site/deploys', async (context) => {
    const digests = await context.req.json<DeployedDigests & { async?: boolean }>()
    const title = context.req.query('title') ?? ''
    const deploy = { ...digests, id: String(deploys.length + 1), title, state: 'preparing', looks: 0 }
    deploys.push(deploy)
    return context.json(deploy)
  })
  api.post('/sites/:site/deploys/:id/restore', (context) => {
    servedId = context.req.param('id')
    return context.json(find(servedId))
  })
  api.get('/deploys/:id', (context) => {
    const deploy = find(context.req.param('id'))
    if (!deploy) return context.json({ code: 404 }, 404)
    deploy.looks += 1
    if (deploy.state === 'preparing' && deploy.looks > 1) {
      deploy.state = 'prepared'
      settle(deploy)
    }
    return context.json({ ...deploy, ...(deploy.state === 'preparing' ? {} : lacking(deploy)) })
  })
  api.put('/deploys/:id/:kind{files|functions}/*', async (context) => {
    const { id, kind } = context.req.param()
    const deploy = find(id)
    const name = decodeURIComponent(context.req.path.split(`/${kind}/`)[1] ?? '')
    const body = Buffer.from(await context.req.arrayBuffer())
    const sha = digest(kind === 'files' ? 'sha1' : 'sha256', body)
    const expected = kind === 'files' ? deploy?.files[`/${name}`] : deploy?.functions[name]
    if (!deploy || sha !== expected) return context.json({ code: 422, message: 'Unexpected content' }, 422)
    contents.set(sha, body)
    deploy.state = 'uploading'
    settle(deploy)
    return context.json({ path: name, sha })
  })

  const served = (path: string): Buffer | undefined =>
    servedId === undefined ? undefined : contents.get(find(servedId)?.files[path] ?? '')
  const site = new Hono()
  site.route('/api/v1', api)
  site.get('*', (context) => {
    const body = served(context.req.path)
    return body ? context.body(new Uint8Array(body)) : context.notFound()
  })
  const server = createAdaptorServer({ fetch: site.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    token,
    requests,
    failUploads,
    forget: (sha) => void contents.delete(sha),
    deploys,
    served: (path) => served(path)?.toString(),
    functions: () => Object.keys((servedId === undefined ? undefined : find(servedId))?.functions ?? {}),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
