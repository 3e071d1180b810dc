import { memo, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { formatShortDay } from '../../../core/i18n/formatDay'
import { Button } from '../../../design/components/Button'
import { media } from '../../../design/theme/tokens'
import { Actions } from '../../controls/layout'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { CalculatedLine } from '../model/calculate'
import { counted, lineTitle } from '../model/describe'
import type { Line } from '../model/report'
import { ExpenseFields } from './ExpenseFields'
import { MileageFields } from './MileageFields'
import { PerDiemFields } from './PerDiemFields'
import { useReportView } from './ReportContext'
import type { LineReceipts } from './useReceipts'

const Item = styled.li`
  border-block-end: 1px solid var(--colour-line);
  /* Lines far away cost nothing: a report can have 500. */
  content-visibility: auto;
  contain-intrinsic-size: auto 4rem;

  &[data-open] {
    content-visibility: visible;
  }

  &:focus-within {
    content-visibility: visible;
  }
`

const Summary = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: baseline;
  width: 100%;
  padding: var(--space-12) var(--space-8);
  background: none;
  border: 0;
  text-align: start;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--colour-tint);
  }

  &[aria-expanded='true'] {
    font-weight: 600;
  }

  ${media.xs} {
    display: grid;
    grid-template-columns: 1.75rem 3.75rem minmax(0, 1fr) auto;
  }
`

const Small = styled.span`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 400;
`

const Day = styled(Small)`
  flex: 0 0 100%;
  order: 1;
  padding-inline-start: calc(1.25rem + var(--space-12));

  &:empty {
    display: none;
  }

  ${media.xs} {
    order: 0;
    padding-inline-start: 0;

    &:empty {
      display: block;
    }
  }
`

const Number = styled(Small)`
  flex: 0 0 auto;
  min-width: 1.25rem;
`

/** With large letters on a phone the amount goes below it, rather than that words are broken into letters. */
const Title = styled.span`
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  margin-inline-start: auto;
  font-weight: 500;
  white-space: nowrap;
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  margin-block-start: var(--space-2);
`

const Badge = styled.span<{ $tone: 'plain' | 'attention' }>`
  padding: 0 var(--space-8);
  background: ${({ $tone }) => ($tone === 'attention' ? 'var(--colour-coral-soft)' : 'var(--colour-tint)')};
  border-radius: var(--radius-pill);
  color: var(--colour-ink);
  font-size: var(--font-size-12);
  font-weight: 500;
`

const Editor = styled.div`
  display: grid;
  gap: var(--space-20);
  padding: var(--space-12) var(--space-8) var(--space-24);
`

type LineItemProps = {
  calculated: CalculatedLine
  number: number
  isOpen: boolean
  /** Another number each time that the focus should go to the first field of the line; 0 while it should not. */
  focusRequest: number
  hasHint: boolean
  receipts: LineReceipts
  onToggle: (id: string) => void
  onChange: (id: string, changes: Partial<Line>) => void
  onDuplicate: (id: string) => void
  onDelete: (id: string) => void
}

/** A line of the report: what it says in short, and its fields while it is open. */
export const LineItem = memo(function LineItem({
  calculated,
  number,
  isOpen,
  focusRequest,
  hasHint,
  receipts,
  onToggle,
  onChange,
  onDuplicate,
  onDelete,
}: LineItemProps) {
  const { words, htmlLang } = useReportView()
  const { line, amount, currency, category, converted } = calculated
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen && focusRequest > 0) editor.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpen, focusRequest])
  const title = lineTitle(line, words)
  const pictures = line.kind === 'expense' ? line.receipts.length : 0
  const change = (changes: Partial<Line>): void => onChange(line.id, changes)
  return (
    <Item data-open={isOpen || undefined}>
      <Summary
        ref={summary}
        type="button"
        id={`${line.id}-summary`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(line.id)}
        data-replay="line"
      >
        <Number>
          <span className="visually-hidden">{fill(words.line_name, { number: '' })}</span>
          <span>{number}</span>
        </Number>
        <Day>{line.date ? formatShortDay(line.date, htmlLang) : null}</Day>
        <Title>
          <span>{title}</span>
          <Badges>
            <Small>{words[`category_${category}`]}</Small>
            {pictures > 0 ? (
              <Badge $tone="plain">{counted(pictures, htmlLang, words, 'receipts')}</Badge>
            ) : null}
            {hasHint ? <Badge $tone="attention">{words.has_hint}</Badge> : null}
          </Badges>
        </Title>
        <Amount translate="no" suppressHydrationWarning>
          {amount && converted ? (
            formatMoneyOf(amount, currency, htmlLang)
          ) : (
            <Small>{words.not_complete}</Small>
          )}
        </Amount>
      </Summary>
      {isOpen ? (
        <Editor
          id={id}
          ref={editor}
          role="group"
          aria-label={fill(words.line_name, { number: String(number) })}
        >
          {line.kind === 'expense' ? (
            <ExpenseFields
              line={line}
              calculated={calculated}
              number={number}
              receipts={receipts}
              onChange={change}
            />
          ) : line.kind === 'mileage' ? (
            <MileageFields line={line} calculated={calculated} onChange={change} />
          ) : (
            <PerDiemFields line={line} calculated={calculated} onChange={change} />
          )}
          <Actions>
            <Button
              variant="secondary"
              onClick={() => {
                onToggle(line.id)
                summary.current?.focus()
              }}
              data-replay="done"
            >
              {words.done}
            </Button>
            <Button variant="quiet" onClick={() => onDuplicate(line.id)} data-replay="duplicate">
              {words.duplicate}
            </Button>
            <Button variant="quiet" onClick={() => onDelete(line.id)} data-replay="delete-line">
              {words.delete_line}
            </Button>
          </Actions>
        </Editor>
      ) : null}
    </Item>
  )
})
