import pTimeout from 'p-timeout'
import type { ReviewDoubtful } from './reviewDoubtful'
import { type WorkerOptions, createWorker } from './worker'

export type DeliverDueOptions = WorkerOptions & {
  /** Decides about doubtful leads first. */
  review?: ReviewDoubtful
  /** The longest wait for HubSpot's rate limit or a pause, in milliseconds. No limit without it. */
  maxWait?: number
  /** Begins no further delivery once it is aborted. */
  signal?: AbortSignal
  /** Called before each long wait for the rate limit or a pause, with the time at which it ends. */
  onPause?: (until: number) => void
}

/**
 * Makes one attempt for every lead that is due now, and resolves when the last one has ended. A lead that only needs
 * to leave out its visitor's token is sent again. Throws when the outbox cannot be reached.
 */
export async function deliverDue(options: DeliverDueOptions): Promise<void> {
  const { outbox, review, requestsPer10Seconds, now, maxWait = Infinity, signal, onPause } = options
  await review?.()
  const worker = createWorker(options)
  // After the review, whose leads are due at once.
  const dueBy = now()
  signal?.addEventListener('abort', worker.wakeUp)
  try {
    while (!signal?.aborted) {
      const change = worker.change()
      if ((await worker.begin(dueBy)) > 0) continue
      if (worker.inFlight() > 0) {
        await change
        continue
      }
      const next = await outbox.next({ requestsPer10Seconds })
      if (!next || next.dueAt > dueBy) return
      const wait = next.freeAt - now()
      if (wait > maxWait) return
      if (wait > reportedWait) onPause?.(next.freeAt)
      const milliseconds = Math.min(Math.max(wait, shortestWait), longestWait)
      await pTimeout(change, { milliseconds, message: false })
    }
  } finally {
    signal?.removeEventListener('abort', worker.wakeUp)
    await worker.settled()
  }
}

/** Waits longer than this are reported, in milliseconds. */
const reportedWait = 1000

/** The reason to wait may be the work of other workers: look again soon, but not at once. */
const shortestWait = 200
const longestWait = 10_000
