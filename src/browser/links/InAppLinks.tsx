import { useEffect, useState } from 'react'
import { loadRedirectSources } from '../../content/site/loadRedirectSources'
import { useSite } from '../../content/site/SiteContext'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { mayPrefetch } from './mayPrefetch'
import { watchInAppLinks } from './watchInAppLinks'

/**
 * Connects the links of the page to Gatsby, once it is hydrated and knows which addresses the server redirects; until then
 * the browser follows them.
 */
export function InAppLinks() {
  const { urlCode } = useSite()
  const [redirectSources, setRedirectSources] = useState<readonly string[]>()
  useEffect(() => {
    let isCurrent = true
    void loadRedirectSources(urlCode).then((sources) => {
      if (isCurrent) setRedirectSources(sources)
    })
    return () => {
      isCurrent = false
    }
  }, [urlCode])
  useEffect(
    () =>
      redirectSources &&
      watchInAppLinks({
        urlCode,
        redirectSources,
        navigate: (address, options) => gatsbyState.navigate?.(address, options),
        onVisible: (address) => {
          if (mayPrefetch()) gatsbyState.loader?.enqueue(address)
        },
        onIntent: (address) => {
          if (mayPrefetch()) gatsbyState.loader?.hovering(address)
        },
      }),
    [urlCode, redirectSources],
  )
  return null
}
