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

it.each<[string, Partial<Parameters<typeof expense>[1]>, Partial<Report>, HintCode[]]>([
  ['the first and the last day of the period', { date: '2026-11-06' }, { from: '2026-11-06', to: '2026-11-06' }, []],
  ['today', { date: today }, { to: '' }, []],
  ['a day of 90 days ago', { date: '2026-08-27' }, { from: '', to: '' }, []],
  ['a Sunday', { date: '2026-11-08' }, { to: '2026-11-30' }, ['weekend']],
  ['a Friday', { date: '2026-11-06' }, {}, []],
  ['a Monday', { date: '2026-11-02' }, {}, []],
  ['an amount of nothing without a receipt', { receipts: [], amount: '0' }, {}, []],
  ['an amount in another currency without a rate', { receipts: [], currency: 'EUR', rate: '' }, { receiptFrom: '25' }, []],
  ['the same without a limit', { receipts: [], currency: 'EUR', rate: '' }, {}, ['receiptMissing']],
  ['a limit that is no number', { receipts: [] }, { receiptFrom: 'some' }, ['receiptMissing']],
  ['guests with names', { category: 'guests', people: 'Ada' }, {}, []],
  ['guests with names of space', { category: 'guests', people: ' ' }, {}, ['peopleMissing']],
  // 100 × 27 ÷ 127 = 21.2598, and a cent more may come from rounding.
  ['VAT that was rounded up', { amount: '100', vat: '21.26' }, {}, []],
  ['VAT of a cent more', { amount: '100', vat: '21.27' }, {}, ['vatHigh']],
  ['VAT of money back', { amount: '-127', vat: '-28' }, {}, []],
  ['a rate with its source', { currency: 'EUR', rate: '0.87', rateSource: 'ECB' }, {}, []],
  ['a rate whose source is space', { currency: 'EUR', rate: '0.87', rateSource: ' ' }, {}, ['rateSourceMissing']],
  ['a purpose without a note', { note: '' }, {}, []],
  ['a note without a purpose', {}, { purpose: ' ' }, []],
])('of %s', (_case, values, report, codes) => {
  expect(hinted([expense('line-1', { ...kept, ...values })], report)['line-1'] ?? []).toEqual(codes)
}) // prettier-ignore

it.each<[string, Line, Line]>([
  ['on another day', expense('line-1', kept), expense('line-2', { ...kept, date: '2026-11-04' })],
  ['without a day', expense('line-1', { ...kept, date: '' }), expense('line-2', { ...kept, date: '' })],
  ['without a supplier', expense('line-1', { ...kept, merchant: ' ' }), expense('line-2', { ...kept, merchant: ' ' })],
  ['without an amount', expense('line-1', { ...kept, amount: '' }), expense('line-2', { ...kept, amount: '' })],
  ['in another currency', expense('line-1', kept), expense('line-2', { ...kept, currency: 'EUR', rate: '1', rateSource: 'ECB' })],
  ['without a route', mileage('line-1', { route: '' }), mileage('line-2', { route: '' })],
  ['of another route', mileage('line-1'), mileage('line-2', { route: 'Leeds – York' })],
])('two lines %s are not the same', (_case, first, second) => {
  expect(Object.values(hinted([first, second])).flat()).not.toContain('duplicate')
}) // prettier-ignore

it('two per diems for one allowance and day are the same, wherever they are', () => {
  const day = { rate: '0.87', rateSource: 'ECB' }
  const again = hinted([perDiem('line-1', day), perDiem('line-2', { ...day, place: 'Kiel' })])
  expect(again).toEqual({ 'line-2': ['duplicate'] })
  expect(hinted([perDiem('line-1', day), perDiem('line-2', { ...day, allowance: 'dayOfTravel' })])).toEqual(
    {},
  )
})

it('only a meal or guests on the day of a per diem are one too many', () => {
  const day = perDiem('line-1', { rate: '0.87', rateSource: 'ECB' })
  const on = (values: Parameters<typeof expense>[1]) =>
    hinted([day, expense('line-2', { ...kept, date: '2026-11-04', people: 'Ada', ...values })])['line-2'] ??
    []
  expect(on({ category: 'guests' })).toEqual(['mealAndPerDiem'])
  expect(on({ category: 'taxi' })).toEqual([])
  expect(on({ category: 'meals', date: '2026-11-05' })).toEqual([])
})

it('meals of one day, and of days that are worth more than they take, are exact', () => {
  const days = { allowance: 'dayOfTravel', rate: '0.87', rateSource: 'ECB', lunches: '1', dinners: '1' }
  expect(hinted([perDiem('line-1', { ...days, count: '1' })])).toEqual({})
  expect(hinted([perDiem('line-1', { ...days, allowance: 'day', count: '2' })])).toEqual({})
  expect(hinted([perDiem('line-1', { ...days, dinners: '', breakfasts: '1', count: '2' })])).toEqual({
    'line-1': ['mealsOverDay'],
  })
})

it('without a country no official rate is missed, and a per diem of an unknown day is one', () => {
  const own = { country: '', rate: '', vehicle: '', ownRate: '0.3' }
  expect(hinted([mileage('line-1', own)])).toEqual({})
  const old = { rate: '0.87', rateSource: 'ECB', date: '2000-01-03' }
  expect(hinted([perDiem('line-1', old)], { from: '', to: '' })).toEqual({
    'line-1': ['old', 'noOfficialRate'],
  })
})
