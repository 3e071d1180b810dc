import { isValidElement, type ReactNode } from 'react'
import type { PageContext } from '../cms/pageContext'
import { PageLayout } from '../layout/PageLayout'
import { PageNotification } from '../layout/PageNotification'
import { SiteProvider } from '../site/SiteContext'
import type { SiteData } from '../site/siteData'
import { InAppLinks } from './InAppLinks'
import { IslandsHost } from './IslandsHost'
import { KeptPage, keptPageHtml } from './KeptPage'
import { SignUpModalHost } from './signUp/SignUpModalHost'

type PageFrameProps = {
  site: SiteData
  context: PageContext
  children: ReactNode
}

/** The frame of every page, the same on the server and in the browser: shared data and layout. */
export function PageFrame({ site, context, children }: PageFrameProps) {
  const path = context.alternates[context.locale] ?? ''
  const isKept = isValidElement(children) && children.type === KeptPage
  return (
    <SiteProvider site={site} path={path}>
      <PageLayout
        path={path}
        alternates={context.alternates}
        keptHtml={isKept ? keptPageHtml() : undefined}
        banner={<PageNotification path={path} message={context.notificationMessage} />}
      >
        {children}
      </PageLayout>
      <SignUpModalHost place={context.signUp} />
      <InAppLinks />
      <IslandsHost key={path} />
    </SiteProvider>
  )
}
