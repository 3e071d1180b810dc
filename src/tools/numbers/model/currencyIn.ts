import { currenciesOf, isCurrencyCode, isSharedSign } from './currencySigns'
import { splitAmount } from './splitAmount'

/** The currency that a code stands for, in any case; undefined for a text that is no code. */
export const currencyOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return isCurrencyCode(code) ? code : undefined
}

/**
 * The currency of an amount that was written with it: `12,50 €`, `USD 12.50`, `25000 Ft`. A sign of several currencies is that
 * of `known` where it can be, otherwise the one that it usually stands for; undefined for `kr` and `¥`, of which nobody can say it.
 */
export function currencyIn(amount: string, known?: string): string | undefined {
  const parts = splitAmount(amount)
  const unit = parts?.unit ?? (parts ? undefined : amount)
  const possible = unit === undefined ? [] : (parts?.currencies ?? currenciesOf(unit) ?? [])
  if (known !== undefined && possible.includes(known)) return known
  return unit !== undefined && isSharedSign(unit) ? undefined : possible[0]
}
