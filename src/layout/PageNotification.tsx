import { useEffect, useState } from 'react'
import { isLaunched, localeOfPath } from '../../locales.config'
import { matchesAny } from '../routing/pathPattern'
import { useLocale, useStrings } from '../site/SiteContext'
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
  const locale = localeOfPath(path)
  const withinLocale = locale ? path.slice(`/${locale.urlCode}`.length) || '/' : path
  return (
    matchesAny(pathsWithoutNotification, withinLocale) || matchesAny(localePathsWithoutNotification, path)
  )
}

type PageNotificationProps = {
  /** Path of the page with its locale. */
  path: string
  /** The page's own message; without it the locale's message is shown. */
  message?: string | null
}

/**
 * The notification banner of a page, in the prerendered HTML so that nothing moves. It is removed after hydration when
 * it was dismissed in this session, or for a partner in the address: only the browser knows these.
 */
export function PageNotification({ path, message }: PageNotificationProps) {
  const { notification_banner_message } = useStrings()
  const locale = useLocale()
  const [suppressed, setSuppressed] = useState(false)
  useEffect(() => setSuppressed(isDismissed() || comesFromPartner()), [path])
  const shown = message?.trim() || notification_banner_message.trim()
  if (suppressed || !isLaunched(locale) || isWithoutNotification(path)) return null
  return <NotificationBanner message={shown} onDismiss={storeDismissal} />
}
