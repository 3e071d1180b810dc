import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../design/components/Button'
import { Heading } from '../../../design/components/Heading'
import { analytics } from '../../../visitor/analytics/queue'
import { Panel, ResultPanel, ToolColumns } from '../../controls/layout'
import { useToday } from '../../controls/useToday'
import { WorkBar } from '../../controls/WorkBar'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { ToolWork } from '../../savedWork/useToolWork'
import { hintsOf } from '../model/hints'
import { isUntouched, receiptIds, withoutReceipts, type Report, type ReportDefaults } from '../model/report'
import { CurrentPreview } from './CurrentPreview'
import { LinesPanel } from './LinesPanel'
import { Muted, OnTouch, Stack, TitleRow } from './parts'
import { PictureButton } from './PictureButton'
import { ReportActions } from './ReportActions'
import { useReportView } from './ReportContext'
import { ReportFields } from './ReportFields'
import { ReportHints } from './ReportHints'
import { ReportSummary } from './ReportSummary'
import { useAddedPictures } from './useAddedPictures'
import { useCalculation } from './useCalculation'
import { useReceipts } from './useReceipts'
import { useReportFiles } from './useReportFiles'
import { newReportId, useReportLines } from './useReportLines'

type ReportToolProps = {
  work: ToolWork<Report>
  defaults: ReportDefaults
}

/** The parts of the tool: the report and its lines, what they add up to, the files made of them. */
export function ReportTool({ work, defaults }: ReportToolProps) {
  const { words, htmlLang } = useReportView()
  const today = useToday()
  const { work: report, change } = work
  const calculation = useCalculation(report, htmlLang)
  const receipts = useReceipts(change, defaults)
  const files = useReportFiles({ report, calculation, words, htmlLang, country: defaults.country })
  const lines = useReportLines({ work, defaults, onBegin: files.prepare })
  const { edit } = lines
  const pictures = useAddedPictures(report, lines, receipts)
  const [preview, setPreview] = useState<PdfDocument>()
  const previewButton = useRef<HTMLDivElement>(null)

  const hints = useMemo(
    () => (today ? hintsOf(report, calculation.lines, today, htmlLang) : []),
    [report, calculation.lines, today, htmlLang],
  )
  const hinted = useMemo(() => new Set(hints.map(({ lineId }) => lineId)), [hints])
  const numbers = useMemo(() => new Map(report.lines.map(({ id }, index) => [id, index + 1])), [report.lines])

  return (
    <>
      <ToolColumns>
        <Stack>
          <OnTouch>
            <PictureButton variant="primary" label={words.add_photos} onFiles={pictures.addPictures} />
          </OnTouch>
          <Panel>
            <TitleRow>
              <Heading level={2} size="subtitle">
                {words.report_title}
              </Heading>
              <Button
                id={newReportId}
                variant="quiet"
                onClick={() => {
                  lines.begin()
                  setPreview(undefined)
                }}
                data-replay="new-report"
              >
                {words.new_report}
              </Button>
            </TitleRow>
            <ReportFields
              report={report}
              onChange={(changes) => edit((before) => ({ ...before, ...changes }))}
            />
          </Panel>
          <LinesPanel
            calculation={calculation}
            hinted={hinted}
            reportLines={lines}
            receipts={receipts}
            pictures={pictures}
          />
        </Stack>
        <ResultPanel as="section" aria-label={words.summary_title}>
          <ReportSummary totals={calculation.totals} />
          {hints.length > 0 || (today && calculation.totals.counted > 0) ? (
            <ReportHints hints={hints} numbers={numbers} onOpen={lines.editing.actions.open} />
          ) : null}
          <div ref={previewButton}>
            <ReportActions
              files={files}
              isEmpty={report.lines.every(isUntouched)}
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
    </>
  )
}
