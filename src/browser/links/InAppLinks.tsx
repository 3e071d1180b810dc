import { useEffect, useState } from 'react'
import { loadRedirectSources } from '../../content/site/loadRedirectSources'
import { useSite } from '../../content/site/SiteContext'
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
        navigate: (address, options) => window.___navigate?.(address, options),
        onVisible: (address) => window.___loader?.enqueue(address),
        onIntent: (address) => {
          if (mayPrefetch()) window.___loader?.hovering(address)
        },
      }),
    [urlCode, redirectSources],
  )
  return null
}
