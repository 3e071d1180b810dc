import { parseSaved } from './parseSaved'

const parse = (value: unknown) => (Array.isArray(value) ? value.length : undefined)

it('reads what was stored', () => {
  expect(parseSaved('[1,2]', parse)).toEqual({ work: 2 })
  expect(parseSaved(null, parse)).toEqual({})
})

it('keeps the text of what it cannot read', () => {
  expect(parseSaved('{"version":1}', parse)).toEqual({ unreadable: '{"version":1}' })
  expect(parseSaved('[1,', parse)).toEqual({ unreadable: '[1,' })
  const throwing = () => {
    throw new Error('no such field')
  }
  expect(parseSaved('[]', throwing)).toEqual({ unreadable: '[]' })
})
