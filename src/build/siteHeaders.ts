import { offlineScript } from '../content/offlinePage/offlineHtml'
import { localeFolders } from '../content/site/localeFile'
import { pageIndexFolder } from '../content/site/pageIndex'
import type { Environment } from '../core/environment'
import type { HeaderRule } from '../core/routing/siteManifest'
import { pagePolicy, scriptHash } from './contentSecurityPolicy'

/** Two years, as browsers' lists of such sites require. Browsers ignore it on a connection without TLS. */
const strictTransport = 'max-age=63072000; includeSubDomains'

/**
 * Headers of the site's responses, errors and `/api` included; later rules take precedence. Other origins receive a
 * referrer without path and query, and none but the preview editor may show a page in a frame.
 */
export const siteHeaders = (
  environment: Pick<Environment, 'PRISMIC_REPOSITORY' | 'DEPLOY_ENV'>,
): HeaderRule[] => [
  {
    path: '/*',
    headers: [
      { key: 'x-content-type-options', value: 'nosniff' },
      { key: 'strict-transport-security', value: strictTransport },
      { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
      { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
      { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
      {
        key: 'content-security-policy',
        value: pagePolicy(frameAncestors(environment), { isLocal: environment.DEPLOY_ENV === 'development' }),
      },
    ],
  },
  {
    // Their names change with their content.
    path: '/site-data/*',
    headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
  },
  {
    // Their names do not change with their content, so they must be revalidated.
    path: '/forms-data/*',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  {
    path: '/consent/*',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  // Those of tool-words are below one folder.
  ...[...new Set(localeFolders.map((folder) => folder.split('/', 1)[0]))].map((folder) => ({
    path: `/${folder}/*`,
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  })),
  {
    path: `/${pageIndexFolder}/*`,
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  {
    path: '/offline/*',
    headers: [
      { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
      {
        key: 'content-security-policy',
        value: `default-src 'none'; script-src ${scriptHash(offlineScript)}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      },
    ],
  },
  {
    // A host that kept it would keep visitors from a new service worker, and from its removal.
    path: '/sw.js',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  {
    path: '/demo-data/*',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  {
    // Whoever edits content puts files there. Opened by its address, an SVG or an HTML file would be a page of this site
    // that runs what is written in it; as a picture of a page it is drawn as before.
    path: '/media/*',
    headers: [
      {
        key: 'content-security-policy',
        value: "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
      },
    ],
  },
  {
    // Browsers do not show these in a sandbox.
    path: '/media/*',
    extensions: ['pdf', 'mp3', 'mp4', 'webm'],
    headers: [{ key: 'content-security-policy', value: "script-src 'none'; frame-ancestors 'self'" }],
  },
]

/**
 * Who may show a page in a frame: the site itself, and Prismic's editor, which runs on the repository's own host. No
 * `X-Frame-Options` beside it: that header knows no list of origins, so it would close the editor's previews.
 */
const frameAncestors = ({
  PRISMIC_REPOSITORY: repository,
}: Pick<Environment, 'PRISMIC_REPOSITORY'>): string[] => [
  "'self'",
  ...(repository ? [`https://${repository}.prismic.io`] : []),
]
