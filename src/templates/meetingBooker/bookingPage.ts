/** The booking page of a meeting: its address and the name of the service that shows it. */
export type BookingPage = { href: string; provider: string }

type Provider = 'hubspot' | 'chili_piper' | 'calendly'

const segment = '[A-Za-z0-9][\\w-]*'
const path = new RegExp(`^${segment}(/${segment})*$`)

/** Chili Piper's pages are on the account's own host: the slug is `account/path of the router's link`. */
const chiliPiperPage = (slug: string): string | undefined => {
  const [account = '', ...rest] = slug.split('/')
  return rest.length > 0 ? `https://${account}.chilipiper.com/${rest.join('/')}` : undefined
}

const pages: Record<Provider, { name: string; address: (slug: string) => string | undefined }> = {
  hubspot: { name: 'HubSpot', address: (slug) => `https://meetings.hubspot.com/${slug}` },
  chili_piper: { name: 'Chili Piper', address: chiliPiperPage },
  calendly: { name: 'Calendly', address: (slug) => `https://calendly.com/${slug}` },
}

/**
 * The booking page behind a provider and a slug of the content; undefined without a slug, or for one that
 * would lead to another host.
 */
export function bookingPage(
  provider: Provider | null | undefined,
  slug: string | null | undefined,
): BookingPage | undefined {
  if (!provider || !slug || !path.test(slug)) return undefined
  const { name, address } = pages[provider]
  const href = address(slug)
  return href ? { href, provider: name } : undefined
}
