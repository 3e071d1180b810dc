/**
 * Runs a task for any number of requests: never twice at a time, and once more for all requests that come while it runs, since
 * that run may have read its data before their change.
 */
export function coalesceCalls<Result>(task: () => Promise<Result>): () => Promise<Result> {
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
