import english from '../../../../content/documents/en-gb/tool_words.expense-report.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { wordsFor } from '../../words/model/wordsFor'
import {
  emptyReport,
  newExpense,
  newMileage,
  newPerDiem,
  type ExpenseLine,
  type Line,
  type MileageLine,
  type PerDiemLine,
  type Report,
} from './report'
import { expenseReportWordKeys } from './wordKeys'

/** The English words of the tool, as the page of the United Kingdom has them without its tokens. */
export const englishWords = wordsFor(toolWordsOf(english.data), expenseReportWordKeys)

export const defaults = { currency: 'GBP', country: 'GB', htmlLang: 'en-GB' }

export const expense = (id: string, values: Partial<ExpenseLine> = {}): ExpenseLine => ({
  ...newExpense(id, 'GBP'),
  date: '2026-11-03',
  merchant: 'Hotel Three Poplars',
  category: 'accommodation',
  amount: '96.50',
  note: 'Night in Leeds',
  ...values,
})

export const mileage = (id: string, values: Partial<MileageLine> = {}): MileageLine => ({
  ...newMileage(id, 'GB'),
  date: '2026-11-03',
  route: 'Manchester – Leeds',
  distance: '88',
  ...values,
})

export const perDiem = (id: string, values: Partial<PerDiemLine> = {}): PerDiemLine => ({
  ...newPerDiem(id, 'DE'),
  date: '2026-11-04',
  place: 'Bremen',
  allowance: 'day',
  ...values,
})

/** A report in pounds with the given lines. */
export const reportOf = (lines: readonly Line[], values: Partial<Report> = {}): Report => ({
  ...emptyReport(defaults),
  employee: 'Mara Quill',
  company: 'Quillmere Ltd',
  purpose: 'Visit to a customer',
  from: '2026-11-02',
  to: '2026-11-06',
  lines,
  ...values,
})
