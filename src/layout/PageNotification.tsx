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

/** Key of the session storage that remembers that the visitor closed the banner. */
export const dismissalKey = 'notification-banner/v2'

const wasDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(dismissalKey) !== null
  } catch {
    // Storage may be closed to us; then nothing is remembered.
    return false
  }
}

const rememberDismissal = (): void => {
  try {
    sessionStorage.setItem(dismissalKey, 'dismissed')
  } catch {
    // The banner comes back on the next page; nothing else is lost.
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
 * The notification banner of a page (§2.4, §4), in the prerendered HTML so that nothing moves. Only what the
 * browser alone knows, a dismissal in this session and the partner in the address, takes it away afterwards.
 */
export function PageNotification({ path, message }: PageNotificationProps) {
  const { notification_banner_message } = useStrings()
  const locale = useLocale()
  const [suppressed, setSuppressed] = useState(false)
  useEffect(() => setSuppressed(wasDismissed() || comesFromPartner()), [path])
  const shown = message?.trim() || notification_banner_message.trim()
  if (suppressed || !isLaunched(locale) || isWithoutNotification(path)) return null
  return <NotificationBanner message={shown} onDismiss={rememberDismissal} />
}
