/** Reading JSON so that a fault is told with its place: V8 leaves the position out of most of its messages. */

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export type JsonFault = { message: string; line: number; column: number }

const whitespace = /[ \t\n\r]*/y
/* eslint-disable no-control-regex -- JSON forbids exactly these characters in strings */
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/* eslint-enable no-control-regex */

type Expectation = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or ]' | ', or }' | 'end of file'

/** Parses a JSON text (a byte order mark is allowed). Never throws: gives the value or the first fault. */
export function readJson(text: string): { value: Json } | { fault: JsonFault } {
  try {
    const value: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value }
  } catch {
    return { fault: firstFault(text) }
  }
}

/** Walks a text that is known not to be JSON up to the first character that cannot stand where it stands. */
function firstFault(text: string): JsonFault {
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
