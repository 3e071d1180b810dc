import { isRecord } from '../../core/values/record'
import type { Choices } from './flow'

/** Key of the session storage for the answers that were given in this tab. */
export const qualificationKey = 'qualification/v2'

/** More answers, or more values of one, than any flow has: such a text is not ours. */
const limit = 100

/** The answers in a stored text; none for null and for anything that is no record of texts. Never throws. */
export function readChoices(stored: string | null): Choices {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    if (!isRecord(found)) return {}
    const entries = Object.entries(found)
    return entries.length > limit ? {} : Object.fromEntries(entries.filter(isChoice))
  } catch {
    return {}
  }
}

const isChoice = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].length <= limit && entry[1].every((value) => typeof value === 'string')

/** The text that stores answers. */
export const writeChoices = (choices: Choices): string => JSON.stringify(choices)
