/** The public interface of the stand-in of meeting calendars. */
export { createMeetings, type Booking, type MeetingsStandIn } from './app'
