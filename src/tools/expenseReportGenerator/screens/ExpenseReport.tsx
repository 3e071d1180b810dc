import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { analytics } from '../../../analytics/queue'
import type { ToolWords } from '../../../cms/toolWords'
import { Button } from '../../../components/Button'
import { Heading } from '../../../components/Heading'
import { LoadingDots } from '../../../components/LoadingDots'
import { fill } from '../../../i18n/fill'
import { useLocale, useMarket } from '../../../site/SiteContext'
import { media } from '../../../theme/tokens'
import { Actions, Notice, Panel, ResultPanel, ToolColumns } from '../../controls/layout'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import { useToolWork, type ToolWork } from '../../savedWork/useToolWork'
import { useCommonWords } from '../../words/CommonWordsContext'
import { wordsFor } from '../../words/model/wordsFor'
import { hintsOf } from '../model/hints'
import { parseReport } from '../model/parseReport'
import type { PastedLine } from '../model/pastedTable'
import {
  emptyReport,
  isUntouched,
  maxLines,
  nextReport,
  receiptIds,
  withLine,
  withNewLine,
  withoutLine,
  withoutReceipts,
  type Line,
  type LineKind,
  type Report,
  type ReportDefaults,
} from '../model/report'
import { expenseReportWordKeys } from '../model/wordKeys'
import { LineItem } from './LineItem'
import { Muted } from './parts'
import { PasteTable } from './PasteTable'
import { PictureButton } from './PictureButton'
import { RefusedPictures } from './RefusedPictures'
import { ReportActions } from './ReportActions'
import { ReportProvider, useReportView, type ReportView } from './ReportContext'
import { ReportFields } from './ReportFields'
import { ReportHints } from './ReportHints'
import { ReportPreview } from './ReportPreview'
import { ReportSummary } from './ReportSummary'
import { withTypedFields } from './typedFields'
import { useCalculation } from './useCalculation'
import { useReceipts } from './useReceipts'
import { useReportFiles } from './useReportFiles'
import { useToday } from './useToday'

const Stack = styled.div`
  display: grid;
  gap: var(--space-24);
  min-width: 0;
`

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
`

const Sum = styled.p`
  font-size: var(--font-size-20);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${media.lg} {
    display: none;
  }
`

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--colour-line);
  list-style: none;
`

/** Id of the button that begins a new report. */
const newReportId = 'new-expense-report'

type Pictures = [string, Blob][]

/** Something that was taken away and can be put back. */
type Undoable = {
  /** Id of the element that has the focus then. */
  focusId: string
  text: string
  restore: () => void
  /** The report that it can be undone in; any without it. */ only?: Report
}

const pictureStore = () => import('../receipts/receiptStore')

/** Takes pictures out of the database in the background; `restore` puts those back that were there. */
function takeAway(ids: readonly string[], isAll = false): { restore: () => void } {
  if (ids.length === 0 && !isAll) return { restore: () => undefined }
  const taken: Promise<Pictures> = pictureStore()
    .then(async ({ takePictures, deleteAllPictures }) => {
      const pictures = await takePictures(ids)
      if (isAll) await deleteAllPictures()
      return pictures
    })
    .catch(() => [])
  return {
    restore: () => {
      void Promise.all([pictureStore(), taken]).then(
        ([{ putBackPictures }, pictures]) => putBackPictures(pictures),
        () => undefined,
      )
    },
  }
}

/** What was deleted is in memory until something else is deleted: pressed by mistake, it comes back. */
function UndoNotice({ undoable, onUndone }: { undoable: Undoable; onUndone: () => void }) {
  const common = useCommonWords()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [undoable])
  return (
    <Notice role="status">
      <Actions>
        <p>{undoable.text}</p>
        <Button
          ref={button}
          variant="secondary"
          onClick={() => {
            undoable.restore()
            onUndone()
            // The button goes away: the focus moves to what has come back.
            requestAnimationFrame(() => document.getElementById(undoable.focusId)?.focus())
          }}
        >
          {common.undo}
        </Button>
      </Actions>
    </Notice>
  )
}

type ReportToolProps = {
  work: ToolWork<Report>
  defaults: ReportDefaults
}

