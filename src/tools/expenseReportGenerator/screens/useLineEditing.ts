import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { analytics } from '../../../visitor/analytics/queue'
import type { ToolWork } from '../../savedWork/useToolWork'
import type { PastedLine } from '../model/pastedTable'
import {
  isUntouched,
  nextReport,
  receiptIds,
  withLine,
  withNewLine,
  withoutLine,
  type Line,
  type LineKind,
  type Report,
  type ReportDefaults,
} from '../model/report'
import { takeAway } from '../receipts/takeAway'
import { useReportView } from './ReportContext'
import type { Undoable } from './UndoNotice'

/** Id of the button that begins a new report. */
export const newReportId = 'new-expense-report'

type OpenLine = { id: string | undefined; focusRequest: number }

/** The report without the empty line that it begins with, which a table that was pasted replaces. */
const withoutEmptyLine = (report: Report): Report => ({
  ...report,
  lines: report.lines.filter((line) => !isUntouched(line)),
})

type LineEditingOptions = {
  work: ToolWork<Report>
  defaults: ReportDefaults
  /** Called once, with the first change. */
  onBegin: () => void
}

/** What is done with the lines of a report: which one is open, new, copied, pasted and deleted ones, and undoing that. */
export function useLineEditing({ work, defaults, onBegin }: LineEditingOptions) {
  const { words } = useReportView()
  const { work: report, change } = work
  const [open, setOpen] = useState<OpenLine>({
    id: 'line-1',
    focusRequest: 0,
  })
  const focusRequests = useRef(0)
  /** Opens a line and puts the focus into its first field. */
  const openLine = useCallback((id: string) => {
    focusRequests.current += 1
    setOpen({ id, focusRequest: focusRequests.current })
  }, [])
  const [undoable, setUndoable] = useState<Undoable>()

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
    if (!work.isReady) return
    setOpen(({ id, focusRequest }) =>
      report.lines.length > 1
        ? { id: undefined, focusRequest: 0 }
        : { id: report.lines[0]?.id ?? id, focusRequest },
    )
    // Only once what was stored has been read, and when other work is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [work.isReady, work.shared])

  const add = (kind: LineKind): void => {
    let added: string | undefined
    edit((before) => {
      const { report: after, id } = withNewLine(before, kind, defaults)
      added = id
      return after
    })
    if (added === undefined) return
    openLine(added)
    analytics.track('Expense report used', { action: 'added' })
  }

  const toggle = useCallback(
    (id: string) => setOpen((now) => ({ id: now.id === id ? undefined : id, focusRequest: 0 })),
    [],
  )

  const changeLine = useCallback(
    (id: string, changes: Partial<Line>) => edit((before) => withLine(before, id, changes)),
    [edit],
  )

  const duplicate = useCallback(
    (id: string) => {
      let added: string | undefined
      edit((before) => {
        const line = before.lines.find((candidate) => candidate.id === id)
        if (!line) return before
        const made = withNewLine(before, line.kind, defaults)
        added = made.id
        if (added === undefined) return before
        // Pictures belong to one line.
        const copy = { ...line, id: added, ...(line.kind === 'expense' ? { receipts: [] } : {}) } as Line
        return { ...made.report, lines: [...made.report.lines.slice(0, -1), copy] }
      })
      if (added === undefined) return
      openLine(added)
      analytics.track('Expense report used', { action: 'added' })
    },
    [defaults, edit, openLine],
  )

  const remove = useCallback(
    (id: string) => {
      let removed: { line: Line; index: number } | undefined
      edit((before) => {
        const index = before.lines.findIndex((line) => line.id === id)
        const line = before.lines[index]
        if (!line) return before
        removed = { line, index }
        return withoutLine(before, id)
      })
      if (!removed) return
      const { line, index } = removed
      const pictures = takeAway(receiptIds({ lines: [line] }))
      analytics.track('Expense report used', { action: 'deleted' })
      setUndoable({
        text: fill(words.line_deleted, { number: String(index + 1) }),
        focusId: `${line.id}-summary`,
        restore: () => {
          pictures.restore()
          edit((before) => ({
            ...before,
            lines: [...before.lines.slice(0, index), line, ...before.lines.slice(index)],
          }))
        },
      })
    },
    [edit, words],
  )

  const addPasted = (lines: readonly PastedLine[]): void => {
    edit((before) =>
      lines.reduce(
        (after, line) => withNewLine(after, 'expense', defaults, line).report,
        withoutEmptyLine(before),
      ),
    )
    setOpen({ id: undefined, focusRequest: 0 })
    analytics.track('Expense report used', { action: 'added' })
  }

  const begin = (): void => {
    let before: Report | undefined
    let after: Report | undefined
    edit((current) => {
      before = current
      after = nextReport(current, defaults)
      return after
    })
    if (!before || !after) return
    const old = before
    const pictures = takeAway(receiptIds(old))
    setOpen({ id: after.lines[0]?.id, focusRequest: 0 })
    setUndoable({
      text: words.new_report_begun,
      focusId: newReportId,
      only: after,
      restore: () => {
        pictures.restore()
        edit(() => old)
      },
    })
  }

  return {
    open,
    openLine,
    edit,
    add,
    toggle,
    changeLine,
    duplicate,
    remove,
    addPasted,
    begin,
    undoable: undoable && (undoable.only === undefined || undoable.only === report) ? undoable : undefined,
    forgetUndo: () => setUndoable(undefined),
  }
}

/** What `useLineEditing` gives. */
export type LineEditing = ReturnType<typeof useLineEditing>
