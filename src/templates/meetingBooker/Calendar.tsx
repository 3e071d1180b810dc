import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { labelled } from '../../core/i18n/labelled'
import { Button } from '../../design/components/Button'
import { ButtonRow } from '../../design/components/ButtonRow'
import { Heading } from '../../design/components/Heading'
import { LoadingDots } from '../../design/components/LoadingDots'
import { TextLink } from '../../design/components/TextLink'
import { Island } from '../../design/hydration/Island'
import { media } from '../../design/theme/tokens'
import { CalendarError } from '../../leads/meetings/calendarError'
import { providerNames, type MeetingProvider } from '../../leads/meetings/contract'
import { expectedGuest } from '../../leads/meetings/guest'
import type { OpenCalendarOptions } from '../../leads/meetings/openCalendar'
import { calendarThirdParties } from '../../leads/meetings/thirdParties'
import { leadFormElementId } from '../../leads/model/contract'
import { analytics } from '../../visitor/analytics/queue'
import { whenAskedFor, whenThirdPartyMay } from '../../visitor/consent/thirdPartyGate'
import type { CalendarTexts } from './texts'

export type CalendarProps = { provider: MeetingProvider; slug: string; texts: CalendarTexts }

const Panel = styled.div<{ $isAsking: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);

  /*
   * As high as with the calendar, so that nothing below it moves when it comes. While it asks, only so high that what
   * moves then is below most windows.
   */
  ${media.md} {
    min-height: ${({ $isAsking }) => ($isAsking ? '36rem' : '48rem')};
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-20);
  align-items: flex-start;
  padding: var(--space-32) var(--space-20);

  ${media.sm} {
    padding: var(--space-48);
  }

  &:focus {
    outline: none;
  }
`

/** The frame has the height that the providers ask for, so that nothing has to be scrolled inside it. */
const Frame = styled.div`
  /* A frame that is not displayed has no size, by which its page might lay itself out. */
  &:not([data-shown]) {
    height: 0;
    visibility: hidden;
  }

  & > iframe {
    display: block;
    width: 100%;
    height: 44rem;
    border: 0;
  }
`

/** Without JavaScript it would do nothing: only the link to the form is shown. */
const ShowButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`

const Foot = styled.p`
  padding: var(--space-12) var(--space-20);
`

