import type { AssumptionKey } from './assumptions'
import { figuresWith } from './roi.fixture'
import { assumptionText, resultTexts, roiFormat, tableRows, workings } from './roiTexts'
import { englishRoiWords as words } from './roiWords.fixture'
import { savingsOf } from './savings'

const format = roiFormat({ htmlLang: 'en-GB', currency: 'GBP' })

const resultOf = (changes: Partial<Record<AssumptionKey, string>> = {}) =>
  resultTexts(savingsOf(figuresWith(changes), 'hourly', 'GBP'), words, format)

const factsOf = (changes: Partial<Record<AssumptionKey, string>> = {}) =>
  Object.fromEntries(resultOf(changes).facts.map(({ key, value }) => [key, value]))

it('says what is saved, with the figures that matter', () => {
  const { headline, note } = resultOf()
  expect(headline).toBe('You save £4,469 in the first year.')
  expect(note).toContain('£5,408 a year')
  expect(factsOf()).toEqual({ hours: '25.3', saving: '£5,408', roi: '85%', payback: '2.1 months' })
})

it('says as plainly that it does not pay', () => {
  const { headline, note } = resultOf({ reports_per_month: '0.5' })
  expect(headline).toBe('On these figures it does not pay: the first year costs £2,827 more than today.')
  expect(note).toContain('−£1,888')
  expect(note).toContain('we advise against a change')
  expect(factsOf({ reports_per_month: '0.5' })).toMatchObject({
    saving: '−£1,888',
    roi: '-54%',
    payback: 'Never',
  })
})

it('says that it pays later, immediately, or not at all', () => {
  expect(resultOf({ setup_hours: '300' }).headline).toBe('The first year costs £4,619 more than today.')
  expect(factsOf({ setup_hours: '0', introduction_minutes: '0' })['payback']).toBe('Immediately')
  const nothing = { employees: '0', setup_hours: '0', introduction_minutes: '0' }
  expect(resultOf(nothing).headline).toBe('On these figures there is nothing to save.')
  expect(factsOf(nothing)['roi']).toBe('Nothing is spent')
})

it('a payback that is sooner than can be shown is not called none', () => {
  expect(factsOf({ setup_hours: '0', introduction_minutes: '0.1' })['payback']).toBe('0.1 months')
})

it('shows small amounts to the penny and large ones without', () => {
  const { about } = format
  const { year } = savingsOf(figuresWith({ employees: '1', software_outlay: '0' }), 'hourly', 'GBP')
  expect(about(year.saving.total)).toBe('£243')
  expect(about(year.saving.total.div(10))).toBe('£24.32')
})

it('the table has a month, a year and the saving of each', () => {
  const rows = tableRows(savingsOf(figuresWith(), 'hourly', 'GBP'), words, format)
  expect(rows.find(({ key }) => key === 'hours')?.cells).toEqual(['33.3', '8', '400', '96', '304'])
  expect(rows.find(({ key }) => key === 'software')?.cells).toEqual([
    '£0.00',
    '£360.00',
    '£0.00',
    '£4,320.00',
    '−£4,320.00',
  ])
  expect(rows.at(-1)?.cells).toEqual(['£1,066.67', '£616.00', '£12,800.00', '£7,392.00', '£5,408.00'])
})

const stepsOf = (
  changes: Partial<Record<AssumptionKey, string>> = {},
  basis: 'hourly' | 'salary' = 'hourly',
) =>
  Object.fromEntries(
    workings(figuresWith(changes), basis, savingsOf(figuresWith(changes), basis, 'GBP'), words, format).map(
      ({ key, expression, result }) => [key, `${expression} = ${result}`],
    ),
  )

it('shows the formula in full', () => {
  expect(stepsOf()).toEqual({
    hours_today: '40 × 2 × 25 ÷ 60 = 33.33',
    hours_outlay: '40 × 2 × 6 ÷ 60 = 8',
    time_saved: '40 × 2 × (25 − 6) ÷ 60 × 12 × £32.00 = £9,728.00',
    software_change: '12 × (£0.00 − 40 × £9.00) = −£4,320.00',
    year_saving: '£9,728.00 + (−£4,320.00) = £5,408.00',
    set_up: '(16 + 40 × 20 ÷ 60) × £32.00 = £938.67',
    first_year: '£5,408.00 − £938.67 = £4,469.33',
    roi: '£4,469.33 ÷ (£4,320.00 + £938.67) = 85%',
    payback: '£938.67 ÷ (£5,408.00 ÷ 12) = 2.08',
  })
  expect(stepsOf({}, 'salary')['hour_cost']).toBe('£42,200.00 × (1 + 25 ÷ 100) ÷ 1,650 = £31.97')
})

it('leaves out steps that divide by nothing', () => {
  const steps = stepsOf({ employees: '0', setup_hours: '0' })
  expect(steps).not.toHaveProperty('roi')
  expect(steps).not.toHaveProperty('payback')
})

it.each([
  ['hourly_cost', '32', '£32.00'],
  ['on_costs', '25', '25 %'],
  ['minutes_finance', '6', '6 minutes'],
  ['setup_hours', '1', '1 hour'],
  ['employees', '1200', '1,200'],
] as const)('the assumption %s of %s is shown as %s', (key, value, text) => {
  expect(assumptionText(key, figuresWith({ [key]: value })[key], format)).toBe(text)
})
