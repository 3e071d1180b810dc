import type { ReactNode } from 'react'
import type { PageContext } from '../cms/localizedDocument'
import type { SiteData } from '../cms/siteData'
import { SiteProvider } from '../i18n/SiteContext'
import { PageLayout } from '../layout/PageLayout'

type PageFrameProps = {
  site: SiteData
  context: PageContext
  children: ReactNode
}

/** What stands around every page, the same on the server and in the browser: shared data and layout. */
export function PageFrame({ site, context, children }: PageFrameProps) {
  return (
    <SiteProvider site={site}>
      <PageLayout path={context.alternates[context.locale] ?? ''} alternates={context.alternates}>
        {children}
      </PageLayout>
    </SiteProvider>
  )
}
