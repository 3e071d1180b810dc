import { isDay } from '../../../core/values/day'
import { ratesOf } from '../../travelRates/model/officialRates'
import {
  periodOn,
  type DistanceBand,
  type RateSource,
  type Vehicle,
} from '../../travelRates/model/travelRates'

/** What a country pays by the distance of the year: one band, or several with their last unit of distance. */
export type MileageBands = {
  bands: readonly DistanceBand[]
  /** The vehicle where the rates depend on it: `1201–1500 cc`. */
  vehicle: string
  source: RateSource
  from: string
}

/** The vehicle that a table begins with where a country has several kinds of cars. */
const usualCar: Readonly<Record<string, string>> = { FR: 'power5', IE: 'engine1500' }

function sizeOf(vehicle: Vehicle): string {
  if (vehicle.kind === 'engine') return `${vehicle.from ?? ''}–${vehicle.to ?? ''} cc`
  return vehicle.kind === 'power' ? `${vehicle.to ?? vehicle.from ?? ''} CV` : ''
}

/**
 * The bands of a car in a country on a day, with nothing paid beyond a limit of the year. Undefined where one rate counts
 * for any distance, and where none is known for the day.
 */
export function mileageBandsOf(country: string, day = ''): MileageBands | undefined {
  const period = periodOn(ratesOf(country)?.mileage ?? [], isDay(day) ? day : '')
  const rate = period?.rates.find(({ id }) => id === (usualCar[country] ?? 'car'))
  if (!period || !rate) return undefined
  const { limit } = period
  const [only] = rate.bands
  const bands =
    limit?.kind === 'year' && rate.bands.length === 1 && only
      ? [{ ...only, upTo: limit.distance }, { rate: '0' }]
      : rate.bands
  if (bands.length < 2) return undefined
  return { bands, vehicle: sizeOf(rate.vehicle), source: period.source, from: period.from }
}
