import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import type { Alternates } from './LocaleSelector'
import { LocaleSuggestion } from './LocaleSuggestion'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SkipLink } from './SkipLink'

type PageLayoutProps = {
  /** Path of the page with its locale. */
  path: string
  /** The same page's path in other locales. */
  alternates: Alternates
  /** The notification banner, above the header. */
  banner?: ReactNode
  /** The prerendered HTML of the content, which stays instead of `children`. */
  staticHtml?: { __html: string } | undefined
  children: ReactNode
}

/** Id of the element around the content of a page. */
export const mainElementId = 'main'

/** The layout around the content of every page. */
export function PageLayout({ path, alternates, banner, staticHtml, children }: PageLayoutProps) {
  return (
    <>
      <SkipLink />
      {banner}
      <Header />
      {staticHtml ? (
        <main id={mainElementId} tabIndex={-1} dangerouslySetInnerHTML={staticHtml} />
      ) : (
        <main id={mainElementId} tabIndex={-1}>
          {children}
        </main>
      )}
      <Footer alternates={alternates} />
      <LocaleSuggestion alternates={alternates} />
      <RouteAnnouncer path={path} />
    </>
  )
}
