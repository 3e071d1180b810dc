import { calculateReport } from './calculate'
import { hintsOf, type HintCode } from './hints'
import { newExpense, type Line, type Report } from './report'
import { expense, mileage, perDiem, reportOf } from './report.fixture'

const today = '2026-11-25'
const receipt = { id: 'r1', name: 'hotel.jpg' }
const kept = { receipts: [receipt] }

/** The hints of a report, by line. */
function hinted(lines: readonly Line[], values: Partial<Report> = {}): Record<string, HintCode[]> {
  const report = reportOf(lines, values)
  const found: Record<string, HintCode[]> = {}
  for (const { lineId, code } of hintsOf(report, calculateReport(report, 'en-GB').lines, today, 'en-GB'))
    (found[lineId] ??= []).push(code)
  return found
}

it('a complete line has none, and an empty one is not asked about', () => {
  expect(hinted([expense('line-1', kept), newExpense('line-2', 'GBP')])).toEqual({})
})

it.each<[string, Partial<Parameters<typeof expense>[1]>, Partial<Report>, HintCode[]]>([
  ['a missing date', { date: '' }, {}, ['dateMissing']],
  ['a day in the future', { date: '2026-11-26' }, { to: '2026-11-30' }, ['future']],
  ['a day before the period', { date: '2026-10-30' }, {}, ['outsidePeriod']],
  ['a day after the period', { date: '2026-11-09' }, {}, ['outsidePeriod']],
  ['a day of 91 days ago', { date: '2026-08-26' }, { from: '', to: '' }, ['old']],
  ['a Saturday', { date: '2026-11-07' }, { to: '2026-11-30' }, ['weekend']],
  ['no receipt', { receipts: [] }, {}, ['receiptMissing']],
  [
    'no receipt below the amount that asks for one',
    { receipts: [], amount: '24.99' },
    { receiptFrom: '25' },
    [],
  ],
  [
    'no receipt from that amount on',
    { receipts: [], amount: '25' },
    { receiptFrom: '25,00' },
    ['receiptMissing'],
  ],
  ['money back without a receipt', { receipts: [], amount: '-5' }, {}, []],
  ['guests without names', { category: 'guests' }, {}, ['peopleMissing']],
  ['27 % VAT, the highest rate', { amount: '127', vat: '27' }, {}, []],
  ['more VAT than that', { amount: '127', vat: '28' }, {}, ['vatHigh']],
  ['an exchange rate without source', { currency: 'EUR', rate: '0.87' }, {}, ['rateSourceMissing']],
  ['neither purpose nor note', { note: ' ' }, { purpose: '' }, ['purposeMissing']],
])('asks about %s', (_case, values, report, codes) => {
  expect(hinted([expense('line-1', { ...kept, ...values })], report)['line-1'] ?? []).toEqual(codes)
})

it('finds a line that is there already, whatever its capitals', () => {
  expect(
    hinted([
      expense('line-1', kept),
      expense('line-2', { ...kept, merchant: 'HOTEL three  poplars' }),
      expense('line-3', { ...kept, amount: '96.51' }),
    ]),
  ).toEqual({ 'line-2': ['duplicate'] })
  expect(hinted([mileage('line-1'), mileage('line-2')])).toEqual({ 'line-2': ['duplicate'] })
})

it('a meal on a day with a per diem is one too many', () => {
  expect(
    hinted([
      perDiem('line-1', { rate: '0.87', rateSource: 'ECB' }),
      expense('line-2', { ...kept, date: '2026-11-04', category: 'meals' }),
    ]),
  ).toEqual({ 'line-2': ['mealAndPerDiem'] })
})

it('free meals of several days are exact in their own lines', () => {
  const days = perDiem('line-1', {
    allowance: 'dayOfTravel',
    count: '2',
    lunches: '1',
    dinners: '1',
    rate: '0.87',
    rateSource: 'ECB',
  })
  expect(hinted([days])).toEqual({ 'line-1': ['mealsOverDay'] })
  expect(hinted([{ ...days, dinners: '' }])).toEqual({})
})

it('says when no official rate is known for a day', () => {
  // Known for July to September 2026.
  const belgian = mileage('line-1', { country: 'BE', vehicle: 'car', distance: '10', ownRate: '0.43' })
  const foreign = { ...belgian, rate: '0.87', rateSource: 'ECB' }
  expect(hinted([{ ...foreign, date: '2026-11-04' }])).toEqual({ 'line-1': ['noOfficialRate'] })
  expect(hinted([{ ...foreign, date: '2026-09-30' }], { from: '', to: '' })).toEqual({})
})
