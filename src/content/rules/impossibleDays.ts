import { daysIn, isDay } from '../../core/values/day'
import { partAt, hasParts } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { ModelledDocument } from './modelledFields'

/** Every text of a value, with its path. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (!hasParts(value)) return []
  return Object.keys(value).flatMap((key) => textsIn(partAt(value, key), `${path}.${key}`))
}

/**
 * Days that the calendar does not have, `2026-02-30`, in any text of a document and in the dates of its publication: a
 * browser shows them as a day of the next month. What a field of the kind Date or Timestamp has is checked with its kind.
 */
export function impossibleDayFindings(documents: readonly ModelledDocument[]): ContentFinding[] {
  return documents.flatMap(({ document, fields }) => {
    const dates = new Set(
      fields.flatMap(({ path, model }) =>
        model.type === 'Date' || model.type === 'Timestamp' ? [path] : [],
      ),
    )
    const { data, first_publication_date, last_publication_date } = document
    return textsIn({ first_publication_date, last_publication_date, data }, '').flatMap(({ path, text }) => {
      const field = path.slice(1)
      const [impossible] = dates.has(field) ? [] : daysIn(text).filter((day) => !isDay(day))
      return impossible
        ? [findingIn(document, field, `${impossible} is no day of the calendar: write one that is`)]
        : []
    })
  })
}
