import { useEffect, useState } from 'react'
import { fill } from '../i18n/format'
import { useStrings } from '../site/SiteContext'

/** The page shown last: kept outside the component, since a page of another template mounts a new layout. */
let shownPath: string | undefined

/** Time in ms for the new page to set its title and for the region to be known to assistive technology. */
const settleTime = 100

/** Says `Navigated to {page title}` (§2.4) after a navigation inside the application, in the page's language. */
export function RouteAnnouncer({ path }: { path: string }) {
  const { navigated_to } = useStrings()
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const isNavigation = shownPath !== undefined && shownPath !== path
    shownPath = path
    if (!isNavigation) return undefined
    const timer = setTimeout(() => setAnnouncement(fill(navigated_to, { title: document.title })), settleTime)
    return () => clearTimeout(timer)
  }, [path, navigated_to])
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  )
}
