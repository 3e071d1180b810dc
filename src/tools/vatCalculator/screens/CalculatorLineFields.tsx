import { memo, useRef, useState, type FocusEvent } from 'react'
import styled from 'styled-components'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { media } from '../../../design/theme/tokens'
import { visuallyHidden } from '../../../design/theme/visuallyHidden'
import { NumberField } from '../../controls/NumberField'
import { LineRow } from '../../lines/screens/LineRow'
import type { LineActions } from '../../lines/screens/useLines'
import { useCommonWords } from '../../words/CommonWordsContext'
import { amountLimits, rateLimits, type LineResult } from '../model/calculation'
import { customRate, maxLabel, type CalculatorLine } from '../model/calculatorWork'
import type { VatCalculatorWords } from './rateText'

type CalculatorLineFieldsProps = {
  line: CalculatorLine
  index: number
  count: number
  actions: LineActions<CalculatorLine>
  /** The visitor has left a field whose text is another than before. */
  onEntered: (field: 'amount' | 'rate') => void
  problem: Extract<LineResult, { kind: 'problem' }> | undefined
  rateOptions: { value: string; text: string }[]
  amountLabel: string
  currency: string
  words: VatCalculatorWords
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-12);
  align-items: start;
  min-width: 0;

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 5fr);

    & > :last-child {
      grid-column: auto;
    }

    /* The labels of the first line stand above those of all others. */
    [data-line] ~ [data-line] & label {
      ${visuallyHidden}
    }
  }
`

const Rate = styled.div`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
`

/** One amount with its description and rate. */
export const CalculatorLineFields = memo(function CalculatorLineFields({
  line,
  index,
  count,
  actions,
  onEntered,
  problem,
  rateOptions,
  amountLabel,
  currency,
  words,
}: CalculatorLineFieldsProps) {
  const common = useCommonWords()
  const before = useRef('')
  const [rateWasLeft, setRateWasLeft] = useState(false)
  const { id } = line
  const change = (patch: Partial<CalculatorLine>): void =>
    actions.change(id, (current) => ({ ...current, ...patch }))
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
    // One line alone cannot be removed: it is emptied by deleting everything.
    <LineRow line={line} index={index} count={count} actions={actions} words={words} hasButtons={count > 1}>
      <Fields onFocus={remember} onBlur={leave}>
        <NumberField
          label={amountLabel}
          name={`amount-${id}`}
          value={line.amount}
          limits={amountLimits(currency)}
          onChange={(amount) => change({ amount })}
        />
        <Rate onBlur={() => setRateWasLeft(true)}>
          <Select
            label={words.rate}
            name={`rate-${id}`}
            value={line.rate}
            options={rateOptions}
            hasEmpty={false}
            onChange={(event) => {
              change({ rate: event.currentTarget.value })
              onEntered('rate')
            }}
          />
          {line.rate === customRate ? (
            <NumberField
              label={words.custom_percent}
              name={`custom-${id}`}
              value={line.custom}
              limits={rateLimits}
              onChange={(custom) => change({ custom })}
              {...(rateProblem && rateWasLeft ? { error: rateProblem } : {})}
            />
          ) : null}
        </Rate>
        <Field
          label={words.label}
          name={`label-${id}`}
          enterKeyHint="next"
          value={line.label}
          maxLength={maxLabel}
          autoComplete="off"
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
      </Fields>
    </LineRow>
  )
})
