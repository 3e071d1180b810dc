import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { databaseName, LeadDatabaseError } from './databaseError'
import type { TimeBudget } from './store'

/** Operations that wait at most. One more is refused at once: a request has up to 64 KB. */
export const longestLine = 1000

/** Time between two looks of a waiting operation at whether the database still follows, in milliseconds. */
const lookInterval = 100

/** Runs an operation of a request when it has a connection; throws a LeadDatabaseError when its budget ends before. */
export type RequestLine = <Result>(budget: TimeBudget, operation: () => Promise<Result>) => Promise<Result>

/**
 * The line in which a burst of requests waits for one of so many connections, first come first served. Waiting takes
 * `budget.inLine`, and nothing of `budget.left` as long as operations before it succeed; once none does any more, the
 * time since the last one is time in which the database did not respond.
 */
export function requestLine(url: string, connections: number): RequestLine {
  const limit = pLimit(connections)
  let succeededAt = -Infinity

  return async (budget, operation) => {
    if (limit.pendingCount >= longestLine) throw inLineError(url, `has ${longestLine} requests waiting`)
    const joinedAt = performance.now()
    const withoutSuccess = (): number => performance.now() - Math.max(joinedAt, succeededAt)
    let state = 'waits' as 'waits' | 'runs' | 'left'
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))

    const result = limit(async () => {
      if (state === 'left') throw inLineError(url, 'was waited for too long')
      state = 'runs'
      begin()
      budget.left -= withoutSuccess()
      budget.inLine -= performance.now() - joinedAt
      const value = await operation()
      succeededAt = performance.now()
      return value
    })
    // It is awaited below, unless the operation has left the line.
    result.catch(() => undefined)
    for (;;) {
      await Promise.race([begun, sleep(lookInterval)])
      if (state === 'runs') return await result
      const isDown = withoutSuccess() >= budget.left
      if (!isDown && performance.now() - joinedAt < budget.inLine) continue
      state = 'left'
      throw inLineError(
        url,
        isDown ? 'cannot be reached: it does not respond' : 'has more requests than it can follow',
      )
    }
  }
}

const inLineError = (url: string, what: string): LeadDatabaseError =>
  new LeadDatabaseError(`The lead database ${databaseName(url)} ${what}.`)
