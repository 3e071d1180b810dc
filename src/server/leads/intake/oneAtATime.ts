import pLimit, { type LimitFunction } from 'p-limit'

/** Runs the tasks of one key one after the other, in the order they came; those of other keys run beside them. */
export type OneAtATime = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/** A queue per key. The queue of a key goes with its last task; a task that fails does not hold up the next. */
export function oneAtATime(): OneAtATime {
  const limits = new Map<string, LimitFunction>()
  return async (key, task) => {
    const limit = limits.get(key) ?? pLimit(1)
    limits.set(key, limit)
    try {
      return await limit(task)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key)
    }
  }
}
