import { useEffect } from 'react'
import { useSite } from '../site/SiteContext'
import { mayPrefetch } from './mayPrefetch'
import { watchInAppLinks } from './watchInAppLinks'

/** Connects the links of the page to Gatsby, once it is hydrated. */
export function InAppLinks() {
  const { urlCode, redirectSources } = useSite()
  useEffect(
    () =>
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
