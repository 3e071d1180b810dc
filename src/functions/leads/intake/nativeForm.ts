import type { Context } from 'hono'
import { defaultLocale, localeByUrlCode } from '../../../../locales.config'
import { localeField, pageField } from '../../../leads/model/contract'
import { ownHosts } from '../../origin'
import { pagePath, pathOnHost } from './pagePath'

/** The values that a form posted, by the name of the input. */
export type PostedValues = Readonly<Record<string, string>>

/**
 * The values of a form-encoded body. Repeated names are choices of one field, joined with ";" as HubSpot requires.
 * A form that does not name its page belongs to the page of the Referer, if that is ours, else to the homepage of its
 * locale: a static page does not know its own path.
 */
export function readNativeForm(body: string, context: Context): PostedValues {
  const posted = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(body)) {
    const before = posted.get(name)
    posted.set(name, before === undefined ? value : `${before};${value}`)
  }
  const values = Object.fromEntries(posted)
  const page = values[pageField] || pageOfReferer(context) || homepageOf(values)
  return { ...values, [pageField]: page }
}

const pageOfReferer = (context: Context): string | undefined =>
  pathOnHost(context.req.header('referer') ?? '', ownHosts(context))

/** The page that contained the form, always on this site; the homepage of its locale when it names no page of ours. */
export const pageOf = (values: PostedValues): string =>
  pagePath(values[pageField] ?? '') ?? homepageOf(values)

const homepageOf = (values: PostedValues): string =>
  `/${(localeByUrlCode(values[localeField] ?? '') ?? defaultLocale()).urlCode}`
