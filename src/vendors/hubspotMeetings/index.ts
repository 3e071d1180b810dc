import { leadValuesOf } from '../../leads/flowAnswers'
import type { MeetingVendor } from '../../meetings/vendor'

/**
 * A scheduling page of HubSpot in a frame. Its questions are filled in from the query by the names of properties, as
 * HubSpot's help describes for links to it. The message of a booking is not documented by HubSpot, but observed by many
 * sites; that the page is shown is not announced.
 */
export const hubspotMeetings: MeetingVendor = {
  address({ page, guest, campaign }) {
    const address = new URL(page)
    const answers = guest ? leadValuesOf(guest.answers) : {}
    const values = { embed: 'true', ...(guest?.email && { email: guest.email }), ...answers, ...campaign }
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value)
    return address
  },
  read(message) {
    const { meetingBookSucceeded } = (message ?? {}) as { meetingBookSucceeded?: unknown }
    return meetingBookSucceeded === true ? 'booked' : undefined
  },
  announcesItself: false,
}
