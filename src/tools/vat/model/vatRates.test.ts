import { isDay } from '../../../core/values/day'
import { vatCountries, type VatCountry } from './vatCountries'
import { vatRateData } from './vatRateData'
import {
  ratesCheckedOn,
  ratesKnownSince,
  ratesOn,
  regionalRatesOn,
  sourcesOf,
  standardRateOn,
} from './vatRates'
import { vatUses } from './vatUses'

/** Every day on which a rate begins, and the day after the last one of each that ends. */
const turningDays = (country: VatCountry): string[] => {
  const days = vatRateData[country].rates.flatMap(({ since, until }) => [
    since,
    ...(until ? [nextDay(until)] : []),
  ])
  return [...new Set([ratesKnownSince, ratesCheckedOn, ...days])].filter((day) => day >= ratesKnownSince)
}
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const percents = (country: VatCountry, day: string, kind: string): string[] =>
  ratesOn(country, day)
    .filter((rate) => rate.kind === kind)
    .map(({ percent }) => percent)

it.each(vatCountries)('%s has one standard rate on each day', (country) => {
  for (const day of turningDays(country)) expect(percents(country, day, 'standard')).toHaveLength(1)
})

it.each(vatCountries)('%s names its sources, and real days', (country) => {
  expect(sourcesOf(country).length).toBeGreaterThan(0)
  for (const { title, language, url } of sourcesOf(country)) {
    expect(title).not.toBe('')
    expect(language).toMatch(/^[a-z]{2}$/)
    const { protocol, pathname, search } = new URL(url)
    expect(protocol).toBe('https:')
    // A page about the subject, not the home page of an authority.
    expect(pathname + search).not.toBe('/')
  }
  const { rates, regions = {} } = vatRateData[country]
  for (const rate of [rates, ...Object.values(regions)].flat()) {
    for (const { since, until } of [rate, ...rate.uses]) {
      for (const day of [since, until]) if (day) expect(isDay(day)).toBe(true)
      if (since && until) expect(since <= until).toBe(true)
    }
    expect(rate.uses.length).toBeGreaterThan(0)
    expect(rate.percent).toMatch(/^\d{1,2}(?:\.\d*[1-9])?$/)
  }
})

it.each(vatCountries)('%s lists the standard rate first, then from the highest to the lowest', (country) => {
  for (const day of turningDays(country)) {
    const [first, ...others] = ratesOn(country, day)
    expect(first?.kind).toBe('standard')
    const values = others.map(({ percent }) => Number(percent))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    for (const { uses } of others) expect(uses.length).toBeGreaterThan(0)
  }
})

it('knows the standard rates of 25 November 2026', () => {
  const rates = Object.fromEntries(
    vatCountries.map((country) => [country, standardRateOn(country, '2026-11-25')]),
  )
  expect(rates).toEqual({
    AT: '20', BE: '21', BG: '20', CH: '8.1', CY: '19', CZ: '21', DE: '19', DK: '25', EE: '24', ES: '21', FI: '25.5',
    FR: '20', GB: '20', GR: '24', HR: '25', HU: '27', IE: '23', IT: '22', LT: '21', LU: '17', LV: '21', MT: '18',
    NL: '21', NO: '25', PL: '23', PT: '23', RO: '21', SE: '25', SI: '22', SK: '23',
  }) // prettier-ignore
})

it('knows what has changed, and on which day', () => {
  expect(standardRateOn('EE', '2025-06-30')).toBe('22')
  expect(standardRateOn('EE', '2025-07-01')).toBe('24')
  expect(percents('RO', '2025-07-31', 'reduced')).toEqual(['9', '5'])
  expect(percents('RO', '2026-08-01', 'reduced')).toEqual(['11'])
  expect(percents('FI', '2025-12-31', 'reduced')).toEqual(['14', '10'])
  expect(percents('FI', '2026-01-01', 'reduced')).toEqual(['13.5', '10'])
  expect(percents('LT', '2026-01-01', 'reduced')).toEqual(['12', '5'])
  expect(percents('AT', '2026-06-30', 'superReduced')).toEqual([])
  expect(percents('AT', '2026-07-01', 'superReduced')).toEqual(['4.9'])
})

