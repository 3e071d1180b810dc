import { hasParts, partAt } from '../../src/core/values/record'
/** The first place where two texts differ, with its surroundings. */
export type Difference = {
  /** Which part or value differs; empty for the text as a whole. */
  place: string
  before: string
  after: string
}

const leading = 60
const following = 120
const valueLength = 160

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** An excerpt around the first differing character of two texts; undefined for equal texts. */
export function textDifference(before: string, after: string, place = ''): Difference | undefined {
  if (before === after) return undefined
  let index = 0
  while (before[index] === after[index]) index += 1
  const start = Math.max(0, index - leading)
  const excerpt = (text: string): string =>
    `${start > 0 ? '…' : ''}${oneLine(shortened(text.slice(start), index - start + following))}`
  return { place, before: excerpt(before), after: excerpt(after) }
}

/** The tags or texts of both sides around the first differing character: equal for one change on many pages. */
export function differingToken(before: string, after: string): string {
  let index = 0
  while (index < before.length && before[index] === after[index]) index += 1
  const token = (text: string): string => {
    const start = Math.max(text.lastIndexOf('<', index - 1), text.lastIndexOf('>', index - 1), 0)
    const end = text.slice(index).search(/[<>\n]/)
    return text.slice(Math.max(start, index - following), end < 0 ? undefined : index + end)
  }
  return `${shortened(token(before), valueLength)} → ${shortened(token(after), valueLength)}`
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : shortened(JSON.stringify(value), valueLength)

/** The first value that differs in two JSON documents, with its path; undefined when they are written alike. */
export function jsonDifference(before: unknown, after: unknown, place = ''): Difference | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (!hasParts(before) || !hasParts(after) || Array.isArray(before) !== Array.isArray(after)) {
    return { place, before: shown(before), after: shown(after) }
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = jsonDifference(partAt(before, key), partAt(after, key), place ? `${place}.${key}` : key)
    if (found) return found
  }
  const keys = (value: object): string => shortened(Object.keys(value).join(', '), valueLength)
  return { place: `${place} (order of keys)`.trim(), before: keys(before), after: keys(after) }
}

/** Sizes and the first differing byte of two binary files; undefined for equal ones. */
export function bytesDifference(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const shorter = Math.min(before.length, after.length)
  let index = 0
  while (index < shorter && before[index] === after[index]) index += 1
  return {
    place: `byte ${index}`,
    before: `${before.length} bytes`,
    after: `${after.length} bytes`,
  }
}
