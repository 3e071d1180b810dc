/**
 * Runs a task for any number of requests: never twice at a time, and once for all requests that come while it runs, since
 * the state of their moment may have come too late for the run that is under way.
 */
export function coalesced<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined
  let next: Promise<Result> | undefined
  const run = (): Promise<Result> => {
    const result = task().finally(() => (running = undefined))
    running = result
    return result
  }
  return () => {
    if (!running) return run()
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
}
