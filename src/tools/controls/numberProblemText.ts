import type { NumberProblem } from '../numbers/model/parseNumber'
import type { CommonWordKey } from '../words/model/commonWordKeys'

const keys: Readonly<Record<NumberProblem, CommonWordKey>> = {
  invalid: 'problem_number',
  tooLarge: 'problem_too_large',
  negative: 'problem_negative',
  tooManyDecimals: 'problem_too_many_decimals',
  percent: 'problem_percent',
  currency: 'problem_currency',
  ambiguous: 'problem_ambiguous',
}

/** The key of the words that say what is wrong with a number. */
export const numberProblemKey = (problem: NumberProblem): CommonWordKey => keys[problem]
