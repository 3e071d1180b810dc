import { formatMoney } from '../../core/i18n/formatMoney'
import { hasCycles, leastSaving, planPrice, yearlySaving } from './price'

/** Prices per user and month in minor units, as plans have them. */
const growth = {
  GBP: { monthly: 900, yearly: 750 },
  EUR: { monthly: 1000, yearly: 850 },
  DKK: { monthly: 7500, yearly: 6300 },
  NOK: { monthly: 11500, yearly: 9500 },
  SEK: { monthly: 11000, yearly: 9200 },
  USD: { monthly: 1200, yearly: 1000 },
}
const free = { monthly: 0, yearly: 0 }

describe('planPrice', () => {
  it.each([
    ['GBP', 1, 900, 10_800, 750, 9_000],
    ['GBP', 5, 4_500, 54_000, 3_750, 45_000],
    ['GBP', 6, 5_400, 64_800, 4_500, 54_000],
    ['GBP', 100, 90_000, 1_080_000, 75_000, 900_000],
    ['EUR', 1, 1_000, 12_000, 850, 10_200],
    ['EUR', 6, 6_000, 72_000, 5_100, 61_200],
    ['EUR', 100, 100_000, 1_200_000, 85_000, 1_020_000],
    ['DKK', 1, 7_500, 90_000, 6_300, 75_600],
    ['DKK', 5, 37_500, 450_000, 31_500, 378_000],
    ['DKK', 100, 750_000, 9_000_000, 630_000, 7_560_000],
    ['NOK', 1, 11_500, 138_000, 9_500, 114_000],
    ['NOK', 6, 69_000, 828_000, 57_000, 684_000],
    ['NOK', 100, 1_150_000, 13_800_000, 950_000, 11_400_000],
    ['SEK', 5, 55_000, 660_000, 46_000, 552_000],
    ['SEK', 100, 1_100_000, 13_200_000, 920_000, 11_040_000],
    ['USD', 6, 7_200, 86_400, 6_000, 72_000],
    ['USD', 100, 120_000, 1_440_000, 100_000, 1_200_000],
  ] as const)(
    'in %s for %i users: %i a month and %i a year, with yearly billing %i and %i',
    (currency, users, month, year, yearlyMonth, yearlyYear) => {
      const plan = growth[currency]
      expect(planPrice(plan, users, 'monthly')).toEqual({ perMonth: month, perYear: year })
      expect(planPrice(plan, users, 'yearly')).toEqual({ perMonth: yearlyMonth, perYear: yearlyYear })
    },
  )

  it('costs nothing on a plan without a price, for any number of users', () => {
    for (const users of [1, 5, 100, 9_999])
      expect(planPrice(free, users, 'yearly')).toEqual({ perMonth: 0, perYear: 0 })
  })

  it('is exact for every number of users and every price in minor units', () => {
    const odd = { monthly: 1_999, yearly: 1_661 }
    for (let users = 1; users <= 9_999; users += 1) {
      const { perMonth, perYear } = planPrice(odd, users, 'yearly')
      expect([perMonth, perYear].every(Number.isSafeInteger)).toBe(true)
      expect(BigInt(perYear)).toBe(1_661n * BigInt(users) * 12n)
    }
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %p users', (users) =>
    expect(() => planPrice(growth.GBP, users, 'monthly')).toThrow(RangeError),
  )

  it('reads as money of its market', () => {
    const amounts = (['GBP', 'EUR', 'DKK', 'NOK', 'SEK'] as const).map((currency, index) =>
      formatMoney(
        planPrice(growth[currency], 12, 'yearly').perMonth,
        currency,
        ['en-GB', 'de-DE', 'da-DK', 'nb-NO', 'sv-SE'][index] ?? '',
      ).replace(/\s/g, ' '),
    )
    expect(amounts).toEqual(['£90', '102 €', '756 kr.', '1 140 kr', '1 104 kr'])
  })
})

describe('yearlySaving', () => {
  it.each([
    ['GBP', 1, 1_800, 16],
    ['GBP', 12, 21_600, 16],
    ['EUR', 12, 21_600, 15],
    ['DKK', 12, 172_800, 16],
    ['NOK', 12, 288_000, 17],
    ['SEK', 100, 2_160_000, 16],
    ['USD', 6, 14_400, 16],
  ] as const)(
    'in %s for %i users: %i minor units, %i per cent rounded down',
    (currency, users, amount, percent) =>
      expect(yearlySaving(growth[currency], users)).toEqual({ amount, percent }),
  )

  it('is nothing without a price, with one price for both cycles, and never negative', () => {
    for (const plan of [free, { monthly: 900, yearly: 900 }, { monthly: 900, yearly: 950 }])
      expect(yearlySaving(plan, 10)).toEqual({ amount: 0, percent: 0 })
  })

  it('keeps a whole percentage whole', () => {
    expect(yearlySaving({ monthly: 1_000, yearly: 710 }, 7).percent).toBe(29)
    expect(yearlySaving({ monthly: 900, yearly: 0 }, 3).percent).toBe(100)
  })
})

it('the saving to name is what every plan with a price saves at least', () => {
  expect(leastSaving([free, growth.GBP, { monthly: 1_500, yearly: 1_200 }])).toBe(
    yearlySaving(growth.GBP, 1).percent,
  )
  expect(leastSaving([{ monthly: 1_500, yearly: 1_200 }, free])).toBe(20)
  expect(leastSaving([growth.GBP, { monthly: 500, yearly: 500 }])).toBe(0)
  expect(leastSaving([free])).toBe(0)
  expect(leastSaving([])).toBe(0)
})

it('there is a cycle to choose when a price depends on it', () => {
  expect(hasCycles([free, growth.GBP])).toBe(true)
  expect(hasCycles([free])).toBe(false)
})
