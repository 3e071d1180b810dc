import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { labelled } from '../../../core/i18n/labelled'
import { decimal } from '../../numbers/model/decimal'
import { formatPercent } from '../../numbers/model/formatDecimal'
import type { DatedUse, VatRate } from '../../vat/model/vatRate'
import type { Words } from '../../words/model/wordsFor'
import type { VatCalculatorWordKey } from '../model/wordKeys'

export type VatCalculatorWords = Words<VatCalculatorWordKey>

/** How many uses an option of a select names. */
const usesInOption = 2

/** `food (since 1 April 2026, until 31 December 2027)`: what a rate is for, with the days that are its own. */
export function datedUseText(
  { use, since, until }: DatedUse,
  words: VatCalculatorWords,
  htmlLang: string,
): string {
  const days = [
    ...(since === undefined ? [] : [fill(words.rate_since, { day: formatDay(since, htmlLang) })]),
    ...(until === undefined ? [] : [fill(words.rate_until, { day: formatDay(until, htmlLang) })]),
  ]
  return days.length > 0 ? `${words[`use_${use}`]} (${days.join(', ')})` : words[`use_${use}`]
}

/** Uses in a row: some have a comma of their own, so a semicolon parts them, after a narrow space in French. */
export const usesText = (uses: readonly string[], htmlLang: string): string =>
  uses.join(htmlLang.startsWith('fr') ? '\u202f; ' : '; ')

export const percentText = (percent: string, htmlLang: string): string =>
  formatPercent(decimal(percent), htmlLang)

/** A rate as an option of a select: `7 % · reduced rate: food; books`. */
export function rateOptionText(rate: VatRate, words: VatCalculatorWords, htmlLang: string): string {
  const kind = rate.uses.length > 0 ? words[`kind_${rate.kind}`] : words.rate_none
  const uses = rate.kind === 'standard' ? [] : rate.uses.slice(0, usesInOption)
  const text = `${percentText(rate.percent, htmlLang)} · ${kind}`
  return uses.length > 0
    ? labelled(
        text,
        usesText(
          uses.map(({ use }) => words[`use_${use}`]),
          htmlLang,
        ),
        htmlLang,
      )
    : text
}
