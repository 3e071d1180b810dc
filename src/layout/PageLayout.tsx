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
  children: ReactNode
}

/** The layout around the content of every page. */
export function PageLayout({ path, alternates, banner, children }: PageLayoutProps) {
  return (
    <>
      <SkipLink />
      {banner}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer alternates={alternates} />
      <LocaleSuggestion alternates={alternates} />
      <RouteAnnouncer path={path} />
    </>
  )
}
