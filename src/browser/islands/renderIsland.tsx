import { useContext, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StyleSheetContext } from 'styled-components'
import { SiteProvider } from '../../content/site/SiteContext'
import type { SiteData } from '../../content/site/siteData'
import type { RenderIsland } from '../../design/hydration/Island'

/** Renders the islands of one page on the server, each apart from the page and with its own prefix. */
export function islandRenderer(site: SiteData): RenderIsland {
  let count = 0
  return function useIslandHtml(content: ReactElement) {
    // The styles of an island belong to its page.
    const styles = useContext(StyleSheetContext)
    const prefix = `i${count++}`
    const html = renderToString(
      <StyleSheetContext.Provider value={styles}>
        <SiteProvider site={site}>{content}</SiteProvider>
      </StyleSheetContext.Provider>,
      { identifierPrefix: prefix },
    )
    return { html, prefix }
  }
}
