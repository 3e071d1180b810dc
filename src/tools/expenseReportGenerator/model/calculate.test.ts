import { calculateLine, calculateReport } from './calculate'
import { newExpense, type Line, type Report } from './report'
import { expense, mileage, perDiem, reportOf } from './report.fixture'

const amountOf = (line: Line, currency = 'GBP', htmlLang = 'en-GB') => {
  const { amount, converted, vat, problems } = calculateLine(line, currency, htmlLang)
  return { amount: amount?.toFixed(), converted: converted?.toFixed(), vat: vat?.toFixed(), problems }
}

describe('an expense', () => {
  it('counts as it is in the currency of the report', () => {
    expect(amountOf(expense('line-1', { vat: '16.08' }))).toEqual({
      amount: '96.5',
      converted: '96.5',
      vat: '16.08',
      problems: {},
    })
  })

  it.each([
    // 1,250.40 × 0.8732 = 1,091.849 28
    ['EUR', '1250.40', '0.8732', 'GBP', '1091.85'],
    // 10.01 × 0.5 = 5.005, half up
    ['EUR', '10.01', '0.5', 'GBP', '5.01'],
    // Money back is rounded away from zero, too.
    ['EUR', '-10.01', '0.5', 'GBP', '-5.01'],
    // The yen has no decimals: 12,345 × 0.00512 = 63.2064
    ['JPY', '12345', '0.00512', 'GBP', '63.21'],
    // 63.21 × 195.31 = 12,345.5451
    ['GBP', '63.21', '195.31', 'JPY', '12346'],
    // The dinar has three: 10 × 0.3083 = 3.083
    ['USD', '10', '0.3083', 'KWD', '3.083'],
  ])('in %s: %s at %s is in %s %s', (currency, amount, rate, report, expected) => {
    expect(amountOf(expense('line-1', { currency, amount, rate }), report).converted).toBe(expected)
  })

  it.each([
    ['1.234,56', 'de-DE', '1234.56'],
    ['1 234,56', 'fr-FR', '1234.56'],
    ['١٢٫٥', 'en-GB', '12.5'],
    ['£ 1,234.50', 'en-GB', '1234.5'],
    // One tenth and two tenths are no floating-point numbers.
    ['0.1', 'en-GB', '0.1'],
  ])('reads %s as it is written in %s', (amount, htmlLang, expected) => {
    expect(amountOf(expense('line-1', { amount }), 'GBP', htmlLang).amount).toBe(expected)
  })

  it.each([
    [{ amount: 'about ten' }, { amount: 'invalid' }],
    [{ amount: '' }, { amount: 'required' }],
    [{ amount: '9'.repeat(30) }, { amount: 'tooLarge' }],
    [{ amount: '10', currency: 'EUR', rate: '' }, { rate: 'required' }],
    [{ amount: '10', currency: 'EUR', rate: '0' }, { rate: 'zero' }],
    [{ amount: '10', currency: 'EUR', rate: '-1' }, { rate: 'negative' }],
  ])('that says %j does not count, and its problem is named', (values, problems) => {
    const found = amountOf(expense('line-1', values))
    expect(found.converted).toBeUndefined()
    expect(found.problems).toEqual(problems)
  })

  it('with more VAT than its amount counts without the VAT', () => {
    expect(amountOf(expense('line-1', { vat: '100' }))).toEqual({
      amount: '96.5',
      converted: '96.5',
      vat: undefined,
      problems: { vat: 'vatTooHigh' },
    })
    expect(amountOf(expense('line-1', { vat: '-1' })).problems).toEqual({ vat: 'vatTooHigh' })
    expect(amountOf(expense('line-1', { amount: '-12', vat: '-2' })).vat).toBe('-2')
  })
})

describe('a journey', () => {
  it.each([
    // 88 miles × 55p since April 2026, 45p before
    [{ distance: '88' }, '48.4'],
    [{ distance: '88', date: '2026-04-05' }, '39.6'],
    // 12 miles × 55p + 88 miles × 25p
    [{ distance: '100', before: '9988' }, '28.6'],
    // At the rate of the company
    [{ distance: '100', vehicle: '', ownRate: '0.3825' }, '38.25'],
    [{ distance: '12.5', vehicle: 'bicycle' }, '2.5'],
  ])('%j is worth £%s', (values, expected) => {
    expect(amountOf(mileage('line-1', values)).amount).toBe(expected)
  })

  it('in another country is in its currency and converted', () => {
    const { amount, converted } = amountOf(
      mileage('line-1', { country: 'DE', vehicle: 'car', distance: '320', rate: '0.87' }),
    )
    expect({ amount, converted }).toEqual({ amount: '96', converted: '83.52' })
  })

  it('without an official rate needs that of the company', () => {
    const belgian = mileage('line-1', { country: 'BE', vehicle: '', distance: '10', rate: '0.87' })
    expect(amountOf(belgian).problems).toEqual({ ownRate: 'required' })
    expect(amountOf({ ...belgian, ownRate: '0.43' }).converted).toBe('3.74')
    expect(amountOf(mileage('line-1', { distance: '0' })).problems).toEqual({ distance: 'zero' })
  })
})

