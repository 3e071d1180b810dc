import { exampleFirst } from './roi.fixture'
import { completeWork, emptyWork, parseWork, readWork, withBasis, type RoiWork } from './roiWork'

const english = { htmlLang: 'en-GB', currency: 'GBP' }
const german = { htmlLang: 'de-DE', currency: 'EUR' }

const workWith = (values: RoiWork['values'], style = english): RoiWork => ({ ...emptyWork(style), values })

it('who has changed nothing has the first values', () => {
  const { texts, problems, figures } = readWork(emptyWork(english), exampleFirst())
  expect(texts).toMatchObject({
    employees: '40',
    hourly_cost: '32',
    hours_per_year: '1,650',
    salary: '42,200',
  })
  expect(problems).toEqual({})
  expect(figures?.software_outlay.toFixed()).toBe('9')
})

it.each([
  ['1.234,5', german, '1234.5'],
  ['1,234.5', english, '1234.5'],
  ['١٢', english, '12'],
  ['£ 40', english, '40'],
] as const)('reads %s as it is written', (hourly_cost, style, value) => {
  const { figures, texts } = readWork(workWith({ hourly_cost }, style), exampleFirst(style.currency))
  expect(figures?.hourly_cost.toFixed()).toBe(value)
  expect(texts.hourly_cost).toBe(hourly_cost)
})

it.each([
  [{ employees: '-3' }, { employees: 'negative' }],
  [{ employees: '2.5' }, { employees: 'tooManyDecimals' }],
  [{ employees: '12345678' }, { employees: 'tooLarge' }],
  [{ minutes_finance: 'ten' }, { minutes_finance: 'invalid' }],
  [{ reports_per_month: ' ' }, { reports_per_month: 'required' }],
  [{ employees: '40\t2\n41\t3' }, { employees: 'invalid' }],
] as const)('%o is a problem, and there is no result of it', (values, problems) => {
  const read = readWork(workWith(values), exampleFirst())
  expect(read.problems).toEqual(problems)
  expect(read.figures).toBeUndefined()
})

it('what does not count cannot be a problem', () => {
  const values = { salary: 'much', hours_per_year: '0' }
  expect(readWork(workWith(values), exampleFirst()).figures).toBeDefined()
  expect(readWork({ ...workWith(values), basis: 'salary' }, exampleFirst()).problems).toEqual({
    salary: 'invalid',
    hours_per_year: 'noHours',
  })
})

it('keeps what was stored, and drops what it does not know', () => {
  const values = { employees: '12', hourly_cost: '30.50' }
  expect(parseWork({ ...english, basis: 'salary', values }, english)).toEqual({
    ...english,
    basis: 'salary',
    values,
  })
  const odd = { ...values, employees: 7, colour: 'red', minutes_finance: '1'.repeat(61), setup_hours: '4' }
  expect(parseWork({ basis: 'weekly', values: odd }, english)).toEqual({
    ...english,
    basis: 'hourly',
    values: { hourly_cost: '30.50', setup_hours: '4' },
  })
})

it.each([null, 1, 'text', [], {}, { values: null }, { values: [] }])('%j is no work', (value) => {
  expect(parseWork(value, english)).toBeUndefined()
})

it('work of a page in another language is written as this one does, without money of another currency', () => {
  const stored = { ...english, values: { hours_per_year: '1,650.5', employees: '1,200', hourly_cost: '32' } }
  const read = parseWork(stored, german)
  expect(read?.values).toEqual({ hours_per_year: '1.650,5', employees: '1.200' })
})

it('a language that does not exist counts as that of the page', () => {
  expect(parseWork({ htmlLang: '%', values: { employees: '12' } }, english)?.values).toEqual({
    employees: '12',
  })
})

it('a salary that was entered becomes the cost of an hour when the visitor changes over', () => {
  const first = exampleFirst()
  const bySalary = withBasis(workWith({ salary: '60,000' }), 'salary', first)
  expect(withBasis(bySalary, 'hourly', first).values.hourly_cost).toBe('45.45')
  // A cost of an hour that was typed stays.
  const both = { ...bySalary, values: { ...bySalary.values, hourly_cost: '20' } }
  expect(withBasis(both, 'hourly', first).values.hourly_cost).toBe('20')
  expect(withBasis(workWith({}), 'hourly', first).values).toEqual({})
})

it('a link holds all that counts, so that it shows the same when first values change', () => {
  const first = exampleFirst()
  const { values } = completeWork(workWith({ employees: '80' }), first)
  expect(values).toMatchObject({ employees: '80', hourly_cost: '32', software_outlay: '9' })
  expect(values).not.toHaveProperty('salary')
})
