import { mimes } from 'hono/utils/mime'
import { contentApiPath } from '../../../server/app'
import { contentType } from '../../../server/staticFiles'
import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import type { HostText } from '../hostFile'
import { nginxMaps, type NginxHeader } from './maps'
import { dollarSign, mapText, quoted, type NginxMap } from './syntax'
import { isWithoutServer, locationsWithoutServer } from './withoutServer'

export type NginxOptions = {
  /** The folder of the built site, `public/`, as nginx opens it. */
  root: string
  /** Where the site's server listens, `127.0.0.1:9000`; requests are spread over several. */
  servers: readonly string[]
  /** Addresses and ports of nginx: `80`, `127.0.0.1:8080`. */
  listen: readonly string[]
  /** The names of the site's host; all names when empty. */
  names: readonly string[]
  /** Files of a certificate: the site is then served by HTTPS, and port 80 leads there. */
  certificate?: { chain: string; key: string }
  /** The file of the module with `brotli_static` (Debian: libnginx-mod-http-brotli-static), where nginx has it. */
  brotliModule?: string | undefined
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

/** Media types as the site's server sends them. */
const typesText = (): string =>
  [
    'types {',
    ...[...Object.keys(mimes), 'br'].map((ending) => `  ${quoted(contentType(`file.${ending}`))} ${ending};`),
    '}',
    'default_type application/octet-stream;',
  ].join('\n')

/** The size of nginx's hash tables: with the defaults it refuses long addresses and many of them. */
function hashSizes(maps: readonly NginxMap[]): string {
  const rows = maps.map(({ rows: { length } }) => length)
  const longest = Math.max(
    ...maps.flatMap(({ rows: all }) => all.map((row) => ('text' in row ? row.text.length : 0))),
  )
  const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least))
  return [
    `map_hash_max_size ${powerOfTwo(Math.max(2048, ...rows.map((count) => 4 * count)))};`,
    `map_hash_bucket_size ${powerOfTwo(Math.max(128, 2 * (longest + 32)))};`,
    'variables_hash_max_size 2048;',
  ].join('\n')
}

const headersText = (headers: readonly NginxHeader[]): string =>
  headers.map(({ name, variable }) => `add_header ${name} $${variable} always;`).join('\n')

/** The page of a server that does not respond, when the site has one. */
function unreachableText({ routes }: SiteManifest, root: string): { handling: string; location: string } {
  const page = routes.find(({ status }) => status === 500)?.file
  if (page === undefined)
    return {
      handling: 'error_page 502 504 =503 @unreachable;',
      location: 'location @unreachable {\n  return 503;\n}',
    }
  return {
    handling: `error_page 502 504 =503 ${quoted(`/.unreachable/${page}`)};`,
    location: `location /.unreachable/ {\n  internal;\n  error_page 404 = @server;\n  alias ${quoted(`${root}/`)};\n}`,
  }
}

/** What passes requests to the site's server, by default with the name of the host that was requested. */
const proxyText = (
  handling: string,
  host = '$http_host',
): string => `proxy_pass http://outlay_server$request_uri;
proxy_http_version 1.1;
proxy_set_header Host ${host};
proxy_set_header Connection "";
# The server takes the last entry for the visitor: start it with TRUSTED_PROXIES=1, plus the proxies before nginx.
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header Forwarded "";
proxy_redirect off;
proxy_connect_timeout 5s;
proxy_buffer_size 16k;
proxy_buffers 8 32k;
${handling}`

const malformedText = `# An address that nginx cannot read, with its headers unread too; the server knows what it may mean.
error_page 400 = /.malformed;
recursive_error_pages on;

`

function serverText(manifest: SiteManifest, headers: readonly NginxHeader[], options: NginxOptions): string {
  const { root, brotliModule } = options
  const { handling, location } = unreachableText(manifest, root)
  const isAlone = isWithoutServer(manifest)
  return `${typesText()}

root ${quoted(root)};
server_tokens off;
absolute_redirect off;
merge_slashes off;
etag on;
if_modified_since before;
gzip off;
gzip_static on;
${brotliModule ? 'brotli_static on;\n' : ''}sendfile on;
tcp_nopush on;
# Addresses of visitors, and those of pages that a personal mail leads to, are written into no log.
access_log off;
error_log stderr crit;

${isAlone ? '' : malformedText}# As the server does: a request that takes longer gets 408.
client_header_timeout 30s;
client_body_timeout 30s;
large_client_header_buffers 4 16k;
# The server refuses bodies above 64 KB in words; this only limits what nginx takes in for it.
client_max_body_size 1m;

${headersText(headers)}

if ($outlay_location_301) {
  return 301 $outlay_location_301;
}
if ($outlay_location_302) {
  return 302 $outlay_location_302;
}

${isAlone ? locationsWithoutServer(quoted(`${root}/`)) : serverLocations(options, handling, location)}`
}

