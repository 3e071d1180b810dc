import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { localeOfPath } from '../../../../locales.config'
import { usePath, useSite } from '../../../content/site/SiteContext'
import { isRegisterUrl } from '../../../core/brand/registration'
import { isFile, isInternal } from '../../../core/routing/inAppPath'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path (`/pricing`), a path with its locale (`/en/pricing`), or an absolute address. */
  to: string
  /** Uses the path as it is, without the market prefix. */
  raw?: boolean
  children: ReactNode
}

/**
 * Attributes of a link to the registration: it opens a dialog once the application runs (src/browser/signUp), and
 * the bootstrap script replays a tap made before that.
 */
const registerLink = { 'data-replay': 'sign-up', 'aria-haspopup': 'dialog' } as const

/** The address of an internal path in the visitor's market. A path that names a locale keeps it. */
export function localizedPath(to: string, urlCode: string, raw = false): string {
  if (!isInternal(to) || raw || isFile(to) || localeOfPath(to)) return to
  return to === '/' ? `/${urlCode}` : `/${urlCode}${to}`
}

/**
 * The link component of the site. Internal paths get the visitor's market prefix. It is a plain link; which ones are
 * followed in the application is decided in one place for the whole page (src/browser/links/InAppLinks.tsx), so that a link in
 * prerendered HTML needs no code.
 */
export function Link({ to, raw = false, children, target, rel, ...rest }: LinkProps) {
  const { urlCode } = useSite()
  const path = usePath()
  const href = localizedPath(to, urlCode, raw)
  return (
    <a
      {...(isRegisterUrl(href) && !target ? registerLink : {})}
      {...(href === path ? { 'aria-current': 'page' } : {})}
      {...rest}
      href={href}
      target={target}
      rel={target === '_blank' ? (rel ?? 'noopener') : rel}
    >
      {children}
    </a>
  )
}
