import { useCallback, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ChatTexts } from '../../content/site/chatTexts'
import { Button } from '../../design/components/Button'
import { ButtonRow } from '../../design/components/ButtonRow'
import { CornerCard } from '../../design/components/CornerCard'
import { useEscape } from '../../design/components/CornerCard/useEscape'
import { LineDrawing } from '../../design/components/Icon/LineDrawing'
import { LoadingDots } from '../../design/components/LoadingDots'
import { media } from '../../design/theme/tokens'
import { visuallyHidden } from '../../design/theme/visuallyHidden'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { whenAskedFor } from '../../visitor/consent/thirdPartyGate'
import { useYield } from './useYield'
import type { ChatVendor } from './vendor'

type ChatProps = {
  texts: ChatTexts
  /** Language of the provider's window: `en-GB`. */
  language: string
  vendor: ChatVendor
  /** Path of the shown page. */
  path: string
  /** The page does not show the chat. */
  isHidden: boolean
}

const Root = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--space-12);
`

const Launcher = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-width: 3rem;
  min-height: 3rem;
  padding: var(--space-8);
  background: var(--colour-accent);
  border: 1px solid var(--colour-paper);
  border-radius: var(--radius-pill);
  box-shadow: 0 4px 16px rgb(18 49 42 / 0.24);
  color: var(--colour-on-accent);
  font-weight: 600;
  line-height: 1.25;
  transition: opacity 0.15s;

  &:hover {
    background: var(--colour-accent-strong);
  }

  /* It lets what is below it be pressed. While the keyboard is used it is below the footer. */
  &[data-yields]:not(:focus-visible, [aria-expanded='true']) {
    opacity: var(--corner-yields, 1);
    pointer-events: var(--corner-yield-presses, auto);
  }

  & > svg {
    flex: none;
  }

  ${media.md} {
    padding: var(--space-8) var(--space-20);
  }
`

/** The name, seen where there is room. */
const Name = styled.span`
  @media not all and (min-width: 62em) {
    ${visuallyHidden}
  }
`

const Contact = styled.a`
  color: var(--colour-accent);
  font-weight: 500;
`

const speechBubble =
  'M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-2A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5M8 9.5h8M8 12.5h5'

type State = 'closed' | 'asking' | 'loading' | 'open' | 'failed'

/**
 * The button that opens the chat, with a note above it while there is something to say. The provider's script is loaded
 * by a press: at once with consent to functionality, otherwise after a second press, on what is said to be loaded, which
 * allows this one service on this page. A refusal ends it.
 */
export function Chat({ texts, language, vendor, path, isHidden }: ChatProps) {
  const [state, setState] = useState<State>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const attempt = useRef(0)
  const isLoading = useRef(false)
  /** The visitor has allowed the chat on this page by a press. */
  const isPermitted = useRef(false)
  const stopRequest = useRef<() => void>()
  const textId = useId()
  useYield(button, path)

  const end = useCallback((): void => {
    attempt.current += 1
    isLoading.current = false
    isPermitted.current = false
    vendor.remove()
    setState('closed')
  }, [vendor])

  useEffect(() => () => stopRequest.current?.(), [])

  useEffect(() => {
    if (!isHidden) return
    attempt.current += 1
    if (isLoading.current) vendor.remove()
    else vendor.close()
    setState('closed')
  }, [isHidden, vendor])

  const focusButton = (): void => button.current?.focus({ preventScroll: true })
  const dismiss = (): void => {
    if (state === 'loading') end()
    else setState('closed')
    focusButton()
  }

  const load = (): void => {
    attempt.current += 1
    const mine = attempt.current
    isLoading.current = true
    isPermitted.current = true
    setState('loading')
    const onClosed = (): void => {
      setState('closed')
      focusButton()
    }
    vendor.open({ language, title: texts.label, onClosed }).then(
      () => {
        isLoading.current = false
        if (mine !== attempt.current) return vendor.close()
        setState('open')
        analytics.track('Chat opened', {})
      },
      () => {
        if (mine !== attempt.current) return
        isLoading.current = false
        setState('failed')
      },
    )
  }

  const open = (): void => {
    stopRequest.current?.()
    stopRequest.current = whenAskedFor('freshchat', load, end)
  }

  const press = (): void => {
    if (state === 'open') vendor.close()
    else if (state === 'asking' || state === 'loading') dismiss()
    else if (isPermitted.current || consent.allows('functionality')) open()
    else setState('asking')
  }

  // The pressed button of the note is gone when the next note comes.
  useEffect(() => {
    if (state === 'asking' || state === 'loading' || state === 'failed')
      panel.current?.focus({ preventScroll: true })
  }, [state])

  const isShown = state !== 'closed'
  useEscape(isShown && !isHidden, () => (state === 'open' ? vendor.close() : dismiss()))

  if (isHidden) return null
  const { contact } = texts
  const note = { asking: texts.consent_text, loading: texts.loading_text, failed: texts.failed_text }
  return (
    <Root>
      {state !== 'closed' && state !== 'open' && (
        <CornerCard ref={panel} role="group" tabIndex={-1} aria-label={texts.label} aria-describedby={textId}>
          <p id={textId} role={state === 'failed' ? 'alert' : undefined}>
            {note[state]}
          </p>
          {state === 'loading' && <LoadingDots label={texts.loading_text} />}
          <ButtonRow>
            {state !== 'loading' && (
              <Button onClick={open}>{state === 'asking' ? texts.confirm_label : texts.retry_label}</Button>
            )}
            {state === 'failed' && contact ? <Contact href={contact.href}>{contact.text}</Contact> : null}
            <Button variant="secondary" onClick={dismiss}>
              {texts.dismiss_label}
            </Button>
          </ButtonRow>
        </CornerCard>
      )}
      <Launcher ref={button} type="button" aria-expanded={isShown} onClick={press}>
        <LineDrawing path={speechBubble} />
        <Name>{state === 'open' ? texts.close_label : texts.label}</Name>
      </Launcher>
    </Root>
  )
}
