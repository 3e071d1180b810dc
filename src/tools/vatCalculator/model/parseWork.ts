import { isRecord } from '../../../core/values/record'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { isVatCountry } from '../../vat/model/vatCountries'
import { amountLimits, rateLimits } from './calculation'
import {
  customRate,
  defaultRate,
  directions,
  emptyLine,
  maxLabel,
  maxLines,
  onDay,
  roundings,
  type CalculatorLine,
  type CalculatorWork,
} from './calculatorWork'

const textIn = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : typeof value === 'number' ? String(value) : ''

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/** The longest text that is kept of a number. */
const maxNumber = 40

/** Whether the text can be a rate: its kind need not exist on the day, `onDay` sees to that. */
const isRate = (value: unknown): value is string =>
  value === customRate || (typeof value === 'string' && /^[a-zA-Z]{1,20}:\d{1,3}(?:\.\d{1,3})?$/.test(value))

function parseLine(value: unknown, id: number, fallback: string): CalculatorLine[] {
  if (!isRecord(value)) return []
  return [
    {
      id,
      label: textIn(value['label'], maxLabel),
      amount: textIn(value['amount'], maxNumber),
      rate: isRate(value['rate']) ? value['rate'] : fallback,
      custom: textIn(value['custom'], maxNumber),
    },
  ]
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
  const from = isLanguage(value['htmlLang']) ? value['htmlLang'] : htmlLang
  const fallback = defaultRate(country, day)
  const lines = (value['lines'] as unknown[])
    .slice(0, maxLines)
    .flatMap((line, index) => parseLine(line, index + 1, fallback))
    .map((line) => ({
      ...line,
      amount: rewriteNumber(line.amount, amountLimits, from, htmlLang),
      custom: rewriteNumber(line.custom, rateLimits, from, htmlLang),
    }))
  const work = {
    htmlLang,
    country,
    direction: oneOf(directions, value['direction']) ?? 'add',
    rounding: oneOf(roundings, value['rounding']) ?? 'line',
    lines: lines.length > 0 ? lines : [emptyLine(1, fallback)],
  }
  return onDay(work, day)
}
