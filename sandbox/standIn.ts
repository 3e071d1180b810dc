/** What every stand-in of a service has: a record of requests, fault injection, CORS, and the routes for tests. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { DroppedConnection, faultMiddleware, type Fault } from './faults'
import { Recorder, type RecordedRequest } from './recorder'

export type StandInOptions = {
  /** Heading of its page. */
  name: string
  /** Paths that pages of any origin may call. */
  openTo?: readonly string[]
  now?: () => number
}

export type StandIn = {
  /** Requests to routes that are added to it are recorded and can get injected faults. */
  app: Hono
  recorder: Recorder
  /** Faults that are left. Push to it, or use the route. */
  faults: Fault[]
}

const standIns = new WeakMap<Hono, { name: string; recorder: Recorder }>()

/** Name and record of the stand-in with this application; undefined for another application. */
export const standInOf = (app: Hono): { name: string; recorder: Recorder } | undefined => standIns.get(app)

const withoutBody = [204, 205, 304]

const faultSchema = z.strictObject({
  times: z.int().min(1).default(1),
  path: z.string().optional(),
  method: z.string().optional(),
  contains: z.string().optional(),
  delayMs: z.number().min(0).optional(),
  status: z
    .int()
    .min(200)
    .max(599)
    .refine((status) => !withoutBody.includes(status), { error: 'must be one with a body' })
    .transform((status) => status as ContentfulStatusCode)
    .optional(),
  retryAfter: z.number().min(0).optional(),
  body: z.json().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  drop: z.boolean().optional(),
  dropResponse: z.boolean().optional(),
})

const oneOrMore = z.union([z.array(faultSchema), faultSchema.transform((fault) => [fault])])

/**
 * A stand-in with its routes for tests, which are not recorded and get no faults:
 *
 *     GET    /                   what it received, as a page that reloads itself
 *     GET    /_sandbox/requests  what it received; ?method=, ?path= (beginning), ?contains= (in the body)
 *     DELETE /_sandbox/requests  clears the record
 *     GET    /_sandbox/faults    faults that are left
 *     PUT    /_sandbox/faults    replaces them: one Fault or a list; `times` is 1 when left out
 *     POST   /_sandbox/faults    adds to them
 */
export function createStandIn({ name, openTo = [], now }: StandInOptions): StandIn {
  const recorder = new Recorder(now)
  const faults: Fault[] = []
  const app = new Hono()
  standIns.set(app, { name, recorder })

  app.get('/', (c) => c.html(page(name, recorder.requests())))
  app.get('/_sandbox/requests', (c) => c.json(recorder.requests(c.req.query())))
  app.delete('/_sandbox/requests', (c) => {
    recorder.clear()
    return c.body(null, 204)
  })
  app.get('/_sandbox/faults', (c) => c.json(faults.filter(({ times }) => times > 0)))
  app.on(['PUT', 'POST'], '/_sandbox/faults', async (c) => {
    const result = oneOrMore.safeParse(await c.req.json().catch(() => undefined))
    if (!result.success) return c.json({ message: z.prettifyError(result.error) }, 400)
    if (c.req.method === 'PUT') faults.length = 0
    faults.push(...result.data)
    return c.body(null, 204)
  })

  app.use(async (c, next) => {
    // A stand-in's own routes for tests are no traffic of the service.
    return c.req.path.startsWith('/_sandbox/') ? next() : recorder.middleware()(c, next)
  })
  for (const path of openTo) {
    app.use(
      path,
      cors({
        origin: '*',
        allowMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'REPORT'],
        exposeHeaders: ['Date', 'Retry-After', 'X-Faro-Session-Status'],
      }),
    )
  }
  app.use(async (c, next) =>
    c.req.path.startsWith('/_sandbox/') ? next() : faultMiddleware(faults)(c, next),
  )
  app.notFound((c) => c.json({ message: `There is nothing at ${c.req.path}.` }, 404))
  app.onError((error, c) => {
    if (error instanceof DroppedConnection) throw error
    return c.json({ message: `The stand-in failed: ${error.message}` }, 500)
  })
  return { app, recorder, faults }
}

/** Number of requests on the page, latest first. */
const maxRequests = 100

function page(name: string, requests: RecordedRequest[]) {
  const latest = requests.slice(-maxRequests).reverse()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="refresh" content="3" />
        <title>${name}</title>
        <style>
          body {
            font:
              14px/1.5 system-ui,
              sans-serif;
            margin: 24px;
          }
          table {
            border-collapse: collapse;
            width: 100%;
          }
          th,
          td {
            border-bottom: 1px solid #ccc;
            padding: 4px 12px 4px 0;
            text-align: left;
            vertical-align: top;
          }
          pre {
            margin: 0;
            max-height: 9em;
            overflow: auto;
            white-space: pre-wrap;
            word-break: break-word;
          }
        </style>
      </head>
      <body>
        <h1>${name}</h1>
        <p>${requests.length} requests received. This page renews itself.</p>
        <table>
          <thead>
            <tr>
              <th>Time</th>
              <th>Request</th>
              <th>Status</th>
              <th>Body</th>
            </tr>
          </thead>
          <tbody>
            ${latest.map(
              (request) =>
                html`<tr>
                  <td>${new Date(request.time).toISOString().slice(11, 23)}</td>
                  <td>${request.method} ${request.path}</td>
                  <td>${request.status ?? 'no response'}</td>
                  <td><pre>${request.body}</pre></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </body>
    </html>`
}