function ReportTool({ work, defaults }: ReportToolProps) {
  const view = useReportView()
  const { words, htmlLang } = view
  const today = useToday()
  const { work: report, change } = work
  const calculation = useCalculation(report, htmlLang)
  const receipts = useReceipts(change, defaults)
  const files = useReportFiles({ report, calculation, words, htmlLang, country: defaults.country })
  const [open, setOpen] = useState<{ id: string | undefined; focusRequest: number }>({
    id: 'line-1',
    focusRequest: 0,
  })
  const focusRequests = useRef(0)
  /** Opens a line and puts the focus into its first field. */
  const openLine = useCallback((id: string) => {
    focusRequests.current += 1
    setOpen({ id, focusRequest: focusRequests.current })
  }, [])
  const [isPasting, setPasting] = useState(false)
  const [undoable, setUndoable] = useState<Undoable>()
  const [preview, setPreview] = useState<PdfDocument>()
  const previewButton = useRef<HTMLDivElement>(null)

  const { prepare } = files
  const hasBegun = useRef(false)
  const edit = useCallback(
    (update: (report: Report) => Report): void => {
      if (!hasBegun.current) prepare()
      hasBegun.current = true
      change(update)
    },
    [change, prepare],
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

  const hints = useMemo(
    () => (today ? hintsOf(report, calculation.lines, today, htmlLang) : []),
    [report, calculation.lines, today, htmlLang],
  )
  const hinted = useMemo(() => new Set(hints.map(({ lineId }) => lineId)), [hints])
  const numbers = useMemo(() => new Map(report.lines.map(({ id }, index) => [id, index + 1])), [report.lines])

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

  const addPictures = (pictures: readonly File[]): void => {
    edit((before) => before)
    receipts.addLines(pictures)
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
    setPreview(undefined)
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

  const shownUndo =
    undoable && (undoable.only === undefined || undoable.only === report) ? undoable : undefined
  const room = maxLines - report.lines.length

  return (
    <>
      <ToolColumns>
        <Stack>
          <Panel>
            <TitleRow>
              <Heading level={2} size="subtitle">
                {words.report_title}
              </Heading>
              <Button id={newReportId} variant="quiet" onClick={begin} data-replay="new-report">
                {words.new_report}
              </Button>
            </TitleRow>
            <ReportFields
              report={report}
              onChange={(changes) => edit((before) => ({ ...before, ...changes }))}
            />
          </Panel>
          <Panel
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const dropped = [...event.dataTransfer.files]
              if (dropped.length > 0) addPictures(dropped)
            }}
          >
            <TitleRow>
              <Heading level={2} size="subtitle">
                {words.lines_title}
              </Heading>
              {/* On a phone the summary is far below. */}
              <Sum suppressHydrationWarning>
                {formatMoneyOf(calculation.totals.total, report.currency, htmlLang)}
              </Sum>
            </TitleRow>
            {report.lines.length === 0 ? (
              <Muted>{words.no_lines}</Muted>
            ) : (
              <Lines role="list" aria-label={words.lines_title}>
                {calculation.lines.map((calculated, index) => (
                  <LineItem
                    key={calculated.line.id}
                    calculated={calculated}
                    number={index + 1}
                    isOpen={open.id === calculated.line.id}
                    focusRequest={open.id === calculated.line.id ? open.focusRequest : 0}
                    hasHint={hinted.has(calculated.line.id)}
                    receipts={receipts}
                    onToggle={toggle}
                    onChange={changeLine}
                    onDuplicate={duplicate}
                    onDelete={remove}
                  />
                ))}
              </Lines>
            )}
            {shownUndo ? <UndoNotice undoable={shownUndo} onUndone={() => setUndoable(undefined)} /> : null}
            {room === 0 ? (
              <Notice role="status">
                <p>{fill(words.lines_full, { count: String(maxLines) })}</p>
              </Notice>
            ) : null}
            <Actions>
              <Button onClick={() => add('expense')} data-replay="add-expense">
                {words.add_expense}
              </Button>
              <Button variant="secondary" onClick={() => add('mileage')} data-replay="add-mileage">
                {words.add_mileage}
              </Button>
              <Button variant="secondary" onClick={() => add('perDiem')} data-replay="add-per-diem">
                {words.add_per_diem}
              </Button>
            </Actions>
            <Actions>
              <PictureButton label={words.add_photos} onFiles={addPictures} />
              <Button variant="secondary" onClick={() => setPasting(true)} data-replay="paste">
                {words.paste_table}
              </Button>
              {receipts.working === 'new' ? <LoadingDots label={words.receipt_working} /> : null}
            </Actions>
            <RefusedPictures refused={receipts.refused.filter(({ lineId }) => lineId === undefined)} />
          </Panel>
        </Stack>
        <ResultPanel as="section" aria-label={words.summary_title}>
          <ReportSummary totals={calculation.totals} />
          {hints.length > 0 || (today && calculation.totals.counted > 0) ? (
            <ReportHints hints={hints} numbers={numbers} onOpen={openLine} />
          ) : null}
          <div ref={previewButton}>
            <ReportActions
              files={files}
              onPreview={async () => {
                setPreview(await files.preview())
                analytics.track('Expense report used', { action: 'preview opened' })
              }}
            />
          </div>
        </ResultPanel>
      </ToolColumns>
      {preview ? (
        <CurrentPreview
          first={preview}
          report={report}
          make={files.preview}
          onClose={() => {
            setPreview(undefined)
            previewButton.current?.querySelector<HTMLElement>('[data-replay=preview]')?.focus()
          }}
        />
      ) : null}
      <Stack>
        <WorkBar
          work={work}
          toShare={withoutReceipts}
          onShare={() => analytics.track('Expense report used', { action: 'shared or downloaded' })}
        />
        {receiptIds(report).length > 0 ? <Muted>{words.share_receipts}</Muted> : null}
      </Stack>
      <PasteTable
        open={isPasting}
        room={room + report.lines.filter(isUntouched).length}
        onClose={() => setPasting(false)}
        onLines={addPasted}
      />
    </>
  )
}

