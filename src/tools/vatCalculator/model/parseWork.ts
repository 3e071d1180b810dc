import { isDay } from '../../../core/values/day'
import { isRecord } from '../../../core/values/record'
import { anyCurrency } from '../../numbers/model/parseNumber'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { readLike, readList, upTo, type Checks } from '../../savedWork/model/readLike'
import { isVatCountry } from '../../vat/model/vatCountries'
import { amountLimits, rateLimits } from './calculation'
import {
  customRate,
  defaultRate,
  directions,
  emptyLine,
  emptyWork,
  maxLabel,
  maxLines,
  onDay,
  rateDayOf,
  roundings,
  type CalculatorWork,
} from './calculatorWork'

/** Whether the text can be a rate: its kind need not exist on the day, `onDay` sees to that. */
const isRate = (text: string): boolean =>
  text === customRate || /^[a-zA-Z]{1,20}:\d{1,3}(?:\.\d{1,3})?$/.test(text)

const checks: Checks = {
  htmlLang: (text) => (isLanguage(text) ? text : undefined),
  country: (text) => (isVatCountry(text) ? text : undefined),
  direction: directions,
  rounding: roundings,
  day: (text) => (text === '' || isDay(text) ? text : undefined),
  label: upTo(maxLabel),
  amount: upTo(40),
  custom: upTo(40),
  rate: (text) => (isRate(text) ? text : undefined),
}

/**
 * Reads stored or shared work: what is missing or wrong in it becomes as in an empty work; numbers typed on a page of
 * another language are written as this one does. Undefined when it is no work of this tool.
 */
export function parseWork(
  value: unknown,
  { day, htmlLang }: { day: string; htmlLang: string },
): CalculatorWork | undefined {
  if (!isRecord(value) || !isVatCountry(value['country']) || !Array.isArray(value['lines'])) return undefined
  const { country } = value
  const empty = emptyWork(country, day, htmlLang)
  const work = readLike(empty, value, checks)
  const fallback = defaultRate(country, rateDayOf(work, day))
  const lines = readList(value['lines'], maxLines, (line, index) =>
    isRecord(line) ? { ...readLike(emptyLine(0, fallback), line, checks), id: index + 1 } : undefined,
  ).map((line) => ({
    ...line,
    amount: rewriteNumber(line.amount, amountLimits(anyCurrency), work.htmlLang, htmlLang),
    custom: rewriteNumber(line.custom, rateLimits, work.htmlLang, htmlLang),
  }))
  return onDay({ ...work, htmlLang, lines: lines.length > 0 ? lines : empty.lines }, rateDayOf(work, day))
}
