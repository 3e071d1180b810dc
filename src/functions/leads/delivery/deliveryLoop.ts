import pTimeout from 'p-timeout'
import type { Log } from '../../log'
import type { Outbox } from '../outbox/outbox'
import type { ReviewDoubtful } from './reviewDoubtful'
import { concurrency, createWorker, type WorkerOptions } from './worker'

export type Delivery = {
  /** Call it when a lead was accepted: it is then delivered without waiting for the next look into the outbox. */
  wakeUp(): void
  /** Begins no further delivery, and resolves when those in progress have ended. */
  stop(): Promise<void>
}

type DeliveryLoopOptions = WorkerOptions & {
  outbox: Pick<Outbox, 'claim' | 'next' | 'purge'>
  /** Decides about doubtful leads, before each look for what is due. */
  review?: ReviewDoubtful
  log: Log
  /** How long delivered leads stay stored, in days. */
  retentionDays: number
}

/** The longest time between two looks into the outbox: other processes may have added leads. In milliseconds. */
const longestWait = 30_000
/** The shortest: other workers may be the reason why a due lead cannot be claimed. */
const shortestWait = 200
/** Time to leave the database alone after it failed. */
const waitAfterError = 5000
const purgeInterval = 3_600_000
const day = 86_400_000

/** Delivers the leads of the outbox, and once an hour deletes those delivered long ago, until it is stopped. */
export function startDeliveryLoop(options: DeliveryLoopOptions): Delivery {
  const { outbox, review, log, now, requestsPer10Seconds, retentionDays } = options
  const worker = createWorker(options)
  let isStopping = false
  let purgedAt = -Infinity
  /** Until then a pause or the rate limit allows no request, so the outbox need not be asked. */
  let blockedUntil = -Infinity
  let isOutage = false

  const purgeHourly = async (): Promise<void> => {
    if (now() - purgedAt < purgeInterval) return
    purgedAt = now()
    const count = await outbox.purge(now() - retentionDays * day)
    if (count > 0) log.info(`Leads deleted, delivered more than ${retentionDays} days ago: ${count}`)
  }

  const waitUntil = (time: number): number => Math.min(Math.max(time - now(), shortestWait), longestWait)

  /** The log has the beginning of an outage and its end: an attempt follows every few seconds, for as long as it lasts. */
  const noteOutage = (error: unknown): number => {
    if (!isOutage) log.error('Leads cannot be delivered: the outbox does not respond', error)
    isOutage = true
    return waitAfterError
  }
  const noteEnd = (): void => {
    if (isOutage) log.info('Leads can be delivered again: the outbox responds')
    isOutage = false
  }

  /** Begins the deliveries that are possible; returns how long to wait unless something changes. */
  const step = async (): Promise<number> => {
    const blockedFor = blockedUntil - now()
    if (blockedFor > 0 && blockedFor <= longestWait) return waitUntil(blockedUntil)
    if (worker.inFlight() >= concurrency) return longestWait
    await review?.()
    const begun = await worker.begin()
    // After a claim, which has learned the clock of the database: with another one leads would be deleted too early.
    await purgeHourly()
    noteEnd()
    if (begun > 0) return 0
    const next = await outbox.next({ requestsPer10Seconds })
    if (!next) return longestWait
    blockedUntil = Math.min(next.freeAt, now() + longestWait)
    return waitUntil(Math.max(next.dueAt, next.freeAt))
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const change = worker.change()
      const wait = await step().catch(noteOutage)
      if (wait > 0) await pTimeout(change, { milliseconds: wait, message: false })
    }
    await worker.settled()
  }

  const ended = run()
  return {
    wakeUp: () => worker.wakeUp(),
    async stop() {
      isStopping = true
      worker.wakeUp()
      await ended
    },
  }
}
