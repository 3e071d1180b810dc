import { readLike, readList, readWhole, upTo } from './readLike'

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
