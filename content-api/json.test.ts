import { parseJson } from './json'

const errorOf = (text: string) => {
  const result = parseJson(text)
  return 'error' in result ? result.error : undefined
}

it('reads JSON, with a byte order mark too', () => {
  expect(parseJson('\uFEFF{"a":[1,-2.5e3,"é",null,true]}')).toEqual({
    value: { a: [1, -2500, 'é', null, true] },
  })
})

it.each([
  ['a trailing comma in an object', '{\n  "a": 1,\n}', { line: 3, column: 1 }],
  ['a trailing comma in a list', '[1, 2, ]', { line: 1, column: 8 }],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['a missing colon', '{"a" 1}', { line: 1, column: 6 }],
  ['a bare word', '{"a": yes}', { line: 1, column: 7 }],
  ['single quotes', "{'a': 1}", { line: 1, column: 2 }],
  ['a line break in a text', '{"a": "one\ntwo"}', { line: 1, column: 7 }],
  ['a wrong bracket', '{"a": [1}', { line: 1, column: 9 }],
  ['something after the end', '{} {}', { line: 1, column: 4 }],
  ['an empty file', '', { line: 1, column: 1 }],
  ['a leading zero', '[01]', { line: 1, column: 3 }],
])('gives line and column of %s', (_, text, place) => {
  expect(errorOf(text)).toMatchObject(place)
})

it('says what it expected and what it found', () => {
  expect(errorOf('{"a": 1 "b"}')?.message).toBe('Not JSON: expected , or }, found "\\"".')
  expect(errorOf('{"a": 1')?.message).toBe('Not JSON: expected , or }, found the end of the file.')
})

it('finds the error in every text that was cut off', () => {
  const text = JSON.stringify({ id: 'x', list: [1, { deep: 'text with "quotes"' }], flag: false, none: null })
  for (let length = 0; length < text.length; length++) {
    expect(errorOf(text.slice(0, length))).toMatchObject({ line: 1 })
  }
})
