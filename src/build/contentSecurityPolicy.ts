import { createHash } from 'node:crypto'
import { pageScript } from '../browser/bootstrap/pageScript'

/** The source that allows an inline script with these bytes (Content Security Policy Level 3). */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * The policy of every page. Its inline script is allowed by its bytes, and may load further ones
 * (`'strict-dynamic'`): those of the application and, after consent, of third parties. Markup that somebody gets into a page
 * runs nothing. All browsers of package.json know these sources, so there are none for older ones. Styles stay inline:
 * styled-components writes them.
 *
 * Forms may lead to another host, because a native form is answered with a redirect to a file or a recording, and browsers
 * hold the redirect to `form-action` too. Frames are those of the embeds that editors choose, of https only; in development
 * (`isLocal`) also of the stand-ins of services on this machine.
 */
export const pagePolicy = (frameAncestors: readonly string[], { isLocal }: { isLocal: boolean }): string =>
  [
    `script-src 'strict-dynamic' ${scriptHash(pageScript)}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
    `frame-src 'self' https:${isLocal ? ' http://localhost:*' : ''}`,
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ')
