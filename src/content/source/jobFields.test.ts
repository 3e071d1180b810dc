import { employmentOf, payOf, placesOf } from './jobFields'

describe('places', () => {
  it.each([
    [
      'an office with its country',
      { name: 'London', location: 'London, United Kingdom' },
      { name: 'London', isRemote: false, locality: 'London', countries: ['GB'] },
    ],
    [
      'an office with its region',
      { name: 'Austin', location: 'Austin, Texas, USA' },
      { name: 'Austin', isRemote: false, locality: 'Austin', countries: ['US'] },
    ],
    [
      'an office without an address',
      { name: 'Berlin', location: null },
      { name: 'Berlin', isRemote: false, locality: 'Berlin', countries: [] },
    ],
    [
      'a whole country',
      { name: 'Denmark', location: 'Denmark' },
      { name: 'Denmark', isRemote: false, countries: ['DK'] },
    ],
    [
      'work from home in some countries',
      { name: 'Remote', location: 'Remote: Denmark, Netherlands or UK' },
      { name: 'Remote', isRemote: true, countries: ['DK', 'NL', 'GB'] },
    ],
    [
      'work from home in a country with a long name',
      { name: 'Remote', location: 'Remote: Denmark and Sweden, Bosnia and Herzegovina' },
      { name: 'Remote', isRemote: true, countries: ['DK', 'SE', 'BA'] },
    ],
    [
      'work from home on a continent',
      { name: 'Remote', location: 'Remote, Europe' },
      { name: 'Remote', isRemote: true, countries: [] },
    ],
  ])('%s', (_case, office, place) => expect(placesOf([office], 'Somewhere')).toEqual([place]))

  it('without an office are the location, and none without both', () => {
    expect(placesOf([], 'Remote (Ireland)')).toEqual([
      { name: 'Remote (Ireland)', isRemote: true, countries: ['IE'] },
    ])
    expect(placesOf([], ' ')).toEqual([])
  })
})

it.each([
  ['Full-time', 'FULL_TIME'],
  ['Permanent, part time', 'PART_TIME'],
  ['Fixed-term, 12 months', 'TEMPORARY'],
  ['Full-time contractor', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Internal move', undefined],
])('the employment "%s" is %s', (value, type) => {
  const employment = employmentOf([
    { name: 'Level', value: 'Contract' },
    { name: 'Employment Type', value },
  ])
  expect(employment).toEqual(type ? { text: value, type } : { text: value })
})

it.each([[[]], [[{ name: 'Employment type', value: null }]], [[{ name: 'Employment type', value: ['a'] }]]])(
  'no employment is read from %j',
  (metadata) => expect(employmentOf(metadata)).toBeUndefined(),
)

describe('pay', () => {
  const year = { min_cents: 5_000_000, max_cents: 6_000_000, currency_type: 'GBP', title: 'Annual salary' }

  it('is the range of the board, with what it is paid for', () => {
    expect(payOf([year])).toEqual({ min: 5_000_000, max: 6_000_000, currency: 'GBP', unit: 'YEAR' })
    const hourly = { min_cents: 1600, max_cents: null, currency_type: 'eur', title: null, blurb: 'per hour' }
    expect(payOf([hourly])).toEqual({ min: 1600, max: 1600, currency: 'EUR', unit: 'HOUR' })
  })

  it('of several ranges in one currency goes from the lowest to the highest', () => {
    expect(payOf([year, { ...year, min_cents: 4_500_000, max_cents: 5_500_000 }])).toMatchObject({
      min: 4_500_000,
      max: 6_000_000,
    })
  })

  it.each([
    ['no range', []],
    ['a range without a word for its unit', [{ ...year, title: 'Zone 1' }]],
    ['a range without an amount', [{ ...year, min_cents: null, max_cents: null }]],
    ['a range that ends before it begins', [{ ...year, max_cents: 1 }]],
    ['a range without a currency', [{ ...year, currency_type: 'pounds' }]],
    ['ranges in two currencies', [year, { ...year, currency_type: 'EUR' }]],
    ['a range that cannot be read beside one that can', [year, { ...year, title: '' }]],
  ])('is left out with %s', (_case, ranges) => expect(payOf(ranges)).toBeUndefined())
})
