import { TextEncoder } from 'node:util'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { exampleSite } from './exampleSite.fixture'
import { SiteProvider } from './SiteContext'
import type { SiteData } from './siteData'

/** The site data of component tests. */
export const testSite = exampleSite

/**
 * Renders a component inside the English site. `overrides` replaces parts of the site's data:
 * `renderInSite(<Header />, { urlCode: 'de' })`.
 */
export function renderInSite(ui: ReactElement, overrides: Partial<SiteData> = {}): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => <SiteProvider site={{ ...testSite, ...overrides }}>{children}</SiteProvider>,
  })
}

/** The HTML of a component inside the English site as the build writes it, before any effect has run. */
export async function renderOnServer(ui: ReactElement, overrides: Partial<SiteData> = {}): Promise<string> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  return renderToString(<SiteProvider site={{ ...testSite, ...overrides }}>{ui}</SiteProvider>)
}
