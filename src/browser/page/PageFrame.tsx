import type { ReactNode } from 'react'
import type { RelatedData } from '../../content/cms/localizeDocument'
import type { PageContext } from '../../content/cms/pageContext'
import { RelatedDataProvider } from '../../content/site/RelatedDataContext'
import { SiteProvider } from '../../content/site/SiteContext'
import type { SiteData } from '../../content/site/siteData'
import { PageLayout } from '../../design/layout/PageLayout'
import { PageNotification } from '../../design/layout/PageNotification'
import { IslandsHost } from '../islands/IslandsHost'
import { InAppLinks } from '../links/InAppLinks'
import { SignUpModalHost } from '../signUp/SignUpModalHost'
import { StaticContentEffects, type StaticContent } from './StaticPage'

type PageFrameProps = {
  site: SiteData
  context: PageContext
  /** Result of the page's query. */
  data: unknown
  /** The prerendered content of the page, which is shown instead of `children`. */
  staticContent?: StaticContent | undefined
  children: ReactNode
}

/** What the page shows beside its document: every query of one names it `document`. */
const relatedDataIn = (data: unknown): RelatedData | undefined =>
  (data as { document?: { localized?: { relatedData?: RelatedData } } } | undefined)?.document?.localized
    ?.relatedData

/** The frame of every page, the same on the server and in the browser: shared data and layout. */
export function PageFrame({ site, context, data, staticContent, children }: PageFrameProps) {
  const path = context.alternates[context.locale] ?? ''
  return (
    <SiteProvider site={site} path={path}>
      <PageLayout
        path={path}
        alternates={context.alternates}
        staticHtml={staticContent?.html}
        banner={<PageNotification path={path} message={context.notificationMessage} />}
      >
        <RelatedDataProvider relatedData={relatedDataIn(data)}>{children}</RelatedDataProvider>
      </PageLayout>
      {staticContent && <StaticContentEffects content={staticContent} />}
      <SignUpModalHost place={context.signUp} />
      <InAppLinks />
      <IslandsHost key={path} />
    </SiteProvider>
  )
}
