import type { MeetingEndpoints, MeetingProvider } from './contract'

const segment = '[A-Za-z0-9][\\w-]*'
const path = new RegExp(`^${segment}(/${segment})*$`)
const account = '{account}'

/** True for the slug of a booking page: a path, of Chili Piper with the account before it. */
export const isMeetingSlug = (provider: MeetingProvider, slug: string): boolean =>
  path.test(slug) && (provider !== 'chili_piper' || slug.includes('/'))

/** The booking page behind a slug of the content; undefined for a slug that would lead to another host. */
export function bookingPage(
  endpoints: MeetingEndpoints,
  provider: MeetingProvider,
  slug: string,
): URL | undefined {
  if (!isMeetingSlug(provider, slug)) return undefined
  const endpoint = endpoints[provider]
  if (!endpoint.includes(account)) return new URL(`${endpoint}/${slug}`)
  const [name = '', ...rest] = slug.split('/')
  return new URL(`${endpoint.replace(account, name)}/${rest.join('/')}`)
}
