import styled from 'styled-components'
import { RadioGroup } from '../../../design/components/RadioGroup'
import type { CalculatorWork, Direction, Rounding } from '../model/calculatorWork'
import type { VatCalculatorWords } from './rateText'

/** Two choices beside one another. */
const Choice = styled.div`
  & > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  }

  & label {
    align-content: start;
  }
`

type ChoiceProps = {
  work: CalculatorWork
  change: (update: (work: CalculatorWork) => CalculatorWork) => void
  words: VatCalculatorWords
}

/** Whether VAT is added to the amounts or taken out of them. */
export const DirectionChoice = ({ work, change, words }: ChoiceProps) => (
  <Choice>
    <RadioGroup
      legend={words.direction}
      name="direction"
      value={work.direction}
      options={[
        { value: 'add', label: words.direction_add, hint: words.direction_add_hint },
        { value: 'remove', label: words.direction_remove, hint: words.direction_remove_hint },
      ]}
      onChange={(direction) => change((current) => ({ ...current, direction: direction as Direction }))}
    />
  </Choice>
)

/** Where VAT is rounded; with one line both give the same. */
export const RoundingChoice = ({ work, change, words }: ChoiceProps) =>
  work.lines.length > 1 ? (
    <Choice>
      <RadioGroup
        legend={words.rounding}
        name="rounding"
        value={work.rounding}
        options={[
          { value: 'line', label: words.rounding_line, hint: words.rounding_line_hint },
          { value: 'rate', label: words.rounding_rate, hint: words.rounding_rate_hint },
        ]}
        onChange={(rounding) => change((current) => ({ ...current, rounding: rounding as Rounding }))}
      />
    </Choice>
  ) : null
