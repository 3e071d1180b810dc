import { useCallback, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Survey } from '../../content/site/survey'
import { Button } from '../../design/components/Button'
import { ButtonRow } from '../../design/components/ButtonRow'
import { CornerCard } from '../../design/components/CornerCard'
import { Dialog } from '../../design/components/Dialog'
import { LoadingDots } from '../../design/components/LoadingDots'
import { analytics } from '../../visitor/analytics/queue'
import { whenAskedFor } from '../../visitor/consent/thirdPartyGate'
import { isAnswered, rememberAnswered } from './answered'
import { openSurvey } from './openSurvey'
import type { SurveyVendor } from './vendor'

const Title = styled.h2`
  font-size: var(--font-size-18);
`

/** As high as with the form, so that the dialog does not grow when it comes. */
const Place = styled.div`
  display: grid;
  min-height: min(30rem, 60vh);

  & > * {
    grid-area: 1 / 1;
  }

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }

  & > :not(iframe) {
    align-self: center;
    justify-self: center;
    text-align: center;
  }
`

const Failed = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: center;
`

type SurveyInvitationProps = { survey: Survey; vendor: SurveyVendor }

type State = 'invited' | 'loading' | 'shown' | 'failed' | 'over'

/**
 * Invites to a survey, once: answered or declined it does not come again. Its form is loaded when the visitor starts,
 * which allows this one service on this page, and is gone with the dialog.
 */
export function SurveyInvitation({ survey: { typeformId, texts }, vendor }: SurveyInvitationProps) {
  const [state, setState] = useState<State>(() => (isAnswered(typeformId) ? 'over' : 'invited'))
  const place = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>()
  const titleId = useId()
  const isSent = useRef(false)
  const stopRequest = useRef<() => void>()

  const close = useCallback((): void => {
    stopRequest.current?.()
    running.current?.abort()
    running.current = undefined
    setState(isSent.current ? 'over' : 'invited')
  }, [])

  useEffect(
    () => () => {
      stopRequest.current?.()
      running.current?.abort()
    },
    [],
  )

  const load = (): void => {
    const ended = new AbortController()
    running.current = ended
    setState('loading')
    // The dialog, and the place in it, are there after this press.
    setTimeout(() => {
      if (!place.current || ended.signal.aborted) return
      openSurvey({
        id: typeformId,
        vendor,
        place: place.current,
        title: texts.title,
        onSubmitted: () => {
          isSent.current = true
          rememberAnswered(typeformId)
        },
        onClosed: close,
        signal: ended.signal,
      }).then(
        () => {
          if (ended.signal.aborted) return
          setState('shown')
          place.current?.querySelector('iframe')?.focus()
        },
        () => {
          if (!ended.signal.aborted) setState('failed')
        },
      )
    })
  }

  const ask = (): void => {
    stopRequest.current?.()
    stopRequest.current = whenAskedFor('typeform', load, close)
  }

  const start = (): void => {
    // A second press, before the dialog covers the button.
    if (running.current) return
    analytics.track('Survey opened', { survey: typeformId })
    ask()
  }

  const decline = (): void => {
    rememberAnswered(typeformId)
    setState('over')
  }

  const isOpen = state === 'loading' || state === 'shown' || state === 'failed'
  if (state === 'over') return null
  return (
    <>
      <CornerCard as="aside" aria-labelledby={titleId}>
        <Title id={titleId}>{texts.title}</Title>
        <p>{texts.text}</p>
        <ButtonRow>
          <Button onClick={start}>{texts.start_label}</Button>
          <Button variant="secondary" onClick={decline}>
            {texts.decline_label}
          </Button>
        </ButtonRow>
      </CornerCard>
      <Dialog open={isOpen} onClose={close} title={texts.title} closeLabel={texts.close_label}>
        <Place ref={place}>
          {state === 'loading' && <LoadingDots label={texts.loading_text} />}
          {state === 'failed' && (
            <Failed>
              <p role="alert">{texts.failed_text}</p>
              <Button onClick={ask}>{texts.retry_label}</Button>
            </Failed>
          )}
        </Place>
      </Dialog>
    </>
  )
}
