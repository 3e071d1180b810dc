import type { MeetingVendor } from '../../../leads/meetings/vendor'
import { leadValuesOf } from '../../../leads/model/flowAnswers'

/**
 * A booking page of Chili Piper in a frame.
 *
 * From its help ("Capturing JavaScript messaging"): the messages, of which `booked` comes before the booking is made and
 * `booking-confirmed` after it. Its name for "there is no free time" is not known, so such a page counts as one that does
 * not come.
 *
 * Assumed, to be tried with the account: that the page of a router takes data fields from its query by the names that
 * the router has for them, as its help shows for the router's REST address ("Using Concierge via the Edge API"); the
 * router then has fields with the names of HubSpot's properties. That a page on the account's own host may be framed; newer
 * accounts have their pages on a host of Chili Piper, which CHILI_PIPER_ENDPOINT can name.
 */
export const chiliPiper: MeetingVendor = {
  query: ({ guest, campaign }) => ({
    email: guest?.email,
    ...leadValuesOf(guest?.answers ?? {}),
    ...campaign,
  }),
  read(message) {
    const { action } = (message ?? {}) as { action?: unknown }
    if (action === 'booking-confirmed') return 'booked'
    return action === 'availability-loaded' || action === 'booked' ? 'ready' : undefined
  },
  announcesItself: true,
}