/** The report without the empty line that it begins with, which a table that was pasted replaces. */
const withoutEmptyLine = (report: Report): Report => ({
  ...report,
  lines: report.lines.filter((line) => !isUntouched(line)),
})

type CurrentPreviewProps = {
  first: PdfDocument
  report: Report
  make: () => Promise<PdfDocument>
  onClose: () => void
}

/** The preview, which follows what is changed while it is open. */
function CurrentPreview({ first, report, make, onClose }: CurrentPreviewProps) {
  const [shown, setShown] = useState(first)
  const maker = useRef(make)
  maker.current = make
  useEffect(() => {
    let isCurrent = true
    maker.current().then(
      (document) => {
        if (isCurrent) setShown(document)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [report])
  return <ReportPreview document={shown} report={report} onClose={onClose} />
}

/** Work whose deletion takes the pictures of receipts with it, and gives them back when it is undone. */
function useWorkWithPictures(work: ToolWork<Report>): ToolWork<Report> {
  const taken = useRef<{ restore: () => void }>()
  useEffect(() => {
    // Once it cannot be undone any more, the pictures leave the memory.
    if (!work.undo) taken.current = undefined
  }, [work.undo])
  return {
    ...work,
    remove: () => {
      const pictures = takeAway(receiptIds(work.work), work.shared !== 'shown')
      work.remove()
      taken.current = pictures
    },
    undo:
      work.undo &&
      (() => {
        taken.current?.restore()
        work.undo?.()
      }),
  }
}

/** The expense report generator: the report, its lines and receipts, what it adds up to and the files made of it. */
export function ExpenseReport({ words: toolWords }: { words: ToolWords }) {
  const { htmlLang, country } = useLocale()
  const { currency } = useMarket()
  const words = useMemo(() => wordsFor(toolWords, expenseReportWordKeys), [toolWords])
  const defaults = useMemo(() => ({ currency, country }), [currency, country])
  const empty = useMemo(() => emptyReport(defaults), [defaults])
  const root = useRef<HTMLDivElement>(null)
  const stored = useToolWork<Report>({
    storageKey: 'expense-report/v2',
    empty,
    parse: (value) => parseReport(value, defaults),
    root,
    withTyped: (report, typed) => withTypedFields(report, typed, defaults),
  })
  const work = useWorkWithPictures(stored)
  const view = useMemo<ReportView>(
    () => ({ words, htmlLang, currency: work.work.currency, hasNames: work.isReady }),
    [words, htmlLang, work.work.currency, work.isReady],
  )
  return (
    <ToolFrame ref={root} words={toolWords}>
      <ReportProvider value={view}>
        <WorkNotices work={work} title={words.doc_title} />
        <ReportTool work={work} defaults={defaults} />
      </ReportProvider>
    </ToolFrame>
  )
}
