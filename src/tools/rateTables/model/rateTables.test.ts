import english from '../../../../content/documents/en-gb/tool_words.expense-report.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { officialRates } from '../../travelRates/model/officialRates'
import { isWordOfRates } from '../../travelRates/model/rateWords'
import { wordsFor } from '../../words/model/wordsFor'
import { allowanceRows, mileageRows } from './rateRows'
import { vatExamples } from './vatExamples'

const words = wordsFor(toolWordsOf(english.data), expenseReportWordKeys)
const shown = (...codes: string[]) => ({ codes, htmlLang: 'en-GB', first: 'GB', words })

describe('tables of official rates', () => {
  it('have a row for each vehicle of the newest period, with bands, days and source', () => {
    const [car, motorcycle, bicycle, ...others] = mileageRows(shown('GB'))
    expect(car).toMatchObject({
      country: 'United Kingdom',
      name: 'Car',
      rate: 'Free of tax up to: £0.55 per mile up to 10,000 miles a year, £0.25 per mile beyond that. Passengers: £0.05 per mile for each of them',
      applies: 'Valid since 6 April 2026.',
    })
    expect([motorcycle?.rate, bicycle?.rate]).toEqual([
      'Free of tax up to: £0.24 per mile',
      'Free of tax up to: £0.20 per mile',
    ])
    expect(others).toEqual([])
  })

  it('find all their words among those that a page has', () => {
    const onPage = Object.fromEntries(
      Object.entries(toolWordsOf(english.data)).filter(([key]) => isWordOfRates(key)),
    )
    const few = { ...shown(), words: wordsFor(onPage, expenseReportWordKeys) }
    expect(mileageRows(few)).toEqual(mileageRows(shown()))
    expect(mileageRows(few, true)).toEqual(mileageRows(shown(), true))
    expect(allowanceRows(few)).toEqual(allowanceRows(shown()))
  })

  it('of history have every rate by vehicle, one that stayed the same once', () => {
    expect(mileageRows(shown('GB'), true).map(({ name, applies }) => [name, applies])).toEqual([
      ['Car', 'Valid since 6 April 2026.'],
      ['Car', 'Valid from 6 April 2011 to 5 April 2026.'],
      ['Motorcycle', 'Valid since 6 April 2011.'],
      ['Bicycle', 'Valid since 6 April 2011.'],
    ])
  })

  it('of several countries’ history leave out what still counts', () => {
    const rows = mileageRows(shown('GB', 'US'), true)
    expect(rows.map(({ country, applies }) => [country, applies])).toEqual([
      ['United Kingdom', 'Valid from 6 April 2011 to 5 April 2026.'],
      ['United States', 'Valid from 1 January 2026 to 30 June 2026.'],
    ])
  })

  it('have the limit of the vehicle where it has its own', () => {
    expect(
      mileageRows(shown('AT')).map(({ name, applies }) => [name, /At most .*/.exec(applies)?.[0]]),
    ).toEqual([
      ['Car', 'At most 30,000 km a year.'],
      ['Motorcycle', 'At most 30,000 km a year.'],
      ['Bicycle', 'At most 3,000 km a year.'],
    ])
  })

  it('have all countries with a rate, that of the page first, then by name', () => {
    const countries = [...new Set(mileageRows(shown()).map(({ country }) => country))]
    expect(countries.slice(0, 3)).toEqual(['United Kingdom', 'Austria', 'Belgium'])
    expect(countries).toHaveLength(officialRates.filter(({ mileage }) => mileage.length > 0).length)
  })

  it('have the daily allowances', () => {
    expect(allowanceRows(shown('GB')).map(({ name, rate }) => [name, rate])).toEqual([
      ['5 hours or more away', '£5.00'],
      ['10 hours or more away', '£10.00'],
      ['15 hours or more away', '£25.00'],
      ['Extra meal, still away at 8 pm', '£10.00'],
    ])
  })
})

it('worked examples add VAT and take it out, for each rate above zero', () => {
  const [standard, reduced] = vatExamples('GB', 'GBP', 'en-GB')
  expect([standard?.percent, reduced?.percent]).toEqual(['20%', '5%'])
  // 120 × 0.20 = 24; 120 ÷ 1.2 = 100
  expect(standard?.examples.find(({ start }) => start === '£120.00')).toEqual({
    start: '£120.00',
    added: '£24.00',
    gross: '£144.00',
    inside: '£20.00',
    net: '£100.00',
  })
  // 99 ÷ 1.05 = 94.2857…
  expect(reduced?.examples.find(({ start }) => start === '£99.00')).toMatchObject({
    net: '£94.29',
    inside: '£4.71',
  })
})
