import { bytesDifference, jsonDifference, textDifference } from './differences'

describe('the first difference', () => {
  it('of two texts is shown with its surroundings', () => {
    expect(textDifference('a', 'a')).toBeUndefined()
    const long = 'x'.repeat(200)
    expect(textDifference(`${long}\n1${long}`, `${long}\n2${long}`)).toEqual({
      place: '',
      before: `…${'x'.repeat(59)} 1${'x'.repeat(119)}…`,
      after: `…${'x'.repeat(59)} 2${'x'.repeat(119)}…`,
    })
    expect(textDifference('page', 'pages')).toEqual({ place: '', before: 'page', after: 'pages' })
  })

  it('of two JSON documents is shown with its path', () => {
    expect(jsonDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined()
    expect(jsonDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 'x' }] })).toEqual({
      place: 'a.1.b',
      before: '2',
      after: '"x"',
    })
    expect(jsonDifference({ a: 1 }, { a: 1, c: null })).toEqual({
      place: 'c',
      before: 'nothing',
      after: 'null',
    })
    expect(jsonDifference({ list: [] }, { list: {} })).toMatchObject({ place: 'list' })
    expect(jsonDifference({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toEqual({
      place: 'a (order of keys)',
      before: 'x, y',
      after: 'y, x',
    })
  })

  it('of two binary files is shown with their sizes', () => {
    expect(bytesDifference(Buffer.from([1, 2]), Buffer.from([1, 2]))).toBeUndefined()
    expect(bytesDifference(Buffer.from([1, 2]), Buffer.from([1, 2, 3]))).toEqual({
      place: 'byte 2',
      before: '2 bytes',
      after: '3 bytes',
    })
  })
})