describe('a limit', () => {
  const journeysOf = (values: Parameters<typeof mileage>[1][]) =>
    calculateReport(
      reportOf(
        values.map((value, index) => mileage(`line-${index}`, { vehicle: 'car', ...value })),
        { currency: 'EUR' },
      ),
      'en-GB',
    ).lines.map(({ amount, overLimit }) => [amount?.toFixed(2), overLimit?.toFixed(2)])

  it('of a year ends what is paid for its kilometres', () => {
    expect(journeysOf([{ country: 'AT', distance: '31000' }])).toEqual([['15000.00', '500.00']])
    expect(journeysOf([{ country: 'AT', distance: '100', before: '29960' }])).toEqual([['20.00', '30.00']])
    expect(journeysOf([{ country: 'AT', distance: '3100', vehicle: 'bicycle' }])).toEqual([
      ['750.00', '25.00'],
    ])
    expect(journeysOf([{ country: 'BE', date: '2026-08-03', distance: '24100' }])).toEqual([
      ['10656.00', '44.40'],
    ])
  })

  it('of a month counts all journeys of the month', () => {
    expect(journeysOf([{ country: 'EE', distance: '1200' }])).toEqual([['550.00', '50.00']])
    expect(
      journeysOf([
        { country: 'EE', date: '2026-11-20', distance: '600' },
        { country: 'EE', date: '2026-11-03', distance: '600' },
        { country: 'EE', date: '2026-10-31', distance: '600' },
      ]),
    ).toEqual([
      ['250.00', '50.00'],
      ['300.00', undefined],
      ['300.00', undefined],
    ])
  })

  it('and a band count the earlier journeys of the report, unless something else was typed', () => {
    const british = (second: object) =>
      calculateReport(
        reportOf([
          mileage('line-1', { date: '2026-06-01', distance: '10000' }),
          mileage('line-2', { date: '2026-06-02', distance: '100', ...second }),
        ]),
        'en-GB',
      ).lines[1]?.amount?.toFixed(2)
    expect(british({})).toBe('25.00')
    expect(british({ before: '0' })).toBe('55.00')
    // The next tax year
    expect(british({ date: '2027-04-06' })).toBe('55.00')
    expect(british({ vehicle: 'motorcycle' })).toBe('24.00')
  })
})

describe('passengers', () => {
  it('are paid for where the rule says so', () => {
    expect(amountOf(mileage('line-1', { distance: '100', passengers: '2' })).amount).toBe('65')
    expect(amountOf(mileage('line-1', { distance: '100', vehicle: 'bicycle', passengers: '2' })).amount).toBe(
      '20',
    )
    const austrian = mileage('line-1', { country: 'AT', vehicle: 'car', distance: '100', passengers: '1' })
    expect(amountOf(austrian, 'EUR').amount).toBe('65')
    expect(amountOf(mileage('line-1', { passengers: '1.5' })).problems).toEqual({
      passengers: 'tooManyDecimals',
    })
  })
})

