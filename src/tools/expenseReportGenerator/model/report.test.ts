import {
  emptyReport,
  isUntouched,
  maxLines,
  newExpense,
  newMileage,
  newPerDiem,
  nextReport,
  receiptIds,
  withLine,
  withNewLine,
  withoutReceipts,
  type Report,
} from './report'
import { defaults, expense, mileage, reportOf } from './report.fixture'

it('a new line has an id that no other line has, also after one was deleted', () => {
  const report = reportOf([expense('line-1'), expense('line-9')])
  expect(withNewLine(report, 'mileage', defaults).id).toBe('line-10')
})

it('a new line is in the currency of the report, a journey at the rate of the country of the market', () => {
  const report: Report = { ...reportOf([]), currency: 'EUR' }
  expect(withNewLine(report, 'expense', defaults).report.lines[0]).toMatchObject({ currency: 'EUR' })
  expect(withNewLine(report, 'mileage', defaults).report.lines[0]).toMatchObject({
    country: 'GB',
    vehicle: 'car',
  })
})

it('a full report takes no further line', () => {
  const full = reportOf(Array.from({ length: maxLines }, (_, index) => expense(`line-${index + 1}`)))
  expect(withNewLine(full, 'expense', defaults)).toEqual({ report: full, id: undefined })
})

it('the next report is of the same person, without what was in this one', () => {
  const next = nextReport(reportOf([expense('line-4')], { currency: 'EUR', receiptFrom: '25' }), defaults)
  expect(next).toMatchObject({
    employee: 'Mara Quill',
    company: 'Quillmere Ltd',
    currency: 'EUR',
    receiptFrom: '25',
    purpose: '',
    from: '',
  })
  expect(next.lines).toHaveLength(1)
  expect(next.lines[0]).toMatchObject({ amount: '', currency: 'EUR' })
})

it('a line is changed by its id, and the others stay the same', () => {
  const report = reportOf([expense('line-1'), mileage('line-2')])
  const changed = withLine(report, 'line-2', { route: 'Leeds – York' })
  expect(changed.lines).toEqual([report.lines[0], { ...report.lines[1], route: 'Leeds – York' }])
  expect(changed.lines[0]).toBe(report.lines[0])
})

it('a new expense can have values from the start, and keeps its own id', () => {
  const { report, id } = withNewLine(reportOf([]), 'expense', defaults, {
    id: 'line-9',
    merchant: 'Rail',
    amount: '5',
  })
  expect(id).toBe('line-1')
  expect(report.lines).toEqual([{ ...newExpense('line-1', 'GBP'), merchant: 'Rail', amount: '5' }])
  const journey = withNewLine(reportOf([]), 'mileage', defaults, { merchant: 'Rail' })
  expect(journey.report.lines).toEqual([newMileage('line-1', 'GB')])
})

it('empty lines have nothing but what the report says of them', () => {
  expect(newExpense('line-1', 'EUR')).toEqual({
    id: 'line-1', kind: 'expense', date: '', note: '', rate: '', rateSource: '', merchant: '', category: 'other',
    amount: '', currency: 'EUR', vat: '', people: '', receipts: [],
  }) // prettier-ignore
  expect(newMileage('line-2', 'ZZ')).toEqual({
    id: 'line-2', kind: 'mileage', date: '', note: '', rate: '', rateSource: '', route: '', country: 'ZZ', vehicle: '',
    distance: '', before: '', passengers: '', ownRate: '',
  }) // prettier-ignore
  expect(newPerDiem('line-3', 'ZZ')).toEqual({
    id: 'line-3', kind: 'perDiem', date: '', note: '', rate: '', rateSource: '', place: '', country: 'ZZ', allowance: '',
    count: '1', breakfasts: '', lunches: '', dinners: '', halvedDays: '', ownRate: '',
  }) // prettier-ignore
  expect(newPerDiem('line-3', 'DE').allowance).not.toBe('')
  expect(emptyReport(defaults)).toEqual({
    version: 2, htmlLang: 'en-GB', employee: '', company: '', purpose: '', from: '', to: '', currency: 'GBP',
    receiptFrom: '', lines: [newExpense('line-1', 'GBP')],
  }) // prettier-ignore
})

it('the pictures of a report are known, and a link holds none', () => {
  const pictures = [{ id: 'r1', name: 'a.jpg' }, { id: 'r2', name: 'b.jpg' }] // prettier-ignore
  const report = reportOf([expense('line-1', { receipts: pictures }), mileage('line-2'), expense('line-3')])
  expect(receiptIds(report)).toEqual(['r1', 'r2'])
  const shared = withoutReceipts(report)
  expect(receiptIds(shared)).toEqual([])
  expect(shared.lines.slice(1)).toEqual(report.lines.slice(1))
})

it.each(['date', 'note', 'merchant', 'amount', 'vat', 'people'] as const)(
  'a line with only its %s was touched',
  (field) => {
    expect(isUntouched(newExpense('line-1', 'GBP'))).toBe(true)
    expect(isUntouched({ ...newExpense('line-1', 'GBP'), [field]: 'x' })).toBe(false)
  },
)

it('a line with a picture was touched, and so was every journey and per diem', () => {
  expect(isUntouched({ ...newExpense('line-1', 'GBP'), receipts: [{ id: 'r1', name: 'a.jpg' }] })).toBe(false)
  expect([newMileage('line-1', 'GB'), newPerDiem('line-2', 'DE')].map(isUntouched)).toEqual([false, false])
})
