import { useMemo, useRef } from 'react'
import { calculateLine, totalsOf, type CalculatedLine, type Calculation } from '../model/calculate'
import type { Line, Report } from '../model/report'

/** Calculates a report. Lines that have not changed are not calculated again, so that 500 of them do not slow typing down. */
export function useCalculation(report: Report, htmlLang: string): Calculation {
  const known = useRef(new WeakMap<Line, { currency: string; calculated: CalculatedLine }>())
  return useMemo(() => {
    const lines = report.lines.map((line) => {
      const before = known.current.get(line)
      if (before?.currency === report.currency) return before.calculated
      const calculated = calculateLine(line, report.currency, htmlLang)
      known.current.set(line, { currency: report.currency, calculated })
      return calculated
    })
    return { lines, totals: totalsOf(lines, report.currency) }
  }, [report.lines, report.currency, htmlLang])
}