describe('a per diem', () => {
  const inEuro = (values: Parameters<typeof perDiem>[1]) => amountOf(perDiem('line-1', values), 'EUR')

  it.each([
    [{ count: '3' }, '84'],
    // 28.00 − 5.60 − 11.20
    [{ count: '1', breakfasts: '1', lunches: '1' }, '11.2'],
    [{ allowance: 'dayOfTravel', count: '2' }, '28'],
    // At least nothing
    [{ allowance: 'dayOfTravel', count: '1', lunches: '1', dinners: '1' }, '0'],
    [{ country: 'FI', allowance: 'hours10', count: '2', halvedDays: '1' }, '81'],
    [{ country: 'AT', allowance: 'hour', count: '7' }, '17.5'],
    [{ country: 'AT', allowance: 'hour', count: '11.2' }, '30'],
    [{ country: 'AT', allowance: 'hour', count: '3.01' }, '10'],
    [{ allowance: 'dayOfTravel', count: '2', lunches: '1', dinners: '1' }, '14'],
    [{ country: 'IT', allowance: 'dayOneProvided', count: '2' }, '61.98'],
    [{ country: 'NL', allowance: '', count: '2', ownRate: '30' }, '60'],
  ])('%j is worth €%s', (values, expected) => {
    expect(inEuro(values).amount).toBe(expected)
  })

  it.each([
    [{ count: '1.5' }, { count: 'notWhole' }],
    [{ country: 'SE', allowance: 'overnight', count: '0.5' }, { count: 'notWhole' }],
    [{ country: 'FR', allowance: 'meal', count: '2.5' }, { count: 'notWhole' }],
    // Only trips of more than three hours; in Denmark of a whole day
    [{ country: 'AT', allowance: 'hour', count: '3' }, { count: 'tooShort' }],
    [{ country: 'DK', allowance: 'hour', count: '20' }, { count: 'tooShort' }],
    [{ count: '2', breakfasts: '3' }, { breakfasts: 'tooMany' }],
    [{ country: 'FI', allowance: 'hours10', count: '1', halvedDays: '2' }, { halvedDays: 'tooMany' }],
  ])('%j is refused: %j', (values, problems) => {
    const found = inEuro({ rate: '1', ...values })
    expect(found.amount).toBeUndefined()
    expect(found.problems).toEqual(problems)
  })

  it('of the company may be for half a day', () => {
    expect(inEuro({ allowance: '', count: '1.5', ownRate: '20' }).amount).toBe('30')
  })

  it('of hours beside whole days has no shortest trip', () => {
    const { lines } = calculateReport(
      reportOf([
        perDiem('line-1', { country: 'AT', allowance: 'day', count: '1', rate: '0.87' }),
        perDiem('line-2', { country: 'AT', allowance: 'hour', count: '2', rate: '0.87' }),
      ]),
      'en-GB',
    )
    expect(lines.map(({ amount }) => amount?.toFixed(2))).toEqual(['30.00', '5.00'])
  })

  it('has no more hours than a day of the rule', () => {
    const { amount, problems } = inEuro({ country: 'AT', allowance: 'hour', count: '13' })
    expect(amount).toBeUndefined()
    expect(problems).toEqual({ count: 'tooMany' })
  })
})

describe('the totals', () => {
  const report: Report = reportOf([
    expense('line-2', { currency: 'EUR', amount: '10.01', rate: '0.5', vat: '1.01', category: 'meals' }),
    expense('line-1', { vat: '16.08' }),
    expense('line-3', { currency: 'EUR', amount: '10.01', rate: '0.5', category: 'meals' }),
    mileage('line-4'),
    expense('line-5', { amount: '' }),
    expense('line-6', { amount: '-6.50' }),
  ])

  it('are the sums of what the lines show, the currency of the report first', () => {
    const { totals } = calculateReport(report, 'en-GB')
    // 96.50 + 5.01 + 5.01 + 48.40 − 6.50
    expect(totals.total.toFixed(2)).toBe('148.42')
    expect(totals.byCategory.map(({ category, amount }) => [category, amount.toFixed(2)])).toEqual([
      ['meals', '10.02'],
      ['accommodation', '90.00'],
      ['mileage', '48.40'],
    ])
    expect(
      totals.byCurrency.map(({ currency, amount, converted }) => [
        currency,
        amount.toFixed(2),
        converted.toFixed(2),
      ]),
    ).toEqual([
      ['GBP', '138.40', '138.40'],
      ['EUR', '20.02', '10.02'],
    ])
    // 16.08 + 1.01 × 0.5 = 0.505 → 0.51
    expect(totals.vat.toFixed(2)).toBe('16.59')
  })

  it('leave out what is not complete, and count it', () => {
    const { totals } = calculateReport(report, 'en-GB')
    expect({ counted: totals.counted, incomplete: totals.incomplete }).toEqual({ counted: 5, incomplete: 1 })
  })

  it('of 500 lines are exact', () => {
    const many = reportOf(
      Array.from({ length: 500 }, (_, index) => expense(`line-${index}`, { amount: '0.10' })),
    )
    expect(calculateReport(many, 'en-GB').totals.total.toFixed()).toBe('50')
  })
})

it.each([
  ['GBP', '1.2345'],
  ['USD', '1,234.565'],
  ['JPY', '12.5'],
])('an amount in %s with more decimals than it has, %s, is not rounded in silence', (currency, amount) => {
  const { amount: counted, problems } = calculateLine(
    expense('line-1', { currency, amount }),
    currency,
    'en-GB',
  )
  expect(counted).toBeUndefined()
  expect(problems.amount).toBe('tooManyDecimals')
})

