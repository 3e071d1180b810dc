import { isDay } from '../../../core/values/day'
/**
 * What the countries of the markets regard as a usual payment for a private vehicle and for a day away. The figures are
 * in the files of `countries`, each with its source and the days on which it is valid.
 */

export type RateSource = {
  /** Title of the law, decision or page, in its own language. */
  title: string
  /** The language of the title, as in the attribute `lang`. */
  language: string
  url: string
}

type Period = {
  /** First and last day on which the rate is valid; without a last day it is valid until it is replaced. */
  from: string
  until?: string
  /** What the rate is: the most that is free of tax, or what the state pays its own staff. */
  basis: 'taxFree' | 'publicSector'
  source: RateSource
  /** The day on which the figure was looked up. */
  checked: string
}

/** A part of the distance of a year. `plus` replaces the sum of the parts before it: rate × whole distance + plus. */
export type DistanceBand = {
  /** Last unit of distance of the band; the last band has none. */
  upTo?: number
  rate: string
  plus?: string
}

export type Vehicle =
  | { kind: 'car' }
  | { kind: 'motorcycle' }
  | { kind: 'bicycle' }
  | { kind: 'moped' }
  /** A motorcycle by the size of its engine, in cc, or by its fiscal power, in CV. */
  | { kind: 'motorcycleEngine' | 'motorcyclePower'; from?: number; to?: number }
  /** A car by the size of its engine, in cc. */
  | { kind: 'engine'; from?: number; to?: number }
  /** A car by its fiscal power, in French horsepower (CV). */
  | { kind: 'power'; from?: number; to?: number; isElectric?: true }

/** What is paid at most in a calendar month, or for how much distance in a year. */
export type MileageLimit = { kind: 'month'; amount: string } | { kind: 'year'; distance: number }

export type MileageRate = {
  id: string
  vehicle: Vehicle
  bands: readonly DistanceBand[]
  /** In place of the limit of the period. */
  limit?: MileageLimit
}

export type MileagePeriod = Period & {
  rates: readonly MileageRate[]
  limit?: MileageLimit
  /** For each passenger and unit of distance, in a car. */
  passenger?: string
}

/** Whether the rule pays for passengers in the vehicle. */
export const takesPassengers = (period: MileagePeriod, { vehicle }: MileageRate): boolean =>
  period.passenger !== undefined && vehicle.kind === 'car'

/** What is counted: days, started hours, nights, meals. */
export type AllowanceKind =
  | 'day'
  | 'dayOfTravel'
  | 'half'
  | 'halfDay'
  | 'hours'
  | 'hoursFrom'
  | 'hour'
  | 'overnight'
  | 'restaurantMeal'
  | 'meal'
  | 'evening'
  | 'dayOneProvided'
  | 'dayBothProvided'
  | 'abroad'
  | 'abroadOneProvided'
  | 'abroadBothProvided'
  | 'abroadLater'

export type MealRule =
  /** Each meal that somebody else pays takes an amount away. */
  | {
      kind: 'each'
      breakfast?: string
      lunch: string
      dinner: string
      /** What is left of a day at least. */
      floor?: string
    }
  /** A day with so many meals that somebody else pays counts half. */
  | { kind: 'half'; meals: number }

export type Allowance = {
  id: string
  kind: AllowanceKind
  amount: string
  /** More than so many hours away; of the kind `hoursFrom`, so many or more. */
  hours?: number
  /** The most that can be counted in one day, for allowances by the hour. */
  most?: number
  /** The trip must be longer than so many hours; without a line of whole days the hours themselves must be. */
  tripOver?: number
  meals?: MealRule
}

export type PerDiemPeriod = Period & { allowances: readonly Allowance[] }

/** Official rates that a country has and the tool does not, so that nobody takes them for none. */
export const missingRateKinds = [
  'abroad', 'bicycles', 'electricCars', 'latestQuarter', 'mileage', 'motorcycles', 'nights', 'passengers', 'perDiem',
  'places', 'taxFreeMileage',
] as const // prettier-ignore

export type MissingRateKind = (typeof missingRateKinds)[number]

/** Countries whose daily allowances have a condition that the rate alone does not say: the words `condition_…`. */
export const countriesWithCondition = ['AT', 'DE', 'DK', 'GB', 'SE'] as const

export type CountryWithCondition = (typeof countriesWithCondition)[number]

export const hasCondition = (country: string): country is CountryWithCondition =>
  (countriesWithCondition as readonly string[]).includes(country)

export type CountryRates = {
  /** ISO 3166-1 alpha-2. */
  country: string
  currency: string
  distance: 'km' | 'mi'
  /** Newest first. */
  mileage: readonly MileagePeriod[]
  perDiem: readonly PerDiemPeriod[]
  missing: readonly MissingRateKind[]
  /** Where to look up what is not here. */
  authority: RateSource
}

/**
 * The period of a rate for a day, `2026-11-25`; for a day that is not known yet the one that was valid when the rates were
 * looked up. Undefined when no rate is known for the day.
 */
export const periodOn = <P extends { from: string; until?: string; checked: string }>(
  periods: readonly P[],
  day: string,
): P | undefined =>
  periods.find(({ from, until, checked }) => {
    const wanted = isDay(day) ? day : checked
    return from <= wanted && (until === undefined || wanted <= until)
  })
