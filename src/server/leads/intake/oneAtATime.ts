/** Runs the tasks of one key one after the other, in the order they came; those of other keys run beside them. */
export type OneAtATime = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/** A queue per key. The queue of a key goes with its last task; a task that fails does not hold up the next. */
export function oneAtATime(): OneAtATime {
  const lastOf = new Map<string, Promise<void>>()
  return async (key, task) => {
    const running = (lastOf.get(key) ?? Promise.resolve()).then(task)
    const ended = running.then(
      () => undefined,
      () => undefined,
    )
    lastOf.set(key, ended)
    try {
      return await running
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key)
    }
  }
}
