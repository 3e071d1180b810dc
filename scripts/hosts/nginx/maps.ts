import { localeChoiceQuery, localeOfPath, locales } from '../../../locales.config'
import { contentApiPath } from '../../../server/app'
import { cacheControlOf, revalidate } from '../../../server/caching'
import { namesByFolder } from '../../../src/core/releases/namedByDigest'
import { activeTestsCookie } from '../../../src/core/routing/pathTests'
import type { HeaderRule, SiteManifest } from '../../../src/core/routing/siteManifest'
import { thirdPartyProxyPath } from '../../../src/functions/thirdPartyProxy'
import { literally, pathExpression, plainPath } from '../pathExpression'
import { redirectTable, type HostRedirect } from '../redirectTable'
import { verbatim, type NginxMap, type Row } from './syntax'
import { isWithoutServer, mapsWithoutServer, otherPageRows, wellKnownRow } from './withoutServer'

/*
 * What nginx decides by itself, as maps, each from the results of those before it. Everything that they do not know is passed
 * to the server of the site: a case that is missing here takes longer and has the same answer.
 */

/** Letters of a query that the server takes over as they are. */
const queryText = '[A-Za-z0-9._~!$()*+,;:@%/?=-]+'

/** Whether nginx may answer: the request has no body, and its address has one spelling only. */
const requestMaps = (manifest: SiteManifest): NginxMap[] => [
  {
    source: '$request_uri',
    variable: 'outlay_path',
    rows: [{ expression: '^(?<outlay_before_query>[^?]*)', value: '$outlay_before_query' }],
  },
  {
    source: '$request_method $http_content_length$http_transfer_encoding',
    variable: 'outlay_reads',
    rows: [{ expression: '^(?:GET|HEAD) $', value: 'yes' }],
  },
  {
    source: '$request_uri',
    variable: 'outlay_plain',
    rows: [
      // The server stores the choice of a market in a cookie, without it the page does.
      ...(isWithoutServer(manifest)
        ? [wellKnownRow]
        : [{ expression: `[?&]${literally(localeChoiceQuery)}(?:&|$)`, value: '' }]),
      { expression: `^${plainPath}(?:\\?${queryText}(?:&${queryText})*)?$`, value: 'yes' },
    ],
  },
]

/** What nginx refuses in a path: escapes that are none, a NUL, and folders above the first. */
const unreadable = '%(?![0-9A-Fa-f]{2})|%00|/(?:\\.|%2[Ee]){2}(?:[/? ]|%2[Ff])'

/** The address of a request that nginx refuses for its path. Nothing is known of it but its first line. */
const malformedMap: NginxMap = {
  source: '$request',
  variable: 'outlay_malformed',
  rows: [
    {
      expression: `^(?:GET|HEAD) (?=[^? ]*(?:${unreadable}))(?<outlay_unread>/[^ ]*) HTTP/1\\.[01]$`,
      value: '$outlay_unread',
    },
  ],
}

const isPlain = (path: string): boolean => new RegExp(`^${plainPath}$`).test(path)

const variableOf = (parameter: string): string =>
  parameter === '*' ? 'outlay_rest' : `outlay_of_${parameter.toLowerCase()}`

/** `301+/en/pricing`: the status, whether the query is added, the location. */
function redirectValue({ location, status, takesQuery }: HostRedirect): string {
  const filled = verbatim(location((parameter) => `<${variableOf(parameter)}>`))
  return `${status}${takesQuery ? '+' : '-'}${filled.replace(/<(\w+)>/g, '${$1}')}`
}

/** The redirects of the content. One that only the server can follow has the value `server`. */
function redirectMaps(manifest: SiteManifest): NginxMap[] {
  const { exact, patterns } = redirectTable(manifest)
  const rows: Row[] = [
    ...exact
      .filter(({ source }) => isPlain(source))
      .map((redirect) => ({ text: redirect.source, value: redirectValue(redirect) })),
    ...patterns.map((redirect) => ({
      expression: `^${pathExpression(redirect.source, variableOf)}$`,
      value: 'location' in redirect ? redirectValue(redirect) : 'server',
    })),
  ]
  const location = (status: string): NginxMap => ({
    source: '$outlay_reads$outlay_plain $outlay_redirect $args',
    variable: `outlay_location_${status}`,
    rows: [
      { expression: `^yesyes ${status}\\+(?<outlay_to>\\S*) `, value: '$outlay_to$is_args$args' },
      // The server joins two queries, and knows what may leave the site; without it the query is left out.
      {
        expression: `^yesyes ${status}-(?<outlay_to>\\S*) ${isWithoutServer(manifest) ? '' : '$'}`,
        value: '$outlay_to',
      },
    ],
  })
  return [{ source: '$outlay_path', variable: 'outlay_redirect', rows }, location('301'), location('302')]
}

const inSomeLocale = `/(?:${locales.map(({ urlCode }) => urlCode).join('|')})`

/** The addresses of error pages: the server gives them their status. */
const errorAddresses = ({ routes }: SiteManifest): string[] =>
  routes
    .filter(({ status }) => status !== 200)
    .flatMap(({ file }) => [`/${file}`, `/${file.replace(/\/?index\.html$/, '')}`])

