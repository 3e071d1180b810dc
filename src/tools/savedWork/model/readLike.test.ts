import { cleanText, readLike, readList, readWhole, upTo } from './readLike'

const template = { name: '', kind: 'a', count: 1, isOn: false, inner: { kind: 'x', note: 'none' } }
const checks = { kind: ['a', 'b'], 'inner.kind': ['x', 'y'], name: upTo(5) }

it('reads what has the shape of the template, and says that it is whole', () => {
  const value = { name: 'Anna', kind: 'b', count: 7, isOn: true, inner: { kind: 'y', note: '' } }
  expect(readWhole(() => readLike(template, value, checks))).toEqual({ value, isWhole: true })
  expect(readWhole(() => readLike(template, {}, checks))).toEqual({ value: template, isWhole: true })
})

it.each([
  ['a text of no choice', { kind: 'x' }, {}],
  ['a choice of another path', { inner: { kind: 'a' } }, {}],
  ['a text that is too long', { name: 'Annabel' }, { name: 'Annab' }],
  ['a list for a text', { name: ['Anna'] }, {}],
  ['a text for a number', { count: 'seven' }, {}],
  ['a number for a group of fields', { inner: 7 }, {}],
  ['nothing for a group of fields', { inner: null }, {}],
  ['a list for everything', [1], {}],
])('%s is left out and noted', (_name, value, changes) => {
  expect(readWhole(() => readLike(template, value, checks))).toEqual({
    value: { ...template, ...changes },
    isWhole: false,
  })
})

it('takes numbers for texts, and no fields that an object only inherits', () => {
  expect(readLike(template, { name: 12.5 }, checks)).toEqual({ ...template, name: '12.5' })
  expect(readLike({ constructor: 'none' }, {})).toEqual({ constructor: 'none' })
})

it('reads entries up to a number, and notes those that are left out', () => {
  const text = (entry: unknown) => (typeof entry === 'string' ? entry : undefined)
  expect(readWhole(() => readList(['a', 'b'], 2, text))).toEqual({ value: ['a', 'b'], isWhole: true })
  expect(readWhole(() => readList(['a', 7, 'b'], 9, text))).toEqual({ value: ['a', 'b'], isWhole: false })
  expect(readWhole(() => readList(['a', 'b'], 1, text))).toEqual({ value: ['a'], isWhole: false })
  expect(readWhole(() => readList('no list', 1, text))).toEqual({ value: [], isWhole: false })
  expect(readWhole(() => readList(undefined, 1, text))).toEqual({ value: [], isWhole: true })
})

it('a text has no characters that a file cannot have, and its halves of letters are gone', () => {
  expect(cleanText('a\u0000b\u0008c\u000bd\u001fe\ufffef\uffff\tg\n\rh')).toBe('abcdef\tg\n\rh')
  expect(cleanText('x\ud83dy\ude00z😀')).toBe('xyz😀')
})

it('a text is cut at its length, which is noted', () => {
  expect(readWhole(() => upTo(3)('abc'))).toEqual({ value: 'abc', isWhole: true })
  expect(readWhole(() => upTo(3)('abcd'))).toEqual({ value: 'abc', isWhole: false })
  const long = 'a'.repeat(20_001)
  expect(readWhole(() => readLike({ note: '' }, { note: long }))).toEqual({
    value: { note: long.slice(1) },
    isWhole: false,
  })
})

it('a check may be a function, and one for all texts', () => {
  const capital = (text: string) => (/^[A-Z]/.test(text) ? text : undefined)
  const read = (value: object) =>
    readWhole(() => readLike({ a: 'x', b: 'y' }, value, { '*': capital, b: ['y', 'z'] }))
  expect(read({ a: 'Anna', b: 'z' })).toEqual({ value: { a: 'Anna', b: 'z' }, isWhole: true })
  expect(read({ a: 'anna', b: 'Z' })).toEqual({ value: { a: 'x', b: 'y' }, isWhole: false })
})

it.each([[NaN], [Infinity], [true], [{}]])('%p is no text', (value) => {
  expect(readWhole(() => readLike({ a: 'x' }, { a: value }))).toEqual({ value: { a: 'x' }, isWhole: false })
})

it('an empty text that a field cannot take is no loss', () => {
  expect(readWhole(() => readLike({ kind: 'a' }, { kind: '' }, { kind: ['a', 'b'] }))).toEqual({
    value: { kind: 'a' },
    isWhole: true,
  })
})
