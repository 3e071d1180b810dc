/** The providers of calendars. Pure: shared by the browser, the server and the content. */

/** As the model of the meeting booker spells them. */
export const meetingProviders = ['hubspot', 'chili_piper', 'calendly'] as const
export type MeetingProvider = (typeof meetingProviders)[number]

export const isMeetingProvider = (name: string): name is MeetingProvider =>
  (meetingProviders as readonly string[]).includes(name)

/** What visitors know them by. */
export const providerNames: Readonly<Record<MeetingProvider, string>> = {
  hubspot: 'HubSpot',
  chili_piper: 'Chili Piper',
  calendly: 'Calendly',
}

/** Where the application learns the hosts of the calendars, so that one build works in every environment. */
export const meetingCalendarsPath = '/api/meeting-calendars'

/** The addresses below which the booking pages are; in Chili Piper's, `{account}` is the first part of the slug. */
export type MeetingEndpoints = Readonly<Record<MeetingProvider, string>>
