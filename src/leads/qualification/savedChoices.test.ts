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
