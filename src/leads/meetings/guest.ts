import type { FlowAnswers } from '../model/flowAnswers'

/** What a visitor has said before they choose a time, so that they need not say it again. */
export type MeetingGuest = {
  email?: string
  answers: FlowAnswers
  /** The answers as the visitor chose them, to show what is handed over. */
  shown: readonly string[]
}

let expected: MeetingGuest | undefined

/**
 * Hands a guest over to the meeting booker; undefined takes it back. It is kept in the memory of this page only: an
 * e-mail address is written into no address and no storage.
 */
export function expectGuest(guest: MeetingGuest | undefined): void {
  expected = guest
}

/** The guest whom another page of this visit has handed over. */
export const expectedGuest = (): MeetingGuest | undefined => expected
