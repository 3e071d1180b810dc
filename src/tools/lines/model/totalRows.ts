import { isCurrencyCode } from '../../numbers/model/currencySigns'
import { zero, type Decimal } from '../../numbers/model/decimal'
import { namesIn, plainName } from './headings'
import { parseDay } from './parseDay'

/** Words with which the name of a total begins or that it is, in the languages of the site. */
const totalWords = new Set(
  namesIn([
    `total, totals, new balance, grand total, subtotal, sub-total, sub total, sum, overall total, net total, gross total, amount due, balance due,
    summe, gesamt, gesamtsumme, gesamtbetrag, endsumme, endbetrag, zwischensumme, insgesamt, teilsumme, rechnungsbetrag, somme, total general,
    total ttc, total ht, sous-total, sous total, montant total, net a payer, totale, totale complessivo, subtotale, somma, importo totale,
    suma, suma total, total general, importe total, soma, total geral, montante total, totaal, totaalbedrag, eindtotaal, subtotaal, som,
    totalt, i alt, ialt, sum totalt, delsum, totalsum, totalbelob, totalbeløb, samlet, summa, totalsumma, delsumma, slutsumma,
    yhteensa, summa yhteensa, valisumma, kokonaissumma, loppusumma, a pagar, a payer, te betalen, zu zahlen, att betala, a betale, å betale,
    at betale, maksettava, maksettavaa, kokku, käive, totals, totaux, totales, totali, totais, totalen, summen, sumas, sommes, somme totali, overall, σ,
    gesamtausgaben, gesamtkosten, gesamtauslagen, monatssumme, rechnungssumme, erstattungsbetrag, auszahlungsbetrag, valor total,
    amount claimed, amount reimbursable, to reimburse, a rembourser, a reembolsar, da rimborsare, te vergoeden, att ersatta, att utbetala,
    til udbetaling, til utbetaling, yht, kaikki yhteensa, riporto, a riportare, a reporter, suma y sigue, a transportar, ubertrag,
    auszahlung, average, mean, durchschnitt, mittelwert, moyenne, media, promedio, gemiddelde, genomsnitt, medelvarde, gjennomsnitt,
    gennemsnit, keskiarvo, remaining budget, budget remaining, restbudget, budget restant, presupuesto restante, budget residuo,
    orcamento restante, resterend budget, aterstaende budget, number of, count, anzahl, nombre de, nombre d'operations, numero de,
    numero di, aantal, antal, antall, lukumaara`,
  ]),
)

/** Words that may follow: of what, in what; currencies and numbers may too. */
const qualifiers = new Set(
  namesIn([
    `expenses, expense, amount, due, paid, spend, spending, cost, costs, vat, tax, incl, incl., including, inc, excl, excl., excluding, ex, net,
    gross, of, the, for, report, claim, claimed, transactions, items, lines, page, brutto, netto, mwst, ust, der, die, des, ausgaben, auslagen,
    spesen, kosten, belege, betrag, inkl, inkl., zzgl, general, generale, ttc, ht, tva, hors, taxes, depenses, frais, de, des, du, la, complessivo,
    spese, iva, inclusa, esclusa, con, sin, gastos, incluido, geral, despesas, com, sem, alle, uitgaven, btw, exclusief, inclusief, udgifter,
    moms, utgifter, utlegg, mva, kostnader, utlagg, kulut, menot, alv, sis, to, pay, reimburse, this, month, in, en, euro, euros, exkl, exkl.,
    ekskl, ekskl., eks, eks., rapport, running, card, monthly, weekly, daily, month, week, trip, mois, mes, mese, maand, monat, monats, month's,
    reisekosten, udlæg, udlaeg, udlag, kortkop, reis, matka, matkakulut, kaikki, rows, entries, records, bookings, payments, receipts,
    buchungen, umsatze, transaktionen, posten, positionen, zeilen, operations, lignes, operaciones, movimientos, operazioni, movimenti,
    operacoes, movimentos, transacties, regels, transaktioner, rader, transaksjoner, posteringer, linjer, tapahtumat, riveja`,
  ]),
)

