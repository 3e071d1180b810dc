import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { MessagePart } from '../../content/cms/messageParts'
import { useStrings } from '../../content/site/SiteContext'
import { Link } from '../components/Link'

type NotificationBannerProps = { message: readonly MessagePart[]; onDismiss?: () => void }

const Root = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  min-height: var(--height-button);
  padding: var(--space-8) var(--gutter);
  background: var(--colour-paper);
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  line-height: 1.4;

  /* Set by the bootstrap script for a visitor who closed it in this session. */
  html[data-notification='closed'] & {
    display: none;
  }
`

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--space-24);
  height: var(--space-24);
  background: none;
  border: 0;
  font-size: var(--font-size-20);
  line-height: 1;

  /* It takes its space from the start, so that nothing moves when the application enables it. */
  &:disabled {
    visibility: hidden;
  }
`

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
    <Root data-tone="dark">
      <p>
        {message.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </p>
      <Close type="button" aria-label={close_button_text} disabled={!started} onClick={dismiss}>
        <span aria-hidden="true">×</span>
      </Close>
    </Root>
  )
}
