import {
  isUntouched,
  newExpense,
  withNewLine,
  type ExpenseLine,
  type Report,
  type ReportDefaults,
} from '../model/report'

const reportFields = ['employee', 'company', 'purpose', 'from', 'to', 'currency', 'receiptFrom'] as const

const lineFields = ['date', 'merchant', 'category', 'amount', 'currency', 'vat', 'note'] as const

/**
 * Adds what was typed into the prerendered form before the code was there. Its line is the first one of the report when that
 * is empty, otherwise a new one: what was stored is never overwritten.
 */
export function withTypedFields(
  report: Report,
  typed: Record<string, string>,
  defaults: ReportDefaults,
): Report {
  const changes = Object.fromEntries(
    reportFields.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
  )
  const values = Object.fromEntries(
    lineFields.flatMap((name) => {
      const value = typed[`line-1.${name}`]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const isChange = Object.entries(changes).some(([name, value]) => report[name as keyof Report] !== value)
  const changed = isChange ? { ...report, ...changes } : report
  // A control that shows what it would show anyway was not changed.
  const blank = newExpense('line-1', report.currency)
  if (!Object.entries(values).some(([name, value]) => blank[name as keyof ExpenseLine] !== value))
    return changed
  const [first] = changed.lines
  if (first && isUntouched(first))
    return { ...changed, lines: [{ ...first, ...values }, ...changed.lines.slice(1)] }
  return withNewLine(changed, 'expense', defaults, values).report
}