/** Balances of an account: no spending, whatever the day beside them. */
const balances =
  /\b(?:opening|closing|beginning|ending|starting|previous|available|statement|ledger|account) balance\b|\bbalance (?:brought|carried|b\/?f|c\/?f)\b|\bbalance (?:at|as of|on|per) \d|\b(?:brought|carried) forward\b|\b(?:anfangs|end|schluss|eroffnungs|start|abschluss|primo|ultimo|begin|eind|alku|loppu|konto|slut|in|ut|alg|lopp)saldo\b|\bkontostand\b|\b(?:alter|neuer|letzter|vorheriger) saldo\b|\b(?:saldo|solde|balance) (?:vortrag|ubertrag|iniziale|finale|inicial|final|anterior|initial|precedent|nouveau|actual|disponible|disponibile|contabile|per|am|au|al|a|zum|vom|do dia)\b|\b(?:ancien|nouveau|nuevo|novo|vecchio|nuovo|oud|nieuw|vorig|ny|gammel|tidligere|ingaende|utgaende|inngaende|utgaende|nytt|forrige) (?:saldo|solde)\b|\b(?:saldo)?(?:ubertrag|vortrag)\b|\breport a nouveau\b|^(?:saldo|balance|solde)$/

const isBalanceName = (text: string): boolean => balances.test(plainName(text))

/** Months and years say of what a total is: `November total`. */
const isPeriod = (word: string): boolean =>
  /^(?:19|20)\d\d$/.test(word) || parseDay(`1 ${word} 2026`, 'en')?.day !== undefined

const isTotalName = (text: string): boolean => {
  const name = plainName(text).replace(/^[=*\s]+/, '')
  if (totalWords.has(name)) return true
  const words = name.split(/[\s/-]+/)
  const isAround = (word: string): boolean =>
    qualifiers.has(word) ||
    totalWords.has(word) ||
    /^(?:\p{Sc}|\d+)$/u.test(word) ||
    isCurrencyCode(word.toUpperCase()) ||
    isPeriod(word)
  // At the beginning, or at the end: `Total paid in GBP`, `Page total`, `Kulut yhteensä`.
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    if (totalWords.has(words.slice(0, count).join(' '))) return words.slice(count).every(isAround)
    if (totalWords.has(words.slice(-count).join(' '))) return words.slice(0, -count).every(isAround)
  }
  return false
}

/** Whether a name begins or ends like that of a total, as `Total Wine & More` and `Travel subtotal` do. */
const hasTotalWord = (text: string): boolean => {
  const words = plainName(text).split(/[\s/-]+/)
  return [1, 2, 3].some(
    (count) =>
      totalWords.has(words.slice(0, count).join(' ')) || totalWords.has(words.slice(-count).join(' ')),
  )
}

/** Whether a row may be a total or a balance by one of its texts. */
export const mayBeSummary = (texts: readonly string[]): boolean =>
  texts.some((text) => text !== '' && (isBalanceName(text) || hasTotalWord(text)))

/** A row as totals are told from lines. */
export type SummedRow = {
  texts: readonly string[]
  amount: Decimal | undefined
  /** What keeps it a line under the name of a total, as a day does. */
  isKept: boolean
  /** Whether it has nothing but its amount. */
  isBare: boolean
}

/**
 * Which rows add up others or are the balance of an account: by their name, or because their amount is the sum of those
 * before; whatever its name, where all of those have what keeps a line and the row has not. `names` are those of the page.
 */
export function summaryRows(rows: readonly SummedRow[], names: readonly string[]): boolean[] {
  const nothing = { count: 0, sum: zero, areKept: true }
  let sinceStart = nothing
  let sinceTotal = nothing
  // In a list of amounts without names, 100, 200, 300, only the last one can be their sum, of at least three.
  const areBare = rows.every(({ isBare }) => isBare)
  return rows.map(({ texts, amount, isKept, isBare }, index) => {
    const filled = texts.filter((text) => text !== '')
    const isBalance = filled.some(isBalanceName)
    const isNamed = filled.some((text) => names.includes(plainName(text)) || isTotalName(text))
    const equal = [sinceStart, sinceTotal].filter(
      ({ count, sum }) => amount !== undefined && count > 0 && sum.eq(amount) && !amount.eq(0),
    )
    const added = equal.filter(({ count }) => count > 1)
    const adds = added.length > 0
    // The subtotal of a group of one row, in a table whose rows have what this one has not.
    const addsOne = equal.some(({ areKept }) => areKept) && filled.some(hasTotalWord)
    const isSum = areBare ? index === rows.length - 1 && sinceStart.count > 2 : isBare
    const isSummary =
      isBalance ||
      (isNamed && (!isKept || adds)) ||
      (addsOne && !isKept) ||
      (adds && !isKept && (isSum || filled.some(hasTotalWord) || added.some(({ areKept }) => areKept)))
    if (isSummary) sinceTotal = nothing
    else if (amount !== undefined) {
      const withRow = ({ count, sum, areKept }: typeof nothing): typeof nothing => ({
        count: count + 1,
        sum: sum.plus(amount),
        areKept: areKept && isKept,
      })
      sinceStart = withRow(sinceStart)
      sinceTotal = withRow(sinceTotal)
    }
    return isSummary
  })
}
