import type { Context, Handler } from 'hono'
import { defaultLocale, localeByUrlCode, type UrlCode } from '../../../../locales.config'
import {
  idempotencyKeyHeader,
  idempotencyKeyPattern,
  localeField,
  type LeadAccepted,
} from '../../../leads/contract'
import { addressOfRequest, callerGroup } from '../../clientAddress'
import { ApiError } from '../../errors'
import { ownHosts } from '../../origin'
import { parseJsonSubmission } from './jsonSubmission'
import type { LeadFault } from './leadFault'
import { leadIntake, type LeadIntakeOptions } from './leadIntake'
import { readNativeForm, type PostedValues } from './nativeForm'
import { parseNativeForm } from './nativeSubmission'
import { refusedPage, refusedPageHeaders, type PageStrings } from './refusedPage'
import type { Submission } from './submission'
import { submissionLimit, tooManyRequests } from './submissionLimit'

export type FormSubmitOptions = LeadIntakeOptions & {
  /** Number of proxies that add themselves to X-Forwarded-For. */
  trustedProxies: number
  /** The strings of a locale, for the page that shows a refused form again. Rejects when there are none. */
  strings: (locale: UrlCode) => Promise<PageStrings>
}

const json = 'application/json'
const nativeForm = 'application/x-www-form-urlencoded'

/**
 * Takes a lead (§7): the JSON of the application, or a form as a browser posts it on its own. It is in the outbox
 * before it is answered: JSON with the thank-you page's path, or 303 to that page. A refused form of a browser is shown
 * again with its values; whoever asks for JSON gets JSON. Throws an ApiError for everything refused otherwise, 415 for
 * another media type.
 */
export function formSubmit(options: FormSubmitOptions): Handler {
  const { perMinute, trustedProxies, strings, log, now } = options
  const limit = submissionLimit(perMinute)
  const take = leadIntake(options)

  async function accept(context: Context, parse: () => Promise<Parsed>): Promise<LeadAccepted> {
    const caller = callerGroup(addressOfRequest(context, trustedProxies))
    const refusal = await limit.count(caller)
    if (refusal) throw tooManyRequests(refusal)
    const parsed = await parse()
    if ('fault' in parsed) throw new ApiError(400, parsed.fault.code, parsed.fault.message)
    return take(parsed.submission, caller)
  }

  async function answerJson(context: Context): Promise<Response> {
    const answer = await accept(context, async () =>
      parseJsonSubmission(await readJson(context), {
        hosts: ownHosts(context),
        key: idempotencyKey(context),
        receivedAt: now(),
      }),
    )
    return context.json(answer)
  }

  async function answerNativeForm(context: Context): Promise<Response> {
    const values = await readNativeForm(context)
    try {
      const answer = await accept(context, async () => parseNativeForm(values, now()))
      return wantsJson(context) ? context.json(answer) : context.redirect(answer.location, 303)
    } catch (error) {
      if (!(error instanceof ApiError) || wantsJson(context)) throw error
      return showAgain(context, values, error)
    }
  }

  async function showAgain(context: Context, values: PostedValues, refusal: ApiError): Promise<Response> {
    const locale = localeByUrlCode(values[localeField] ?? '') ?? defaultLocale()
    const texts = await strings(locale.urlCode).catch((error: unknown) => {
      log.error(`The strings of ${locale.urlCode} cannot be read`, error)
      throw refusal
    })
    const page = await refusedPage({ values, code: refusal.code, strings: texts, locale })
    return context.html(page, refusal.status, { ...refusedPageHeaders, ...refusal.headers })
  }

  return async (context) => {
    const mediaType = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
    if (mediaType === json) return answerJson(context)
    if (mediaType === nativeForm) return answerNativeForm(context)
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Send the form as ${json} or ${nativeForm}.`, {
      'Accept-Post': `${json}, ${nativeForm}`,
    })
  }
}

type Parsed = { submission: Submission } | { fault: LeadFault }

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'INVALID_JSON', 'The body is not JSON.')
  }
}

function idempotencyKey(context: Context): string {
  const key = context.req.header(idempotencyKeyHeader) ?? ''
  if (idempotencyKeyPattern.test(key)) return key
  throw new ApiError(400, 'INVALID_FIELD', `Missing or malformed: the header ${idempotencyKeyHeader}.`)
}

/** JSON is for callers that ask for it; a browser that follows a form asks for HTML. */
function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? ''
  return accept.includes(json) && !accept.includes('text/html')
}
