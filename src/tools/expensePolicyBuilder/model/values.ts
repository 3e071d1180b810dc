import { formatCountry } from '../../../core/i18n/formatCountry'
import { formatDay } from '../../../core/i18n/formatDay'
import { isDay } from '../../../core/values/day'
import { decimal } from '../../numbers/model/decimal'
import { formatDecimal, formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import {
  anyCurrency,
  parseNumber,
  type NumberLimits,
  type NumberProblem,
} from '../../numbers/model/parseNumber'
import { ratesOf } from '../../travelRates/model/officialRates'
import { periodOn } from '../../travelRates/model/travelRates'
import {
  amountIds,
  countLimits,
  maxText,
  suggestedAmount,
  suggestedCount,
  type AmountId,
  type Answers,
  type CountId,
  type Market,
} from './answers'
import { cutText, documentText } from './documentText'
import { leastReceiptDays, rulesAbout } from './policyLaw'

export const amountLimits: NumberLimits = { maxDecimals: 2, maxDigits: 9, unit: { currency: anyCurrency } }
export const countNumberLimits: NumberLimits = { maxDecimals: 0, maxDigits: 4, unit: 'none' }

/** What is wrong with an amount or a count that was typed. */
export type ValueProblem = NumberProblem | 'zero' | 'below' | 'range' | 'missing'

/** A value that was typed, or the suggested one in its place while it cannot be used. */
export type Value = { value: string; problem?: ValueProblem }

function ownAmountOf(answers: Answers, id: AmountId, { htmlLang, country }: Market): Value {
  const parsed = parseNumber(answers[id], htmlLang, amountLimits)
  const suggested = suggestedAmount(id, answers.currency, answers.countries[0] ?? country)
  if (parsed.problem !== undefined) return { value: suggested, problem: parsed.problem }
  if (parsed.value === undefined) return { value: suggested, problem: 'missing' }
  return decimal(parsed.value).gt(0) ? { value: parsed.value } : { value: suggested, problem: 'zero' }
}

/** The amount that another one cannot be below: otherwise two clauses contradict one another. */
const leastOf = (id: AmountId, answers: Answers): AmountId | undefined => {
  if (id === 'second_from' && answers.approval === 'above') return 'approval_from'
  return id === 'city_limit' ? 'hotel_limit' : undefined
}

/**
 * An amount of the answers: digits with at most one point, above zero. The second approval is not requested where none is,
 * and a hotel in an expensive city may cost at least what it may elsewhere: the other amount counts instead.
 */
export function amountOf(answers: Answers, id: AmountId, market: Market): Value {
  const own = ownAmountOf(answers, id, market)
  const other = leastOf(id, answers)
  if (other === undefined) return own
  const least = ownAmountOf(answers, other, market).value
  return decimal(own.value).lt(decimal(least)) ? { value: least, problem: own.problem ?? 'below' } : own
}

/** The least and the most of a count where people work in these countries. */
export const countRange = (id: CountId, countries: readonly string[]): { min: number; max: number } =>
  id === 'receipt_days' ? { ...countLimits[id], min: leastReceiptDays(countries) } : countLimits[id]

/** A count of the answers: a whole number within its limits. */
export function countOf(answers: Answers, id: CountId, { htmlLang, country }: Market): Value {
  const parsed = parseNumber(answers[id], htmlLang, countNumberLimits)
  const countries = answers.countries.length > 0 ? answers.countries : [country]
  const suggested = suggestedCount(id, country, countries)
  if (parsed.problem !== undefined) return { value: suggested, problem: parsed.problem }
  if (parsed.value === undefined) return { value: suggested, problem: 'missing' }
  const { min, max } = countRange(id, countries)
  const count = Number(parsed.value)
  return count >= min && count <= max ? { value: parsed.value } : { value: suggested, problem: 'range' }
}

/** A text in one line, without what no document can hold. */
export const plainText = (text: string): string =>
  cutText(documentText(text).replace(/\s+/g, ' ').trim(), maxText)

/** Whether a text is a day of the calendar, `2027-02-28`, in a year that a policy can be about. */
export const isPolicyDay = (text: string): boolean => isDay(text) && text >= '1900' && text < '2200'

/** An amount as a policy writes it: whole amounts without decimals. */
export const policyAmount = (value: string, currency: string, htmlLang: string): string =>
  formatMoneyOf(decimal(value), currency, htmlLang, { wholeWithoutDecimals: true })

/** What a placeholder of a clause stands for: as it is written, and what it depends on in every language. */
export type PlaceholderValue = { text: string; raw: string }

/** The laws and official allowances that clauses name. */
function lawValues(answers: Answers, { country, htmlLang }: Market): Record<string, PlaceholderValue> {
  const countries = answers.countries.length > 0 ? answers.countries : [country]
  const laws = rulesAbout('internet_law', countries).map(({ law }) => law)
  const allowances = (of: string) => periodOn(ratesOf(of)?.perDiem ?? [], '')?.allowances ?? []
  const amountIn = (of: string, id: string): string =>
    allowances(of).find((allowance) => allowance.id === id)?.amount ?? '0'
  const meals = allowances('DE').find(({ id }) => id === 'day')?.meals
  const german = meals?.kind === 'each' ? meals : { breakfast: '0', lunch: '0' }
  const money = (amount: string): PlaceholderValue => ({
    text: policyAmount(amount, 'EUR', htmlLang),
    raw: amount,
  })
  return {
    home_law: { text: laws.join('; '), raw: laws.join('; ') },
    meal_part: money(amountIn('DE', 'dayOfTravel')),
    meal_full: money(amountIn('DE', 'day')),
    meal_breakfast: money(german.breakfast ?? '0'),
    meal_main: money(german.lunch),
    meal_day_at: money(amountIn('AT', 'day')),
    meal_hour_at: money(amountIn('AT', 'hour')),
  }
}

/** The values of all placeholders that clauses can have. */
export function placeholderValues(answers: Answers, market: Market): Record<string, PlaceholderValue> {
  const { htmlLang } = market
  const countText = (id: CountId, value: string): string =>
    id === 'tip_percent' ? formatPercent(decimal(value), htmlLang) : formatDecimal(decimal(value), htmlLang)
  const amounts = amountIds.map((id) => {
    const { value } = amountOf(answers, id, market)
    const text = policyAmount(value, answers.currency, htmlLang)
    return [id, { text, raw: `${value} ${answers.currency}` }] as const
  })
  const counts = (Object.keys(countLimits) as CountId[]).map((id) => {
    const { value } = countOf(answers, id, market)
    return [id, { text: countText(id, value), raw: value }] as const
  })
  const plain = (text: string): PlaceholderValue => ({ text, raw: text })
  return {
    ...Object.fromEntries([...amounts, ...counts]),
    company: plain(plainText(answers.company)),
    owner: plain(plainText(answers.owner)),
    currency: plain(answers.currency),
    ...lawValues(answers, market),
    countries: {
      text: new Intl.ListFormat(htmlLang, { type: 'conjunction' }).format(
        answers.countries.map((country) => formatCountry(country, htmlLang)),
      ),
      raw: answers.countries.join(' '),
    },
    applies_from: {
      text: isPolicyDay(answers.applies_from) ? formatDay(answers.applies_from, htmlLang) : '',
      raw: answers.applies_from,
    },
  }
}
