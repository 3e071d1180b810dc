import type { Content } from '@prismicio/client'

const keys = [
  'calendar_title', 'consent_text', 'show_label', 'handed_over_text', 'loading_text', 'failed_text', 'retry_label',
  'write_label', 'booked_title', 'booked_text',
] as const satisfies readonly (keyof Content.MeetingBookerDocument['data'])[] // prettier-ignore

/** The texts of the calendar, of the document; empty where it has none. */
export type CalendarTexts = Readonly<Record<(typeof keys)[number], string>>

export const calendarTexts = (data: Partial<Content.MeetingBookerDocument['data']>): CalendarTexts =>
  Object.fromEntries(keys.map((key) => [key, data[key] ?? ''])) as CalendarTexts
