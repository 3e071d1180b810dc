import { Hono } from 'hono'
import type { Environment } from '../environment'
import { leadFormAction } from '../forms/leadContract'
import { answerError, ApiError, methodNotAllowed } from './errors'
import { formPost } from './leads/formPost'
import { openLeadStore, type LeadStore } from './leads/store'
import { limitBody } from './limits'
import { consoleLog, type Log } from './log'
import { requireOwnOrigin } from './origin'

export type ApiOptions = {
  environment: Pick<Environment, 'LEADS_DATABASE_URL'>
  /** The store to use instead of the one the environment names; whoever passes it closes it. */
  leads?: LeadStore
  log?: Log
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

/**
 * The HTTP application behind `/api` (architecture §3), the same one under our own server and under a Gatsby
 * Function. It knows no page and no file; every error it answers is `{ result: 'error', code, message }`.
 */
export function createApi({
  environment,
  leads = openLeadStore(environment.LEADS_DATABASE_URL),
  log = consoleLog,
  now = Date.now,
}: ApiOptions): Hono {
  const api = new Hono()
  api.onError((error, context) => answerError(error, context, log))
  api.notFound(() => {
    throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.')
  })

  api.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  api.use(limitBody)

  api.get('/api/health', async (context) => {
    try {
      await leads.check()
      return context.json({ result: 'success' })
    } catch (error) {
      log.error('The lead database cannot be reached', error)
      throw new ApiError(503, 'NOT_STORED', 'The lead database cannot be reached.')
    }
  })
  api.all('/api/health', methodNotAllowed('GET', 'HEAD'))

  api.post(leadFormAction, requireOwnOrigin, formPost({ leads, log, now }))
  api.all(leadFormAction, methodNotAllowed('POST'))
  return api
}
