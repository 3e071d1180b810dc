import type { MeetingProvider } from './contract'
import type { MeetingGuest } from './guest'

/** What a calendar is shown for. */
export type CalendarRequest = {
  guest?: MeetingGuest
  /** Campaign parameters that may be passed on, by their name: `utm_source`. */
  campaign: Readonly<Record<string, string>>
  /** Host of this page. */
  host: string
}

/** The port of a provider's calendar, which is shown in a frame: none of its scripts runs in the page. */
export type MeetingVendor = {
  /** The query of the frame's address; undefined and empty values are left out. */
  query(request: CalendarRequest): Readonly<Record<string, string | undefined>>
  /** What a message of the frame says; undefined for any other message. */
  read(message: unknown): 'ready' | 'booked' | undefined
  /** The frame says when its calendar is there. Without that, a loaded frame counts as one. */
  announcesItself: boolean
}

type LoadVendor = (provider: MeetingProvider) => Promise<MeetingVendor>

let connected: LoadVendor = () => Promise.reject(new Error('No calendar of meetings is connected'))

/** Connects the vendors to the port (src/browser). */
export function connectMeetingVendors(load: LoadVendor): void {
  connected = load
}

/** The vendor of a provider; rejects when its code cannot be loaded. */
export const meetingVendor: LoadVendor = (provider) => connected(provider)
