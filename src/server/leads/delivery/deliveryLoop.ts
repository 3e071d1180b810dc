import pTimeout from 'p-timeout'
import type { Log } from '../../log'
import type { Outbox } from '../outbox/outbox'
import { concurrency, createWorker, type WorkerOptions } from './worker'

export type Delivery = {
  /** Says that a lead was accepted: it is delivered without waiting for the next look into the outbox. */
  nudge(): void
  /** Begins no further delivery, and resolves when those under way have ended. */
  stop(): Promise<void>
}

type DeliveryLoopOptions = WorkerOptions & {
  outbox: Pick<Outbox, 'claim' | 'next' | 'purge'>
  log: Log
  /** How long delivered leads are kept, in days. */
  retentionDays: number
}

/** The longest time between two looks into the outbox: other processes may have put something in. In milliseconds. */
const longestWait = 30_000
/** The shortest: what keeps a due lead from being claimed may be the work of others. */
const shortestWait = 200
/** Time to leave the database alone after it failed. */
const waitAfterError = 5000
const purgeInterval = 3_600_000
const day = 86_400_000

/** Delivers what comes into the outbox, and once an hour deletes what was delivered long ago, until it is stopped. */
export function startDeliveryLoop(options: DeliveryLoopOptions): Delivery {
  const { outbox, log, now, requestsPer10Seconds, retentionDays } = options
  const worker = createWorker(options)
  let isStopping = false
  let purgedAt = -Infinity
  /** Until then pause or rate allow no request, so that asking the outbox would be in vain. */
  let closedUntil = -Infinity

  const purgeHourly = async (): Promise<void> => {
    if (now() - purgedAt < purgeInterval) return
    purgedAt = now()
    const count = await outbox.purge(now() - retentionDays * day)
    if (count > 0) log.info(`Leads deleted, delivered more than ${retentionDays} days ago: ${count}`)
  }

  const waitUntil = (time: number): number => Math.min(Math.max(time - now(), shortestWait), longestWait)

  /** Begins what can be begun; gives how long there is nothing more to do unless something happens. */
  const step = async (): Promise<number> => {
    await purgeHourly()
    const closedFor = closedUntil - now()
    if (closedFor > 0 && closedFor <= longestWait) return waitUntil(closedUntil)
    if (worker.inFlight() >= concurrency) return longestWait
    if ((await worker.begin()) > 0) return 0
    const next = await outbox.next({ requestsPer10Seconds })
    if (!next) return longestWait
    closedUntil = Math.min(next.freeAt, now() + longestWait)
    return waitUntil(Math.max(next.dueAt, next.freeAt))
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const change = worker.change()
      const wait = await step().catch((error: unknown) => {
        log.error('Leads cannot be delivered: the outbox does not answer', error)
        return waitAfterError
      })
      if (wait > 0) await pTimeout(change, { milliseconds: wait, message: false })
    }
    await worker.settled()
  }

  const ended = run()
  return {
    nudge: () => worker.wake(),
    async stop() {
      isStopping = true
      worker.wake()
      await ended
    },
  }
}
