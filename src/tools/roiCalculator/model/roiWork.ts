import { isRecord } from '../../../core/values/record'
import { decimal, roundMoney, zero, type Decimal } from '../../numbers/model/decimal'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import { parseNumber, type NumberProblem } from '../../numbers/model/parseNumber'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { noteLoss, readLike } from '../../savedWork/model/readLike'
import {
  assumptionKeys,
  assumptionsFor,
  firstValue,
  hourlyCostOf,
  kindOf,
  limitsOf,
  type AssumptionKey,
  type CostBasis,
  type FirstValues,
} from './assumptions'
import type { Figures } from './savings'

/** The language and the currency that numbers were typed for. */
export type NumberStyle = { htmlLang: string; currency: string }

/** What a visitor has changed, as it was typed. Assumptions that are not there have their first values. */
export type RoiWork = NumberStyle & {
  basis: CostBasis
  values: Readonly<Partial<Record<AssumptionKey, string>>>
}

/** The work of a visitor who has changed nothing. */
export const emptyWork = (style: NumberStyle): RoiWork => ({ ...style, basis: 'hourly', values: {} })

/** No number of the calculator is longer, however it is written. */
export const maxLength = 60

/** A number as a language writes it, `1.650,5`. */
export const numberText = (value: Decimal, htmlLang: string): string => formatDecimal(value, htmlLang, 4)

/**
 * Reads stored or shared work: undefined for something else. Keeps the assumptions it knows and drops the rest; numbers
 * typed on a page of another language are written as this one does, money of another currency is left out.
 */
export function parseWork(value: unknown, style: NumberStyle): RoiWork | undefined {
  if (!isRecord(value) || !isRecord(value['values'])) return undefined
  const { values } = value
  const { basis, ...from } = readLike<NumberStyle & { basis: CostBasis }>(
    { ...style, basis: 'hourly' },
    value,
    {
      basis: ['hourly', 'salary'],
      htmlLang: (text) => (isLanguage(text) ? text : undefined),
    },
  )
  const kept: Partial<Record<AssumptionKey, string>> = {}
  for (const key of assumptionKeys) {
    const text = values[key]
    if (text === undefined || (kindOf(key) === 'money' && from.currency !== style.currency)) continue
    if (typeof text !== 'string' || text.length > maxLength) noteLoss()
    else kept[key] = rewriteNumber(text, limitsOf(key, from.currency), from.htmlLang, style.htmlLang)
  }
  return { ...style, basis, values: kept }
}

/** What is wrong with an assumption: with its number, nothing entered, or no hours to divide by. */
export type AssumptionProblem = NumberProblem | 'required' | 'noHours'

export type ReadWork = {
  /** What each field shows. */
  texts: Readonly<Record<AssumptionKey, string>>
  /** Of the assumptions that count. */
  problems: Readonly<Partial<Record<AssumptionKey, AssumptionProblem>>>
  /** Those that can be read, also while others cannot. */
  known: Readonly<Partial<Figures>>
  /** Undefined while there is a problem. */
  figures: Figures | undefined
}

/** The texts of the fields and the figures of the calculation: what was typed, and first values for the rest. */
export function readWork({ basis, values, htmlLang }: RoiWork, first: FirstValues): ReadWork {
  const texts: Partial<Record<AssumptionKey, string>> = {}
  const figures: Partial<Record<AssumptionKey, Decimal>> = {}
  const problems: Partial<Record<AssumptionKey, AssumptionProblem>> = {}
  // The salary follows from its neighbours, so it comes last.
  const inOrder = [...assumptionKeys.filter((key) => key !== 'salary'), 'salary'] as const
  for (const key of inOrder) {
    const typed = values[key]
    if (typed === undefined) {
      const value = firstValue(key, first, figures)
      texts[key] = numberText(value, htmlLang)
      figures[key] = value
    } else {
      texts[key] = typed
      const parsed = parseNumber(typed, htmlLang, limitsOf(key, first.currency))
      if (parsed.problem !== undefined) problems[key] = parsed.problem
      else if (parsed.value === undefined) problems[key] = 'required'
      else figures[key] = decimal(parsed.value)
    }
  }
  if (figures.hours_per_year?.eq(0)) problems.hours_per_year = 'noHours'
  const counting = assumptionsFor(basis)
  for (const key of assumptionKeys) {
    if (counting.includes(key)) continue
    delete problems[key]
    figures[key] ??= zero
  }
  return {
    texts: texts as Record<AssumptionKey, string>,
    problems,
    known: figures,
    figures: Object.keys(problems).length > 0 ? undefined : (figures as Figures),
  }
}

/** The work with another basis. The cost of an hour is then that of the salary that was entered. */
export function withBasis(work: RoiWork, basis: CostBasis, first: FirstValues): RoiWork {
  const { figures } = readWork(work, first)
  const { salary, hourly_cost } = work.values
  if (basis === 'salary' || !figures || salary === undefined || hourly_cost !== undefined)
    return { ...work, basis }
  const cost = hourlyCostOf(figures.salary, figures.on_costs, figures.hours_per_year)
  const text = numberText(roundMoney(cost, first.currency), work.htmlLang)
  return { ...work, basis, values: { ...work.values, hourly_cost: text } }
}

/** The work with all values, so that a link shows the same result when our first values have changed. */
export function completeWork(work: RoiWork, first: FirstValues): RoiWork {
  const { texts } = readWork(work, first)
  return { ...work, values: Object.fromEntries(assumptionsFor(work.basis).map((key) => [key, texts[key]])) }
}