describe('what is wrong with a number', () => {
  const problemsOf = (line: Line) => amountOf(line, 'EUR').problems

  it.each<[Line, object]>([
    [perDiem('line-1', { count: '' }), { count: 'required' }],
    [perDiem('line-1', { count: '0' }), { count: 'zero' }],
    [perDiem('line-1', { count: '1.25' }), { count: 'notWhole' }],
    [perDiem('line-1', { breakfasts: '0.5' }), { breakfasts: 'tooManyDecimals' }],
    [perDiem('line-1', { lunches: 'x' }), { lunches: 'invalid' }],
    [perDiem('line-1', { dinners: '-1' }), { dinners: 'negative' }],
    [perDiem('line-1', { halvedDays: '1000' }), { halvedDays: 'tooLarge' }],
    [perDiem('line-1', { country: 'NL', allowance: '', ownRate: '0' }), { ownRate: 'zero' }],
    [mileage('line-1', { rate: '1', before: '1.2345' }), { before: 'tooManyDecimals' }],
    [mileage('line-1', { rate: '1', distance: '1234567' }), { distance: 'tooLarge' }],
    [mileage('line-1', { rate: '1', vehicle: '', ownRate: '0.12345' }), { ownRate: 'tooManyDecimals' }],
    [expense('line-1', { currency: 'EUR', vat: '1.2345' }), { vat: 'tooManyDecimals' }],
  ])('of %j is named: %j', (line, problems) => {
    expect(problemsOf(line)).toEqual(problems)
    if (line.kind !== 'expense') expect(amountOf(line, 'EUR').amount).toBeUndefined()
  })

  it('before is not asked where the rate has no bands', () => {
    expect(amountOf(mileage('line-1', { vehicle: 'bicycle', distance: '10', before: 'x' })).problems).toEqual(
      {},
    )
  })

  it('as many hours as the rule has are counted', () => {
    const most = { country: 'AT', allowance: 'hour', count: '12' }
    expect(amountOf(perDiem('line-1', most), 'EUR')).toMatchObject({ amount: '30', problems: {} })
  })

  it('VAT of the whole amount is taken, in money back as well', () => {
    expect(amountOf(expense('line-1', { amount: '10', vat: '10' })).problems).toEqual({})
    expect(amountOf(expense('line-1', { amount: '-10', vat: '1' })).problems).toEqual({ vat: 'vatTooHigh' })
    expect(amountOf(expense('line-1', { amount: '0', vat: '0' }))).toMatchObject({
      amount: '0',
      vat: '0',
      problems: {},
    })
  })
})

it('a company without a country pays its own rates in the currency of the report', () => {
  const { currency, amount } = calculateLine(
    mileage('line-1', { country: '', vehicle: '', distance: '10', ownRate: '0.5' }),
    'SEK',
    'en-GB',
  )
  expect([currency, amount?.toFixed()]).toEqual(['SEK', '5'])
  const day = calculateLine(
    perDiem('line-1', { country: '', allowance: '', count: '2', ownRate: '5' }),
    'SEK',
    'en-GB',
  )
  expect([day.currency, day.amount?.toFixed(), day.rate]).toEqual(['SEK', '10', undefined])
})

it('a line knows its category, and the rate that it was converted at', () => {
  expect(calculateLine(mileage('line-1'), 'GBP', 'en-GB')).toMatchObject({
    category: 'mileage',
    currency: 'GBP',
    rate: undefined,
  })
  expect(calculateLine(perDiem('line-1', { rate: '0.5' }), 'GBP', 'en-GB').category).toBe('perDiem')
  const other = calculateLine(expense('line-1', { currency: 'EUR', rate: '0.5', vat: '2' }), 'GBP', 'en-GB')
  expect([other.category, other.rate?.toFixed(), other.convertedVat?.toFixed()]).toEqual([
    'accommodation',
    '0.5',
    '1',
  ])
})

it('of no lines, and of lines that do not count, the totals are nothing', () => {
  for (const lines of [[], [expense('line-1', { amount: 'x' })]])
    expect(calculateReport(reportOf(lines), 'en-GB').totals).toMatchObject({
      byCategory: [],
      byCurrency: [],
      counted: 0,
      incomplete: lines.length,
    })
})

it('a line that nobody touched is not counted as incomplete', () => {
  const lines = [newExpense('line-1', 'GBP'), mileage('line-2')]
  expect(calculateReport(reportOf(lines), 'en-GB').totals).toMatchObject({ counted: 1, incomplete: 0 })
})

it('VAT that is entered as its rate is the part of the amount that it is', () => {
  expect(amountOf(expense('line-1', { amount: '600', vat: '20%', currency: 'EUR' }), 'EUR').vat).toBe('100')
  expect(
    amountOf(expense('line-1', { amount: '600', vat: '120%', currency: 'EUR' }), 'EUR').problems,
  ).toEqual({ vat: 'vatTooHigh' })
})

it.each([
  ['20%', 'EUR', 'percent'],
  ['25000 Ft', 'EUR', 'currency'],
  ['kr 1500', 'EUR', 'currency'],
  ['1.250', 'EUR', 'ambiguous'],
])('an amount of %s in %s is not counted: %s', (amount, currency, problem) => {
  const calculated = amountOf(expense('line-1', { amount, currency }), 'EUR')
  expect(calculated).toMatchObject({ amount: undefined, problems: { amount: problem } })
})
