/** What keeps requests that compute from delaying those of others: a rate, a fair queue, and few open responses per client. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { fairQueue, QueueFullError, type FairQueue } from '../src/functions/fairQueue'
import { clientOf, requestRate } from '../src/functions/requestRate'

/** Why a request is not run now, and the seconds after which it may be sent again. */
export type Refusal = { status: 429 | 503; message: string; retryAfter: number }

export type SharedThreadOptions = {
  /** Requests of one client in ten seconds. */
  requestsPer10Seconds: number
  trustedProxies: number
}

/** Responses that are made but not yet sent: a client that does not read keeps each of them in memory. */
const openResponses = { all: 40, ofClient: 8 }

const waiting = { all: 60, ofClient: 10 }

/**
 * A client over its rate gets its response after this time, in ms: one that sends its next request with each response would
 * otherwise occupy the thread with nothing but refusals. No more are delayed at a time than that, so that they need no memory.
 */
const refusalDelay = { milliseconds: 250, atOnce: 500 }

/** Resolves once the response of a request is sent or its connection is closed; at once where there is no connection. */
function afterResponse(context: Context, done: () => void): void {
  const { outgoing } = (context.env ?? {}) as { outgoing?: NodeJS.EventEmitter & { destroyed?: boolean } }
  if (outgoing && outgoing.destroyed !== true) outgoing.once('close', done)
  else done()
}

export class SharedThread {
  readonly #trustedProxies: number
  readonly #rate: (context: Context) => Promise<number | undefined>
  readonly #queue: FairQueue = fairQueue({ waiting })
  readonly #open = new Map<string, number>()
  #openInAll = 0
  #delayed = 0

  constructor({ requestsPer10Seconds, trustedProxies }: SharedThreadOptions) {
    this.#trustedProxies = trustedProxies
    this.#rate = requestRate({ requests: requestsPer10Seconds, seconds: 10, trustedProxies })
  }

  /**
   * Counts a request, and runs it when it is its client's turn. `refuse` makes the response to one that is not run:
   * 429 when its client asks for too much, 503 when all together do.
   */
  limited(refuse: (context: Context, refusal: Refusal) => Response): MiddlewareHandler {
    return async (context, next) => {
      const refusal = await this.#refusal(context)
      if (refusal) {
        if (refusal.status === 429) await this.#delay()
        return refuse(context, refusal)
      }
      const client = clientOf(context, this.#trustedProxies)
      this.#opened(client)
      afterResponse(context, () => this.#closed(client))
      try {
        await this.#queue.run(client, () => next())
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error
        return refuse(context, overloaded(1))
      }
    }
  }

  async #refusal(context: Context): Promise<Refusal | undefined> {
    const seconds = await this.#rate(context)
    if (seconds !== undefined) return tooMany(seconds)
    const ofClient = this.#open.get(clientOf(context, this.#trustedProxies)) ?? 0
    if (ofClient >= openResponses.ofClient) return tooMany(1)
    return this.#openInAll >= openResponses.all ? overloaded(1) : undefined
  }

  async #delay(): Promise<void> {
    if (this.#delayed >= refusalDelay.atOnce) return
    this.#delayed += 1
    await sleep(refusalDelay.milliseconds)
    this.#delayed -= 1
  }

  #opened(client: string): void {
    this.#open.set(client, (this.#open.get(client) ?? 0) + 1)
    this.#openInAll += 1
  }

  #closed(client: string): void {
    const left = (this.#open.get(client) ?? 1) - 1
    if (left > 0) this.#open.set(client, left)
    else this.#open.delete(client)
    this.#openInAll -= 1
  }
}

const tooMany = (retryAfter: number): Refusal => ({
  status: 429,
  message: `Too many requests. Wait ${retryAfter} s before the next one.`,
  retryAfter,
})

const overloaded = (retryAfter: number): Refusal => ({
  status: 503,
  message: `Too many requests of all clients together. Wait ${retryAfter} s before the next one.`,
  retryAfter,
})
