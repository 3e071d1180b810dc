import { http } from '../../core/http/client'
import { visitAttribution } from '../../visitor/attribution/visit'
import { bookingPage } from './bookingPage'
import { CalendarError, calendarTimeout } from './calendarError'
import { meetingCalendarsPath, type MeetingEndpoints, type MeetingProvider } from './contract'
import type { MeetingGuest } from './guest'
import { meetingVendor, type MeetingVendor } from './vendor'

export type OpenCalendarOptions = {
  provider: MeetingProvider
  slug: string
  guest?: MeetingGuest
  /** Where the frame is put. */
  place: HTMLElement
  /** Names the frame for assistive technology. */
  title: string
  /** Called when the provider says that a time is booked. */
  onBooked: () => void
  /** Ends everything and removes the frame. */
  signal: AbortSignal
}

/**
 * Loads a provider's calendar into a frame. Call it only with the visitor's permission: this is what it permits. Resolves
 * when the calendar is there; rejects with a CalendarError, and has removed the frame, when it is not.
 */
export async function openCalendar(options: OpenCalendarOptions): Promise<void> {
  const { signal } = options
  const ended = new AbortController()
  const end = (): void => ended.abort()
  if (signal.aborted) return
  signal.addEventListener('abort', end)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await Promise.race([
      showFrame(options, ended.signal),
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CalendarError('slow')), calendarTimeout)
      }),
    ])
  } catch (error) {
    end()
    throw error instanceof CalendarError ? error : new CalendarError('blocked', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function showFrame(
  { provider, slug, guest, place, title, onBooked }: OpenCalendarOptions,
  signal: AbortSignal,
): Promise<void> {
  const [endpoints, vendor] = await Promise.all([
    http.get(meetingCalendarsPath, { retry: 0, signal }).json<MeetingEndpoints>(),
    meetingVendor(provider),
  ])
  const page = bookingPage(endpoints, provider, slug)
  if (!page) throw new Error(`${provider} has no booking page "${slug}"`)
  // A frame whose page cannot be reached is loaded too, with the browser's error. This request finds it out.
  await fetch(page, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
  if (signal.aborted) return

  const campaign = campaignOf(visitAttribution())
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = withQuery(page, vendor.query({ guest, campaign, host: window.location.host }))
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  const removal = (): void => frame.remove()
  signal.addEventListener('abort', removal)
  await new Promise<void>((resolve) => {
    window.addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== page.origin || source !== frame.contentWindow) return
        const said = vendor.read(data)
        if (said) resolve()
        if (said === 'booked') onBooked()
      },
      { signal },
    )
    if (!vendor.announcesItself) frame.addEventListener('load', () => resolve(), { signal })
    place.append(frame)
  })
}

function withQuery(page: URL, query: ReturnType<MeetingVendor['query']>): string {
  const address = new URL(page)
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
  return address.href
}

/** The latest campaign parameters of a visit, as far as they may leave the site, without the prefix of the latest touch. */
function campaignOf(attribution: Partial<Record<string, string>>): Record<string, string> {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attribution[`latest_${name}`] ?? attribution[name]
      return value ? [[name, value]] : []
    }),
  )
}
