/** Reads JSON with the position of an error, which V8 leaves out of most of its messages. */

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export type JsonError = { message: string; line: number; column: number }

const whitespace = /[ \t\n\r]*/y
/* oxlint-disable no-control-regex -- JSON forbids exactly these characters in strings */
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/* oxlint-enable no-control-regex */

type Expectation = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or ]' | ', or }' | 'end of file'

/** Parses a JSON text (a byte order mark is allowed). Never throws: gives the value or the first error. */
export function parseJson(text: string): { value: Json } | { error: JsonError } {
  try {
    const value: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value }
  } catch {
    return { error: firstError(text) }
  }
}

/** Scans a text that is not JSON up to the first character that is not allowed at its place. */
function firstError(text: string): JsonError {
  const open: ('{' | '[')[] = []
  let expected: Expectation = 'value'
  let offset = text.startsWith('\uFEFF') ? 1 : 0

  const match = (pattern: RegExp): string => {
    pattern.lastIndex = offset
    return pattern.exec(text)?.[0] ?? ''
  }
  const afterValue = (): Expectation =>
    open.length === 0 ? 'end of file' : open.at(-1) === '{' ? ', or }' : ', or ]'

  for (;;) {
    offset += match(whitespace).length
    const character = text[offset]
    const token = match(scalar)
    const wantsValue: boolean = expected === 'value' || expected === 'value or ]'
    if (wantsValue && (character === '{' || character === '[')) {
      open.push(character)
      expected = character === '{' ? 'name or }' : 'value or ]'
    } else if (wantsValue && token) {
      expected = afterValue()
      offset += token.length - 1
    } else if ((expected === 'name' || expected === 'name or }') && token.startsWith('"')) {
      expected = ':'
      offset += token.length - 1
    } else if (expected === ':' && character === ':') {
      expected = 'value'
    } else if (character === ',' && (expected === ', or }' || expected === ', or ]')) {
      expected = expected === ', or }' ? 'name' : 'value'
    } else if (character !== undefined && '}]'.includes(character) && expected.endsWith(`or ${character}`)) {
      open.pop()
      expected = afterValue()
    } else {
      const found = character === undefined ? 'the end of the file' : JSON.stringify(character)
      return { message: `Not JSON: expected ${expected}, found ${found}.`, ...placeOf(text, offset) }
    }
    offset += 1
  }
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
