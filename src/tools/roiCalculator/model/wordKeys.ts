/** The keys of the words of the ROI calculator. Assumptions have their names in the document of the page. */
export const roiCalculatorWordKeys = [
  // Groups of assumptions, and what stands beside a closed one
  'assumptions_hint', 'group_reports', 'group_minutes', 'group_hour', 'group_software', 'group_set_up',
  'reports_summary', 'change_summary', 'month_summary', 'hour_summary', 'once_summary', 'changed',
  'basis', 'basis_hourly', 'basis_salary', 'problem_no_hours',
  // The result
  'outcome_saves', 'outcome_later', 'outcome_nothing', 'outcome_costs',
  'note_saves', 'note_later', 'note_nothing', 'note_costs', 'last_complete',
  'hours_month', 'saving_year', 'roi', 'payback', 'roi_none', 'payback_at_once', 'payback_never',
  // Chart and table
  'chart_title', 'chart_text', 'slider', 'today', 'with_outlay', 'employee', 'approver', 'finance', 'software', 'hours', 'total',
  'table_title', 'month_today', 'month_outlay', 'year_today', 'year_outlay', 'year_saving', 'table_note',
  // The formula with the figures
  'formula_title', 'hours_today', 'hours_outlay', 'hour_cost', 'time_saved', 'software_change',
  'set_up', 'first_year', 'roi_formula', 'payback_formula',
  // The file
  'download', 'file_title', 'file_note', 'assumptions', 'assumption', 'value', 'made_on', 'pages',
] as const // prettier-ignore

export type RoiWordKey = (typeof roiCalculatorWordKeys)[number]
