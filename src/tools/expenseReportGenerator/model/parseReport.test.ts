import { readWhole } from '../../savedWork/model/readLike'
import { calculateReport } from './calculate'
import { maxReceipts, parseReport } from './parseReport'
import { maxLines, withoutReceipts } from './report'
import { defaults, expense, mileage, perDiem, reportOf } from './report.fixture'

const parse = (value: unknown) => parseReport(value, defaults)
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads what it has stored', () => {
  const report = reportOf([
    expense('line-1', { receipts: [{ id: 'r1', name: 'a.jpg' }] }),
    mileage('line-7'),
    perDiem('line-3'),
  ])
  expect(readWhole(() => parse(throughJson(report)))).toEqual({ value: report, isWhole: true })
  expect(readWhole(() => parse({ ...report, from: '2026-02-31' })).isWhole).toBe(false)
})

it.each([[null], ['text'], [12], [[]], [{}], [{ lines: 'none' }]])('%j is no report', (value) => {
  expect(parse(value)).toBeUndefined()
})

it('keeps what it understands, field by field, and never throws', () => {
  const parsed = parse({
    employee: 'Mara',
    company: { name: 'x' },
    from: '2026-02-31',
    to: '2026-11-06',
    currency: 'XXX',
    lines: [
      {
        kind: 'expense',
        merchant: 'Kiosk',
        amount: 12.5,
        category: 'bribes',
        currency: 'eur',
        receipts: 'none',
      },
      { kind: 'mileage', country: 'ZZ', distance: '12', vehicle: 'spaceship' },
      { kind: 'other', amount: ['1'] },
      null,
      'line',
    ],
  })
  expect(parsed).toMatchObject({ employee: 'Mara', company: '', from: '', to: '2026-11-06', currency: 'GBP' })
  expect(parsed?.lines).toHaveLength(3)
  expect(parsed?.lines[0]).toMatchObject({
    merchant: 'Kiosk',
    amount: '12.5',
    category: 'other',
    currency: 'EUR',
  })
  expect(parsed?.lines[1]).toMatchObject({ kind: 'mileage', country: 'GB', distance: '12' })
  expect(parsed && calculateReport(parsed, 'en-GB').totals.counted).toBe(0)
})

it('gives lines with the same id different ones', () => {
  const parsed = parse({ lines: [{ id: 'line-1' }, { id: 'line-1' }, { id: '<b>' }] })
  expect(new Set(parsed?.lines.map(({ id }) => id)).size).toBe(3)
})

it('takes no more lines and no longer texts than a report may have', () => {
  const parsed = parse({
    lines: Array.from({ length: maxLines + 20 }, () => ({ merchant: 'x'.repeat(100_000) })),
  })
  expect(parsed?.lines).toHaveLength(maxLines)
  expect(parsed?.lines[0]).toMatchObject({ merchant: 'x'.repeat(2000) })
})

it('a link holds no pictures', () => {
  const report = reportOf([expense('line-1', { receipts: [{ id: 'r1', name: 'secret.jpg' }] })])
  expect(JSON.stringify(withoutReceipts(report))).not.toContain('secret')
})

it('numbers of a page in another language are written as this one does, and come to the same', () => {
  const lines = [
    expense('line-1', { amount: '1.234', vat: '12,50', rate: '0,86', merchant: '1.234' }),
    mileage('line-2', { distance: '1.500,5' }),
  ]
  const report = parseReport({ htmlLang: 'de-DE', receiptFrom: '2.500', lines }, defaults)
  expect(report).toMatchObject({
    htmlLang: 'en-GB',
    receiptFrom: '2,500',
    lines: [{ amount: '1,234', vat: '12.5', rate: '0.86', merchant: '1.234' }, { distance: '1,500.5' }],
  })
  // Damaged: the language is missing.
  expect(parseReport({ lines }, defaults)?.lines[0]).toMatchObject({ amount: '1.234' })
})

it('of the pictures of a line those with an id stay, ten at most', () => {
  const receipts = [
    { id: '', name: 'no id' },
    'x',
    ...Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, name: 'a' })),
  ]
  const [line] = parse({ lines: [{ kind: 'expense', receipts }] })?.lines ?? []
  expect(line).toMatchObject({ receipts: expect.arrayContaining([{ id: 'r0', name: 'a' }]) })
  expect(line?.kind === 'expense' && line.receipts.length).toBeLessThanOrEqual(maxReceipts)
})

it('a line keeps its number when no other has it', () => {
  const ids = parse({
    lines: [{ id: 'line-7' }, { id: 'line-7' }, { id: 'line-1234567' }, { id: 'xline-1' }, { id: 'line-2x' }],
  })?.lines.map(({ id }) => id)
  expect(ids).toEqual(['line-7', 'line-100001', 'line-100002', 'line-100003', 'line-100004'])
})

it('a line without a country keeps that, and days that exist stay', () => {
  const [line] =
    parse({ from: '2026-02-28', lines: [{ kind: 'perDiem', country: '', date: '2026-02-29' }] })?.lines ?? []
  expect(line).toMatchObject({ kind: 'perDiem', country: '', date: '' })
  expect(parse({ from: '2026-02-28', lines: [] })?.from).toBe('2026-02-28')
})
