import { useMemo, useRef } from 'react'
import { calculateLine, totalsOf, type CalculatedLine, type Calculation } from '../model/calculate'
import { isSameContext, lineContexts, type LineContext } from '../model/earlierLines'
import type { Line, Report } from '../model/report'

type Known = { currency: string; context: LineContext; calculated: CalculatedLine }

/** Calculates a report. Lines that have not changed are not calculated again, so that 500 of them do not slow typing down. */
export function useCalculation(report: Report, htmlLang: string): Calculation {
  const known = useRef(new WeakMap<Line, Known>())
  return useMemo(() => {
    const contextOf = lineContexts(report.lines, htmlLang)
    const lines = report.lines.map((line) => {
      const before = known.current.get(line)
      const context = contextOf(line)
      if (before?.currency === report.currency && isSameContext(before.context, context))
        return before.calculated
      const calculated = calculateLine(line, report.currency, htmlLang, context)
      known.current.set(line, { currency: report.currency, context, calculated })
      return calculated
    })
    return { lines, totals: totalsOf(lines, report.currency) }
  }, [report.lines, report.currency, htmlLang])
}
