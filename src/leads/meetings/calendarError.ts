/** Time in ms within which a calendar must be there; then the visitor is shown another way. */
export const calendarTimeout = 8000

/** Why there is no calendar: `slow`, nothing came in time; `blocked`, its page cannot be reached. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError'
  constructor(
    readonly reason: 'slow' | 'blocked',
    options?: ErrorOptions,
  ) {
    super(
      reason === 'slow' ? `No calendar after ${calendarTimeout} ms` : 'The calendar cannot be reached',
      options,
    )
  }
}
