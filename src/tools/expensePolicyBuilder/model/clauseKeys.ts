/** The keys of the clauses that the policy is made of: whole sentences, with placeholders for names, numbers and amounts. */
export const policyClauseKeys = [
  // Purpose and scope
  'purpose', 'purpose_named', 'scope', 'finance_team', 'countries_one', 'countries_several', 'law_one', 'countries_law', 'countries_amounts',
  'applies_from', 'principle', 'works_council',
  // Approvals
  'approval_above', 'approval_always', 'approver_manager', 'approver_budget', 'approver_finance',
  'approver_management', 'second_approval', 'approval_trip', 'approval_days', 'own_expenses_micro', 'own_expenses_small',
  'own_expenses_medium', 'own_expenses_large', 'deputy', 'approver_checks', 'spot_checks', 'no_splitting',
  // Cards and own money
  'cards_everyone', 'cards_regular', 'cards_request', 'card_limit', 'card_use', 'cash_no', 'cash_yes', 'card_mistake',
  'card_lost', 'own_money_only', 'own_money_allowed', 'own_money_last', 'own_money_last_few', 'own_money_no', 'payback_week',
  'payback_payroll', 'payback_days', 'leavers',
  // Receipts
  'receipts_all', 'receipts_all_rates', 'receipts_above', 'receipt_content', 'paper_photo', 'paper_original', 'receipt_days',
  'receipt_late', 'receipt_late_us', 'lost_statement', 'lost_limit', 'lost_copy', 'lost_copy_us',
  // Travel
  'travel_reason', 'booking_tool', 'booking_office', 'booking_self', 'ahead_days', 'ahead_days_office', 'rail_standard', 'rail_hours',
  'rail_first', 'air_economy', 'air_premium', 'air_business', 'train_first', 'hotel_limit', 'city_limit', 'taxi_need',
  'taxi_free', 'hire_no', 'hire_yes', 'private_days', 'a1', 'insurance', 'emergency',
  // Own car
  'car_official_km', 'car_official_mile', 'car_own_km', 'car_own_mile', 'car_log', 'car_parking', 'car_insurance',
  // Meals
  'meals_day', 'meals_each', 'meals_allowance', 'meals_allowance_de', 'meals_allowance_at', 'meals_provided', 'team_meals', 'tips_no', 'tips_yes', 'alcohol_no',
  'alcohol_guests', 'alcohol_modest',
  // Guests and gifts
  'hosting_no', 'hosting_yes', 'hosting_names', 'gifts_no', 'gifts_yes', 'gifts_received', 'officials',
  // Remote work
  'equipment_company', 'equipment_budget', 'equipment_none', 'equipment_law', 'internet_no', 'internet_law', 'internet_yes', 'coworking_no',
  'coworking_ask', 'coworking_yes', 'equipment_return',
  // Subscriptions
  'sub_check', 'sub_finance', 'sub_team', 'sub_free', 'sub_data', 'sub_quarter', 'sub_half', 'sub_year',
  // Not paid
  'not_paid', 'not_paid_fines', 'not_paid_private_fun', 'not_paid_commute', 'not_paid_commute_fr', 'not_paid_commute_law', 'not_paid_upgrades',
  'not_paid_companions', 'not_paid_clothing', 'not_paid_late_fees', 'not_paid_donations',
  // Tax
  'tax_invoice', 'tax_invoice_named', 'tax_pay', 'tax_guests', 'tax_guests_gb', 'tax_records',
  // Exceptions and mistakes
  'exception_manager', 'exception_finance', 'exception_management', 'exception_note', 'mistakes', 'misuse',
  // About the policy
  'questions', 'questions_owner', 'review_half', 'review_year', 'privacy', 'acknowledge',
] as const // prettier-ignore

export type PolicyClauseKey = (typeof policyClauseKeys)[number]
