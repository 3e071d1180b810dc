import type { Context, Handler } from 'hono'
import { defaultLocale, localeByUrlCode } from '../../../locales.config'
import {
  formField,
  honeypotField,
  leadFormElementId,
  leadFormIds,
  localeField,
  pageField,
  thankYouPath,
} from '../../forms/leadContract'
import { ApiError } from '../errors'
import type { Log } from '../log'
import { pagePath } from './pagePath'
import { parseLead, type LeadFault } from './schema'
import type { LeadStore } from './store'

export type LeadIntake = { leads: LeadStore; log: Log; now: () => number }

/**
 * Takes a form as a browser posts it without JavaScript (application/x-www-form-urlencoded). An accepted lead is
 * stored before the answer: 303 to the thank-you page. A refused one answers 303 to the page it came from, with
 * `?form=…&error=…#form-…`. Callers that ask for JSON get JSON. Throws a 415 for another media type.
 */
export const formPost =
  ({ leads, log, now }: LeadIntake): Handler =>
  async (context) => {
    requireFormEncoding(context)
    const { [honeypotField]: trap, ...posted } = readForm(await context.req.text())
    const values = {
      ...posted,
      [pageField]: posted[pageField] || pageOfReferer(context) || homepageOf(posted),
    }
    // The visitor behind an autofill that filled the trap is told so, and can write to us instead.
    if (trap) return refuse(context, values, 400, { code: 'REFUSED', message: 'The form was not accepted.' })

    const parsed = parseLead(values)
    if ('fault' in parsed) return refuse(context, values, 400, parsed.fault)
    try {
      await leads.save(parsed.lead, now())
    } catch (error) {
      log.error('A lead could not be stored', error)
      return refuse(context, values, 503, {
        code: 'NOT_STORED',
        message: 'The form could not be stored. Try again.',
      })
    }
    const location = thankYouPath(parsed.lead.locale)
    return wantsJson(context)
      ? context.json({ result: 'success', location })
      : context.redirect(location, 303)
  }

function requireFormEncoding(context: Context): void {
  const mediaType = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/x-www-form-urlencoded') {
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the form as application/x-www-form-urlencoded.', {
      'Accept-Post': 'application/x-www-form-urlencoded',
    })
  }
}

/** The posted values by name. Repeated names are choices of one field, joined with ";" as HubSpot wants them (§3.3). */
function readForm(body: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(body)) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before};${value}`)
  }
  return Object.fromEntries(values)
}

/** The page a form stood on that does not say so itself, as far as the browser tells: static pages know no path. */
function pageOfReferer(context: Context): string | undefined {
  try {
    const { host, pathname, search } = new URL(context.req.header('referer') ?? '')
    return host === context.req.header('host') ? pagePath(`${pathname}${search}`) : undefined
  } catch {
    return undefined
  }
}

const homepageOf = (values: Record<string, string>): string =>
  `/${(localeByUrlCode(values[localeField] ?? '') ?? defaultLocale()).urlCode}`

/** JSON is for callers that ask for it; a browser that follows a form asks for HTML. */
function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

function refuse(
  context: Context,
  values: Record<string, string>,
  status: 400 | 503,
  fault: LeadFault,
): Response {
  if (wantsJson(context)) throw new ApiError(status, fault.code, fault.message)
  return context.redirect(pageToReturnTo(values, fault), 303)
}

/** The page the form stood on, always on this site; the homepage of the locale when the form does not say. */
function pageToReturnTo(values: Record<string, string>, { code }: LeadFault): string {
  const page = new URL(pagePath(values[pageField] ?? '') ?? homepageOf(values), 'http://site.invalid')
  const form = leadFormIds.find((id) => id === values[formField])
  if (form) page.searchParams.set('form', form)
  page.searchParams.set('error', code)
  return `${page.pathname}${page.search}${form ? `#${leadFormElementId(form)}` : ''}`
}
