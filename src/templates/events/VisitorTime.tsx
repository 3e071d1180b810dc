import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatMoment } from '../../core/i18n/formatTime'
import { Island } from '../../design/hydration/Island'

type VisitorTimeProps = {
  /** ISO 8601. */
  start: string
  /** The zone in which the time is shown already. */
  timeZone: string
  /** `In your time zone: {time}` */
  text: string
  /** When it is the visitor's own zone. */
  sameText: string
}

/** Above the time of the event's own zone, and a line from the beginning, so that nothing moves when the time comes. */
const Line = styled.span`
  display: block;
  min-block-size: 1.5em;
  font-weight: 600;
  line-height: 1.5;

  @media (scripting: none) {
    display: none;
  }
`

/** The start of an event in the visitor's own time zone, which only the browser knows. */
export function VisitorTime(props: VisitorTimeProps) {
  if (!props.text) return null
  return (
    <Island name="event-time" props={props}>
      <LiveVisitorTime {...props} />
    </Island>
  )
}

/** The line itself, hydrated on its own. */
export function LiveVisitorTime({ start, timeZone, text, sameText }: VisitorTimeProps) {
  const { htmlLang } = useLocale()
  const [shown, setShown] = useState('')
  useEffect(
    () => setShown(visitorTime({ start, timeZone, text, sameText }, htmlLang)),
    [start, timeZone, text, sameText, htmlLang],
  )
  return <Line>{shown}</Line>
}

/** What the line says in the zone of the browser, or in this one. */
export function visitorTime(
  { start, timeZone, text, sameText }: VisitorTimeProps,
  htmlLang: string,
  ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const own = formatMoment(start, ownZone, htmlLang)
  // Zones of two names may have the same clock.
  const isSame = clock(start, ownZone) === clock(start, timeZone)
  return isSame ? sameText : fill(text, { time: own })
}

const clock = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(moment))
