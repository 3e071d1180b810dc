/** The part of reCAPTCHA v3 that the site uses (https://developers.google.com/recaptcha/docs/v3). */
import type { Context } from 'hono'
import { z } from 'zod'
import { isSecret } from '../../src/core/values/isSecret'
import { createStandIn, type StandIn } from '../standIn'
import { browserScript } from './script'
import { Tokens } from './tokens'

export type RecaptchaOptions = {
  siteKey: string
  secretKey: string
  now?: () => number
}

export type RecaptchaStandIn = StandIn & {
  /** Issues a token as a page's script would, with the current score unless another is given. */
  issueToken(token: { action: string; score?: number; hostname?: string }): string
  /** Score of tokens issued from now on, 0 to 1. */
  setScore(score: number): void
}

const scoreSchema = z.number().min(0).max(1)

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET  /api.js?render=KEY        the script
 *     POST /api2/reload?k=KEY        { "action": "…" } → { "token": "…" }, called by the script; &score= for this token
 *     POST /api/siteverify           always 200
 *     PUT  /_sandbox/score           { "score": 0.1 } for tokens issued from then on; 0.9 at first
 */
export function createRecaptcha({ siteKey, secretKey, now = Date.now }: RecaptchaOptions): RecaptchaStandIn {
  const standIn = createStandIn({ name: 'reCAPTCHA', openTo: ['/api2/*'], now })
  const { app } = standIn
  const tokens = new Tokens(now)
  let currentScore = 0.9

  const issueToken: RecaptchaStandIn['issueToken'] = ({
    action,
    score = currentScore,
    hostname = 'localhost',
  }) => tokens.issue({ action, score, hostname })

  app.get('/api.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-store')
    return c.body(browserScript(c.req.query('render')))
  })

  app.post('/api2/reload', async (c) => {
    if (c.req.query('k') !== siteKey) return c.json({ message: 'Invalid site key' }, 400)
    const body = reloadSchema.safeParse(await c.req.json().catch(() => undefined))
    const score = scoreSchema.optional().safeParse(numberOf(c.req.query('score')))
    if (!body.success || !score.success) return c.json({ message: 'Invalid request' }, 400)
    const hostname = hostnameOf(c.req.header('Origin') ?? c.req.header('Referer'))
    return c.json({
      token: issueToken({
        action: body.data.action,
        ...(score.data !== undefined && { score: score.data }),
        ...(hostname !== undefined && { hostname }),
      }),
    })
  })

  app.post('/api/siteverify', async (c) => {
    const type = c.req.header('Content-Type') ?? ''
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type))
      return refused(c, ['bad-request'])
    const { secret, response } = await c.req.parseBody()
    const codes: string[] = []
    if (!secret) codes.push('missing-input-secret')
    else if (!isSecret(String(secret), secretKey)) codes.push('invalid-input-secret')
    if (!response) codes.push('missing-input-response')
    if (codes.length > 0) return refused(c, codes)
    const token = tokens.redeem(String(response))
    if (typeof token === 'string') return refused(c, [token])
    const { action, time, hostname, score } = token
    return c.json({ success: true, challenge_ts: timestamp(time), hostname, score, action })
  })

  app.put('/_sandbox/score', async (c) => {
    const result = z.strictObject({ score: scoreSchema }).safeParse(await c.req.json().catch(() => undefined))
    if (!result.success) return c.json({ message: z.prettifyError(result.error) }, 400)
    currentScore = result.data.score
    return c.body(null, 204)
  })

  return {
    ...standIn,
    issueToken,
    setScore(score) {
      currentScore = score
    },
  }
}

const reloadSchema = z.object({ action: z.string() })

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

const hostnameOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined

/** ISO 8601 without fractions of a second. */
const timestamp = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')

const refused = (c: Context, codes: string[]): Response => c.json({ success: false, 'error-codes': codes })
