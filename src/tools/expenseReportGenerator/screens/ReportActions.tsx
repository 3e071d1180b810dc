import { useRef, useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { analytics } from '../../../visitor/analytics/queue'
import { DownloadButton } from '../../controls/DownloadButton'
import { Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { useReportView } from './ReportContext'
import type { useReportFiles } from './useReportFiles'

const Buttons = styled.div`
  display: grid;
  gap: var(--space-12);

  & > button {
    width: 100%;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-12);
`

type ReportActionsProps = {
  files: ReturnType<typeof useReportFiles>
  /** Nothing has been entered in a line: a file would say nothing. */
  isEmpty: boolean
  /** Opens the preview; rejects when its code cannot be fetched. */
  onPreview: () => Promise<void>
}

/** What can be made of the report: the preview, the PDF with its receipts, tables for spreadsheets. */
export function ReportActions({ files, isEmpty, onPreview }: ReportActionsProps) {
  const { words } = useReportView()
  const common = useCommonWords()
  const [failed, setFailed] = useState(false)
  const [wasEmpty, setWasEmpty] = useState(false)
  const preview = useRef<HTMLButtonElement>(null)
  const track = (action: 'pdf generated' | 'shared or downloaded'): void =>
    analytics.track('Expense report used', { action })
  /** Makes a file, or says why there would be nothing in it. */
  const unlessEmpty = (make: () => Promise<void>) => async (): Promise<void> => {
    setWasEmpty(isEmpty)
    if (!isEmpty) await make()
  }
  const open = (): void => {
    setFailed(false)
    onPreview().catch(() => setFailed(true))
  }
  return (
    <Buttons>
      <div role="status">
        {wasEmpty && isEmpty ? (
          <Notice $tone="problem">
            <p>{words.report_empty}</p>
          </Notice>
        ) : null}
      </div>
      <DownloadButton
        onDownload={unlessEmpty(async () => {
          await files.savePdf()
          track('pdf generated')
          track('shared or downloaded')
        })}
      >
        {words.download_pdf}
      </DownloadButton>
      {files.canShare ? (
        <DownloadButton
          variant="secondary"
          onDownload={unlessEmpty(async () => {
            await files.sendPdf()
            track('pdf generated')
            track('shared or downloaded')
          })}
        >
          {words.send_pdf}
        </DownloadButton>
      ) : null}
      <Button ref={preview} variant="secondary" onClick={open} data-replay="preview">
        {words.preview}
      </Button>
      <Pair>
        <DownloadButton
          variant="secondary"
          onDownload={unlessEmpty(async () => {
            await files.saveXlsx()
            track('shared or downloaded')
          })}
        >
          {words.download_xlsx}
        </DownloadButton>
        <DownloadButton
          variant="secondary"
          onDownload={unlessEmpty(async () => {
            await files.saveCsv()
            track('shared or downloaded')
          })}
        >
          {words.download_csv}
        </DownloadButton>
      </Pair>
      {failed ? (
        <Notice $tone="problem" role="alert">
          <p>{common.download_failed}</p>
        </Notice>
      ) : null}
      {files.missingLetters.length > 0 ? (
        <Notice role="status">
          <p>{fill(common.letters_missing, { letters: files.missingLetters.join(' ') })}</p>
        </Notice>
      ) : null}
    </Buttons>
  )
}
