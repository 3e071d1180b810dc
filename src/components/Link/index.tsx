import { Link as GatsbyLink, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { localeOfPath } from '../../../locales.config'
import { isRegisterUrl } from '../../brand/registration'
import { matchesAny, normalizePath } from '../../routing/pathPattern'
import { useSite } from '../../site/SiteContext'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path (`/pricing`), a path with its locale (`/en/pricing`), or an absolute address. */
  to: string
  /** Uses the path as it is, without the market prefix. */
  raw?: boolean
  children: ReactNode
}

const isInternal = (to: string): boolean => to.startsWith('/') && !to.startsWith('//')
/**
 * Attributes of a link to the registration: it opens a dialog once the application runs (src/app/signUp), and
 * the starter replays a tap made before that.
 */
const registerLink = { 'data-replay': 'sign-up', 'aria-haspopup': 'dialog' } as const

const isFile = (to: string): boolean => /\.[a-z0-9]{2,5}$/i.test(normalizePath(to))

/** The address of an internal path in the visitor's market. A path that names a locale keeps it. */
export function localizedPath(to: string, urlCode: string, raw = false): string {
  if (!isInternal(to) || raw || isFile(to) || localeOfPath(to)) return to
  return to === '/' ? `/${urlCode}` : `/${urlCode}${to}`
}

/**
 * The link component of the site. Internal paths get the visitor's market prefix; another locale, a file, a
 * configured redirect or another host is a full-page navigation; a link to the current path replaces the
 * history entry.
 */
export function Link({ to, raw = false, children, target, rel, onClick, ...rest }: LinkProps) {
  const { urlCode, redirectSources } = useSite()
  const href = localizedPath(to, urlCode, raw)
  const inApp =
    isInternal(href) &&
    !target &&
    !isFile(href) &&
    localeOfPath(href)?.urlCode === urlCode &&
    !matchesAny(redirectSources, href)
  if (!inApp) {
    const safeRel = target === '_blank' ? (rel ?? 'noopener') : rel
    return (
      <a
        {...(isRegisterUrl(href) && !target ? registerLink : {})}
        {...rest}
        href={href}
        target={target}
        rel={safeRel}
        onClick={onClick}
      >
        {children}
      </a>
    )
  }
  const replaceOnCurrentPath = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain || href.includes('#')) return
    if (normalizePath(href) === normalizePath(window.location.pathname)) {
      event.preventDefault()
      void navigate(href, { replace: true })
    }
  }
  return (
    <GatsbyLink {...rest} to={href} rel={rel} onClick={replaceOnCurrentPath}>
      {children}
    </GatsbyLink>
  )
}