/** What passes to the server what nginx does not answer. */
const serverLocations = ({ names }: NginxOptions, handling: string, location: string): string => `location / {
  try_files $outlay_file $outlay_wildcard @server;
}

location ~ ^${contentApiPath}/ {
  client_max_body_size 16m;
  proxy_read_timeout 300s;
${indented(proxyText(handling))}
}

location @server {
${indented(proxyText(handling))}
}

location = /.malformed {
  internal;
  error_page 404 = @server;
  if ($outlay_malformed = "") {
    return 400;
  }
  proxy_pass http://outlay_server$outlay_malformed;
  proxy_http_version 1.1;
  proxy_pass_request_headers off;
  proxy_set_header Host ${quoted(names[0] ?? '_')};
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_redirect off;
  proxy_connect_timeout 5s;
  ${handling}
}

${location}`

const leadingLocations = (lead: string, host?: string): string => `location / {
${indented(proxyText('error_page 502 504 = @canonical;', host))}
}

location @canonical {
  ${lead}
}`

/**
 * Requests without encryption. Those for the site's own host are passed to the server as if they were for another host of it,
 * so that each is led to its page in one step, however it is spelled; those that send something are led to the same address.
 */
function insecureText(manifest: SiteManifest, names: readonly string[], serverName: string): string {
  const lead = 'return 308 https://$host$request_uri;'
  const [alias] = aliasHosts
  const isOwn = names.length > 0 && names.every((name) => name === new URL(brand.siteOrigin).hostname)
  const locations =
    isOwn && alias && !isWithoutServer(manifest)
      ? `if ($request_method !~ ^(?:GET|HEAD)$) {
  ${lead}
}

${leadingLocations(lead, quoted(alias))}`
      : lead
  return `
server {
  listen 80;
  ${serverName}
  server_tokens off;
  merge_slashes off;
  access_log off;

${indented(locations)}
}
`
}

/** The other hosts of the site: the server leads each of their addresses in one step; without it nginx leads to the same address. */
function aliasText(
  manifest: SiteManifest,
  {
    listening,
    encryption,
    isSecure,
  }: {
    listening: string
    encryption: string
    isSecure: boolean
  },
): string {
  if (aliasHosts.length === 0) return ''
  const lead = `return 301 ${brand.siteOrigin}$request_uri;`
  const serverOn = (ports: string): string => `
server {
${indented(`${ports}
server_name ${aliasHosts.map(quoted).join(' ')};
server_tokens off;
merge_slashes off;
access_log off;

${isWithoutServer(manifest) ? lead : leadingLocations(lead)}`)}
}
`
  return `${serverOn(`${listening}${encryption}`)}${isSecure ? serverOn('listen 80;') : ''}`
}

const upstreamText = (servers: readonly string[]): string => `upstream outlay_server {
${servers.map((server) => `  server ${server};`).join('\n')}
  # Shorter than the server's 65 s, so that it never closes a connection that is being used.
  keepalive 32;
  keepalive_timeout 60s;
}`

/** The http part: everything but the events and the process, to be included in `http {}`. */
function siteText(manifest: SiteManifest, options: NginxOptions): string {
  const { servers, listen, names, certificate } = options
  const { maps, headers } = nginxMaps(manifest)
  const name = `server_name ${names.length > 0 ? names.map(quoted).join(' ') : '_'};`
  const listening = listen.map((one) => `listen ${one}${certificate ? ' ssl http2' : ''};`).join('\n')
  const encryption = certificate
    ? `\nssl_certificate ${quoted(certificate.chain)};\nssl_certificate_key ${quoted(certificate.key)};\nssl_protocols TLSv1.2 TLSv1.3;\nssl_session_cache shared:outlay:10m;`
    : ''
  return `# Written by "npm run hosts -- nginx" from build/site-manifest.json. Write it again after a build.
${hashSizes(maps)}

${[dollarSign, ...maps.map(mapText)].join('\n\n')}

${isWithoutServer(manifest) ? '' : upstreamText(servers)}

server {
${indented(`${listening}\n${name}${encryption}\n\n${serverText(manifest, headers, options)}`)}
}
${certificate ? insecureText(manifest, names, name) : ''}${aliasText(manifest, { listening, encryption, isSecure: certificate !== undefined })}`
}

/** A whole configuration around the site, for a machine that serves nothing else. */
const mainText = ({ brotliModule }: NginxOptions): string => `# nginx -c FOLDER/nginx.conf -p FOLDER
${brotliModule ? `load_module ${quoted(brotliModule)};\n` : ''}worker_processes auto;
pid nginx.pid;
error_log stderr crit;

events {
  worker_connections 4096;
}

http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  access_log off;

  include site.conf;
}
`

/**
 * The configuration of nginx in front of the site's server: `site.conf` for the folder of an nginx that serves other sites
 * too (`/etc/nginx/conf.d`), and `nginx.conf`, which makes it a whole one. nginx answers what it can decide by the files of
 * the build and passes on the rest.
 */
export const nginxFiles = (manifest: SiteManifest, options: NginxOptions): HostText[] => [
  { path: 'nginx.conf', text: mainText(options) },
  { path: 'site.conf', text: siteText(manifest, options) },
]
