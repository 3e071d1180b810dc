import { useEffect, useState } from 'react'
import { useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'

/** The page shown last; outside the component, because a page of another template mounts a new layout. */
let shownPath: string | undefined

/** Time in ms for the new page to set its title and for assistive technology to register the live region. */
const settleTime = 100

/** Announces `Navigated to {page title}` after a navigation inside the application, in the page's language. */
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
