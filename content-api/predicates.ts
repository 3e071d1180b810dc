/** Evaluation of the predicates of `q`. A document is found when all predicates hold. */
import { dateTest, timeOf } from './date-predicates'
import type { StoredDocument } from './documents'
import { QueryError } from './errors'
import type { Json } from './json'
import { comparable, concerns, isFilled, isObject, parsePath, plainText, valuesAt, type Path } from './paths'
import { parseQuery, type Argument, type Call } from './query-parser'

export type Predicate = (document: StoredDocument) => boolean
type Test = (values: readonly Json[]) => boolean
type PathCheck = (path: Path) => boolean

/**
 * Parses one `q` into a predicate. `isKnownField` decides whether the repository has the field of a path.
 * Throws a QueryError for invalid syntax, unknown predicates, unsuitable arguments and unknown fields.
 */
export function parsePredicate(query: string, isKnownField: PathCheck): Predicate {
  const predicates = parseQuery(query).map((call) => compile(call, isKnownField))
  return (document) => predicates.every((predicate) => predicate(document))
}

function compile(call: Call, isKnownField: PathCheck): Predicate {
  const { operator, path: written, args, column, query } = call
  const fail = (message: string): never => {
    throw new QueryError(`[function ${operator}(..)] ${message}`, query, column)
  }
  if (operator === 'similar') {
    const [id] = args
    // Prismic ranks by shared words, which a test cannot predict: all other documents are similar here.
    return typeof id === 'string' ? (document) => document.id !== id : fail('expects the id of a document')
  }
  const path = parsePath(written ?? '')
  if (!path || (path.of === 'whole document' && operator !== 'fulltext') || !isKnownField(path)) {
    return fail(`unexpected field '${written ?? ''}'`)
  }
  const test = testOf(operator, args) ?? fail('unknown predicate or unfit arguments')
  return (document) => concerns(path, document) && test(valuesAt(path, document))
}

/** The test of a predicate; undefined for an unknown predicate or unsuitable arguments. */
function testOf(operator: string, args: readonly Argument[]): Test | undefined {
  const [first, second, third] = args
  const equals = args.length === 1 && first !== undefined ? equality(first) : undefined
  switch (operator) {
    case 'at':
      return equals
    case 'not':
      return equals && ((values) => !equals(values))
    case 'any':
    case 'in': {
      if (args.length !== 1 || !isList(first)) return undefined
      const tests = first.map(equality)
      return (values) => tests.some((test) => test(values))
    }
    case 'has':
      return args.length === 0 ? (values) => values.some(isFilled) : undefined
    case 'missing':
      return args.length === 0 ? (values) => !values.some(isFilled) : undefined
    case 'fulltext':
      return typeof first === 'string' ? containsWords(first) : undefined
    case 'number.lt':
      return typeof first === 'number' ? numbers((value) => value < first) : undefined
    case 'number.gt':
      return typeof first === 'number' ? numbers((value) => value > first) : undefined
    case 'number.inRange':
      if (typeof first !== 'number' || typeof second !== 'number') return undefined
      return numbers((value) => value >= first && value <= second)
    case 'geopoint.near':
      if (typeof first !== 'number' || typeof second !== 'number' || typeof third !== 'number')
        return undefined
      return (values) => values.some((value) => kilometresBetween(value, first, second) <= third)
    default: {
      const dates = args.filter((value) => typeof value === 'string' || typeof value === 'number')
      const test = dates.length === args.length ? dateTest(operator, dates) : undefined
      return test && ((values) => values.map(timeOf).some((time) => !Number.isNaN(time) && test(time)))
    }
  }
}

const isList = (argument: Argument | undefined): argument is readonly Argument[] => Array.isArray(argument)

/** One value must be among those of the field; of a list (tags) all must. */
function equality(wanted: Argument): Test {
  if (isList(wanted)) {
    const tests = wanted.map(equality)
    return (values) => tests.every((test) => test(values))
  }
  return (values) =>
    values.map(comparable).some((value) => {
      if (value === wanted) return true
      // The client writes a Date as epoch milliseconds.
      return typeof wanted === 'number' && typeof value === 'string' && timeOf(value) === wanted
    })
}

const numbers =
  (test: (value: number) => boolean): Test =>
  (values) =>
    values.some((value) => typeof value === 'number' && test(value))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** True when every searched word is the beginning of a word of the text, whatever the case. */
function containsWords(search: string): Test {
  const wanted = wordsOf(search)
  return (values) => {
    const words = wordsOf(values.flatMap(plainText).join(' '))
    return wanted.length > 0 && wanted.every((prefix) => words.some((word) => word.startsWith(prefix)))
  }
}

const earthRadius = 6371

/** Great-circle distance of a geopoint from a place; infinite when the value is no geopoint. */
function kilometresBetween(value: Json, latitude: number, longitude: number): number {
  if (!isObject(value)) return Infinity
  const { latitude: north, longitude: east } = value
  if (typeof north !== 'number' || typeof east !== 'number') return Infinity
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(north - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(north)) * Math.sin(radians(east - longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine))
}
