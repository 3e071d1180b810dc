import type { HeaderRule } from '../routing/siteManifest'

/** Headers of every answer. The address of a page reaches other origins without its path and query. */
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
]
