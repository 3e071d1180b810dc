import type { Context, Handler } from 'hono'
import { defaultLocale, localeByUrlCode } from '../../../../locales.config'
import { parsedJson } from '../../../core/values/json'
import {
  idempotencyKeyHeader,
  idempotencyKeyPattern,
  localeField,
  type LeadAccepted,
} from '../../../leads/model/contract'
import type { BuiltForms } from '../../builtForms'
import { addressOfRequest } from '../../clientAddress'
import { ApiError } from '../../errors'
import { fairQueue, QueueFullError } from '../../fairQueue'
import { ownHosts } from '../../origin'
import { clientOf } from '../../requestRate'
import { timeBudget } from '../outbox/storage/store'
import { parseJsonSubmission } from './jsonSubmission'
import { leadIntake, type LeadIntakeOptions } from './leadIntake'
import { callerLimit, senderOf } from './leadLimits'
import { AnswersRefused, makeSubmission } from './makeSubmission'
import { readNativeForm, type PostedValues } from './nativeForm'
import { parseNativeForm } from './nativeSubmission'
import { refusedPage, refusedPageHeaders } from './refusedPage'
import type { PostedForm } from './submission'
import type { SubmissionError } from './submissionError'
import { busy, notStored, submissionLimits, tooManyRequests } from './submissionLimit'

export type FormSubmitOptions = LeadIntakeOptions & {
  /** Number of proxies that add an entry to X-Forwarded-For. */
  trustedProxies: number
  /** What the built site says about its forms. */
  forms: BuiltForms
}

/** Bodies that wait to be parsed, in memory: 64 KB each at most, and parsed in a few milliseconds. */
const waiting = { all: 1000, ofClient: 100 }

const json = 'application/json'
const nativeForm = 'application/x-www-form-urlencoded'

/**
 * Accepts a lead: the JSON of the application, or a native form posted by the browser. The lead is in the outbox before
 * the response is sent: JSON with the thank-you page's path, or 303 to that page, or to what the form gives. A refused
 * native form is shown again with its values, unless the caller asks for JSON. Throws an ApiError for every other refusal,
 * 415 for another media type.
 */
export function formSubmit(options: FormSubmitOptions): Handler {
  const { outbox, trustedProxies, forms, log, now } = options
  const limits = submissionLimits(outbox.countSubmissions)
  const submit = leadIntake(options, limits)
  const fair = fairQueue({ waiting })

  async function accept(context: Context, parsed: Parsed): Promise<LeadAccepted> {
    // Not counted: that may be a write to the database, for a request that took no more than its parsing.
    if ('error' in parsed) throw new ApiError(400, parsed.error.code, parsed.error.message)
    const sender = senderOf(addressOfRequest(context, trustedProxies))
    const budget = timeBudget()
    const refusal = await limits.count([callerLimit(options, sender)], budget).catch((error: unknown) => {
      log.error('A submission could not be counted', error)
      throw notStored()
    })
    if (refusal) throw tooManyRequests(refusal)
    return submit(await makeSubmission(parsed.posted, forms), sender, budget)
  }

  /** Parses a body when it is its client's turn: read is what came from the network, at any speed. */
  async function queued<Result>(context: Context, parse: (body: string) => Result): Promise<Result> {
    const body = await context.req.text()
    try {
      return await fair.run(clientOf(context, trustedProxies), () => parse(body))
    } catch (error) {
      throw error instanceof QueueFullError ? busy({ retryAfter: 1 }) : error
    }
  }

  async function handleJson(context: Context): Promise<Response> {
    const parsed = await queued(context, (body) =>
      parseJsonSubmission(jsonIn(body), {
        hosts: ownHosts(context),
        key: idempotencyKey(context),
        receivedAt: now(),
        hasPrivacyControl: hasPrivacyControl(context),
      }),
    )
    return context.json(await accept(context, parsed))
  }

  async function handleNativeForm(context: Context): Promise<Response> {
    const values = await queued(context, (body) => readNativeForm(body, context))
    try {
      const posted = parseNativeForm(values, {
        receivedAt: now(),
        hasPrivacyControl: hasPrivacyControl(context),
      })
      const accepted = await accept(context, posted)
      if (wantsJson(context)) return context.json(accepted)
      // The page that shows what the form gives needs the application.
      return context.redirect(accepted.access ?? accepted.location, 303)
    } catch (error) {
      if (!(error instanceof ApiError) || wantsJson(context)) throw error
      return showAgain(context, values, error)
    }
  }

  async function showAgain(context: Context, values: PostedValues, refusal: ApiError): Promise<Response> {
    const locale = localeByUrlCode(values[localeField] ?? '') ?? defaultLocale()
    const answerErrors = refusal instanceof AnswersRefused ? refusal.answerErrors : {}
    const strings = forms.strings(locale.urlCode)
    const page = await refusedPage({ values, code: refusal.code, answerErrors, strings, locale })
    return context.html(page, refusal.status, { ...refusedPageHeaders, ...refusal.headers })
  }

  return async (context) => {
    const mediaType = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
    if (mediaType === json) return handleJson(context)
    if (mediaType === nativeForm) return handleNativeForm(context)
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Send the form as ${json} or ${nativeForm}.`, {
      'Accept-Post': `${json}, ${nativeForm}`,
    })
  }
}

type Parsed = { posted: PostedForm } | { error: SubmissionError }

function jsonIn(body: string): unknown {
  const value = parsedJson(body)
  if (value === undefined) throw new ApiError(400, 'INVALID_JSON', 'The body is not JSON.')
  return value
}

function idempotencyKey(context: Context): string {
  const key = context.req.header(idempotencyKeyHeader) ?? ''
  if (idempotencyKeyPattern.test(key)) return key
  throw new ApiError(400, 'INVALID_FIELD', `Missing or malformed: the header ${idempotencyKeyHeader}.`)
}

/** True when the browser says that nothing may be shared (W3C, "Global Privacy Control"): a refusal, whatever the form says. */
const hasPrivacyControl = (context: Context): boolean => context.req.header('sec-gpc')?.trim() === '1'

/** True for callers that ask for JSON; a browser that submits a form asks for HTML. */
function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? ''
  return accept.includes(json) && !accept.includes('text/html')
}
