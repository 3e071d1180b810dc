import { fill } from '../../../core/i18n/fill'
import type { ReportWords } from '../model/describe'
import type { FieldProblem } from '../model/lineReader'

/**
 * What the tool has found about a field beyond the number itself, which the field says on its own; undefined for anything
 * else. `most` is the most that can be counted in one day.
 */
export function problemText(
  problem: FieldProblem | undefined,
  words: ReportWords,
  most?: number,
): string | undefined {
  if (problem === 'zero') return words.problem_zero
  if (problem === 'vatTooHigh') return words.problem_vat
  if (problem === 'tooMany') return fill(words.problem_most, { count: String(most ?? '') })
  if (problem === 'notWhole') return words.problem_whole
  return undefined
}
