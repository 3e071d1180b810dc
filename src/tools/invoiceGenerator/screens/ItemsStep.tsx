import { useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { Button } from '../../../design/components/Button'
import { Actions, FieldGroup, FieldRow, Notice } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import { useCommonWords } from '../../words/CommonWordsContext'
import { amountLimits, roundingLimits, type Calculation } from '../model/calculate'
import type { InvoiceLine, LineVat } from '../model/invoice'
import type { VatRateChoice } from '../model/vatChoices'
import { AdjustmentFields } from './AdjustmentFields'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { LineRow } from './LineRow'
import { Hint } from './parts'
import { PasteDialog } from './PasteDialog'
import { useLineEditing } from './useLineEditing'
import { useLineProblems } from './useLineProblems'
import { useLineTexts } from './useLineTexts'

const List = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-16);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
  font-variant-numeric: tabular-nums;

  & > dd {
    text-align: end;
  }

  & > [data-strong] {
    font-size: var(--font-size-18);
    font-weight: 600;
  }
`

type ItemsStepProps = {
  calculation: Calculation
  /** The lines that were calculated: those of a moment ago while the visitor types. */
  calculated: readonly InvoiceLine[]
  rates: readonly VatRateChoice[]
  /** VAT of a new line. */
  defaultVat: LineVat
  /** The line whose field has a problem that the visitor has followed. */
  shownLine: string | undefined
  onShowLine: (id: string | undefined) => void
}

/** The fourth step: lines, discount, charge and what was paid already. */
export function ItemsStep({
  calculation,
  calculated,
  rates,
  defaultVat,
  shownLine,
  onShowLine,
}: ItemsStepProps) {
  const { invoice, change, words, problemAt } = useInvoice()
  const common = useCommonWords()
  const { htmlLang } = useLocale()
  const { lines, currency } = invoice
  const [isPasting, setIsPasting] = useState(false)
  const { list, actions, addLine, insertPasted, undoable, undo, announcement, problem } = useLineEditing(
    defaultVat,
    onShowLine,
  )
  const problems = useLineProblems(calculation.problems)
  const listProblem = problemAt('lines')
  const prepaidError = problemAt('prepaid')
  const roundingError = problemAt('rounding')

  const texts = useLineTexts(calculated, calculation)

  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">{words.step_items}</legend>
        <List ref={list} aria-label={words.step_items}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              index={index}
              count={lines.length}
              isOpen={line.id === shownLine}
              currency={currency}
              net={texts.get(line.id)?.net ?? ''}
              summary={texts.get(line.id)?.summary ?? ''}
              rates={rates}
              problems={problems.get(String(index))}
              actions={actions}
            />
          ))}
        </List>
        {listProblem ? (
          <Notice $tone="problem">
            <p>{listProblem}</p>
          </Notice>
        ) : null}
        <div role="status">
          {problem ? (
            <Notice $tone="problem">
              <p>{problem}</p>
            </Notice>
          ) : null}
          {undoable ? (
            <Notice>
              <Actions>
                <span>{undoable.text}</span>
                <Button variant="quiet" onClick={undo}>
                  {common.undo}
                </Button>
              </Actions>
            </Notice>
          ) : null}
          <span className="visually-hidden">{announcement}</span>
        </div>
        <Actions>
          <Button variant="secondary" onClick={addLine} data-replay="add-line">
            <ToolIcon name="add" />
            {words.add_line}
          </Button>
          <Button variant="quiet" onClick={() => setIsPasting(true)} data-replay="paste">
            <ToolIcon name="paste" />
            {words.paste_open}
          </Button>
        </Actions>
        <Hint>{words.line_hint}</Hint>
      </FieldGroup>
      <AdjustmentFields kind="allowance" rates={rates} />
      <AdjustmentFields kind="charge" rates={rates} />
      <FieldRow $min="13rem">
        <NumberField
          label={words.prepaid}
          name="prepaid"
          value={invoice.prepaid}
          limits={amountLimits(currency)}
          hint={words.prepaid_hint}
          onChange={(prepaid) => change((before) => ({ ...before, prepaid }))}
          {...(prepaidError ? { error: prepaidError } : {})}
        />
        <NumberField
          label={words.rounding}
          name="rounding"
          value={invoice.rounding}
          limits={roundingLimits(currency)}
          hint={words.rounding_hint}
          onChange={(rounding) => change((before) => ({ ...before, rounding }))}
          {...(roundingError ? { error: roundingError } : {})}
        />
      </FieldRow>
      <Sums>
        <dt>{words.sum_exclusive}</dt>
        <dd>{formatMoneyOf(calculation.taxExclusive, currency, htmlLang)}</dd>
        <dt>{words.vat}</dt>
        <dd>{formatMoneyOf(calculation.taxTotal, currency, htmlLang)}</dd>
        <dt data-strong="">{words.summary_due}</dt>
        <dd data-strong="">{formatMoneyOf(calculation.due, currency, htmlLang)}</dd>
      </Sums>
      <PasteDialog
        open={isPasting}
        onClose={() => setIsPasting(false)}
        onPaste={(text) => {
          setIsPasting(false)
          insertPasted(text, lines.at(-1)?.id)
        }}
      />
    </>
  )
}
