import { ApiError } from './errors'
import type { Log } from './log'

/** How long a success is the answer to everybody who asks, in milliseconds: a check writes to the disk. */
const sharedFor = 10_000

type HealthOptions = {
  /** Rejects unless a lead could be stored now. */
  check: () => Promise<void>
  log: Log
  /** The clock, in milliseconds since 1970. */
  now: () => number
}

/** Asks whether leads can be stored. Throws an ApiError when they cannot. */
export type LeadHealth = () => Promise<void>

/**
 * The health of the store of leads. Monitors ask every few seconds, so the log has the beginning of an outage with its
 * reason, and its end.
 */
export function leadHealth({ check, log, now }: HealthOptions): LeadHealth {
  let succeededAt = -Infinity
  let isOutage = false
  return async () => {
    // The clock may have been set back.
    if (Math.abs(now() - succeededAt) < sharedFor) return
    try {
      await check()
    } catch (error) {
      if (!isOutage) log.error('No lead can be stored', error)
      isOutage = true
      succeededAt = -Infinity
      throw new ApiError(503, 'NOT_STORED', 'No lead can be stored now: see the log of the server.')
    }
    if (isOutage) log.info('Leads can be stored again')
    isOutage = false
    succeededAt = now()
  }
}

/** Time between two checks during an outage that began at the start, in milliseconds. */
const outageInterval = 5000

/**
 * Checks the store when a server starts and, as long as it cannot be used, again every five seconds: the log says so
 * whether or not a monitor asks. Gives a function that ends it.
 */
export function watchStart(health: LeadHealth): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = (): void =>
    void health().catch(() => {
      if (!isStopped) timer = setTimeout(look, outageInterval)
    })
  look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
