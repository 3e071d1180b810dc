/** Values of unknown shape: JSON, stored work, what was thrown. */

/** True for an object with fields: not for null and not for a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for an object with fields and for a list, whose parts have positions: for all that is no single value. */
export const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The part of a value at a name or a position; undefined when it has none there. */
export const partAt = (value: unknown, key: string): unknown =>
  hasParts(value) && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
