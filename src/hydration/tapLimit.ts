import pTimeout from 'p-timeout'

/** How long something that was pressed waits for the code it needs, in ms; then the browser does it by itself. */
export const tapLimit = 3000

/** The code that something that was pressed needs; rejects when it does not come in time. */
export const inTapTime = <T>(code: Promise<T>): Promise<T> =>
  pTimeout(code, { milliseconds: tapLimit, message: `Its code has not come in ${tapLimit} ms` })
