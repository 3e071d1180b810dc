import { useEffect, useState } from 'react'
import type { MessagePart } from '../../content/cms/messageParts'
import { useStrings } from '../../content/site/SiteContext'
import { Link } from '../components/Link'

type NotificationBannerProps = { message: readonly MessagePart[]; onDismiss?: () => void }

/** Clicks on the link are reported by src/browser/links/trackedClicks.ts. */
function Part({ text, strong, em, href, target }: MessagePart) {
  const stressed = em ? <em>{text}</em> : text
  const shown = strong ? <strong>{stressed}</strong> : stressed
  return href ? (
    <Link to={href} target={target} raw data-notification-link="">
      {shown}
    </Link>
  ) : (
    <>{shown}</>
  )
}

/** A line above the header. It can be closed once the application has started. Nothing without a message. */
export function NotificationBanner({ message, onDismiss }: NotificationBannerProps) {
  const { close_button_text } = useStrings()
  const [started, setStarted] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => setStarted(true), [])
  if (message.length === 0 || dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    onDismiss?.()
  }
  return (
    <aside className="notification" data-tone="dark">
      <p>
        {message.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </p>
      <button type="button" aria-label={close_button_text} disabled={!started} onClick={dismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  )
}
