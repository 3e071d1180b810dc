/** How long something that was pressed waits for the code it needs, in ms; then the browser does it by itself. */
export const tapLimit = 3000

/** The code that something that was pressed needs; rejects when it does not come in time. */
export const inTapTime = <T>(code: Promise<T>): Promise<T> =>
  // Every page has it: two lines instead of the half kilobyte of a library.
  Promise.race([
    code,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`Its code has not come in ${tapLimit} ms`)), tapLimit)
    }),
  ])
