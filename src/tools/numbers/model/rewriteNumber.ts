import { decimal } from './decimal'
import { formatDecimal } from './formatDecimal'
import { parseNumber, type NumberLimits } from './parseNumber'
import { splitAmount } from './splitAmount'

/** Whether a value is a language tag (BCP 47). */
export const isLanguage = (value: unknown): value is string => {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

/**
 * A number that was typed on a page of one language as another one writes it, so that saved and shared work has the same
 * amounts everywhere: `1.234` of a German page is `1,234` on an English one. As it is when it is no number.
 */
export function rewriteNumber(text: string, limits: NumberLimits, from: string, to: string): string {
  if (from === to || /^\d*$/.test(text)) return text
  const parsed = parseNumber(text, from, limits)
  if (parsed.problem !== undefined || parsed.value === undefined) return text
  const written = (value: string): string => formatDecimal(decimal(value), to, limits.maxDecimals ?? 2)
  const { unit, isPercent } = splitAmount(text) ?? {}
  if (unit === undefined && !isPercent) return written(parsed.value)
  // A number keeps its unit.
  return `${written(parsed.value)}\u00a0${unit ?? '%'}`
}