const rateFor = (country: VatCountry, use: string, day: string): string[] =>
  ratesOn(country, day).flatMap(({ percent, uses }) => (uses.some((one) => one.use === use) ? [percent] : []))

it('has no lower rate for what the law of a country leaves at the standard one', () => {
  // Magazines in Denmark, commercial radio and television in Norway.
  expect(rateFor('DK', 'press', '2026-11-25')).toEqual([])
  expect(rateFor('DK', 'newspapers', '2026-11-25')).toEqual(['0'])
  expect(rateFor('NO', 'broadcasting', '2026-11-25')).toEqual([])
  expect(rateFor('NO', 'publicBroadcasting', '2026-11-25')).toEqual(['12'])
  expect(rateFor('BE', 'sport', '2026-11-25')).toEqual(['6'])
  // Wine at a lower rate comes from the farm in Austria; magazines have a rate of their own in Ireland.
  expect(rateFor('AT', 'farmWine', '2026-11-25')).toEqual(['13'])
  expect(rateFor('IE', 'newspapers', '2026-11-25')).toEqual(['0'])
  expect(rateFor('IE', 'magazines', '2026-11-25')).toEqual(['9'])
  // No rate of France is for a broadcasting fee, which has ended, nor its lowest one for all medicines.
  expect(rateFor('FR', 'reimbursedMedicines', '2026-11-25')).toEqual(['2.1'])
  expect(rateFor('FR', 'otherMedicines', '2026-11-25')).toEqual(['10'])
})

it.each<[VatCountry, string[]]>([
  ['GB', ['medicines', 'passengerTransport', 'babyProducts', 'renovation', 'energy', 'restaurants']],
  ['IE', ['press', 'medicines', 'restaurants']],
  ['FR', ['medicines', 'renovation', 'restaurants', 'heating', 'culture', 'publicBroadcasting']],
  ['DE', ['restaurants', 'passengerTransport', 'medicines']],
  ['AT', ['restaurants', 'heating']],
  ['BE', ['restaurants', 'renovation', 'energy', 'press']],
  ['DK', ['press']],
  ['NO', ['press', 'medicines', 'restaurants']],
  ['SE', ['medicines', 'restaurants']],
  ['PT', ['restaurants']],
])('%s has no use that is wider than its law', (country, wide) => {
  const { rates, regions = {} } = vatRateData[country]
  const uses = [rates, ...(country === 'FR' ? [] : Object.values(regions))]
    .flat()
    .flatMap(({ uses: all }) => all)
  for (const use of wide) expect(uses.map((one) => String(one.use))).not.toContain(use)
})

it('names the rates of a country as its law does', () => {
  const kindOf = (country: VatCountry, percent: string) =>
    ratesOn(country, '2026-11-25').find((rate) => rate.percent === percent)?.kind
  expect(kindOf('FR', '10')).toBe('intermediate')
  expect(kindOf('FR', '2.1')).toBe('special')
  expect(kindOf('PT', '13')).toBe('intermediate')
  expect(kindOf('LU', '14')).toBe('intermediate')
  expect(kindOf('IE', '9')).toBe('secondReduced')
  expect(kindOf('AT', '13')).toBe('reduced')
})

it('has all rates of the regions', () => {
  const percentsOf = (country: VatCountry) =>
    Object.fromEntries(
      regionalRatesOn(country, '2026-11-25').map(({ region, rates }) => [
        region,
        rates.map(({ percent }) => percent),
      ]),
    )
  expect(percentsOf('FR')).toEqual({
    corsica: ['13', '10', '2.1', '0.9'],
    frenchOverseas: ['8.5', '2.1', '1.75', '1.05'],
  })
  expect(percentsOf('PT')).toEqual({ madeira: ['22', '12', '4'], azores: ['16', '9', '4'] })
})

