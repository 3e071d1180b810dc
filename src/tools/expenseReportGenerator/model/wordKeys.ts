import { lineWordKeys } from '../../lines/model/lineWordKeys'
import {
  countriesWithCondition,
  missingRateKinds,
  type CountryWithCondition,
  type MissingRateKind,
} from '../../travelRates/model/travelRates'

const missingKeys = missingRateKinds.map((kind): `missing_${MissingRateKind}` => `missing_${kind}`)
const conditionKeys = countriesWithCondition.map(
  (country): `condition_${CountryWithCondition}` => `condition_${country}`,
)

/** The keys of the words of the expense report generator. */
export const expenseReportWordKeys = [
  // The report
  'report_title', 'employee', 'company', 'purpose', 'purpose_hint', 'period_from', 'period_to',
  'period_problem', 'report_currency', 'receipt_from', 'receipt_from_hint',
  // The list of lines
  'lines_title', 'new_expense', 'new_mileage', 'new_per_diem', 'add_expense', 'add_mileage', 'add_per_diem',
  'add_photos', 'no_lines', 'not_complete', 'has_hint', 'receipts_one', 'receipts_other',
  'receipts_added_one', 'receipts_added_other', 'done', ...lineWordKeys,
  // An expense
  'date', 'merchant', 'merchant_hint', 'category', 'amount', 'currency', 'vat', 'vat_hint', 'people',
  'people_hint', 'note', 'rate', 'rate_source', 'rate_source_hint', 'converted',
  // Categories
  'category_transport', 'category_taxi', 'category_car', 'category_accommodation', 'category_meals',
  'category_guests', 'category_office', 'category_software', 'category_phone', 'category_training',
  'category_fees', 'category_other', 'category_mileage', 'category_perDiem',
  // A journey
  'route', 'route_hint', 'country', 'country_own', 'vehicle', 'vehicle_own', 'vehicle_car',
  'vehicle_motorcycle', 'vehicle_bicycle', 'vehicle_moped', 'vehicle_motorcycle_engine',
  'vehicle_motorcycle_power', 'vehicle_electric', 'vehicle_engine_to', 'vehicle_engine_between',
  'vehicle_engine_from', 'vehicle_power_to', 'vehicle_power_only', 'vehicle_power_from', 'distance_km',
  'distance_mi', 'before_km', 'before_mi', 'before_hint', 'before_auto', 'before_month_km', 'over_limit',
  'passengers', 'passengers_rate', 'own_rate_km', 'own_rate_mi', 'own_rate_unit',
  'unit_km', 'unit_mi', 'per_km', 'per_mi', 'times',
  // A per diem
  'place', 'allowance', 'allowance_own', 'allowance_day', 'allowance_dayOfTravel', 'allowance_half',
  'allowance_halfDay', 'allowance_hours', 'allowance_hoursFrom', 'allowance_hour', 'allowance_overnight',
  'allowance_restaurantMeal', 'allowance_meal', 'allowance_evening', 'allowance_dayOneProvided', 'allowance_dayBothProvided',
  'allowance_abroad', 'allowance_abroadOneProvided', 'allowance_abroadBothProvided',
  'allowance_abroadLater', 'count', 'count_days', 'count_hours', 'count_nights', 'count_meals',
  'count_most', 'hours_counted', 'meals_title', 'meals_hint', 'meals_first', 'breakfasts', 'lunches', 'dinners', 'halved_days_one',
  'halved_days_other', 'halved_hint', 'trip_title', 'trip_hint', 'trip_start', 'trip_end', 'trip_apply', 'trip_none',
  'trip_incomplete', 'trip_order', 'trip_long', 'trip_no_rule',
  // Official rates
  'official_taxFree', 'official_publicSector', 'band_up_to', 'band_beyond', 'band_plus', 'limit_month',
  'limit_year', 'valid_since', 'valid_between', 'looked_up', 'source', 'no_rate', 'authority', 'missing', ...missingKeys, ...conditionKeys,
  // Receipts
  'receipts', 'receipt_add', 'receipt_text', 'receipt_remove', 'receipt_removed', 'receipt_open', 'receipt_alt',
  'receipt_gone', 'receipt_working', 'close', 'problem_heic', 'problem_pdf', 'problem_password', 'problem_pages', 'problem_type', 'problem_size',
  'problem_broken', 'problem_full', 'problem_blocked', 'problem_many', 'problem_lines',
  // A pasted table
  'paste_days', 'headings_number', 'headings_date', 'headings_merchant', 'headings_category', 'headings_note',
  'headings_amount', 'headings_currency', 'headings_vat', 'headings_people',
  // What is wrong with a field
  'problem_zero', 'problem_vat', 'problem_most', 'problem_whole',
  // Summary
  'summary_title', 'total', 'by_category', 'by_currency', 'currency_converted', 'vat_total',
  'incomplete_one', 'incomplete_other',
  // Hints
  'hints_title', 'hints_text', 'no_hints', 'hints_more', 'hint_dateMissing', 'hint_future',
  'hint_outsidePeriod', 'hint_old', 'hint_weekend', 'hint_duplicate', 'hint_receiptMissing',
  'hint_peopleMissing', 'hint_vatHigh', 'hint_rateSourceMissing', 'hint_noOfficialRate',
  'hint_mealAndPerDiem', 'hint_mealsOverDay', 'hint_overLimit', 'hint_purposeMissing',
  // What can be done with the report
  'preview', 'preview_title', 'preview_close', 'print', 'download_pdf', 'download_xlsx', 'download_csv',
  'send_pdf', 'share_receipts', 'new_report', 'new_report_begun', 'report_empty',
  // The document
  'doc_title', 'doc_name', 'doc_company', 'doc_period', 'doc_purpose', 'doc_between', 'doc_number',
  'doc_description', 'doc_original', 'doc_total', 'doc_amount', 'doc_rates', 'doc_rate', 'doc_official',
  'doc_meals', 'doc_signature', 'doc_approved', 'doc_page', 'doc_receipt', 'doc_exchange_rate',
  'doc_incomplete',
] as const // prettier-ignore

export type ExpenseReportWordKey = (typeof expenseReportWordKeys)[number]
