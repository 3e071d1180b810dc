import type { HeaderRule } from '../routing/siteManifest'

/**
 * Headers of the site's responses; later rules take precedence. Other origins receive a referrer without path
 * and query.
 */
export const siteHeaders: HeaderRule[] = [
  {
    path: '/*',
    headers: [
      { key: 'x-content-type-options', value: 'nosniff' },
      { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
      { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
      { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
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
]
