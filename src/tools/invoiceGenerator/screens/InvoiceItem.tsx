import { memo, useState } from 'react'
import styled from 'styled-components'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { NumberField } from '../../controls/NumberField'
import { LineRow } from '../../lines/screens/LineRow'
import type { LineActions } from '../../lines/screens/useLines'
import { amountLimits, percentLimits, priceLimits, quantityLimits } from '../model/calculate'
import { units, type InvoiceLine } from '../model/invoice'
import { unitName } from '../model/unitName'
import type { VatRateChoice } from '../model/vatChoices'
import { useInvoiceWords } from './InvoiceContext'
import { TextButton } from './parts'
import { VatFields } from './VatFields'

type InvoiceItemProps = {
  line: InvoiceLine
  index: number
  count: number
  isOpen: boolean
  currency: string
  /** Net of the line, as the page writes it. */
  net: string
  /** Quantity and price in short. */
  summary: string
  rates: readonly VatRateChoice[]
  /** What is wrong, by the last part of the path: `price`. */
  problems: Readonly<Record<string, string>> | undefined
  actions: LineActions<InvoiceLine>
}

/** Quantity, unit, price and discount beside one another where there is space: two by two on a phone. */
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-12);
  align-items: start;

  /* VAT has long names. */
  @container (min-width: 16.5rem) {
    & > :nth-child(5) {
      grid-column: span 2;
    }
  }
`

/** A line of the invoice: its content in short, and when it is open, its fields. */
export const InvoiceItem = memo(function InvoiceItem({
  line,
  index,
  count,
  isOpen,
  currency,
  net,
  summary,
  rates,
  problems,
  actions,
}: InvoiceItemProps) {
  const words = useInvoiceWords()
  const [isExtended, setIsExtended] = useState(false)
  const hasDescription = isExtended || line.description !== '' || line.articleNumber !== ''
  const path = `lines.${index}`
  const set = (part: Partial<InvoiceLine>): void =>
    actions.change(line.id, (before) => ({ ...before, ...part }))
  const errorOf = (key: string) => {
    const error = problems?.[key]
    return error ? { error } : {}
  }
  return (
    <LineRow
      line={line}
      index={index}
      count={count}
      actions={actions}
      words={words}
      isOpen={isOpen}
      hasProblem={problems !== undefined}
      isEnterNext
      summary={{ title: line.name || words.line_untitled, amount: net, details: summary }}
      more={
        <>
          {hasDescription ? null : (
            <TextButton type="button" onClick={() => setIsExtended(true)}>
              {words.add_description}
            </TextButton>
          )}
          <TextButton
            type="button"
            onClick={() =>
              set({
                discount: { ...line.discount, kind: line.discount.kind === 'percent' ? 'amount' : 'percent' },
              })
            }
          >
            {line.discount.kind === 'percent' ? words.discount_as_amount : words.discount_as_percent}
          </TextButton>
        </>
      }
    >
      <Field
        label={words.line_name}
        name={`${path}.name`}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={1000}
        value={line.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        {...errorOf('name')}
      />
      <Numbers>
        <NumberField
          label={words.quantity}
          name={`${path}.quantity`}
          value={line.quantity}
          limits={quantityLimits}
          onChange={(quantity) => set({ quantity })}
          {...errorOf('quantity')}
        />
        <Select
          label={words.unit}
          name={`${path}.unit`}
          hasEmpty={false}
          options={[...new Set([...units, line.unit])].map((unit) => ({
            value: unit,
            text: unitName(unit, words),
          }))}
          value={line.unit}
          onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
        />
        <NumberField
          label={words.price}
          name={`${path}.price`}
          value={line.price}
          limits={priceLimits(currency)}
          onChange={(price) => set({ price })}
          {...errorOf('price')}
        />
        <NumberField
          label={line.discount.kind === 'percent' ? words.discount_percent : words.discount_amount}
          name={`${path}.discount.value`}
          value={line.discount.value}
          limits={line.discount.kind === 'percent' ? percentLimits : amountLimits(currency)}
          onChange={(value) => set({ discount: { ...line.discount, value } })}
          {...errorOf('discount.value')}
        />
        <VatFields
          name={`${path}.vat`}
          vat={line.vat}
          rates={rates}
          onChange={(vat) => set({ vat })}
          {...errorOf('vat')}
        />
      </Numbers>
      {hasDescription ? (
        <>
          <Field
            label={words.line_description}
            name={`${path}.description`}
            multiline
            maxLength={5000}
            value={line.description}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
          <Field
            label={words.article_number}
            name={`${path}.articleNumber`}
            enterKeyHint="next"
            autoComplete="off"
            maxLength={200}
            value={line.articleNumber}
            onChange={({ currentTarget }) => set({ articleNumber: currentTarget.value })}
          />
        </>
      ) : null}
    </LineRow>
  )
})
