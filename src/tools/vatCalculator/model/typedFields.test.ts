import { emptyWork, type CalculatorWork } from './calculatorWork'
import { withTyped } from './typedFields'

const read = emptyWork('DE', '2026-11-25', 'de-DE')

it('what was typed before the application started is in its work', () => {
  expect(
    withTyped(read, {
      direction: 'remove',
      'label-1': 'Tisch',
      'amount-1': '119',
      'rate-1': 'reduced:7',
    }),
  ).toEqual({
    ...read,
    direction: 'remove',
    lines: [{ id: 1, label: 'Tisch', amount: '119', rate: 'reduced:7', custom: '' }],
  })
})

it.each<[string, Record<string, string>, Partial<CalculatorWork['lines'][number]>]>([
  ['label', { 'label-1': 'Tisch' }, { label: 'Tisch' }],
  ['amount', { 'amount-1': '5' }, { amount: '5' }],
  ['rate', { 'rate-1': 'zero:0' }, { rate: 'zero:0' }],
])('%s alone changes nothing else', (_, typed, change) => {
  expect(withTyped(read, typed)).toEqual({ ...read, lines: [{ ...read.lines[0], ...change }] })
})

it('a field that was emptied is empty', () => {
  const saved = withTyped(read, { 'amount-1': '5', 'label-1': 'Tisch' })
  expect(withTyped(saved, { 'amount-1': '' }).lines[0]).toMatchObject({ amount: '', label: 'Tisch' })
})

it('saved lines after the first stay as they are', () => {
  const second = { id: 2, label: 'Stuhl', amount: '50', rate: 'standard:19', custom: '' }
  const saved = { ...read, lines: [...read.lines, second] }
  expect(withTyped(saved, { 'amount-1': '7' }).lines).toEqual([{ ...read.lines[0], amount: '7' }, second])
})

it('another country brings its rates, for the line that was typed too', () => {
  expect(withTyped(read, { country: 'FR', 'amount-1': '7', 'rate-1': 'reduced:7' })).toMatchObject({
    country: 'FR',
    lines: [{ amount: '7', rate: 'reduced:5.5' }],
  })
})

it('nothing typed, an unknown direction and an unknown country leave the work as it was', () => {
  expect(withTyped(read, {})).toBe(read)
  expect(withTyped(read, { direction: 'sideways', country: 'XX' })).toBe(read)
  const none = { ...read, lines: [] }
  expect(withTyped(none, { 'amount-1': '7' })).toBe(none)
})

it('a day brings its rates, also to a country that was typed with it', () => {
  expect(withTyped(read, { 'rate-day': '2025-06-30', country: 'EE' })).toMatchObject({
    day: '2025-06-30',
    lines: [{ rate: 'standard:22' }],
  })
  expect(withTyped({ ...read, day: '2025-06-30' }, { 'rate-day': '' }).day).toBe('')
  expect(withTyped(read, { 'rate-day': '2025-02-30' })).toBe(read)
})
