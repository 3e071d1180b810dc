import { parsedJson } from '../../core/values/json'
import { isRecord } from '../../core/values/record'
import { readWhole } from './model/readLike'

/** What was stored of a tool: the work, the text of what cannot be read or only in part, or both. */
export type Saved<Work> = { work?: Work; unreadable?: string }

type Parse<Work> = (value: unknown) => Work | undefined

/** What `parse` makes of a value; undefined also when it throws. */
export function readWith<Work>(parse: Parse<Work>, value: unknown): Work | undefined {
  try {
    return parse(value)
  } catch {
    return undefined
  }
}

/** Work that was stored together with the text of earlier work that cannot be read. */
const isBoth = (value: unknown): value is { work: unknown; unreadable: string } =>
  isRecord(value) &&
  Object.keys(value).sort().join() === 'unreadable,work' &&
  typeof value['unreadable'] === 'string'

/** The text to store for some work, and beside it the text of earlier work that cannot be read, so that it is kept. */
export const savedText = (work: object, unreadable?: string): string =>
  JSON.stringify(unreadable === undefined ? work : { work, unreadable })

/**
 * Reads a stored text. `parse` gets its JSON and gives the work, keeping what it understands of damaged data, or undefined
 * when it is something else; what is not whole is then `unreadable` as well, so that the visitor can keep it.
 */
export function parseSaved<Work>(text: string | null, parse: Parse<Work>): Saved<Work> {
  if (text === null) return {}
  const value = parsedJson(text)
  if (isBoth(value)) {
    const { value: work, isWhole } = readWhole(() => readWith(parse, value.work))
    return work === undefined ? { unreadable: text } : { work, unreadable: isWhole ? value.unreadable : text }
  }
  const { value: work, isWhole } = readWhole(() => readWith(parse, value))
  return work === undefined ? { unreadable: text } : { work, ...(isWhole ? {} : { unreadable: text }) }
}
