import { isDay } from '../../../../core/values/day'
import type { SemanticInvoice } from '../semantic'
import { rule, unless, type Rule } from './rule'

/** Days of the invoice, by their paths. */
const daysOf = (i: SemanticInvoice): readonly (readonly [string | undefined, string])[] => [
  [i.issueDate, 'issueDate'],
  [i.dueDate, 'dueDate'],
  [i.taxPointDate, 'taxPointDate'],
  [i.delivery?.date, 'delivery.date'],
  [i.period?.start, 'period.start'],
  [i.period?.end, 'period.end'],
  ...i.preceding.map(({ date }, index) => [date, `preceding.${String(index)}.date`] as const),
  ...i.lines.flatMap(({ period }, index) => [
    [period?.start, `lines.${String(index)}.period.start`] as const,
    [period?.end, `lines.${String(index)}.period.end`] as const,
  ]),
]

/** The paths of days that the calendar does not have, 2026-02-30, or that are written otherwise. */
export const impossibleDays = (i: SemanticInvoice): string[] =>
  daysOf(i).flatMap(([day, path]) => unless(day === undefined || isDay(day), path))

/** Outside Peppol no rule of the norm says it: XML Schema does, whose type of a date is the name of the rule here. */
export const dayRules: readonly Rule[] = [
  rule('xs:date', 'BT-2 BT-9 BT-72 BT-73 BT-74', 'format', 'Dates are days of the calendar.', impossibleDays),
]
