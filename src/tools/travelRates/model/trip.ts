/** A trip as it was typed: local times as a browser gives them, `2026-11-03T08:30`. */
export type Trip = { start: string; end: string }

/** A part of a trip with one allowance: its id, the first day of the part, and what is counted. */
export type TripPart = { allowance: string; date: string; count: number }

const minutesPerDay = 1440

const dateOf = (time: string): string => time.slice(0, 10)
const clockOf = (time: string): string => time.slice(11, 16)
const timeOf = (time: string): number => Date.parse(`${time}Z`)
const minutesOf = ({ start, end }: Trip): number => Math.floor((timeOf(end) - timeOf(start)) / 60_000)

const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * minutesPerDay * 60_000).toISOString().slice(0, 10)

/** How many calendar days a trip touches. */
const calendarDays = ({ start, end }: Trip): number =>
  (Date.parse(dateOf(end)) - Date.parse(dateOf(start))) / (minutesPerDay * 60_000) + 1

/** Parts of one day each, `undefined` for a day without an allowance; equal ones that follow one another are one part. */
function inDays({ start }: Trip, allowances: readonly (string | undefined)[]): TripPart[] {
  const parts: TripPart[] = []
  allowances.forEach((allowance, index) => {
    const last = parts.at(-1)
    if (allowance === undefined) return
    if (last?.allowance === allowance && allowances[index - 1] === allowance) last.count += 1
    else parts.push({ allowance, date: laterDay(dateOf(start), index), count: 1 })
  })
  return parts
}

/** One allowance for the first and the last day, another one for each day between. */
const withTravelDays = (trip: Trip): TripPart[] => {
  const days = calendarDays(trip)
  return inDays(
    trip,
    Array.from({ length: days }, (_, index) => (index === 0 || index === days - 1 ? 'dayOfTravel' : 'day')),
  )
}

/** Whole periods of 24 hours from the start on, and the hours begun after them, of which so many are a whole day. */
function inHours(trip: Trip, hoursOfDay: number): TripPart[] {
  const minutes = minutesOf(trip)
  const whole = Math.floor(minutes / minutesPerDay)
  const hours = Math.min(hoursOfDay, Math.ceil((minutes % minutesPerDay) / 60))
  // The whole rate, which so many hours at their rate can miss by a fraction.
  const isWhole = hours === hoursOfDay && whole > 0
  const days = isWhole ? whole + 1 : whole
  const date = dateOf(trip.start)
  return [
    ...(days > 0 ? [{ allowance: 'day', date, count: days }] : []),
    ...(hours > 0 && !isWhole ? [{ allowance: 'hour', date: laterDay(date, whole), count: hours }] : []),
  ]
}

/** Austria, EStG 1988 § 26 Z 4 lit. b: over three hours, a twelfth for each hour begun, the whole rate for 24 hours. */
const austrian = (trip: Trip): TripPart[] => (minutesOf(trip) > 180 ? inHours(trip, 12) : [])

/** Denmark, ligningsloven § 9 A: at least 24 hours, a 24th for each hour begun of the day that is not full. */
const danish = (trip: Trip): TripPart[] => (minutesOf(trip) >= minutesPerDay ? inHours(trip, 24) : [])

/** Germany, EStG § 9 Abs. 4a Satz 3: over eight hours on one day; with a night away the days of arrival and departure. */
function german(trip: Trip): TripPart[] {
  if (calendarDays(trip) > 1) return withTravelDays(trip)
  return minutesOf(trip) > 480 ? inDays(trip, ['hours8']) : []
}

/**
 * Finland, the tax administration's decision on travel: days of 24 hours from the start on; over six hours half a day, over
 * ten a whole one, and after the last full day from two hours on a half, over six a whole one.
 */
function finnish(trip: Trip): TripPart[] {
  const minutes = minutesOf(trip)
  const full = Math.floor(minutes / minutesPerDay)
  const rest = minutes % minutesPerDay
  const last =
    rest > (full > 0 ? 360 : 600) ? 'hours10' : (full > 0 ? rest >= 120 : rest > 360) ? 'hours6' : undefined
  return inDays(trip, [...Array.from({ length: full }, () => 'hours10'), last])
}

