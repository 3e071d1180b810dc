import { memo, useRef, useState, type ClipboardEvent, type FocusEvent } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { media } from '../../../design/theme/tokens'
import { visuallyHidden } from '../../../design/theme/visuallyHidden'
import { NumberField } from '../../controls/NumberField'
import { useCommonWords } from '../../words/CommonWordsContext'
import { amountLimits, rateLimits, type LineResult } from '../model/calculation'
import { customRate, maxLabel, type CalculatorLine } from '../model/calculatorWork'
import { isTable } from '../model/pastedLines'
import type { VatCalculatorWords } from './rateText'

/** What a line tells the calculator. The functions stay the same, so that only a changed line is drawn again. */
export type LineHandlers = {
  onChange: (id: number, patch: Partial<Omit<CalculatorLine, 'id'>>) => void
  onRemove: (id: number) => void
  /** A table was pasted into the line. */
  onPaste: (id: number, text: string) => void
  /** The visitor has left a field whose text is another than before. */
  onEntered: (field: 'amount' | 'rate') => void
}

type LineFieldsProps = LineHandlers & {
  line: CalculatorLine
  /** From 1 on. */
  number: number
  problem: Extract<LineResult, { kind: 'problem' }> | undefined
  rateOptions: { value: string; text: string }[]
  amountLabel: string
  /** One line alone cannot be removed: it is emptied by deleting everything. */
  isRemovable: boolean
  words: VatCalculatorWords
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-12);
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--colour-line);
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 5fr);

    & + & {
      padding-block-start: 0;
      border-block-start: 0;
    }

    /* The labels of the first line stand above those of all others. */
    & + & label {
      ${visuallyHidden}
    }
  }
`

const Rate = styled.div`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
`

/** The description on a line of its own where there is little space, with the button that removes the line. */
const Description = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: var(--space-12);
  align-items: end;
  min-width: 0;

  & > :first-child {
    flex: 1;
  }

  ${media.sm} {
    grid-column: auto;

    ${Root} + ${Root} > & {
      align-items: start;
    }
  }
`

const Remove = styled(Button)`
  min-width: var(--height-button);
  padding-inline: 0;
  font-weight: 400;
  font-size: var(--font-size-24);
  line-height: 1;
`

/** One amount with its description and rate. */
export const LineFields = memo(function LineFields({
  line,
  number,
  problem,
  rateOptions,
  amountLabel,
  isRemovable,
  words,
  onChange,
  onRemove,
  onPaste,
  onEntered,
}: LineFieldsProps) {
  const common = useCommonWords()
  const before = useRef('')
  const [rateWasLeft, setRateWasLeft] = useState(false)
  const { id } = line
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    onPaste(id, text)
  }
  const remember = (event: FocusEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement) before.current = event.target.value
  }
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.value === before.current) return
    if (target.name.startsWith('amount')) onEntered('amount')
    if (target.name.startsWith('custom')) onEntered('rate')
  }
  const rateProblem =
    problem?.rate === 'missing'
      ? common.problem_required
      : problem?.rate === 'tooLarge'
        ? common.problem_too_large
        : undefined
  return (
    <Root onPaste={paste} onFocus={remember} onBlur={leave}>
      <legend className="visually-hidden">{fill(words.line_number, { number: String(number) })}</legend>
      <NumberField
        label={amountLabel}
        name={`amount-${id}`}
        value={line.amount}
        limits={amountLimits}
        onChange={(amount) => onChange(id, { amount })}
      />
      <Rate onBlur={() => setRateWasLeft(true)}>
        <Select
          label={words.rate}
          name={`rate-${id}`}
          value={line.rate}
          options={rateOptions}
          hasEmpty={false}
          onChange={(event) => {
            onChange(id, { rate: event.currentTarget.value })
            onEntered('rate')
          }}
        />
        {line.rate === customRate ? (
          <NumberField
            label={words.custom_percent}
            name={`custom-${id}`}
            value={line.custom}
            limits={rateLimits}
            onChange={(custom) => onChange(id, { custom })}
            {...(rateProblem && rateWasLeft ? { error: rateProblem } : {})}
          />
        ) : null}
      </Rate>
      <Description>
        <Field
          label={words.label}
          name={`label-${id}`}
          value={line.label}
          maxLength={maxLabel}
          autoComplete="off"
          onChange={(event) => onChange(id, { label: event.currentTarget.value })}
        />
        {isRemovable ? (
          <Remove
            variant="quiet"
            aria-label={fill(words.remove_line, { number: String(number) })}
            onClick={() => onRemove(id)}
          >
            <span aria-hidden="true">×</span>
          </Remove>
        ) : null}
      </Description>
    </Root>
  )
})
