/** Parser of the `q` parameter: `[[at(document.type, "page")][any(document.tags, ["a", "b"])]]`. */
import { QueryError } from './errors'

type Value = string | number | boolean
/** A value, or a list of values: lists in lists have no meaning. */
export type Argument = Value | readonly Value[]

/** One predicate as written; `column` is the position of its first argument, for error messages. */
export type Call = {
  operator: string
  path: string | undefined
  args: Argument[]
  column: number
  query: string
}

const space = /\s*/y
const name = /[a-zA-Z][\w.-]*/y
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** The client escapes quotes and nothing else: a backslash before another character is a backslash. */
const quoted = /"((?:\\"|[^"])*)"/y

/** Parses one `q`. Throws a QueryError with the position of the first error. */
export function parseQuery(query: string): Call[] {
  let offset = 0

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset
    const found = pattern.exec(query)
    if (found) offset += found[0].length
    return found
  }
  const next = (): string | undefined => {
    match(space)
    return query[offset]
  }
  const accept = (character: string): boolean => {
    if (next() !== character) return false
    offset += 1
    return true
  }
  const fail = (expected: string): never => {
    throw new QueryError(`unexpected input, expected ${expected}`, query, offset + 1)
  }
  const expect = (character: string): void => {
    if (!accept(character)) fail(`'${character}'`)
  }
  const list = <Item>(item: () => Item, close: string): Item[] => {
    const items: Item[] = []
    if (accept(close)) return items
    do items.push(item())
    while (accept(','))
    expect(close)
    return items
  }
  const argument = (): Argument => (accept('[') ? list(value, ']') : value())
  const value = (): Value => {
    next()
    const text = match(quoted)
    if (text) return (text[1] ?? '').replaceAll('\\"', '"')
    const digits = match(number)
    if (digits) return Number(digits[0])
    const word = match(name)?.[0]
    return word === 'true' ? true : word === 'false' ? false : fail('a value')
  }
  const call = (): Call => {
    expect('[')
    if (accept(':')) {
      match(name)
      expect('=')
      next()
    }
    const operator = match(name)?.[0] ?? fail('a predicate')
    expect('(')
    next()
    const column = offset + 1
    const path = match(name)?.[0]
    const hasArguments = path === undefined || accept(',')
    const args = hasArguments ? list(argument, ')') : []
    if (!hasArguments) expect(')')
    expect(']')
    return { operator, path, args, column, query }
  }

  expect('[')
  const calls: Call[] = []
  while (next() === '[') calls.push(call())
  expect(']')
  if (next() !== undefined) fail('the end of the query')
  return calls
}
