import { centralRates } from './countries/centralRates'
import { checked } from './countries/checkedDays'
import { northernRates } from './countries/northernRates'
import { westernRates } from './countries/westernRates'
import type { CountryRates } from './travelRates'

/** The day on which the figures were compared with what is published. */
export const ratesCheckedOn = checked
/** The day by which they are compared again: most countries publish the rates of a year around its beginning. */
export const ratesReviewBy = '2027-01-31'

/**
 * Official rates by country. A rate that could not be confirmed is left out: the tool then asks for the rate of the
 * company and names the authority.
 */
export const officialRates: readonly CountryRates[] = [...westernRates, ...northernRates, ...centralRates]

/** The rates of a country; undefined for one that has none here. */
export const ratesOf = (country: string): CountryRates | undefined =>
  officialRates.find((rates) => rates.country === country)
