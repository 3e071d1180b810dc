import pLimit, { type LimitFunction } from 'p-limit'

/** Runs the tasks of one key one after the other, in the order of the calls; other keys run concurrently. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/** One queue per key, removed after its last task. A task that fails does not block the next. */
export function keyedQueue(): KeyedQueue {
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