/** Four weeks of a month, from Monday: what will be there. */
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  flex: none;
  grid-auto-rows: 2.5rem;
  gap: var(--space-8);
  width: 100%;
  margin-block-start: var(--space-12);

  & > span {
    display: grid;
    place-items: center;
    border-radius: var(--radius-small);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  & > [data-free] {
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

/** Days of the drawing that are drawn as free; Saturdays and Sundays are not. */
const freeDays = new Set([2, 3, 8, 10, 11, 15, 16, 18, 22, 24])

/** The first letters of the days of the week, from Monday: 1 January 2024 was one. */
const weekdays = (htmlLang: string): string[] => {
  const format = new Intl.DateTimeFormat(htmlLang, { weekday: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}

/** The calendar as an island: the page around it keeps its HTML. */
export function Calendar(props: CalendarProps) {
  return (
    <Island name="meeting-calendar" props={props}>
      <LiveCalendar {...props} />
    </Island>
  )
}

type State = 'asking' | 'loading' | 'shown' | 'booked' | 'failed'

/**
 * The calendar of a provider. It is loaded when the visitor has allowed functionality, or presses the button for it, which
 * allows this one service on this page; until then nothing is asked of the provider. A refusal or withdrawal removes it.
 * Without it the form is linked.
 */
export function LiveCalendar({ provider, slug, texts }: CalendarProps) {
  const { htmlLang } = useLocale()
  const [state, setState] = useState<State>('asking')
  const place = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>()
  const name = providerNames[provider]
  const guest = expectedGuest()
  const handedOver = [...(guest?.email ? [guest.email] : []), ...(guest?.shown ?? [])]
  const title = texts.calendar_title

  const stop = useCallback((): void => {
    running.current?.abort()
    running.current = undefined
  }, [])

  const open = useCallback((): void => {
    stop()
    if (!place.current) return
    const ended = new AbortController()
    running.current = ended
    setState('loading')
    analytics.track('Meeting booker used', { status: 'started', provider })
    let isBooked = false
    const onBooked = (): void => {
      if (isBooked) return
      isBooked = true
      setState('booked')
      analytics.track('Meeting booker used', { status: 'completed', provider })
    }
    const options: OpenCalendarOptions = {
      provider,
      slug,
      guest: expectedGuest(),
      place: place.current,
      title: labelled(title, name, htmlLang),
      onBooked,
      signal: ended.signal,
    }
    const opened = import('../../leads/meetings/openCalendar').then(({ openCalendar }) =>
      openCalendar(options),
    )
    opened.then(
      () => {
        if (ended.signal.aborted) return
        setState((before) => (before === 'loading' ? 'shown' : before))
        analytics.track('Meeting booker used', { status: 'interacted', provider })
      },
      (error: unknown) => {
        if (ended.signal.aborted) return
        running.current = undefined
        setState('failed')
        const reason = error instanceof CalendarError ? error.reason : 'blocked'
        analytics.track('Meeting booker failed', { provider, reason })
      },
    )
  }, [provider, slug, name, title, htmlLang, stop])

  const thirdParty = calendarThirdParties[provider]
  const stopRequest = useRef<() => void>()
  // The pressed button is gone when the calendar comes, and a booking happens inside the frame.
  const focused = useRef(false)

  const close = useCallback((): void => {
    focused.current = false
    stop()
    setState('asking')
  }, [stop])

  useEffect(() => {
    const openUnlessOpen = (): void => {
      if (!running.current) open()
    }
    const unsubscribe = whenThirdPartyMay(thirdParty, openUnlessOpen, close)
    return () => {
      unsubscribe()
      stopRequest.current?.()
      stop()
    }
  }, [thirdParty, open, close, stop])

  const press = (): void => {
    focused.current = true
    stopRequest.current?.()
    stopRequest.current = whenAskedFor(thirdParty, open, close)
  }
  useEffect(() => {
    const isNews = state === 'booked' || ((state === 'loading' || state === 'failed') && focused.current)
    if (isNews) words.current?.focus()
    if (state === 'shown' && focused.current) place.current?.querySelector('iframe')?.focus()
  }, [state])

  const toForm = <TextLink link={{ href: `#${leadFormElementId('meeting')}`, text: texts.write_label }} />
  const isThere = state === 'shown' || state === 'booked'
  return (
    <Panel $isAsking={state === 'asking'}>
      <Words ref={words} tabIndex={-1} hidden={state === 'shown'}>
        <Heading level={2} size="subtitle">
          {state === 'booked' ? texts.booked_title : title}
        </Heading>
        {state === 'asking' && (
          <>
            <p>{fill(texts.consent_text, { provider: name })}</p>
            {handedOver.length > 0 && (
              <p>{fill(texts.handed_over_text, { answers: handedOver.join('; ') })}</p>
            )}
            <ButtonRow>
              <ShowButton data-replay="calendar" onClick={press}>
                {fill(texts.show_label, { provider: name })}
              </ShowButton>
              {toForm}
            </ButtonRow>
          </>
        )}
        {state === 'loading' && (
          <>
            <p aria-hidden="true">{texts.loading_text}</p>
            <LoadingDots label={texts.loading_text} />
          </>
        )}
        {state === 'booked' && <p role="status">{texts.booked_text}</p>}
        {state === 'failed' && (
          <>
            <p role="alert">{texts.failed_text}</p>
            <ButtonRow>
              <Button variant="secondary" onClick={press}>
                {texts.retry_label}
              </Button>
              {toForm}
            </ButtonRow>
          </>
        )}
        {state !== 'booked' && (
          <Days aria-hidden="true">
            {weekdays(htmlLang).map((day, index) => (
              // Browsers may abbreviate otherwise than the build.
              <span key={`weekday ${index}`} suppressHydrationWarning>
                {day}
              </span>
            ))}
            {Array.from({ length: 28 }, (_, day) => (
              <span key={day} data-free={freeDays.has(day) || undefined}>
                {day + 1}
              </span>
            ))}
          </Days>
        )}
      </Words>
      <Frame ref={place} data-shown={isThere || undefined} />
      {state === 'shown' && <Foot>{toForm}</Foot>}
    </Panel>
  )
}