/** The file of an address, and that of the wildcard page around it; both empty where the server must answer. */
function fileMaps(manifest: SiteManifest): NginxMap[] {
  const { routes, functions, addresses } = manifest
  // Without a server nobody takes part in an experiment between pages.
  const pathTests = isWithoutServer(manifest) ? [] : (manifest.pathTests ?? [])
  const ofServer = ['/api/*', `${contentApiPath}/*`, thirdPartyProxyPath, ...functions]
  return [
    {
      source: '$outlay_reads$outlay_plain$outlay_redirect',
      variable: 'outlay_asked',
      rows: [{ text: 'yesyes', value: '$outlay_path' }],
    },
    {
      source: '$outlay_asked',
      variable: 'outlay_test',
      rows: pathTests.map(({ name, pages }) => ({ text: pages.original, value: name })),
    },
    {
      source: `$outlay_test:$cookie_${activeTestsCookie}:$outlay_asked`,
      variable: 'outlay_file_path',
      rows: [
        // A visitor who takes part in an experiment between pages.
        { expression: '^[^:]+:(?!:/)', value: '' },
        { expression: ':(?<outlay_known>/[^:]*)$', value: '$outlay_known' },
      ],
    },
    {
      source: '$outlay_file_path',
      variable: 'outlay_file',
      rows: [
        ...errorAddresses(manifest).map((text) => ({ text, value: '' })),
        ...(isWithoutServer(manifest) ? otherPageRows(manifest) : []),
        ...ofServer.map((pattern) => ({ expression: `^${pathExpression(pattern)}$`, value: '' })),
        { expression: `\\.(?i:${addresses.pageEndings.join('|')})$`, value: '' },
        { expression: `^${inSomeLocale}(?:/[A-Za-z0-9_~-]+)*$`, value: '$outlay_file_path/index.html' },
        { expression: `^${inSomeLocale}/`, value: '' },
        { expression: '\\.[A-Za-z0-9]{2,12}$', value: '$outlay_file_path' },
      ],
    },
    {
      source: '$outlay_file_path',
      variable: 'outlay_wildcard',
      rows: routes.map(({ path, file, status }) => ({
        expression: `^${pathExpression(path)}$`,
        value: status === 200 && localeOfPath(path) ? verbatim(`/${file}`) : '',
      })),
    },
  ]
}

/** The rows of a header, the strongest first: of two rules for a path the later one applies. */
function headerRows(rules: readonly HeaderRule[], name: string, before = ''): Row[] {
  return [...rules].reverse().flatMap(({ path, extensions, headers }) => {
    const value = [...headers].reverse().find(({ key }) => key.toLowerCase() === name)?.value
    if (value === undefined) return []
    const ending = extensions ? `(?=.*\\.(?i:${extensions.join('|')})$)` : ''
    return [{ expression: `^${before}${ending}${pathExpression(path)}/?$`, value: verbatim(value) }]
  })
}

/** A header that nginx adds to its own responses: its name, and the variable with its value. */
export type NginxHeader = { name: string; variable: string }

const headersOf = ({ headers }: SiteManifest): NginxHeader[] =>
  [...new Set(headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())))]
    .filter((name) => name !== 'cache-control')
    .map((name) => ({ name, variable: `outlay_header_${name.replace(/\W/g, '_')}` }))

/** The expressions of files whose names change with their content. */
const digestExpressions = (): string[] => [
  '^/static/',
  ...Object.entries(namesByFolder).map(
    ([folder, names]) => `^/${literally(folder)}${names.source.replace(/^\^/, '')}`,
  ),
]

/** The headers of nginx's own responses. Those of the server come as they are. */
function headerMaps(manifest: SiteManifest): NginxMap[] {
  const { headers: rules, pathTests = [] } = manifest
  return [
    // The server sends a date with everything; there is none when nginx answers by itself.
    { source: '$upstream_http_date', variable: 'outlay_own', rows: [{ text: '', value: 'own' }] },
    ...headersOf(manifest).map(({ name, variable }) => ({
      source: '$outlay_own$outlay_path',
      variable,
      rows: headerRows(rules, name, 'own'),
    })),
    {
      source: '$outlay_path',
      variable: 'outlay_caching',
      rows: [
        // No shared cache may answer for visitors with another page.
        ...pathTests.map(({ pages }) => ({ text: pages.original, value: 'private, no-cache' })),
        ...headerRows(rules, 'cache-control'),
        ...digestExpressions().map((expression) => ({ expression, value: cacheControlOf('/static/file') })),
      ],
      otherwise: revalidate,
    },
    {
      source: '$outlay_own $status',
      variable: 'outlay_cache_control',
      rows: [
        { expression: '^own (?:200|206|304)$', value: '$outlay_caching' },
        { expression: '^own 30[12]$', value: revalidate },
        { expression: '^own ', value: 'no-store' },
      ],
    },
    {
      source: '$outlay_own $status',
      variable: 'outlay_vary',
      rows: [{ expression: '^own (?:200|206|304)$', value: 'Accept-Encoding' }],
    },
    {
      source: '$outlay_own $status',
      variable: 'outlay_retry_after',
      rows: [{ text: 'own 503', value: '5' }],
    },
  ]
}

/** All maps, in the order in which they use each other, and the headers that they give. */
export function nginxMaps(manifest: SiteManifest): { maps: NginxMap[]; headers: NginxHeader[] } {
  const own = isWithoutServer(manifest) ? mapsWithoutServer(manifest) : [malformedMap]
  const isReplaced = ({ variable }: NginxMap): boolean => own.some((map) => map.variable === variable)
  const maps = [
    ...requestMaps(manifest),
    ...redirectMaps(manifest),
    ...fileMaps(manifest),
    ...headerMaps(manifest),
  ]
  return {
    maps: [...maps.filter((map) => !isReplaced(map)), ...own],
    headers: [
      ...headersOf(manifest),
      { name: 'cache-control', variable: 'outlay_cache_control' },
      { name: 'vary', variable: 'outlay_vary' },
      { name: 'retry-after', variable: 'outlay_retry_after' },
    ],
  }
}
