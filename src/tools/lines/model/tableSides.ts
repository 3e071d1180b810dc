import type { Decimal } from '../../numbers/model/decimal'
import { namesIn, plainName } from './headings'

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

/** What banks write of payments that were not made, or were undone, in the languages of the site. */
const unpaidWords = new Set(
  namesIn([
    `declined, reverted, reversed, failed, cancelled, canceled, rejected, denied, refused, void, voided, expired, blocked, deleted,
    abgelehnt, storniert, ruckgangig gemacht, fehlgeschlagen, abgebrochen, zuruckgewiesen, geloscht, verweigert, abgelaufen,
    refuse, refusee, annule, annulee, rejete, rejetee, echoue, echouee, echec, rechazado, rechazada, cancelado, cancelada, anulado,
    anulada, revertido, revertida, denegado, denegada, fallido, fallida, rifiutato, rifiutata, annullato, annullata, respinto,
    respinta, stornato, stornata, negato, negata, fallito, fallita, non riuscito, recusado, recusada, rejeitado, rejeitada, falhado,
    falhou, geweigerd, geannuleerd, afgewezen, mislukt, teruggedraaid, nekad, nekat, avvisad, avbruten, misslyckad, misslyckades,
    makulerad, annullerad, avvist, avslatt, kansellert, mislykket, annullert, slettet, afvist, annulleret, fejlet, tilbageført, hylatty,
    peruttu, peruutettu, epaonnistunut, epaonnistui, mitatoity, odrzucona, odrzucono, anulowana`,
  ]),
)

/** Whether a cell of a column of states says that the payment was not made, as `DECLINED` does. */
export const isUnpaid = (cell: string): boolean => unpaidWords.has(plainName(cell))

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
