import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { Button } from '../../../design/components/Button'
import { FieldGroup, FieldRow, Notice } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import type { Entry } from '../../lines/model/lineList'
import { LineList } from '../../lines/screens/LineList'
import { useLines } from '../../lines/screens/useLines'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import { amountLimits, type Calculation } from '../model/calculate'
import { emptyLine, isEmptyLine, maxLines, type InvoiceLine, type LineVat } from '../model/invoice'
import type { VatRateChoice } from '../model/vatChoices'
import { AdjustmentFields } from './AdjustmentFields'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { InvoiceItem } from './InvoiceItem'
import { Hint } from './parts'
import { useLineProblems } from './useLineProblems'
import { useLineTexts } from './useLineTexts'

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

type Id = Entry['id']

export const loadInvoiceTable = () => import('../model/invoiceTable')

type ItemsStepProps = {
  /** Of the work. */
  version: number
  calculation: Calculation
  /** The lines that were calculated: those of a moment ago while the visitor types. */
  calculated: readonly InvoiceLine[]
  rates: readonly VatRateChoice[]
  /** VAT of a new line. */
  defaultVat: LineVat
  /** The line whose field has a problem that the visitor has followed. */
  shownLine: Id | undefined
  onShowLine: (id: Id | undefined) => void
}

/** The fourth step: lines, discount, charge and what was paid already. */
export function ItemsStep({
  version,
  calculation,
  calculated,
  rates,
  defaultVat,
  shownLine,
  onShowLine,
}: ItemsStepProps) {
  const { invoice, change, words, problemAt } = useInvoice()
  const { htmlLang } = useLocale()
  const { lines, currency } = invoice
  const editing = useLines<InvoiceLine>({
    version,
    lines,
    change: (update) =>
      change((before) => {
        const after = update(before.lines)
        return after === before.lines ? before : { ...before, lines: after }
      }),
    newLine: (number, before) => ({
      ...emptyLine,
      id: String(number),
      vat: before.at(-1)?.vat ?? defaultVat,
    }),
    isEmpty: isEmptyLine,
    nameOf: ({ name }) => name || words.line_untitled,
    loadTable: async () => {
      const { invoiceCellText, invoiceTableLabels, invoiceTableNames, readInvoiceTable } =
        await loadInvoiceTable()
      return {
        columns: invoiceTableNames(words),
        labels: invoiceTableLabels(words),
        shared: ['currencyOf'],
        textOf: (field, value) => invoiceCellText(field, value, words),
        read: (text, choices) =>
          readInvoiceTable(text, { htmlLang, vat: defaultVat, currency, words }, choices),
      }
    },
    max: maxLines,
    keepsOne: true,
    words,
    open: shownLine,
    onOpen: onShowLine,
  })
  const problems = useLineProblems(calculation.problems)
  const listProblem = problemAt('lines')
  const prepaidError = problemAt('prepaid')
  const roundingError = problemAt('rounding')

  const texts = useLineTexts(calculated, calculation)

  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">{words.step_items}</legend>
        <LineList
          editing={editing}
          label={words.step_items}
          buttons={
            <Button variant="secondary" onClick={() => editing.actions.add()} data-replay="add-line">
              <ToolIcon name="add" />
              {words.add_line}
            </Button>
          }
        >
          {(line, index) => (
            <InvoiceItem
              line={line}
              index={index}
              count={lines.length}
              isOpen={line.id === shownLine}
              currency={currency}
              net={texts.get(line.id)?.net ?? ''}
              summary={texts.get(line.id)?.summary ?? ''}
              rates={rates}
              problems={problems.get(String(index))}
              actions={editing.actions}
            />
          )}
        </LineList>
        {listProblem ? (
          <Notice $tone="problem">
            <p>{listProblem}</p>
          </Notice>
        ) : null}
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
          limits={amountLimits(currency)}
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
    </>
  )
}
