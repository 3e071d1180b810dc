import { correctorOf, locationThatMayLeave } from '../../server/redirects'
import { fillPattern, normalizePath } from '../../src/core/routing/pathPattern'
import { partsOfAddress } from '../../src/core/routing/query'
import type { Redirect } from '../../src/core/routing/redirects'
import type { SiteManifest } from '../../src/core/routing/siteManifest'
import { overlap, parametersOf } from './pathExpression'

/** A redirect of one market, followed to its end. */
export type HostRedirect = {
  /** The path or pattern with its market: `/en/blog/:slug`. */
  source: string
  /** Where it leads, with a text in place of each parameter (`*`: the rest). */
  location: (fill: (parameter: string) => string) => string
  status: 301 | 302
  /**
   * True when the query of the visitor is added to the location as it is. Otherwise the location has a query or hash of its
   * own, or is one of another host, which gets no campaign parameters: only code can join them.
   */
  takesQuery: boolean
}

export type RedirectTable = {
  /** Those of one path each. */
  exact: HostRedirect[]
  /** Those of many paths, in the order in which they apply. Where the way depends on the path, only its source is known. */
  patterns: (HostRedirect | Pick<HostRedirect, 'source'>)[]
}

const isOnSite = (location: string): boolean => location.startsWith('/')

/** A text of letters and digits, which nothing changes on its way into a location. */
const placeholder = (parameter: string): string =>
  `parameter0${parameter === '*' ? 'rest' : parameter.replace(/_/g, '0u0')}0`

const hostRedirect = (
  source: string,
  { location, status }: { location: string; status: 301 | 302 },
): HostRedirect => {
  const sent = locationThatMayLeave(location)
  const { search, hash } = partsOfAddress(sent)
  return {
    source,
    location: (fill) =>
      parametersOf(source).reduce(
        (text, parameter) => text.replaceAll(placeholder(parameter), () => fill(parameter)),
        sent,
      ),
    status,
    takesQuery: isOnSite(sent) && search === '' && hash === '',
  }
}

/**
 * The redirects of the content as a host without our code can follow them, in each market that the site has. They come from
 * the function that the server asks, so both lead to the same location.
 */
export function redirectTable(manifest: SiteManifest): RedirectTable {
  const { follow } = correctorOf(manifest)
  const markets = [...new Set(Object.values(manifest.addresses.localeChoice.languages))].sort()
  const table: RedirectTable = { exact: [], patterns: [] }
  for (const urlCode of markets) {
    const own = manifest.redirects.filter(({ locale }) => locale === 'all' || locale === urlCode)
    for (const redirect of own) {
      const source = normalizePath(`/${urlCode}${redirect.source}`)
      if (parametersOf(redirect.source).length > 0) {
        table.patterns.push(patternRedirect(redirect, { urlCode, source, own }))
      } else {
        const target = follow({ pathname: source, search: '' })
        if (target) table.exact.push(hostRedirect(source, target))
      }
    }
  }
  return table
}

/** A redirect of many paths; with a location only when it leads every path on in the same way. */
function patternRedirect(
  { target, permanent }: Redirect,
  { urlCode, source, own }: { urlCode: string; source: string; own: readonly Redirect[] },
): RedirectTable['patterns'][number] {
  const isPath = isOnSite(target)
  if (isPath && own.some((other) => overlap(other.source, partsOfAddress(target).path))) return { source }
  const filled = fillPattern(target, {
    params: Object.fromEntries(parametersOf(source).map((name) => [name, placeholder(name)])),
    rest: target.endsWith('*') ? placeholder('*') : '',
  })
  return hostRedirect(source, {
    location: isPath ? `/${urlCode}${filled}` : filled,
    status: permanent ? 301 : 302,
  })
}
