import { memo } from 'react'
import styled from 'styled-components'
import { formatShortDay } from '../../../core/i18n/formatDay'
import { Button } from '../../../design/components/Button'
import { LineRow } from '../../lines/screens/LineRow'
import type { LineActions } from '../../lines/screens/useLines'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { CalculatedLine } from '../model/calculate'
import { counted, lineTitle } from '../model/describe'
import type { Line } from '../model/report'
import { ExpenseFields } from './ExpenseFields'
import { MileageFields } from './MileageFields'
import { PerDiemFields } from './PerDiemFields'
import { useReportView } from './ReportContext'
import type { OnTrip } from './TripFields'
import type { LineReceipts } from './useReceipts'

const Small = styled.span`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 400;
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
`

const Badge = styled.span<{ $tone: 'plain' | 'attention' }>`
  padding: 0 var(--space-8);
  background: ${({ $tone }) => ($tone === 'attention' ? 'var(--colour-coral-soft)' : 'var(--colour-tint)')};
  border-radius: var(--radius-pill);
  color: var(--colour-ink);
  font-size: var(--font-size-12);
  font-weight: 500;
`

type ReportLineProps = {
  calculated: CalculatedLine
  index: number
  count: number
  isOpen: boolean
  hasHint: boolean
  receipts: LineReceipts
  actions: LineActions<Line>
  onTrip: OnTrip
}

/** A line of the report: what it says in short, and its fields while it is open. */
export const ReportLine = memo(function ReportLine({
  calculated,
  index,
  count,
  isOpen,
  hasHint,
  receipts,
  actions,
  onTrip,
}: ReportLineProps) {
  const { words, htmlLang } = useReportView()
  const { line, amount, currency, category, converted } = calculated
  const pictures = line.kind === 'expense' ? line.receipts.length : 0
  const change = (changes: Partial<Line>): void =>
    actions.change(line.id, (before) => ({ ...before, ...changes }) as Line)
  return (
    <LineRow
      line={line}
      index={index}
      count={count}
      actions={actions}
      words={words}
      isOpen={isOpen}
      summary={{
        title: (
          <>
            {line.date ? <Small>{formatShortDay(line.date, htmlLang)} </Small> : null}
            <span>{lineTitle(line, words)}</span>
          </>
        ),
        amount: (
          <span translate="no" suppressHydrationWarning>
            {amount && converted ? (
              formatMoneyOf(amount, currency, htmlLang)
            ) : (
              <Small>{words.not_complete}</Small>
            )}
          </span>
        ),
        details: (
          <Badges>
            <span>{words[`category_${category}`]}</span>
            {pictures > 0 ? (
              <Badge $tone="plain">{counted(pictures, htmlLang, words, 'receipts')}</Badge>
            ) : null}
            {hasHint ? <Badge $tone="attention">{words.has_hint}</Badge> : null}
          </Badges>
        ),
      }}
      more={
        <Button variant="secondary" onClick={() => actions.toggle(line.id)} data-replay="done">
          {words.done}
        </Button>
      }
    >
      {line.kind === 'expense' ? (
        <ExpenseFields
          line={line}
          calculated={calculated}
          number={index + 1}
          receipts={receipts}
          onChange={change}
        />
      ) : line.kind === 'mileage' ? (
        <MileageFields line={line} calculated={calculated} onChange={change} />
      ) : (
        <PerDiemFields line={line} calculated={calculated} onChange={change} onTrip={onTrip} />
      )}
    </LineRow>
  )
})
