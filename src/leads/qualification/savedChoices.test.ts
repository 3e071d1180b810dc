import { readChoices, writeChoices } from './savedChoices'
import { addressOfStep, stepInQuery } from './stepAddress'

it('answers survive being stored', () => {
  const choices = { company: ['registered'], features: [] }
  expect(readChoices(writeChoices(choices))).toEqual(choices)
})

it.each([null, '', '{', 'null', '7', '"x"', '[["a"]]', JSON.stringify(Array(500)), JSON.stringify(Object.fromEntries([...Array(500).keys()].map((key) => [key, ['x']])))])(
  'nothing is read of %.20s',
  (stored) => expect(readChoices(stored)).toEqual({}),
) // prettier-ignore

it('only texts are read', () => {
  expect(readChoices('{"a":["x"],"b":"x","c":[1],"d":null,"e":[["x"]]}')).toEqual({ a: ['x'] })
})

it('the step is a parameter of the address beside others', () => {
  expect(stepInQuery('?utm_source=a&step=size')).toBe('size')
  expect(stepInQuery('?step=')).toBeUndefined()
  expect(stepInQuery('')).toBeUndefined()
  expect(addressOfStep({ pathname: '/en/qualification', search: '?utm_source=a' }, 'größe')).toBe(
    '/en/qualification?utm_source=a&step=gr%C3%B6%C3%9Fe',
  )
  expect(addressOfStep({ pathname: '/en/qualification', search: '?step=size' })).toBe('/en/qualification')
})

it('as many answers, and values of one, as a flow may have are read, one more is not ours', () => {
  const record = (count: number) =>
    JSON.stringify(Object.fromEntries([...Array(count).keys()].map((key) => [key, ['x']])))
  expect(Object.keys(readChoices(record(100)))).toHaveLength(100)
  expect(readChoices(record(101))).toEqual({})
  const values = (count: number) => JSON.stringify({ a: Array(count).fill('x'), b: ['y'] })
  expect(readChoices(values(100))['a']).toHaveLength(100)
  expect(readChoices(values(101))).toEqual({ b: ['y'] })
})

it('the address without a step loses the step alone', () => {
  expect(addressOfStep({ pathname: '/en/q', search: '?step=a&utm_source=b' })).toBe('/en/q?utm_source=b')
  expect(addressOfStep({ pathname: '/en/q', search: '?step=a' }, 'b')).toBe('/en/q?step=b')
})
