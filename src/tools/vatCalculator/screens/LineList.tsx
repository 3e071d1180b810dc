import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { Actions, FieldGroup, Notice } from '../../controls/layout'
import type { Calculation } from '../model/calculation'
import type { CalculatorWork } from '../model/calculatorWork'
import { LineFields } from './LineFields'
import { PasteTable } from './PasteTable'
import type { VatCalculatorWords } from './rateText'
import type { Lines as LineActions } from './useLines'

const Lines = styled.div`
  display: grid;
  gap: var(--space-16);
`

/** Takes no space while there is nothing to say, but stays known to assistive technology. */
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`

type LineListProps = {
  work: CalculatorWork
  calculation: Calculation
  rateOptions: { value: string; text: string }[]
  actions: LineActions
  words: VatCalculatorWords
}

/** The amounts with their rates, and the ways to further ones. */
export function LineList({ work, calculation, rateOptions, actions, words }: LineListProps) {
  const { handlers, add, paste, message } = actions
  return (
    <FieldGroup>
      <legend>{words.amounts}</legend>
      <Lines>
        {work.lines.map((line, index) => {
          const result = calculation.lines[index]
          return (
            <LineFields
              key={line.id}
              {...handlers}
              line={line}
              number={index + 1}
              problem={result?.kind === 'problem' ? result : undefined}
              rateOptions={rateOptions}
              amountLabel={work.direction === 'add' ? words.amount_add : words.amount_remove}
              isRemovable={work.lines.length > 1}
              words={words}
            />
          )
        })}
      </Lines>
      <Actions>
        <Button variant="secondary" onClick={add} data-replay="add-line">
          {words.add_line}
        </Button>
        <PasteTable words={words} onPaste={paste} />
      </Actions>
      <Said role="status">
        {message ? (
          <Notice>
            <p>{message}</p>
          </Notice>
        ) : null}
      </Said>
    </FieldGroup>
  )
}
