/** The most users that an address can name: a larger number is a mistake, and the web app would refuse it. */
export const mostUsers = 9999

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
