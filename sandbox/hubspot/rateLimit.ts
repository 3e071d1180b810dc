const windowLength = 10_000
/** Refusals within this time after which the address is blocked, and for how long. */
const refusalWindow = 1000
const refusalsToBlock = 10
const blockLength = 60_000

/**
 * HubSpot's limits: a number of requests in any ten seconds, and a block of one minute after ten refusals within one
 * second (HubSpot's changelog, "additional rate limit protection"). Times are in milliseconds.
 */
export class RateLimit {
  #served: number[] = []
  #refused: number[] = []
  #blockedUntil = 0

  constructor(
    readonly limit: number,
    readonly now: () => number,
  ) {}

  /** Counts a request: 0 when it is served, else the time until one may be. */
  take(): number {
    const now = this.now()
    if (now < this.#blockedUntil) return this.#blockedUntil - now
    this.#served = this.#served.filter((time) => time > now - windowLength)
    if (this.#served.length < this.limit) {
      this.#served.push(now)
      return 0
    }
    this.#refused = [...this.#refused.filter((time) => time > now - refusalWindow), now]
    if (this.#refused.length >= refusalsToBlock) {
      this.#refused = []
      this.#blockedUntil = now + blockLength
      return blockLength
    }
    const [oldest = now] = this.#served
    return oldest + windowLength - now
  }
}
