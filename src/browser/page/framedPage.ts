import type { ReactNode } from 'react'
import type { PageContext } from '../../content/cms/pageContext'
import type { SiteData } from '../../content/site/siteData'

/** A page and what Gatsby has given it. */
export type FramedPage = {
  site: SiteData
  context: PageContext
  data: unknown
  /** The props of the page's component. */
  pageProps: { location: { pathname: string } }
  children: ReactNode
}
