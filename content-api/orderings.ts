/** The `orderings` parameter: `[my.page.title desc,document.first_publication_date]`. */
import type { StoredDocument } from './documents'
import { QueryError } from './errors'
import { comparable, parsePath, valuesAt } from './paths'
import { checkLimit } from './searchLimits'

type Sort = (documents: readonly StoredDocument[]) => StoredDocument[]
type SortKey = string | number | undefined

/**
 * Parses the parameter into a function that gives documents in its order; undefined when it names no field. Throws a
 * QueryError, and an ApiError (400) for too many fields.
 */
export function parseOrderings(orderings: string): Sort | undefined {
  const inner = /^\s*\[(.*)\]\s*$/.exec(orderings)?.[1] ?? orderings
  const parts = inner
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  checkLimit('orderings', parts.length, 'orderings', 'fields')
  const fields = parts.map((part) => {
    const [field = '', direction = 'asc', ...rest] = part.split(/\s+/)
    const path = parsePath(field)
    if (!path || path.of === 'whole document' || rest.length > 0 || !/^(asc|desc)$/.test(direction)) {
      throw new QueryError(`[orderings] unexpected '${part}'`, orderings, orderings.indexOf(part) + 1)
    }
    const key = (document: StoredDocument): SortKey => {
      const [value] = valuesAt(path, document)
      return value === undefined ? undefined : sortKey(comparable(value))
    }
    return { key, sign: direction === 'desc' ? -1 : 1 }
  })
  if (fields.length === 0) return undefined
  return (documents) =>
    documents
      // Once for each document, not for each comparison.
      .map((document) => ({ document, keys: fields.map(({ key }) => key(document)) }))
      .sort((a, b) =>
        fields.reduce((result, { sign }, place) => result || compare(a.keys[place], b.keys[place], sign), 0),
      )
      .map(({ document }) => document)
}

function sortKey(value: string | number | boolean | null | undefined): SortKey {
  if (typeof value === 'string') return value.toLowerCase()
  return typeof value === 'boolean' ? Number(value) : (value ?? undefined)
}

/** Documents without a value come last in both directions. */
function compare(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a === b ? 0 : a < b ? -sign : sign
}
