import { TextEncoder } from 'node:util'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { RelatedData } from '../cms/localizeDocument'
import { exampleSite } from './exampleSite.fixture'
import { RelatedDataProvider } from './RelatedDataContext'
import { SiteProvider } from './SiteContext'
import type { SiteData } from './siteData'

/** The site data of component tests. */
export const testSite = exampleSite

/**
 * Renders a component inside the English site. `overrides` replaces parts of the site's data:
 * `renderInSite(<Header />, { urlCode: 'de' })`. `shown` is what the page shows beside its document.
 */
export function renderInSite(
  ui: ReactElement,
  overrides: Partial<SiteData> = {},
  relatedData: RelatedData = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <SiteProvider site={{ ...testSite, ...overrides }}>
        <RelatedDataProvider relatedData={relatedData}>{children}</RelatedDataProvider>
      </SiteProvider>
    ),
  })
}

/** The HTML of a component inside the English site as the build writes it, before any effect has run. */
export async function renderOnServer(ui: ReactElement, overrides: Partial<SiteData> = {}): Promise<string> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  return renderToString(<SiteProvider site={{ ...testSite, ...overrides }}>{ui}</SiteProvider>)
}
