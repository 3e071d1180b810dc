import { clampUsers, mostUsers } from './users'

/** The numbers of users that a slider offers. */
export type UsersRange = { min: number; max: number; initial: number }

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
