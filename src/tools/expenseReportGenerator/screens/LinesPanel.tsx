import { useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Heading } from '../../../design/components/Heading'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { media } from '../../../design/theme/tokens'
import { analytics } from '../../../visitor/analytics/queue'
import { Actions, Notice, Panel } from '../../controls/layout'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { Calculation } from '../model/calculate'
import { isUntouched, maxLines } from '../model/report'
import { LineItem } from './LineItem'
import { Muted, TitleRow } from './parts'
import { PasteTable } from './PasteTable'
import { PictureButton } from './PictureButton'
import { RefusedPictures } from './RefusedPictures'
import { useReportView } from './ReportContext'
import { UndoNotice } from './UndoNotice'
import type { LineEditing } from './useLineEditing'
import type { useReceipts } from './useReceipts'

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

type LinesPanelProps = {
  calculation: Calculation
  /** The lines that have a hint, by their ids. */
  hinted: ReadonlySet<string>
  editing: LineEditing
  receipts: ReturnType<typeof useReceipts>
}

/** The lines of the report, and what adds more of them. Pictures can be dropped on it. */
export function LinesPanel({ calculation, hinted, editing, receipts }: LinesPanelProps) {
  const { words, htmlLang, currency } = useReportView()
  const { open, undoable } = editing
  const [isPasting, setPasting] = useState(false)
  const room = maxLines - calculation.lines.length

  const addPictures = (pictures: readonly File[]): void => {
    editing.edit((before) => before)
    receipts.addLines(pictures)
    analytics.track('Expense report used', { action: 'added' })
  }

  return (
    <>
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
        {calculation.lines.length === 0 ? (
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
                onToggle={editing.toggle}
                onChange={editing.changeLine}
                onDuplicate={editing.duplicate}
                onDelete={editing.remove}
              />
            ))}
          </Lines>
        )}
        {undoable ? <UndoNotice undoable={undoable} onUndone={editing.forgetUndo} /> : null}
        {room === 0 ? (
          <Notice role="status">
            <p>{fill(words.lines_full, { count: String(maxLines) })}</p>
          </Notice>
        ) : null}
        <Actions>
          <Button onClick={() => editing.add('expense')} data-replay="add-expense">
            {words.add_expense}
          </Button>
          <Button variant="secondary" onClick={() => editing.add('mileage')} data-replay="add-mileage">
            {words.add_mileage}
          </Button>
          <Button variant="secondary" onClick={() => editing.add('perDiem')} data-replay="add-per-diem">
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
      <PasteTable
        open={isPasting}
        room={room + calculation.lines.filter(({ line }) => isUntouched(line)).length}
        onClose={() => setPasting(false)}
        onLines={editing.addPasted}
      />
    </>
  )
}
