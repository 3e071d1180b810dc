import { memo, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { Actions } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { amountLimits, percentLimits, priceLimits, quantityLimits } from '../model/calculate'
import { units, type InvoiceLine, type Unit } from '../model/invoice'
import { isTable } from '../model/pasteLines'
import type { VatRateChoice } from '../model/vatChoices'
import { useInvoiceWords } from './InvoiceContext'
import { IconButton, TextButton } from './parts'
import { VatFields } from './VatFields'

/** What a row does; the same functions at each rendering, so that 500 rows are not rendered for one letter. */
export type LineActions = {
  open: (id: string | undefined) => void
  change: (id: string, update: (line: InvoiceLine) => InvoiceLine) => void
  duplicate: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  remove: (id: string) => void
  /** A table was pasted into the description. */
  paste: (id: string, text: string) => void
  /** Enter in a field: goes on with the next line. */
  next: (id: string) => void
}

type LineRowProps = {
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
  actions: LineActions
}

const Row = styled.li<{ $open: boolean; $problem: boolean }>`
  display: grid;
  min-width: 0;
  background: var(--colour-surface);
  border: 1px solid
    ${({ $open, $problem }) =>
      $problem ? 'var(--colour-error)' : $open ? 'var(--colour-accent)' : 'var(--colour-line)'};
  border-radius: var(--radius-control);
  content-visibility: ${({ $open }) => ($open ? 'visible' : 'auto')};
  contain-intrinsic-size: auto 56px;
`

const Summary = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-12);
  align-items: baseline;
  width: 100%;
  min-height: 54px;
  padding: var(--space-8) var(--space-12);
  background: none;
  border: 0;
  text-align: start;

  &:focus-visible {
    border-radius: var(--radius-control);
  }

  & > span:first-child {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-variant-numeric: tabular-nums;
  }

  & > strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & > span:nth-child(3) {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  & > small {
    grid-column: 2 / -1;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

const Body = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-12);
  padding: var(--space-4) var(--space-12) var(--space-12);
`

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

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  justify-content: space-between;
`

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
`

function OpenLine({
  line,
  index,
  count,
  currency,
  rates,
  problems = {},
  actions,
}: Omit<LineRowProps, 'isOpen' | 'net' | 'summary'>) {
  const words = useInvoiceWords()
  const [hasDescription, setHasDescription] = useState(line.description !== '' || line.articleNumber !== '')
  const path = `lines.${index}`
  const set = (part: Partial<InvoiceLine>): void =>
    actions.change(line.id, (before) => ({ ...before, ...part }))
  const errorOf = (key: string) => {
    const error = problems[key]
    return error ? { error } : {}
  }
  return (
    <Body
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        actions.next(line.id)
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!(event.target instanceof HTMLInputElement) || !isTable(text)) return
        event.preventDefault()
        actions.paste(line.id, text)
      }}
    >
      <Field
        label={words.line_name}
        name={`${path}.name`}
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
          options={units.map((unit) => ({ value: unit, text: words[`unit_${unit}`] }))}
          value={line.unit}
          onChange={({ currentTarget }) => set({ unit: currentTarget.value as Unit })}
        />
        <NumberField
          label={words.price}
          name={`${path}.price`}
          value={line.price}
          limits={priceLimits}
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
            autoComplete="off"
            maxLength={200}
            value={line.articleNumber}
            onChange={({ currentTarget }) => set({ articleNumber: currentTarget.value })}
          />
        </>
      ) : null}
      <Bottom>
        <More>
          {hasDescription ? null : (
            <TextButton type="button" onClick={() => setHasDescription(true)}>
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
        </More>
        <Actions>
          <IconButton
            icon="up"
            name="up"
            label={fill(words.move_up, { number: String(index + 1) })}
            isOff={index === 0}
            onPress={() => actions.move(line.id, -1)}
          />
          <IconButton
            icon="down"
            name="down"
            label={fill(words.move_down, { number: String(index + 1) })}
            isOff={index === count - 1}
            onPress={() => actions.move(line.id, 1)}
          />
          <IconButton
            icon="copy"
            label={fill(words.duplicate, { number: String(index + 1) })}
            onPress={() => actions.duplicate(line.id)}
          />
          <IconButton
            icon="remove"
            label={fill(words.remove_line, { number: String(index + 1) })}
            onPress={() => actions.remove(line.id)}
          />
        </Actions>
      </Bottom>
    </Body>
  )
}

/** A line of the invoice: its content in short, and when it is open, its fields. */
export const LineRow = memo(function LineRow({ isOpen, net, summary, ...rest }: LineRowProps) {
  const { line, index, problems, actions } = rest
  const words = useInvoiceWords()
  const { htmlLang } = useLocale()
  const number = new Intl.NumberFormat(htmlLang).format(index + 1)
  return (
    <Row $open={isOpen} $problem={problems !== undefined} data-line={line.id}>
      <Summary
        type="button"
        aria-expanded={isOpen}
        onClick={() => actions.open(isOpen ? undefined : line.id)}
        data-replay="line"
      >
        <span>{number}</span>
        <strong>{line.name || words.line_untitled}</strong>
        <span>{net}</span>
        <small>{summary}</small>
      </Summary>
      {isOpen ? <OpenLine {...rest} /> : null}
    </Row>
  )
})
