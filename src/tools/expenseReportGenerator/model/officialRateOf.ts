import { ratesOf } from '../../travelRates/model/officialRates'
import {
  periodOn,
  type Allowance,
  type MileagePeriod,
  type MileageRate,
  type PerDiemPeriod,
} from '../../travelRates/model/travelRates'
import type { MileageLine, PerDiemLine } from './report'

/** The official rate of a journey: of its country, vehicle and day. The limit of the period is that of the vehicle. */
export function mileageRateOf({ country, vehicle, date }: MileageLine): {
  period: MileagePeriod | undefined
  rate: MileageRate | undefined
} {
  const period = periodOn(ratesOf(country)?.mileage ?? [], date)
  const rate = period?.rates.find(({ id }) => id === vehicle)
  return { period: period && rate?.limit ? { ...period, limit: rate.limit } : period, rate }
}

/** The official allowance of a line: of its country and day. */
export function allowanceOf({ country, allowance, date }: PerDiemLine): {
  period: PerDiemPeriod | undefined
  allowance: Allowance | undefined
} {
  const period = periodOn(ratesOf(country)?.perDiem ?? [], date)
  return { period, allowance: period?.allowances.find(({ id }) => id === allowance) }
}
