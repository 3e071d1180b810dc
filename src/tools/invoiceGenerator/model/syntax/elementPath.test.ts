import { joined, pathOf, plainPath, stepOf } from './elementPath'
import { identifierAt, partAt, setAt, textAt, valueAt } from './values'

it('a path has its steps, with their prefixes and conditions, and an attribute at its end', () => {
  expect(pathOf('A/udt:B@unitCode')).toEqual({
    steps: [
      { key: 'A', name: 'A', prefix: undefined, conditions: [] },
      { key: 'udt:B', name: 'B', prefix: 'udt', conditions: [] },
    ],
    attribute: 'unitCode',
  })
  expect(stepOf('TaxTotal#1')).toEqual({
    key: 'TaxTotal#1',
    name: 'TaxTotal',
    prefix: undefined,
    conditions: [],
  })
})

it('a condition is a part that is one of its values, is none of them, or is only written', () => {
  const { conditions } = stepOf('A[B=50|130][C/D!=x][E:=VAT][F@id=1]')
  expect(conditions.map(({ place, is, values }) => [plainPath(place), place.attribute, is, values])).toEqual([
    ['B', undefined, '=', ['50', '130']],
    ['C/D', undefined, '!=', ['x']],
    ['E', undefined, ':=', ['VAT']],
    ['F', 'id', '=', ['1']],
  ])
  expect(pathOf('A[B/C=x]/D').steps.map(({ name }) => name)).toEqual(['A', 'D'])
})

it('paths are joined, and an attribute follows its element', () => {
  expect(joined('A/B', 'C')).toBe('A/B/C')
  expect(joined('A', '@id')).toBe('A@id')
  expect(joined('', 'C')).toBe('C')
  expect(joined('A', '')).toBe('A')
  expect(plainPath(pathOf('udt:A[B=1]/C@d'))).toBe('A/C')
})

it('values are read at their paths', () => {
  const value = { seller: { name: 'A', vat: { id: 'DE1', scheme: 'VA' }, size: 7 } }
  expect(valueAt(value, '')).toBe(value)
  expect(valueAt(value, 'seller.name')).toBe('A')
  expect(valueAt(value, 'seller.name.first')).toBeUndefined()
  expect(textAt(value, 'seller.size')).toBeUndefined()
  expect(identifierAt(value, 'seller.vat')).toEqual({ id: 'DE1', scheme: 'VA' })
  expect(identifierAt({ id: { id: 'x', version: '2' } }, 'id')).toEqual({
    id: 'x',
    scheme: undefined,
    version: '2',
  })
  expect(identifierAt(value, 'seller.name')).toBeUndefined()
  expect(identifierAt({ a: { id: 7 } }, 'a')).toBeUndefined()
})

it('values are set at their paths, with the parts that are missing', () => {
  const value: Record<string, unknown> = { seller: { name: 'A' } }
  setAt(value, 'seller.address.city', 'Leeds')
  setAt(value, 'number', '1')
  setAt(value, '', { type: '380' })
  expect(value).toEqual({ seller: { name: 'A', address: { city: 'Leeds' } }, number: '1', type: '380' })
  expect(partAt(value, 'seller')).toBe(value['seller'])
  expect(partAt(value, '')).toBe(value)
})
