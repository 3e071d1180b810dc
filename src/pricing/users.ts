/** The numbers of users that a slider offers. */
export type UsersRange = { min: number; max: number; initial: number }

/** The most users that an address can name: a larger number is a mistake, and the web app would refuse it. */
export const mostUsers = 9999

/** Where an editor has entered nothing. */
const defaultRange = { max: 100, initial: 12 }

/**
 * The range that an editor has entered; what is empty or makes no sense is replaced: the largest number is from 2 to
 * `mostUsers`, the number at the start within the range.
 */
export function usersRange(max: number | null | undefined, initial: number | null | undefined): UsersRange {
  const largest = isWhole(max) && max >= 2 ? Math.min(max, mostUsers) : defaultRange.max
  return {
    min: 1,
    max: largest,
    initial: clampUsers(isWhole(initial) ? initial : defaultRange.initial, largest),
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** The nearest number of users from 1 to `max`. */
export const clampUsers = (users: number, max: number): number => Math.min(Math.max(users, 1), max)

/**
 * A number of users from an address: a whole number in digits, from 1 on; one above `mostUsers` becomes that. Undefined for
 * anything else (`0`, `-5`, `12.5`, `1e3`, `NaN`).
 */
export function parseUsers(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined
  return Number(text) === 0 ? undefined : clampUsers(Number(text), mostUsers)
}
