import { leadValuesOf } from '../../leads/flowAnswers'
import type { MeetingVendor } from '../../meetings/vendor'

/**
 * A booking page of Chili Piper in a frame. The messages are those of its help ("Capturing JavaScript messaging"):
 * `booked` comes before the booking is made, `booking-confirmed` after it. The address and the answers are passed under
 * the names that the account's router has for its data fields, for which those of HubSpot's properties are chosen.
 */
export const chiliPiper: MeetingVendor = {
  address({ page, guest, campaign }) {
    const address = new URL(page)
    const answers = guest ? leadValuesOf(guest.answers) : {}
    const values = { ...(guest?.email && { email: guest.email }), ...answers, ...campaign }
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value)
    return address
  },
  read(message) {
    const { action } = (message ?? {}) as { action?: unknown }
    if (action === 'booking-confirmed') return 'booked'
    return action === 'availability-loaded' || action === 'booked' ? 'ready' : undefined
  },
  announcesItself: true,
}
