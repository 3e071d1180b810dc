import type { Outbox } from '../outbox/outbox'
import type { ClaimedLead } from '../outbox/rows'
import { createBell } from './bell'
import { requestTimeout } from './hubspotClient'

/** Requests that one process makes at a time. */
export const concurrency = 4

/** Requests of all processes at a time: ten answers "too many" in a second would block the address (HubSpot). */
export const maxInDelivery = 8

/** A claim holds for longer than an attempt takes, with time to note how it ended. In milliseconds. */
export const lease = 3 * requestTimeout

export type WorkerOptions = {
  outbox: Pick<Outbox, 'claim' | 'next'>
  /** Makes one attempt and notes how it ended; never throws. */
  deliver: (claimed: ClaimedLead) => Promise<unknown>
  /** Requests that all workers together may make in any ten seconds. */
  requestsPer10Seconds: number
  now: () => number
}

/** Delivers leads side by side, as many as are free to be sent. */
export type Worker = {
  /** Claims what is due, by `dueBy` when that is given, and begins to deliver it. Gives the number of leads. */
  begin(dueBy?: number): Promise<number>
  /** The number of leads being delivered. */
  inFlight(): number
  /** Resolves when something happened after this call: a delivery ended, or `wake` was called. */
  change(): Promise<void>
  wake(): void
  /** Resolves when nothing is being delivered. */
  settled(): Promise<void>
}

export function createWorker({ outbox, deliver, requestsPer10Seconds, now }: WorkerOptions): Worker {
  const inFlight = new Set<Promise<unknown>>()
  const bell = createBell()
  return {
    async begin(dueBy) {
      const limit = concurrency - inFlight.size
      if (limit === 0) return 0
      const claimed = await outbox.claim({
        now: now(),
        lease,
        limit,
        maxInDelivery,
        requestsPer10Seconds,
        ...(dueBy !== undefined && { dueBy }),
      })
      for (const one of claimed) {
        const delivery = deliver(one).finally(() => {
          inFlight.delete(delivery)
          bell.ring()
        })
        inFlight.add(delivery)
      }
      return claimed.length
    },
    inFlight: () => inFlight.size,
    change: () => bell.rung(),
    wake: () => bell.ring(),
    async settled() {
      while (inFlight.size > 0) await Promise.race(inFlight)
    },
  }
}
