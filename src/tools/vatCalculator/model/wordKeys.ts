import { lineWordKeys } from '../../lines/model/lineWordKeys'
import {
  countriesWithPlacesApart,
  vatRateKinds,
  vatRegions,
  type CountryWithPlacesApart,
  type VatRateKind,
  type VatRegion,
} from '../../vat/model/vatRate'
import { vatUses, type VatUse } from '../../vat/model/vatUses'

const kindKeys = vatRateKinds.map((kind): `kind_${VatRateKind}` => `kind_${kind}`)
const regionKeys = vatRegions.map((region): `region_${VatRegion}` => `region_${region}`)
const apartKeys = countriesWithPlacesApart.map(
  (country): `apart_${CountryWithPlacesApart}` => `apart_${country}`,
)
const useKeys = vatUses.map((use): `use_${VatUse}` => `use_${use}`)

/** The keys of the words of the VAT calculator. */
export const vatCalculatorWordKeys = [
  // What is entered
  'country', 'direction', 'direction_add', 'direction_add_hint', 'direction_remove', 'direction_remove_hint',
  'amounts', 'label', 'amount_add', 'amount_remove', 'rate', 'rate_none', 'rate_custom',
  'custom_percent', 'add_line', 'rate_day', 'rate_day_hint', 'rate_day_unknown',
  'rounding', 'rounding_line', 'rounding_line_hint', 'rounding_rate', 'rounding_rate_hint',
  // The lines, and tables from a spreadsheet
  ...lineWordKeys, 'headings_number', 'headings_name', 'headings_amount', 'headings_rate',
  // The result
  'result', 'result_empty', 'net', 'vat', 'gross', 'net_short', 'gross_short', 'total', 'per_rate', 'not_counted_one', 'not_counted_other',
  'copy_text', 'copy_table', 'copied', 'copy_refused',
  // The rates of the country
  'rates_title', 'rates_note', 'rates_on', 'rates_later', 'rate_since', 'rate_until', 'rates_checked', 'rates_sources',
  ...kindKeys, ...regionKeys, 'apart', ...apartKeys, ...useKeys,
  // The check of a VAT number
  'number_title', 'number_lead', 'number_field', 'number_check', 'number_right', 'number_format_only',
  'number_register', 'number_register_link', 'number_prefix', 'number_wrongPrefix', 'number_range', 'number_length', 'number_characters',
  'number_suffix', 'number_checksum', 'number_example', 'number_failed', 'northern_ireland',
  // The table of all countries
  'standard_title', 'standard_country', 'standard_rate', 'standard_others', 'standard_note',
] as const // prettier-ignore

export type VatCalculatorWordKey = (typeof vatCalculatorWordKeys)[number]
