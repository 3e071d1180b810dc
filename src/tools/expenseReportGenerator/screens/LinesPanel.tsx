import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { Heading } from '../../../design/components/Heading'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { media } from '../../../design/theme/tokens'
import { Panel } from '../../controls/layout'
import { PanelStrip } from '../../controls/PanelStrip'
import { LineList } from '../../lines/screens/LineList'
import { UndoNotice } from '../../lines/screens/UndoNotice'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { Calculation } from '../model/calculate'
import { Muted, OnFinePointer, TitleRow } from './parts'
import { PictureButton } from './PictureButton'
import { RefusedPictures } from './RefusedPictures'
import { useReportView } from './ReportContext'
import { ReportLine } from './ReportLine'
import type { AddedPictures } from './useAddedPictures'
import type { useReceipts } from './useReceipts'
import type { useReportLines } from './useReportLines'

const Sum = styled.p`
  font-size: var(--font-size-20);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${media.lg} {
    display: none;
  }
`

const Added = styled.p`
  font-weight: 500;

  &:empty {
    display: none;
  }
`

type LinesPanelProps = {
  calculation: Calculation
  /** The lines that have a hint, by their ids. */
  hinted: ReadonlySet<string>
  reportLines: ReturnType<typeof useReportLines>
  receipts: ReturnType<typeof useReceipts>
  pictures: AddedPictures
}

/** The lines of the report, and what adds more of them. Pictures can be dropped on it. */
export function LinesPanel({ calculation, hinted, reportLines, receipts, pictures }: LinesPanelProps) {
  const { words, htmlLang, currency } = useReportView()
  const { editing, add, setTrip, begun } = reportLines
  const { addPictures } = pictures

  return (
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
        <Sum suppressHydrationWarning>{formatMoneyOf(calculation.totals.total, currency, htmlLang)}</Sum>
      </TitleRow>
      {receipts.working === 'new' ? <LoadingDots label={words.receipt_working} /> : null}
      <RefusedPictures refused={receipts.refused.filter(({ lineId }) => lineId === undefined)} />
      <Added role="status">{pictures.text}</Added>
      {begun ? <UndoNotice undoable={begun} takesFocus /> : null}
      <LineList
        editing={editing}
        label={words.lines_title}
        empty={<Muted>{words.no_lines}</Muted>}
        buttons={
          <>
            <Button onClick={() => add('expense')} data-replay="add-expense">
              {words.add_expense}
            </Button>
            <Button variant="secondary" onClick={() => add('mileage')} data-replay="add-mileage">
              {words.add_mileage}
            </Button>
            <Button variant="secondary" onClick={() => add('perDiem')} data-replay="add-per-diem">
              {words.add_per_diem}
            </Button>
            <OnFinePointer>
              <PictureButton label={words.add_photos} onFiles={addPictures} />
            </OnFinePointer>
          </>
        }
      >
        {(line, index) => {
          const calculated = calculation.lines[index]
          return calculated ? (
            <ReportLine
              calculated={calculated}
              index={index}
              count={calculation.lines.length}
              isOpen={editing.open === line.id}
              hasHint={hinted.has(line.id)}
              receipts={receipts}
              actions={editing.actions}
              onTrip={setTrip}
            />
          ) : null
        }}
      </LineList>
      <PanelStrip aria-hidden="true" translate="no">
        {calculation.totals.counted > 0
          ? `${words.total} ${formatMoneyOf(calculation.totals.total, currency, htmlLang)}`
          : ''}
      </PanelStrip>
    </Panel>
  )
}
