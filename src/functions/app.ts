import { Hono } from 'hono'
import type { Environment } from '../core/environment'
import { meetingCalendarsPath, type MeetingEndpoints } from '../leads/meetings/contract'
import { botProtectionPath, leadFormAction, type BotProtectionSettings } from '../leads/model/contract'
import { integrationsPath } from '../visitor/integrations/askForIntegrations'
import type { BuiltForms } from './builtForms'
import type { BuiltSurvey } from './builtSurveys'
import { errorResponse, ApiError, methodNotAllowed } from './errors'
import { leadHealth, type LeadHealth } from './health'
import { configuredIntegrations, type IntegrationVariables } from './integrations'
import { createCaptcha, type Captcha } from './leads/intake/captcha'
import { formSubmit, type FormSubmitOptions } from './leads/intake/formSubmit'
import type { Outbox } from './leads/outbox/outbox'
import { limitBody } from './limits'
import { consoleLog, type Log } from './log'
import { requireOwnOrigin } from './origin'
import { proxyCheck } from './proxyCheck'
import { scriptOrigins, thirdPartyProxy, thirdPartyProxyPath } from './thirdPartyProxy'

export type ApiOptions = {
  environment: ApiEnvironment
  /** Where leads are stored. The caller closes it. */
  outbox: Pick<Outbox, 'accept' | 'storedResponse' | 'countSubmissions' | 'check'>
  /** What the built site says about its forms. */
  forms: BuiltForms
  /** Whether leads can be stored; made of the outbox when it is not given. */
  health?: LeadHealth
  /** True while the pages of the site can be served. A Gatsby Function leaves that to its host. */
  servesPages?: () => Promise<boolean>
  /** The surveys of the built site, requested with each request. */
  surveys?: () => readonly BuiltSurvey[]
  log?: Log
  /** The clock, in milliseconds since 1970. */
  now?: () => number
} & Partial<Pick<FormSubmitOptions, 'onAccepted'>>

export type ApiEnvironment = Pick<
  Environment,
  | 'LEADS_PER_MINUTE'
  | 'LEADS_PER_RECIPIENT_PER_HOUR'
  | 'LEADS_OVERALL_PER_MINUTE'
  | 'LEADS_DOUBT_MINUTES'
  | 'TRUSTED_PROXIES'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SECRET_KEY'
  | 'RECAPTCHA_ENDPOINT'
  | 'RECAPTCHA_MIN_SCORE'
  | 'HUBSPOT_MEETINGS_ENDPOINT'
  | 'CALENDLY_ENDPOINT'
  | 'CHILI_PIPER_ENDPOINT'
  | IntegrationVariables
>

/** Responds while the process can: a supervisor restarts a process that does not. */
const livePath = '/api/live'

/** Responds with 200 while pages can be served: a balancer sends visitors to such a server. */
const readyPath = '/api/ready'

/**
 * The HTTP application behind `/api`, the same under our own server and under a Gatsby Function; our own server also sends
 * it what asks for a third-party script. Every error response is
 * `{ result: 'error', code, message }`, but a refused native form is shown again.
 */
export function createApi({
  environment,
  outbox,
  forms,
  surveys = () => [],
  log = consoleLog,
  now = Date.now,
  health = leadHealth({ check: outbox.check, log, now }),
  servesPages = () => Promise.resolve(true),
  onAccepted = () => undefined,
}: ApiOptions): Hono {
  const api = new Hono()
  const proxies = proxyCheck({ trustedProxies: environment.TRUSTED_PROXIES, log, now })
  api.onError((error, context) => errorResponse(error, context, log))
  api.notFound(() => {
    throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.')
  })

  api.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store')
  })
  api.use(limitBody)
  api.use(async (context, next) => {
    proxies.look(context)
    await next()
  })

  // Neither asks the store of leads: without it the pages are served, and a balancer must not take all servers away.
  api.get(livePath, (context) => context.json({ result: 'success' }))
  api.all(livePath, methodNotAllowed('GET', 'HEAD'))
  api.get(readyPath, async (context) => {
    if (!(await servesPages())) throw new ApiError(503, 'NOT_READY', 'The pages of the site cannot be read.')
    return context.json({ result: 'success' })
  })
  api.all(readyPath, methodNotAllowed('GET', 'HEAD'))

  api.get('/api/health', async (context) => {
    await health()
    return context.json({ result: 'success', warnings: proxies.warnings() })
  })
  api.all('/api/health', methodNotAllowed('GET', 'HEAD'))

  api.get(botProtectionPath, (context) =>
    context.json(botProtectionSettings(environment), 200, { 'Cache-Control': 'public, max-age=300' }),
  )
  api.all(botProtectionPath, methodNotAllowed('GET', 'HEAD'))

  api.get(meetingCalendarsPath, (context) =>
    context.json(meetingEndpoints(environment), 200, { 'Cache-Control': 'public, max-age=300' }),
  )
  api.all(meetingCalendarsPath, methodNotAllowed('GET', 'HEAD'))

  api.get(integrationsPath, (context) =>
    context.json(configuredIntegrations(environment, surveys()), 200, {
      'Cache-Control': 'public, max-age=300',
    }),
  )
  api.all(integrationsPath, methodNotAllowed('GET', 'HEAD'))

  const { TRUSTED_PROXIES: trustedProxies } = environment
  api.get(thirdPartyProxyPath, thirdPartyProxy({ origins: scriptOrigins(environment), log, trustedProxies }))
  api.all(thirdPartyProxyPath, methodNotAllowed('GET', 'HEAD'))

  api.post(
    leadFormAction,
    requireOwnOrigin,
    formSubmit({
      outbox,
      captcha: captchaOf(environment, log),
      perMinute: environment.LEADS_PER_MINUTE,
      perRecipientAndHour: environment.LEADS_PER_RECIPIENT_PER_HOUR,
      overallPerMinute: environment.LEADS_OVERALL_PER_MINUTE,
      doubtMinutes: environment.LEADS_DOUBT_MINUTES,
      trustedProxies: environment.TRUSTED_PROXIES,
      forms,
      onAccepted,
      log,
      now,
    }),
  )
  api.all(leadFormAction, methodNotAllowed('POST'))
  return api
}

/** What the browser needs to request captcha tokens; empty when the site has no captcha. */
function botProtectionSettings(environment: ApiEnvironment): BotProtectionSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_ENDPOINT: endpoint } = environment
  return siteKey ? { siteKey, script: `${endpoint}/api.js?render=${encodeURIComponent(siteKey)}` } : {}
}

/** Where the calendars of meetings are, by their provider. */
const meetingEndpoints = (environment: ApiEnvironment): MeetingEndpoints => ({
  hubspot: environment.HUBSPOT_MEETINGS_ENDPOINT,
  calendly: environment.CALENDLY_ENDPOINT,
  chili_piper: environment.CHILI_PIPER_ENDPOINT,
})

function captchaOf(environment: ApiEnvironment, log: Log): Captcha | undefined {
  const { RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_ENDPOINT: endpoint } = environment
  return secretKey
    ? createCaptcha({ endpoint, secretKey, minScore: environment.RECAPTCHA_MIN_SCORE, log })
    : undefined
}
