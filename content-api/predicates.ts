/** Evaluation of the predicates of `q`. A document is found when all predicates hold. */
import { isRecord } from '../src/core/values/record'
import type { ContentIndex } from './contentIndex'
import { dateTest, timeOf } from './date-predicates'
import type { StoredDocument } from './documents'
import { QueryError } from './errors'
import type { Json } from './json'
import { comparable, concerns, isFilled, parsePath, valuesAt, type Path } from './paths'
import { parseQuery, type Argument, type Call } from './query-parser'
import type { Counted } from './searchLimits'
import { hasBeginning, sortedWordsOf, wordsOf } from './wordIndex'

type Documents = readonly StoredDocument[]

export type Predicate = {
  holds: (document: StoredDocument) => boolean
  /** Where the index knows it: the only documents that it can hold for, in the order of the ref. */
  candidates?: () => Documents
}
type Test = (values: readonly Json[]) => boolean

/** What predicates are checked against. */
export type PredicateContext = {
  index: ContentIndex
  /** Decides whether the repository has the field of a path. */
  isKnownField: (path: Path) => boolean
  /** What the predicates of one request may count up to. */
  limits: Readonly<Record<'predicates' | 'values' | 'words', Counted>>
}

/**
 * Parses one `q` into its predicates. Throws a QueryError for invalid syntax, unknown predicates, unsuitable arguments and
 * unknown fields, and an ApiError (400) for more than the limits allow.
 */
export function parsePredicates(query: string, context: PredicateContext): Predicate[] {
  const calls = parseQuery(query)
  const { predicates, values, words } = context.limits
  predicates.add(calls.length)
  for (const { operator, args } of calls) {
    values.add(args.flatMap((argument) => (isList(argument) ? argument : [])).length)
    const [text] = args
    if (operator === 'fulltext' && typeof text === 'string') words.add(wordsOf(text).length)
  }
  return calls.map((call) => compile(call, context))
}

function compile(call: Call, { index, isKnownField }: PredicateContext): Predicate {
  const { operator, path: written, args, column, query } = call
  const fail = (message: string): never => {
    throw new QueryError(`[function ${operator}(..)] ${message}`, query, column)
  }
  if (operator === 'similar') {
    const [id] = args
    // Prismic ranks by shared words, which a test cannot predict: all other documents are similar here.
    if (typeof id !== 'string') return fail('expects the id of a document')
    return { holds: (document) => document.id !== id }
  }
  const path = parsePath(written ?? '')
  if (!path || (path.of === 'whole document' && operator !== 'fulltext') || !isKnownField(path)) {
    return fail(`unexpected field '${written ?? ''}'`)
  }
  const test = testOf(operator, args) ?? fail('unknown predicate or unfit arguments')
  const [text] = args
  if (path.of === 'whole document' && typeof text === 'string') {
    let found: ReadonlySet<StoredDocument> | undefined
    return {
      holds: (document) => (found ??= new Set(index.withWords(text))).has(document),
      candidates: () => index.withWords(text),
    }
  }
  const candidates = candidatesOf(operator, path, args, index)
  return {
    holds: (document) => concerns(path, document) && test(valuesAt(path, document)),
    ...(candidates ? { candidates } : {}),
  }
}

/** The documents that the index has for ids, types and uids; of another field of a type all of the type. */
function candidatesOf(
  operator: string,
  path: Path,
  [argument]: readonly Argument[],
  index: ContentIndex,
): (() => Documents) | undefined {
  const isEquality = operator === 'at' || operator === 'any' || operator === 'in'
  // A list in `at` asks for all of its values, of which a document has one here: no index for that.
  const values = isList(argument) ? (operator === 'at' ? [] : argument) : [argument]
  const texts = values.filter((value) => typeof value === 'string')
  const find =
    isEquality && texts.length > 0 && texts.length === values.length ? lookup(path, index) : undefined
  if (find) {
    const [only] = texts
    return () => (texts.length === 1 && only !== undefined ? find(only) : index.inOrder(texts.flatMap(find)))
  }
  return path.of === 'type' ? () => index.ofType(path.type) : undefined
}

/** Finds the documents with one value of a path, where there is an index of it. */
function lookup(path: Path, index: ContentIndex): ((value: string) => Documents) | undefined {
  if (path.of === 'document' && path.field === 'type') return (type) => index.ofType(type)
  if (path.of === 'document' && path.field === 'id') return (id) => [index.byId(id) ?? []].flat()
  if (path.of !== 'type' || path.fields.length !== 1 || path.fields[0] !== 'uid') return undefined
  return (uid) => index.ofUid(path.type, uid)
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
      const holds = oneOf(first)
      return (values) => values.some(holds)
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

const isList = (argument: Argument | undefined): argument is Extract<Argument, readonly unknown[]> =>
  Array.isArray(argument)

/** One value must be among those of the field; of a list (tags) all must. */
function equality(wanted: Argument): Test {
  const tests = (isList(wanted) ? wanted : [wanted]).map((value) => oneOf([value]))
  return (values) => tests.every((holds) => values.some(holds))
}

/** True for a value of a field that equals one of those that are requested. */
function oneOf(wanted: readonly Argument[]): (value: Json) => boolean {
  const all: ReadonlySet<unknown> = new Set(wanted)
  const hasNumbers = wanted.some((value) => typeof value === 'number')
  return (value) => {
    const found = comparable(value)
    // The client writes a Date as epoch milliseconds.
    return all.has(found) || (hasNumbers && typeof found === 'string' && all.has(timeOf(found)))
  }
}

const numbers =
  (test: (value: number) => boolean): Test =>
  (values) =>
    values.some((value) => typeof value === 'number' && test(value))

/** True when every searched word is the beginning of a word of the text, whatever the case. */
function containsWords(search: string): Test {
  const wanted = [...new Set(wordsOf(search))]
  return (values) => {
    const words = values.map(sortedWordsOf)
    return (
      wanted.length > 0 && wanted.every((beginning) => words.some((list) => hasBeginning(list, beginning)))
    )
  }
}

const earthRadius = 6371

/** Great-circle distance of a geopoint from a place; infinite when the value is no geopoint. */
function kilometresBetween(value: Json, latitude: number, longitude: number): number {
  if (!isRecord(value)) return Infinity
  const { latitude: north, longitude: east } = value
  if (typeof north !== 'number' || typeof east !== 'number') return Infinity
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(north - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(north)) * Math.sin(radians(east - longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine))
}
