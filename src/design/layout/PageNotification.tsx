import { useEffect, useState } from 'react'
import { isLaunched } from '../../../locales.config'
import type { MessagePart } from '../../content/cms/messageParts'
import { useLocale, useSite } from '../../content/site/SiteContext'
import { matchesAny } from '../../core/routing/pathPattern'
import { pathWithinLocale } from '../../core/routing/pathWithinLocale'
import { NotificationBanner } from './NotificationBanner'
import {
  localePathsWithoutNotification,
  partnerWithoutNotification,
  pathsWithoutNotification,
} from './notificationPaths'

/** Key of the session storage for a banner that the visitor has closed. */
export const dismissalKey = 'notification-banner/v2'

const isDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(dismissalKey) !== null
  } catch {
    // The browser blocks storage.
    return false
  }
}

const storeDismissal = (): void => {
  try {
    sessionStorage.setItem(dismissalKey, 'dismissed')
  } catch {
    // The browser blocks storage: the banner is shown again on the next page.
  }
}

const comesFromPartner = (): boolean =>
  new URLSearchParams(window.location.search).get(partnerWithoutNotification.name) ===
  partnerWithoutNotification.value

/** True for a page that never shows the banner. */
function isWithoutNotification(path: string): boolean {
  return (
    matchesAny(pathsWithoutNotification, pathWithinLocale(path)) ||
    matchesAny(localePathsWithoutNotification, path)
  )
}

type PageNotificationProps = {
  /** Path of the page with its locale. */
  path: string
  /** The page's own message; without it the locale's message is shown. */
  message?: readonly MessagePart[] | undefined
}

/**
 * The notification banner of a page, in the prerendered HTML so that nothing moves. It is removed after hydration when
 * it was dismissed in this session, or for a partner in the address: only the browser knows these.
 */
export function PageNotification({ path, message }: PageNotificationProps) {
  const { notification } = useSite()
  const locale = useLocale()
  const [suppressed, setSuppressed] = useState(false)
  useEffect(() => {
    const isSuppressed = isDismissed() || comesFromPartner()
    setSuppressed(isSuppressed)
    // The mark of the bootstrap script was about the page of the partner's link.
    if (!isSuppressed) delete document.documentElement.dataset['notification']
  }, [path])
  if (suppressed || !isLaunched(locale) || isWithoutNotification(path)) return null
  return <NotificationBanner message={message ?? notification} onDismiss={storeDismissal} />
}