/**
 * Sweden, inkomstskattelagen 12 kap. 6–10 §§: with a night away, from midnight to six; the first day is whole before noon,
 * the last one after 19:00.
 */
function swedish(trip: Trip): TripPart[] {
  const days = calendarDays(trip)
  // Who is home before six was not away that night.
  const counted = clockOf(trip.end) < '06:00' ? days - 1 : days
  if (counted < 2) return []
  return inDays(
    trip,
    Array.from({ length: counted }, (_, index) => {
      if (index === 0) return clockOf(trip.start) < '12:00' ? 'day' : 'half'
      return index < days - 1 || clockOf(trip.end) > '19:00' ? 'day' : 'half'
    }),
  )
}

/** United States, 41 CFR 301-11.101: over twelve hours three quarters for each day; from 24 hours on the first and last day. */
function american(trip: Trip): TripPart[] {
  const minutes = minutesOf(trip)
  return minutes > 720 ? withTravelDays(trip) : []
}

/**
 * United Kingdom, The Income Tax (Approved Expenses) Regulations 2015, regulation 2: by the hours of each day from 5 and from
 * 10 on, from 15 on when the trip is going on at 8 pm; with the two smaller ones £10 more when it is.
 */
function british(trip: Trip): TripPart[] {
  const first = Date.parse(dateOf(trip.start))
  const days = Array.from({ length: calendarDays(trip) }, (_, index) => {
    const midnight = first + index * minutesPerDay * 60_000
    const minutesAt = (time: string): number =>
      Math.min(Math.max((timeOf(time) - midnight) / 60_000, 0), minutesPerDay)
    const [from, to] = [minutesAt(trip.start), minutesAt(trip.end)]
    const isAtEight = from <= 1200 && to > 1200
    const hours = (to - from) / 60
    if (hours >= 15 && isAtEight) return { meals: 'hours15', evening: undefined }
    const meals = hours >= 10 ? 'hours10' : hours >= 5 ? 'hours5' : undefined
    return { meals, evening: meals && isAtEight ? 'evening' : undefined }
  })
  return [
    ...inDays(
      trip,
      days.map(({ meals }) => meals),
    ),
    ...inDays(
      trip,
      days.map(({ evening }) => evening),
    ),
  ].sort((one, other) => one.date.localeCompare(other.date))
}

/** Spain, Reglamento del IRPF, artículo 9.A.3: the whole amount for each day with a night away, half of it for the last one. */
function spanish(trip: Trip): TripPart[] {
  const days = calendarDays(trip)
  return inDays(
    trip,
    Array.from({ length: days }, (_, index) => (index === days - 1 ? 'halfDay' : 'day')),
  )
}

/**
 * Italy, testo unico delle imposte sui redditi, articolo 51, comma 5: the same amount for each day, however long (circolare
 * 326/E of 1997, 2.4.1, as guidelegali.it has it, read on 28 November 2026).
 */
const italian = (trip: Trip): TripPart[] =>
  inDays(
    trip,
    Array.from({ length: calendarDays(trip) }, () => 'day'),
  )

const rules: Readonly<Record<string, (trip: Trip) => TripPart[]>> = {
  AT: austrian,
  DE: german,
  DK: danish,
  ES: spanish,
  FI: finnish,
  GB: british,
  IT: italian,
  SE: swedish,
  US: american,
}

/** Whether the rule of a country says what a trip is worth by its start and end. */
export const hasTripRule = (country: string): boolean => country in rules

/** Longer trips are typed wrongly: rules of all countries change after months at one place. */
export const longestTrip = 366

/** What is wrong with the times of a trip. */
export type TripProblem = 'incomplete' | 'order' | 'long'

/**
 * The parts of a trip by the rule of a country, from the first day on; empty where the rule pays nothing. Times are those of
 * the clock, also over a change to summer time.
 */
export function tripParts(
  country: string,
  trip: Trip,
): { parts: TripPart[]; problem?: undefined } | { problem: TripProblem } {
  const isTime = (text: string): boolean =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(timeOf(text))
  if (!isTime(trip.start) || !isTime(trip.end)) return { problem: 'incomplete' }
  if (minutesOf(trip) <= 0) return { problem: 'order' }
  if (calendarDays(trip) > longestTrip) return { problem: 'long' }
  return { parts: rules[country]?.(trip) ?? [] }
}
