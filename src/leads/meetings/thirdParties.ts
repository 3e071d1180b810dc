import type { ThirdPartyName } from '../../visitor/consent/thirdParties'
import type { MeetingProvider } from './contract'

/** The third party whose consent rule applies to the calendar of a provider. */
export const calendarThirdParties = {
  hubspot: 'hubspotMeetings',
  chili_piper: 'chiliPiper',
  calendly: 'calendly',
} as const satisfies Record<MeetingProvider, ThirdPartyName>
