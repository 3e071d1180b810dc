import type { HeaderRule } from '../routing/siteManifest'

/**
 * Headers of the site's answers, later rules winning. The address of a page reaches other origins without its path and query.
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
    // Its name does not change with its content, and no page's address leads to it.
    path: '/forms-data/*',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
]
