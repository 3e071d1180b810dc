import type { Words } from '../../words/model/wordsFor'

/** The keys of the words that every tool with a list of lines has, each with its own noun: line, item. */
export const lineWordKeys = [
  // A line and its buttons
  'line_number', 'move_up', 'move_down', 'duplicate', 'remove_line', 'moved', 'removed', 'lines_full',
  // A pasted table
  'paste_open', 'paste_text', 'paste_label', 'paste_add', 'paste_found_one', 'paste_found_other', 'paste_none',
  'paste_skipped_one', 'paste_skipped_other', 'paste_totals', 'paste_unknown', 'paste_unread', 'paste_cut',
  'pasted_one', 'pasted_other', 'headings_total', 'paste_file', 'paste_file_hint', 'paste_file_problem', 'paste_other_format', 'paste_sheet', 'paste_columns',
  'paste_column', 'paste_left_out', 'paste_debit', 'paste_credit', 'paste_side', 'paste_currency_of', 'paste_first',
  'paste_choose', 'paste_open_questions', 'paste_day_order', 'paste_decimals', 'paste_spending', 'paste_spending_plus',
  'paste_spending_minus', 'paste_currency', 'paste_credits',
] as const // prettier-ignore

export type LineWords = Words<(typeof lineWordKeys)[number]>
