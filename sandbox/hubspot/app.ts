/** The part of HubSpot's forms API, version 3, that the site uses ("Submit data to a form"), the consent banner and the tracking code. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { createStandIn, type StandIn } from '../standIn'
import { bannerScript } from './bannerScript'
import type { HubspotError } from './errors'
import type { HubspotForm } from './form'
import { RateLimit } from './rateLimit'
import { parseSubmission, type Submission } from './submission'
import { trackingScript } from './trackingScript'

export type HubspotOptions = {
  portalId: string
  /** The token that the secure endpoint requires. */
  accessToken: string
  /** The account's forms by GUID. */
  forms: Readonly<Record<string, HubspotForm>>
  /** Requests in ten seconds. Defaults: 50 without a token, 100 with one. */
  limits?: { open?: number; secure?: number }
  now?: () => number
}

/** A submission that HubSpot has accepted. */
export type AcceptedSubmission = {
  portalId: string
  /** GUID of the form. */
  formId: string
  isSecure: boolean
  /** In milliseconds since 1970. */
  receivedAt: number
  email: string | undefined
  submission: Submission
}

/** A page view that the tracking code has reported. */
export type HubspotView = {
  url: string
  title: string
  /** The visitor token; empty when the visitor does not allow analytics. */
  visitor: string
}

export type HubspotStandIn = StandIn & {
  /** The reported page views, oldest first. */
  views: HubspotView[]
  /** The accepted submissions, oldest first; a lead that was sent twice is in the list twice. */
  submissions: AcceptedSubmission[]
  /** Known visitor tokens; others are refused with INVALID_HUTK. */
  visitors: Set<string>
}

const base = '/submissions/v3/integration'

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET    /v2/PORTAL/banner.js   the consent banner
 *     GET    /PORTAL.js             the tracking code, which loads the banner as well
 *     GET    /__ptq.gif             reports a page view
 *     GET    /_sandbox/views        HubspotView[]; ?visitor=
 *     GET    /_sandbox/submissions  AcceptedSubmission[]; ?email=
 *     DELETE /_sandbox/submissions
 *     POST   /_sandbox/visitors     { "hutk": "…" } makes a visitor token known
 */
export function createHubspot(options: HubspotOptions): HubspotStandIn {
  const { portalId, accessToken, forms, limits = {}, now = Date.now } = options
  const standIn = createStandIn({ name: 'HubSpot', openTo: [`${base}/submit/*`], now })
  const { app } = standIn
  const visitors = new Set<string>()
  const submissions: AcceptedSubmission[] = []
  const views: HubspotView[] = []
  const rates = {
    open: new RateLimit(limits.open ?? 50, now),
    secure: new RateLimit(limits.secure ?? 100, now),
  }

  async function submit(c: Context, isSecure: boolean): Promise<Response> {
    if (isSecure && c.req.header('Authorization') !== `Bearer ${accessToken}`) {
      return refusal(c, 401, { message: 'The token is missing or wrong', category: 'INVALID_AUTHENTICATION' })
    }
    const wait = rates[isSecure ? 'secure' : 'open'].take()
    if (wait > 0) {
      c.header('Retry-After', String(Math.ceil(wait / 1000)))
      return refusal(c, 429, { message: 'Too many requests in ten seconds', errorType: 'RATE_LIMIT' })
    }
    const formId = c.req.param('form') ?? ''
    const form = Object.hasOwn(forms, formId) ? forms[formId] : undefined
    if (c.req.param('portal') !== portalId || !form) {
      return refusal(c, 403, { message: 'The account has no such form' })
    }
    if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? '')) {
      return refusal(c, 415, { message: 'The body must be application/json' })
    }
    const body = await c.req.json<unknown>().catch(() => undefined)
    const parsed = parseSubmission(body, { form, isSecure, knowsVisitor: (hutk) => visitors.has(hutk) })
    if ('errors' in parsed) return refusal(c, 400, { message: parsed.message, errors: parsed.errors })

    const { submission } = parsed
    const email = submission.fields.find(({ name }) => name === 'email')?.value
    submissions.push({ portalId, formId, isSecure, receivedAt: now(), email, submission })
    return form.redirectUri === undefined
      ? c.json({ inlineMessage: '<p>Thank you.</p>' })
      : c.json({ redirectUri: form.redirectUri })
  }

  app.post(`${base}/submit/:portal/:form`, (c) => submit(c, false))
  app.post(`${base}/secure/submit/:portal/:form`, (c) => submit(c, true))

  app.get('/v2/:portal/banner.js', (c) => {
    if (c.req.param('portal') !== portalId) return c.text('No such account', 404)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-store')
    return c.body(bannerScript)
  })

  app.get('/:file{[0-9]+\\.js}', (c) => {
    if (c.req.param('file') !== `${portalId}.js`) return c.text('No such account', 404)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-store')
    return c.body(trackingScript(portalId))
  })
  app.get('/__ptq.gif', (c) => {
    const { a, pu: url = '', t: title = '', vi: visitor = '' } = c.req.query()
    if (a !== portalId) return c.text('No such account', 404)
    views.push({ url, title, visitor })
    if (visitor) visitors.add(visitor)
    c.header('Content-Type', 'image/gif')
    c.header('Cache-Control', 'no-store')
    return c.body(pixel)
  })
  app.get('/_sandbox/views', (c) => {
    const wanted = c.req.query('visitor')
    return c.json(views.filter(({ visitor }) => wanted === undefined || visitor === wanted))
  })

  app.get('/_sandbox/submissions', (c) => {
    const wanted = c.req.query('email')
    return c.json(submissions.filter(({ email }) => wanted === undefined || email === wanted))
  })
  app.delete('/_sandbox/submissions', (c) => {
    submissions.length = 0
    return c.body(null, 204)
  })
  app.post('/_sandbox/visitors', async (c) => {
    const result = visitorSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!result.success) return c.json({ message: z.prettifyError(result.error) }, 400)
    visitors.add(result.data.hutk)
    return c.body(null, 204)
  })
  return { ...standIn, submissions, visitors, views }
}

/** An image of one transparent pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
)

const visitorSchema = z.strictObject({ hutk: z.string().regex(/^[0-9a-f]{32}$/) })

type Refusal = { message: string; errors?: HubspotError[]; category?: string; errorType?: string }

const refusal = (c: Context, status: 400 | 401 | 403 | 415 | 429, reason: Refusal): Response =>
  c.json({ status: 'error', ...reason, correlationId: randomUUID() }, status)
