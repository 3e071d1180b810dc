import { asDate, type TimestampField } from '@prismicio/client'

/** When an event is: `start` is a moment, `timeZone` the IANA name of the zone it is announced in. */
export type EventTime = { start: Date; end: Date; timeZone: string }

/** The fields of a document that say when it takes place. */
export type EventTimeFields = {
  starts_at?: string | null
  duration_minutes?: number | null
  time_zone?: string | null
}

/** Minutes that an event lasts when its document does not say it. */
const usualMinutes = 60

/** When a webinar or an event takes place; undefined without a start that can be read. */
export function eventTime({
  starts_at,
  duration_minutes,
  time_zone,
}: EventTimeFields): EventTime | undefined {
  const start = asDate(starts_at as TimestampField)
  if (!start || Number.isNaN(start.getTime())) return undefined
  const end = new Date(start.getTime() + (duration_minutes || usualMinutes) * 60_000)
  return { start, end, timeZone: time_zone || 'UTC' }
}

/** True when the event has ended at this moment, in milliseconds since 1970. */
export const isOver = ({ end }: Pick<EventTime, 'end'>, now: number): boolean => end.getTime() <= now

/**
 * Attributes of an element that says something about a coming event. `data-over` is there once the event has ended: at
 * the build, and in the visitor's browser by the bootstrap script, before anything is hydrated. Styles show and hide by it, so
 * that the page stays as it was rendered. `suppressHydrationWarning`, since the two moments may differ.
 */
export const endAttributes = (end: string, now = Date.now()) => ({
  'data-ends': end,
  'data-over': Date.parse(end) <= now ? '' : undefined,
  suppressHydrationWarning: true,
})
