import { emptyWork, inCountry, maxLines, nextId, parseWork, type CalculatorWork } from './calculatorWork'

const day = '2026-11-25'

it('starts with one empty line at the standard rate', () => {
  expect(emptyWork('FI', day)).toEqual({
    country: 'FI',
    direction: 'add',
    rounding: 'line',
    lines: [{ id: 1, label: '', amount: '', rate: 'standard:25.5', custom: '' }],
  })
})

const ratesOf = ({ lines }: CalculatorWork): string[] => lines.map(({ rate }) => rate)

const british: CalculatorWork = {
  country: 'GB',
  direction: 'remove',
  rounding: 'rate',
  lines: ['standard:20', 'reduced:5', 'zero:0', 'custom'].map((rate, index) => ({
    id: index + 1,
    label: `Line ${index}`,
    amount: '1',
    rate,
    custom: rate === 'custom' ? '7.5' : '',
  })),
}

it('takes the lines to the rates of another country', () => {
  expect(ratesOf(inCountry(british, 'DE', day))).toEqual(['standard:19', 'reduced:7', 'zero:0', 'custom'])
  // France has no zero rate, but exports from there are free of VAT as well.
  expect(ratesOf(inCountry(british, 'FR', day))).toEqual(['standard:20', 'reduced:10', 'zero:0', 'custom'])
  const parking = { ...british, lines: [{ id: 1, label: '', amount: '', rate: 'parking:13', custom: '' }] }
  expect(ratesOf(inCountry(parking, 'FR', day))).toEqual(['standard:20'])
})

it('reads what it has written', () => {
  expect(parseWork(JSON.parse(JSON.stringify(british)), day)).toEqual(british)
})

it('takes a rate that has ended to the one of the day', () => {
  const stored = { country: 'EE', lines: [{ amount: '10', rate: 'standard:22' }] }
  expect(parseWork(stored, day)?.lines[0]).toMatchObject({ rate: 'standard:24', amount: '10' })
  expect(parseWork(stored, '2025-06-30')?.lines[0]).toMatchObject({ rate: 'standard:22' })
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
    day,
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
  expect(parseWork(value, day)).toBeUndefined()
})

it('keeps no more lines than a page can show, and never none', () => {
  const many = Array.from({ length: 2000 }, () => ({ amount: '1' }))
  expect(parseWork({ country: 'DE', lines: many }, day)?.lines).toHaveLength(maxLines)
  expect(parseWork({ country: 'DE', lines: [] }, day)?.lines).toHaveLength(1)
})

it('gives each line an id of its own', () => {
  expect(nextId([])).toBe(1)
  expect(nextId(british.lines)).toBe(5)
})
