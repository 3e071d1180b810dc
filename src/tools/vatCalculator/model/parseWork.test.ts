import { readWhole } from '../../savedWork/model/readLike'
import { maxLines, type CalculatorWork } from './calculatorWork'
import { parseWork } from './parseWork'
import { sharedWork } from './sharedWork'

const on = { day: '2026-11-25', htmlLang: 'en-GB' }

const british: CalculatorWork = {
  htmlLang: 'en-GB',
  country: 'GB',
  direction: 'remove',
  rounding: 'rate',
  day: '',
  lines: ['standard:20', 'reduced:5', 'zero:0', 'custom'].map((rate, index) => ({
    id: index + 1,
    label: `Line ${index}`,
    amount: '1',
    rate,
    custom: rate === 'custom' ? '7.5' : '',
  })),
}

it('reads what it has written', () => {
  const read = readWhole(() => parseWork(JSON.parse(JSON.stringify(british)), on))
  expect(read).toEqual({ value: british, isWhole: true })
  expect(readWhole(() => parseWork({ ...british, lines: [7] }, on)).isWhole).toBe(false)
})

it('takes a rate that has ended to the one of the day', () => {
  const stored = { country: 'EE', lines: [{ amount: '10', rate: 'standard:22' }] }
  expect(parseWork(stored, on)?.lines[0]).toMatchObject({ rate: 'standard:24', amount: '10' })
  expect(parseWork(stored, { ...on, day: '2025-06-30' })?.lines[0]).toMatchObject({ rate: 'standard:22' })
})

it('keeps what it understands', () => {
  const read = parseWork(
    {
      country: 'DE',
      direction: 'sideways',
      rounding: 7,
      lines: [
        { amount: 12.5, rate: 'standard:999', label: ['x'], more: true },
        null,
        'text',
        { amount: '3', rate: '<script>', custom: 'a'.repeat(999), label: 'b'.repeat(999) },
      ],
    },
    on,
  )
  expect(read).toMatchObject({ direction: 'add', rounding: 'line' })
  expect(read?.lines).toEqual([
    { id: 1, label: '', amount: '12.5', rate: 'standard:19', custom: '' },
    { id: 4, label: 'b'.repeat(200), amount: '3', rate: 'standard:19', custom: 'a'.repeat(40) },
  ])
})

it.each([
  null,
  7,
  'x',
  [],
  {},
  { country: 'XX', lines: [] },
  { country: 'DE' },
  { country: 'DE', lines: {} },
])('refuses %j', (value) => {
  expect(parseWork(value, on)).toBeUndefined()
})

it('keeps no more lines than a page can show, and never none', () => {
  const many = Array.from({ length: 2000 }, () => ({ amount: '1' }))
  expect(parseWork({ country: 'DE', lines: many }, on)?.lines).toHaveLength(maxLines)
  expect(parseWork({ country: 'DE', lines: [] }, on)?.lines).toHaveLength(1)
})

describe('numbers that were typed on a page of another language', () => {
  const line = { label: '', rate: 'custom' }
  const work = (htmlLang: string, amount: string, custom: string): object =>
    sharedWork({
      htmlLang,
      country: 'DE',
      direction: 'add',
      rounding: 'line',
      day: '',
      lines: [{ ...line, id: 1, amount, custom }],
    })
  const read = (value: unknown, htmlLang: string) => parseWork(value, { ...on, htmlLang })?.lines[0]

  it.each([
    // Read as a number of the other language, these would be a thousand times smaller or larger.
    ['en-GB', 'de-DE', '2,500', '7.5', '2.500', '7,5'],
    ['de-DE', 'en-GB', '2.500', '7,5', '2,500', '7.5'],
    ['de-DE', 'en-GB', '1.234,56', '12,125', '1,234.56', '12.125'],
    ['fi-FI', 'en-GB', '1 234,5', '', '1,234.5', ''],
    ['en-GB', 'en-GB', '2,500', '7.50', '2,500', '7.50'],
    ['de-DE', 'en-GB', '1000', '20', '1000', '20'],
  ])('of %s are written as %s writes them: %s, %s', (from, to, amount, custom, readAmount, readCustom) => {
    expect(read(work(from, amount, custom), to)).toMatchObject({ amount: readAmount, custom: readCustom })
  })

  it('stay as they are when they are no numbers, or their language is not known', () => {
    expect(read(work('de-DE', 'zwölf', '1,,5'), 'en-GB')).toMatchObject({ amount: 'zwölf', custom: '1,,5' })
    for (const htmlLang of [undefined, 7, 'no language', ['de']])
      expect(read({ ...work('de-DE', '2.500', ''), htmlLang }, 'en-GB')).toMatchObject({ amount: '2.500' })
  })
})

it('keeps the day that was chosen, with its rates, and nothing that is no day', () => {
  const stored = { country: 'EE', day: '2025-06-30', lines: [{ amount: '1', rate: 'standard:24' }] }
  expect(parseWork(stored, on)).toMatchObject({ day: '2025-06-30', lines: [{ rate: 'standard:22' }] })
  expect(parseWork({ ...stored, day: 'x' }, on)).toMatchObject({ day: '', lines: [{ rate: 'standard:24' }] })
})
