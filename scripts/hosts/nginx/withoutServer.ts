import { localeOfPath } from '../../../locales.config'
import { revalidate } from '../../../server/caching'
import { notFoundPage } from '../../../server/routes'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { literally, pathExpression, plainSegment } from '../pathExpression'
import { redirectTable } from '../redirectTable'
import { verbatim, type NginxMap, type Row } from './syntax'

/*
 * What nginx decides where no server is behind it (FUNCTIONS=off): the market of a visitor, the page that an address differs from in its
 * form, and the not-found page. What else an address may mean the script of the not-found page finds out.
 */

/** True for a site whose build has no functions: nothing is behind nginx. */
export const isWithoutServer = ({ functions }: SiteManifest): boolean => functions.length === 0

/** The well-known files, whose folder no plain path has. */
export const wellKnownRow: Row = { expression: `^/\\.well-known/${plainSegment}$`, value: 'yes' }

/** Pages of no market: `/preview`. */
export const otherPageRows = ({ addresses }: SiteManifest): Row[] =>
  addresses.pages
    .filter((page) => page !== '/' && localeOfPath(page) === undefined)
    .map((page) => ({ text: page, value: verbatim(`${page}/index.html`) }))

/** The market of the visitor: the stored one, else that of the first language which the site has, else the default. */
function marketMaps({ addresses }: SiteManifest): NginxMap[] {
  const { cookie, languages, default: defaultMarket } = addresses.localeChoice
  const markets = [...new Set(Object.values(languages))].sort()
  // Longer tags first: `de-at` before `de`.
  const tags = Object.keys(languages).sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const known = `\\s*(?:${tags.filter((tag) => !tag.includes('-')).join('|')})(?:[-,;]|\\s|$)`
  const others = `(?:(?!${known})[^,]*,)*`
  return [
    {
      source: '$http_accept_language',
      variable: 'outlay_language_market',
      rows: tags.map((tag) => ({
        expression: `(?i)^${others}\\s*${literally(tag)}(?:${tag.includes('-') ? '' : '-|'}[,;]|\\s|$)`,
        value: languages[tag] ?? defaultMarket,
      })),
      otherwise: defaultMarket,
    },
    {
      source: `$cookie_${cookie}`,
      variable: 'outlay_market',
      rows: markets.map((market) => ({ text: market, value: market })),
      otherwise: '$outlay_language_market',
    },
  ]
}

/** Where addresses lead that differ from that of a page in upper case, slashes, the name of a file, or by having no market. */
function correctionMaps(manifest: SiteManifest): NginxMap[] {
  const { pages, pageEndings, indexNames } = manifest.addresses
  const ending = `\\.(?:${pageEndings.join('|')})`
  const index = `(?:${indexNames.join('|')})`
  // A map finds texts in upper and lower case alike.
  const rows: Row[] = [
    ...redirectTable(manifest).exact.flatMap(({ source, location, takesQuery }) =>
      takesQuery ? [{ text: source, value: verbatim(location(String)) }] : [],
    ),
    ...pages.filter((page) => localeOfPath(page)).map((page) => ({ text: page, value: page })),
  ]
  const corrected = (variable: string, source: string): NginxMap => ({
    source: `$outlay_reads$outlay_redirect:${source}`,
    variable,
    rows: [
      { expression: '^yes:(?<outlay_same>\\S*) \\k<outlay_same>$', value: '' },
      { expression: '^yes:\\S* (?<outlay_meant>/\\S*)$', value: '$outlay_meant' },
    ],
  })
  return [
    {
      source: '$outlay_path',
      variable: 'outlay_bare',
      rows: [
        { expression: `(?i)^/+${index}(?:${ending})?/*$`, value: '/' },
        {
          expression: `(?i)^/+(?<outlay_inner>[^/].*?)(?:/+${index}(?:${ending})?|${ending})?/*$`,
          value: '/$outlay_inner',
        },
      ],
    },
    { source: '$outlay_bare', variable: 'outlay_page', rows },
    {
      source: '/$outlay_market$outlay_bare',
      variable: 'outlay_page_of_market',
      rows: [...rows, { expression: '^/[^/]+/$', value: '/$outlay_market' }],
    },
    corrected('outlay_corrected_301', '$outlay_path $outlay_page'),
    corrected('outlay_corrected_302', '$outlay_path $outlay_page_of_market'),
  ]
}

/** The file of the page for an address without one. */
function missingMap({ routes, addresses }: SiteManifest): NginxMap {
  const fallback = notFoundPage(routes, '/', addresses.localeSegments)
  return {
    source: '$outlay_path',
    variable: 'outlay_missing',
    rows: routes
      .filter(({ path, status }) => status === 404 && path.endsWith('/*'))
      .map(({ path, file }) => ({ expression: `^${pathExpression(path)}$`, value: verbatim(`/${file}`) })),
    otherwise: verbatim(`/${fallback?.file ?? '404.html'}`),
  }
}

/** How long what nginx sends may be kept: a choice for one visitor by nobody. */
const cachingMaps: NginxMap[] = [
  {
    source: '$status',
    variable: 'outlay_cache_control',
    rows: [
      { expression: '^(?:200|206|304)$', value: '$outlay_caching' },
      { expression: '^(?:301|404)$', value: revalidate },
      { text: '302', value: 'private, no-store' },
    ],
    otherwise: 'no-store',
  },
  {
    source: '$status',
    variable: 'outlay_vary',
    rows: [
      { expression: '^(?:200|206|304|404)$', value: 'Accept-Encoding' },
      { text: '302', value: 'Cookie, Accept-Language' },
    ],
  },
]

/** The maps after those that nginx has in any case; they take the place of those with the same variable. */
export const mapsWithoutServer = (manifest: SiteManifest): NginxMap[] => [
  ...marketMaps(manifest),
  ...correctionMaps(manifest),
  missingMap(manifest),
  ...cachingMaps,
]

/** How a request is answered without a server. */
export const locationsWithoutServer = (root: string): string => `error_page 404 /.missing$outlay_missing;

if ($outlay_corrected_301) {
  return 301 $outlay_corrected_301$is_args$args;
}
if ($outlay_corrected_302) {
  return 302 $outlay_corrected_302$is_args$args;
}

location = / {
  return 302 /$outlay_market$is_args$args;
}

location / {
  try_files $outlay_file $outlay_wildcard =404;
}

location /.missing/ {
  internal;
  alias ${root};
}`
