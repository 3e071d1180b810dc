import { isRecord } from '../../core/values/record'
/** Reading the fields of a document whose type is not known: an unexpected value counts as an empty field. */

export type Fields = Record<string, unknown>

/** The value of a text field; empty for anything that is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The entries of a group field; none for anything that is no group. */
export const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
