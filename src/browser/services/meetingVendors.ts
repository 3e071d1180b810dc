import type { MeetingProvider } from '../../leads/meetings/contract'
import type { MeetingVendor } from '../../leads/meetings/vendor'
import { calendly } from '../vendors/calendly'
import { chiliPiper } from '../vendors/chiliPiper'
import { hubspotMeetings } from '../vendors/hubspotMeetings'

/** The vendors of calendars, in a chunk that is loaded when a visitor opens one. */
export const meetingVendors: Readonly<Record<MeetingProvider, MeetingVendor>> = {
  hubspot: hubspotMeetings,
  chili_piper: chiliPiper,
  calendly,
}
