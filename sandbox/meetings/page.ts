import { html } from 'hono/html'
import { framedPage } from '../framedPage'

/** The services by the first segment of their paths. */
export const services = ['hubspot', 'calendly', 'chili-piper'] as const
export type MeetingService = (typeof services)[number]

/** What each service posts to the page that frames it: when its times are shown, and when one is booked. */
const messages: Record<MeetingService, { shown: unknown[]; booked: unknown[] }> = {
  // HubSpot says nothing when it is shown.
  hubspot: {
    shown: [],
    booked: [{ meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } }],
  },
  calendly: {
    shown: [
      { event: 'calendly.profile_page_viewed', payload: {} },
      { event: 'calendly.event_type_viewed', payload: {} },
      { event: 'calendly.page_height', payload: { height: '700px' } },
    ],
    booked: [
      { event: 'calendly.date_and_time_selected', payload: {} },
      { event: 'calendly.event_scheduled', payload: { event: { uri: '/1' }, invitee: { uri: '/2' } } },
    ],
  },
  'chili-piper': {
    shown: [{ action: 'availability-loaded' }],
    // The first one comes before the booking is made.
    booked: [
      { action: 'booked', routeId: '1' },
      { action: 'booking-confirmed', eventId: '2' },
    ],
  },
}

const times = ['9:00', '9:30', '14:00']

/** The page: an e-mail field, filled in from the query, and a button for each free time. */
export function bookingHtml(service: MeetingService, query: Record<string, string>) {
  const free = query['times'] === 'none' ? [] : times
  return framedPage({
    title: 'Times',
    content: html`<h1>Choose a time</h1>
      <form>
        <label>E-mail <input type="email" name="email" value="${query['email'] ?? ''}" required /></label>
        ${free.length === 0 ? html`<p>No times available</p>` : ''}
        ${free.map((time) => html`<button name="time" value="${time}">${time}</button>`)}
      </form>`,
    script: frameScript(messages[service]),
  })
}

/** The script of the page. */
const frameScript = ({ shown, booked }: { shown: unknown[]; booked: unknown[] }): string => `(() => {
  const say = (all) => {
    for (const message of all) window.parent.postMessage(message, '*')
  }
  say(${literal(shown)})
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    await fetch(window.location.href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    document.body.textContent = 'Booking confirmed'
    say(${literal(booked)})
  })
})()`

/** A value inside a script. "<" is escaped, so that it cannot end the script. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
