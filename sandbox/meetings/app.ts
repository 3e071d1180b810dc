/** Booking pages of HubSpot, Calendly and Chili Piper, as far as a page that frames them sees them. */
import { z } from 'zod'
import { createStandIn, type StandIn } from '../standIn'
import { bookingHtml, services, type MeetingService } from './page'

export type MeetingsStandIn = StandIn & {
  /** The times that visitors have booked, oldest first. */
  bookings: Booking[]
}

/** A booked time, with the query of the page that it was booked on. */
export type Booking = { service: MeetingService; slug: string; email: string; query: Record<string, string> }

const bookingSchema = z.object({ email: z.string() })

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET  /hubspot/SLUG, /calendly/SLUG, /chili-piper/SLUG   a page with free times, which posts the service's messages
 *     POST the same                                           books a time: { "email": "…" }
 *     GET  /_sandbox/bookings                                 what was booked
 *
 * `?times=none` shows a page without free times.
 */
export function createMeetings(): MeetingsStandIn {
  const standIn = createStandIn({ name: 'Meetings' })
  const { app } = standIn
  const bookings: Booking[] = []

  for (const service of services) {
    app.get(`/${service}/:slug{.+}`, (c) => {
      c.header('Cache-Control', 'no-store')
      return c.html(bookingHtml(service, c.req.query()))
    })
    app.post(`/${service}/:slug{.+}`, async (c) => {
      const body = bookingSchema.safeParse(await c.req.json().catch(() => undefined))
      if (!body.success) return c.json({ message: z.prettifyError(body.error) }, 400)
      bookings.push({ service, slug: c.req.param('slug'), email: body.data.email, query: c.req.query() })
      return c.json({}, 201)
    })
  }
  app.get('/_sandbox/bookings', (c) => c.json(bookings))
  return { ...standIn, bookings }
}
