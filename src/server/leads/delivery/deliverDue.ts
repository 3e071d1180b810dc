import pTimeout from 'p-timeout'
import { type WorkerOptions, createWorker } from './worker'

export type DeliverDueOptions = WorkerOptions & {
  /** How long to wait at most when HubSpot's rate or a pause stands in the way, in milliseconds. For ever without it. */
  patience?: number
  /** Begins no further delivery once it is aborted. */
  signal?: AbortSignal
  /** Is told until when HubSpot wants to be left alone, each time that has to be waited for. */
  onPause?: (until: number) => void
}

/**
 * Makes one attempt for every lead that is due now, and ends when the last one has ended. A lead that only has to go
 * without its visitor's token is sent again. Throws when the outbox cannot be reached.
 */
export async function deliverDue(options: DeliverDueOptions): Promise<void> {
  const { outbox, requestsPer10Seconds, now, patience = Infinity, signal, onPause } = options
  const worker = createWorker(options)
  const dueBy = now()
  signal?.addEventListener('abort', worker.wake)
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
      if (wait > patience) return
      if (wait > longSilence) onPause?.(next.freeAt)
      const milliseconds = Math.min(Math.max(wait, shortestWait), longestWait)
      await pTimeout(change, { milliseconds, message: false })
    }
  } finally {
    signal?.removeEventListener('abort', worker.wake)
    await worker.settled()
  }
}

/** A wait that is worth a word to whoever looks on, in milliseconds. */
const longSilence = 1000

/** Other workers may be what stands in the way: look again soon, but not at once. */
const shortestWait = 200
const longestWait = 10_000
