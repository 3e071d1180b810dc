/** The `orderings` parameter: `[my.page.title desc,document.first_publication_date]`. */
import type { StoredDocument } from './documents'
import { QueryError } from './errors'
import { comparable, parsePath, valuesAt } from './paths'

type Comparison = (a: StoredDocument, b: StoredDocument) => number
type SortKey = string | number | undefined

/** Parses the parameter into a comparison; undefined when it names no field. Throws a QueryError. */
export function parseOrderings(orderings: string): Comparison | undefined {
  const inner = /^\s*\[(.*)\]\s*$/.exec(orderings)?.[1] ?? orderings
  const comparisons = inner
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [field = '', direction = 'asc', ...rest] = part.split(/\s+/)
      const path = parsePath(field)
      if (!path || path.of === 'whole document' || rest.length > 0 || !/^(asc|desc)$/.test(direction)) {
        throw new QueryError(`[orderings] unexpected '${part}'`, orderings, orderings.indexOf(part) + 1)
      }
      const key = (document: StoredDocument): SortKey => sortKey(valuesAt(path, document).map(comparable)[0])
      const sign = direction === 'desc' ? -1 : 1
      return (a: StoredDocument, b: StoredDocument): number => compare(key(a), key(b), sign)
    })
  if (comparisons.length === 0) return undefined
  return (a, b) => comparisons.reduce((result, comparison) => result || comparison(a, b), 0)
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