it('has the temporary rates of past days', () => {
  expect(rateFor('GB', 'familySummer', '2026-06-24')).toEqual([])
  expect(rateFor('GB', 'familySummer', '2026-06-25')).toEqual(['5'])
  expect(rateFor('GB', 'familySummer', '2026-09-01')).toEqual(['5'])
  expect(rateFor('GB', 'familySummer', '2026-09-02')).toEqual([])
})

it('uses each use of the vocabulary', () => {
  const used = new Set(
    Object.values(vatRateData).flatMap(({ rates, regions = {} }) =>
      [rates, ...Object.values(regions)].flat().flatMap(({ uses }) => uses.map(({ use }) => use)),
    ),
  )
  expect(vatUses.filter((use) => !used.has(use))).toEqual([])
})

it('moves what a rate is for on its day', () => {
  expect(rateFor('SE', 'food', '2026-03-31')).toEqual(['12'])
  expect(rateFor('SE', 'food', '2026-04-01')).toEqual(['6'])
  expect(rateFor('SE', 'food', '2028-01-01')).toEqual(['12'])
  expect(rateFor('BE', 'accommodation', '2026-02-28')).toEqual(['6'])
  expect(rateFor('BE', 'accommodation', '2026-03-01')).toEqual(['12'])
  expect(rateFor('DE', 'mealsNoDrinks', '2025-12-31')).toEqual([])
  expect(rateFor('DE', 'mealsNoDrinks', '2026-01-01')).toEqual(['7'])
  expect(rateFor('NL', 'accommodation', '2025-12-31')).toEqual(['9'])
  expect(rateFor('NL', 'accommodation', '2026-01-01')).toEqual([])
  expect(rateFor('RO', 'socialHousing', '2026-07-31')).toEqual(['9'])
  expect(rateFor('RO', 'socialHousing', '2026-08-01')).toEqual([])
  expect(rateFor('LT', 'accommodation', '2025-12-31')).toEqual(['9'])
  expect(rateFor('LT', 'accommodation', '2026-01-01')).toEqual(['12'])
  expect(rateFor('LV', 'basicFood', '2026-06-30')).toEqual([])
  expect(rateFor('LV', 'basicFood', '2026-07-01')).toEqual(['12'])
  expect(rateFor('AT', 'hygiene', '2025-12-31')).toEqual([])
  expect(rateFor('AT', 'hygiene', '2026-01-01')).toEqual(['0'])
  expect(rateFor('CY', 'babyProducts', '2026-12-31')).toEqual(['0'])
  expect(rateFor('CY', 'babyProducts', '2027-01-01')).toEqual([])
  expect(rateFor('NO', 'waterSewerage', '2025-04-30')).toEqual([])
  expect(rateFor('NO', 'waterSewerage', '2025-05-01')).toEqual(['15'])
  expect(rateFor('IE', 'mealsNoSoftDrinks', '2026-06-30')).toEqual(['13.5'])
  expect(rateFor('IE', 'mealsNoSoftDrinks', '2026-07-01')).toEqual(['9'])
})

it('takes a day before its first one as the first', () => {
  expect(ratesOn('EE', '1999-01-01')).toEqual(ratesOn('EE', ratesKnownSince))
})

it('keeps the rates of regions apart', () => {
  expect(regionalRatesOn('PT', '2026-11-25').map(({ region, rates }) => [region, rates[0]?.percent])).toEqual(
    [
      ['madeira', '22'],
      ['azores', '16'],
    ],
  )
  expect(percents('PT', '2026-11-25', 'special')).toEqual([])
  expect(regionalRatesOn('DE', '2026-11-25')).toEqual([])
})

it('titles of French sources have a no-break space before a colon', () => {
  const french = vatCountries
    .flatMap((country) => sourcesOf(country))
    .filter(({ title }) => /^(?:SPF|Service-Public|Précis|Arrêté)/.test(title))
  expect(french.length).toBeGreaterThan(2)
  expect(french.filter(({ title }) => !title.includes('\u00a0: '))).toEqual([])
})
