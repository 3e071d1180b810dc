import { useCallback, useEffect, useRef, useState } from 'react'
import { analytics } from '../../../visitor/analytics/queue'
import { useLines } from '../../lines/screens/useLines'
import type { ToolWork } from '../../savedWork/useToolWork'
import type { TripPart } from '../../travelRates/model/trip'
import { lineTitle } from '../model/describe'
import {
  isUntouched,
  maxLines,
  newLine,
  nextReport,
  receiptIds,
  type Line,
  type LineKind,
  type Report,
  type ReportDefaults,
} from '../model/report'
import { tripLines } from '../model/tripLines'
import { removePictures } from '../receipts/removePictures'
import { useReportView } from './ReportContext'

/** Id of the button that begins a new report. */
export const newReportId = 'new-expense-report'

type ReportLinesOptions = {
  work: ToolWork<Report>
  defaults: ReportDefaults
  /** Called once, with the first change. */
  onBegin: () => void
}

/** The lines of a report as they are edited, with the pictures of those that are removed, and beginning another report. */
export function useReportLines({ work, defaults, onBegin }: ReportLinesOptions) {
  const { words, htmlLang } = useReportView()
  const { work: report, change } = work
  const [open, setOpen] = useState<string | number | undefined>('line-1')
  /** The report that took the place of another one, which comes back. */
  const [begun, setBegun] = useState<{ report: Report; text: string; undo: () => void }>()

  const hasBegun = useRef(false)
  const edit = useCallback(
    (update: (report: Report) => Report): void => {
      if (!hasBegun.current) onBegin()
      hasBegun.current = true
      change(update)
    },
    [change, onBegin],
  )

  // Of stored work with several lines none is open at first.
  useEffect(() => {
    if (work.isReady) setOpen(report.lines.length > 1 ? undefined : report.lines[0]?.id)
    // Only once what was stored has been read, and when other work is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work.isReady, work.shared])

  const editing = useLines<Line>({
    version: work.version,
    lines: report.lines,
    change: (update) =>
      edit((before) => {
        const lines = update(before.lines)
        return lines === before.lines ? before : { ...before, lines }
      }),
    newLine: (number) => newLine('expense', number, report, defaults),
    // Pictures belong to one line.
    copyOf: (line) => (line.kind === 'expense' ? { ...line, receipts: [] } : line),
    isEmpty: isUntouched,
    nameOf: (line) => lineTitle(line, words),
    loadTable: async () => {
      const { readReportTable, reportCellText, reportTableLabels, reportTableNames } =
        await import('../model/reportTable')
      return {
        columns: reportTableNames(words),
        labels: reportTableLabels(words),
        shared: ['debit', 'credit', 'side'],
        textOf: (field, value) => reportCellText(field, value, words, htmlLang),
        read: (text, choices) =>
          readReportTable(text, { htmlLang, words, currency: report.currency }, choices),
      }
    },
    max: maxLines,
    keepsOne: false,
    words,
    open,
    onOpen: setOpen,
    onDone: (what, removed) => {
      analytics.track('Expense report used', { action: what === 'removed' ? 'deleted' : 'added' })
      return removePictures(receiptIds({ lines: removed }))
    },
  })
  const { actions } = editing

  /** Puts the parts of a trip in the place of a per diem; false without room for them. */
  const setTrip = useCallback(
    (id: string, parts: readonly TripPart[]): boolean =>
      actions.replace(id, (line) => (line.kind === 'perDiem' ? tripLines(line, parts) : [line])),
    [actions],
  )

  const begin = (): void => {
    const old = report
    const next = nextReport(report, defaults)
    const pictures = removePictures(receiptIds(old))
    edit(() => next)
    actions.forgetUndo()
    setOpen(next.lines[0]?.id)
    setBegun({
      report: next,
      text: words.new_report_begun,
      undo: () => {
        pictures.restore()
        edit(() => old)
        setBegun(undefined)
        document.getElementById(newReportId)?.focus()
      },
    })
  }

  return {
    editing,
    edit,
    add: (kind: LineKind): void => {
      // The empty expense with which a report begins makes room for a line of another kind.
      if (kind !== 'expense')
        edit((before) =>
          before.lines.length === 1 && before.lines.every(isUntouched) ? { ...before, lines: [] } : before,
        )
      actions.add((number) => newLine(kind, number, report, defaults))
    },
    setTrip,
    begin,
    begun: begun?.report === report ? begun : undefined,
  }
}
