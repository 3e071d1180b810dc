import type { Decimal } from '../../numbers/model/decimal'
import { plainName } from './headings'

const debitWords = new Set(
  `d db dr debit debits dbit debet af s soll lastschrift belastung cargo debe debito addebito dare saida ud ut uttag out - sent withdrawal
  veloitus otto uit`.split(/\s+/),
) // prettier-ignore
const creditWords = new Set(
  `c cr k credit credits crdt kredit bij h haben gutschrift abono haber credito accredito avere entrada ind inn in + received deposit pano
  hyvitys`.split(/\s+/),
) // prettier-ignore

/** Which side a cell names, as `Af`, `Soll`, `DEBIT` do; undefined for another text. */
export function sideIn(cell: string): 'debit' | 'credit' | undefined {
  const word = plainName(cell)
  return debitWords.has(word) ? 'debit' : creditWords.has(word) ? 'credit' : undefined
}

/** An amount out of columns of debit and credit: money out above zero, money in below. */
export function amountOfSides(
  debit: Decimal | undefined,
  credit: Decimal | undefined,
  { keepsDebitSign, hasDebits }: { keepsDebitSign: boolean; hasDebits: boolean },
): Decimal | undefined {
  const out = debit && !debit.eq(0) ? (keepsDebitSign ? debit : debit.abs()) : undefined
  const back = credit && !credit.eq(0) ? credit.abs() : undefined
  if (out && back) return out.minus(back)
  if (out) return out
  // A table of credits alone is a list of amounts.
  if (back) return hasDebits ? back.times(-1) : back
  return debit ?? credit
}

/** How amounts of spending are written: with a minus when most of them are. Not certain when as many are above zero. */
export function spendingIn(amounts: readonly Decimal[]): { written: 'plus' | 'minus'; isSure: boolean } {
  const below = amounts.filter((amount) => amount.lt(0)).length
  const above = amounts.filter((amount) => amount.gt(0)).length
  if (below === 0) return { written: 'plus', isSure: true }
  // One row alone may be a refund.
  if (below === above || (below === 1 && above === 0)) return { written: 'plus', isSure: false }
  return { written: below > above ? 'minus' : 'plus', isSure: true }
}
