/** The first wait, and the longest, in milliseconds. */
export const backoffBase = 2000
export const backoffCap = 3_600_000

/**
 * Time until the next attempt, in milliseconds: exponential with full jitter, so that leads that failed together are
 * not all retried together. `attempts` counts those made, from 1; `random` returns numbers from 0 to below 1.
 */
export const backoff = (attempts: number, random: () => number): number =>
  Math.round(random() * Math.min(backoffCap, backoffBase * 2 ** (attempts - 1)))
