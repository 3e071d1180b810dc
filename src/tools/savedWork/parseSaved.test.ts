import { noteLoss } from './model/readLike'
import { parseSaved, readWith, savedText } from './parseSaved'

const parse = (value: unknown) => (Array.isArray(value) ? value.length : undefined)
const throwing = (): undefined => {
  throw new Error('no such field')
}

it('reads what was stored', () => {
  expect(parseSaved('[1,2]', parse)).toEqual({ work: 2 })
  expect(parseSaved(null, parse)).toEqual({})
})

it('keeps the text of what it cannot read', () => {
  expect(parseSaved('{"version":1}', parse)).toEqual({ unreadable: '{"version":1}' })
  expect(parseSaved('[1,', parse)).toEqual({ unreadable: '[1,' })
  expect(parseSaved('[]', throwing)).toEqual({ unreadable: '[]' })
})

it('reads work that was stored beside the text of what could not be read', () => {
  const text = savedText([1, 2], '[1,')
  expect(parseSaved(text, parse)).toEqual({ work: 2, unreadable: '[1,' })
  expect(savedText([1, 2])).toBe('[1,2]')
})

it('keeps both when it can read neither', () => {
  const text = savedText({ version: 1 }, '[1,')
  expect(parseSaved(text, parse)).toEqual({ unreadable: text })
})

it('takes work with fields of such names for work', () => {
  const own = (value: unknown) => value as { work: string }
  for (const text of [
    '{"work":"a"}',
    '{"work":"a","unreadable":1}',
    '{"work":"a","unreadable":"b","more":1}',
  ])
    expect(parseSaved(text, own)).toEqual({ work: JSON.parse(text) as unknown })
})

it('a reader that throws has read nothing', () => {
  expect(readWith(throwing, [])).toBeUndefined()
  expect(readWith(parse, [1])).toBe(1)
})

it('keeps the text of work that can be read only in part, also beside earlier work', () => {
  const parse = (value: unknown) => {
    const { amount } = value as { amount: unknown }
    if (typeof amount !== 'string') noteLoss()
    return { amount: typeof amount === 'string' ? amount : '' }
  }
  expect(parseSaved('{"amount":7}', parse)).toEqual({ work: { amount: '' }, unreadable: '{"amount":7}' })
  const both = '{"work":{"amount":7},"unreadable":"earlier"}'
  expect(parseSaved(both, parse)).toEqual({ work: { amount: '' }, unreadable: both })
  expect(parseSaved('{"amount":"7"}', parse)).toEqual({ work: { amount: '7' } })
})
