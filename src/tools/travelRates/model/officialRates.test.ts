import { locales } from '../../../../locales.config'
import { isDay } from '../../../core/values/day'
import { decimal } from '../../numbers/model/decimal'
import { officialRates, ratesOf } from './officialRates'
import { periodOn } from './travelRates'

/** A page about the subject, not the home page of an authority. */
const isSpecific = (url: string) => {
  const { protocol, pathname, search } = new URL(url)
  return protocol === 'https:' && (pathname.length > 1 || search.length > 1)
}

const periods = officialRates.flatMap((rates) =>
  [...rates.mileage, ...rates.perDiem].map((period) => ({ country: rates.country, period })),
)

it('every market has an entry, with the authority that publishes what is missing', () => {
  expect([...new Set(locales.map(({ country }) => country))].filter((country) => !ratesOf(country))).toEqual(
    [],
  )
  for (const { authority } of officialRates) {
    expect(authority.title).not.toBe('')
    expect([authority.url].filter((url) => !isSpecific(url))).toEqual([])
  }
})

it('names what a country has and the tool does not, instead of leaving it out', () => {
  for (const { country, mileage, perDiem, missing } of officialRates) {
    const lacking = [
      ...(mileage.length === 0 && !missing.includes('mileage') ? ['mileage'] : []),
      ...(perDiem.length === 0 && !missing.includes('perDiem') ? ['perDiem'] : []),
      // What the state pays its staff is not what is free of tax.
      ...(country !== 'US' &&
      mileage.some(({ basis }) => basis === 'publicSector') &&
      !missing.includes('taxFreeMileage')
        ? ['taxFreeMileage']
        : []),
    ]
    expect({ country, lacking }).toEqual({ country, lacking: [] })
    expect(new Set(missing).size).toBe(missing.length)
  }
})

it.each(periods)('a rate of $country has its source and its days', ({ period }) => {
  expect(period.source.title.length).toBeGreaterThan(5)
  expect(period.source.language).toMatch(/^[a-z]{2}$/)
  expect([period.source.url].filter((url) => !isSpecific(url))).toEqual([])
  expect([period.from, period.checked].filter((day) => !isDay(day))).toEqual([])
  if (period.until !== undefined) {
    expect(isDay(period.until)).toBe(true)
    expect(period.until > period.from).toBe(true)
  }
})

it('periods of a country follow one another, the newest first', () => {
  for (const { mileage, perDiem } of officialRates)
    for (const list of [mileage, perDiem])
      list.slice(1).forEach((older, index) => {
        expect(older.until).toBeDefined()
        expect((older.until ?? '') < (list[index]?.from ?? '')).toBe(true)
      })
})

it('every figure is a positive decimal, bands end in ascending order, ids are unique', () => {
  for (const { mileage, perDiem } of officialRates) {
    for (const { rates } of mileage) {
      expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length)
      for (const { bands } of rates) {
        const ends = bands.slice(0, -1).map(({ upTo }) => upTo ?? 0)
        expect(bands.at(-1)?.upTo).toBeUndefined()
        expect([...ends].sort((a, b) => a - b)).toEqual(ends)
        for (const { rate } of bands) expect(decimal(rate).gt(0)).toBe(true)
      }
    }
    for (const { allowances } of perDiem) {
      expect(new Set(allowances.map(({ id }) => id)).size).toBe(allowances.length)
      for (const { amount } of allowances) expect(decimal(amount).gt(0)).toBe(true)
    }
  }
})

it('the rate of a day is the one that is valid on it', () => {
  const british = ratesOf('GB')?.mileage ?? []
  const carRate = (day: string) => periodOn(british, day)?.rates[0]?.bands[0]?.rate
  expect(carRate('2026-04-05')).toBe('0.45')
  expect(carRate('2026-04-06')).toBe('0.55')
  expect(carRate('')).toBe('0.55')
  expect(carRate('2010-01-01')).toBeUndefined()
})

/** The days around each change of 2026, and the first and last known day. */
it.each([
  ['US', '2025-12-31', undefined],
  ['US', '2026-06-30', '0.725'],
  ['US', '2026-07-01', '0.76'],
  ['NL', '2025-12-31', '0.23'],
  ['NL', '2026-01-01', '0.25'],
  ['BE', '2026-06-30', undefined],
  ['BE', '2026-07-01', '0.4440'],
  ['BE', '2026-10-01', undefined],
  // Without a day no rate that had ended when it was looked up.
  ['BE', '', undefined],
  ['US', '', '0.76'],
])('a car in %s on %s: %s', (country, day, rate) => {
  const found = periodOn(ratesOf(country)?.mileage ?? [], day)
  expect(found?.rates.find(({ id }) => id === 'car')?.bands[0]?.rate).toBe(rate)
})

it('the American day follows the fiscal year', () => {
  const source = (day: string) => periodOn(ratesOf('US')?.perDiem ?? [], day)?.source.title
  expect(source('2026-09-30')).toMatch('FTR 26-01')
  expect(source('2026-10-01')).toMatch('fiscal year 2027')
  expect(source('2027-10-01')).toBeUndefined()
})
