import type { MeetingVendor } from '../../../leads/meetings/vendor'
import { leadValuesOf } from '../../../leads/model/flowAnswers'

/**
 * A scheduling page of HubSpot in a frame. Seen on many sites rather than read in a document of HubSpot: `embed`, the
 * questions of the page that are filled in from the query by the names of properties, and the message of a booking. That
 * the page is shown is not announced.
 */
export const hubspotMeetings: MeetingVendor = {
  query: ({ guest, campaign }) => ({
    embed: 'true',
    email: guest?.email,
    ...leadValuesOf(guest?.answers ?? {}),
    ...campaign,
  }),
  read(message) {
    const { meetingBookSucceeded } = (message ?? {}) as { meetingBookSucceeded?: unknown }
    return meetingBookSucceeded === true ? 'booked' : undefined
  },
  announcesItself: false,
}
