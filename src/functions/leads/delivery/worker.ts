import type { Outbox } from '../outbox/outbox'
import type { ClaimedLead } from '../outbox/rows'
import { requestTimeout } from './hubspotClient'
import { createWakeUpSignal } from './wakeUpSignal'

/** Requests that one process makes at a time. */
export const concurrency = 4

/** Requests of all processes at a time: after ten responses 429 in a second HubSpot blocks the address for a minute. */
export const maxInDelivery = 8

/** A claim lasts longer than an attempt takes, with time to record its outcome. In milliseconds. */
export const lease = 3 * requestTimeout

export type WorkerOptions = {
  outbox: Pick<Outbox, 'claim' | 'next'>
  /** Makes one attempt and records its outcome; never throws. */
  deliver: (claimed: ClaimedLead) => Promise<unknown>
  /** Requests that all workers together may make in any ten seconds. */
  requestsPer10Seconds: number
  now: () => number
}

/** Delivers leads concurrently, as many as the limits allow. */
export type Worker = {
  /** Claims the leads that are due (by `dueBy` when given) and begins to deliver them. Returns their number. */
  begin(dueBy?: number): Promise<number>
  /** The number of leads being delivered. */
  inFlight(): number
  /** Resolves at the next event after this call: a delivery ended, or `wakeUp` was called. */
  change(): Promise<void>
  wakeUp(): void
  /** Resolves when nothing is being delivered. */
  settled(): Promise<void>
}

export function createWorker({ outbox, deliver, requestsPer10Seconds, now }: WorkerOptions): Worker {
  const inFlight = new Set<Promise<unknown>>()
  const signal = createWakeUpSignal()
  return {
    async begin(dueBy) {
      const limit = concurrency - inFlight.size
      if (limit === 0) return 0
      const claimed = await outbox.claim({
        now,
        lease,
        limit,
        maxInDelivery,
        requestsPer10Seconds,
        ...(dueBy !== undefined && { dueBy }),
      })
      for (const one of claimed) {
        const delivery = deliver(one).finally(() => {
          inFlight.delete(delivery)
          signal.notify()
        })
        inFlight.add(delivery)
      }
      return claimed.length
    },
    inFlight: () => inFlight.size,
    change: () => signal.wait(),
    wakeUp: () => signal.notify(),
    async settled() {
      while (inFlight.size > 0) await Promise.race(inFlight)
    },
  }
}
