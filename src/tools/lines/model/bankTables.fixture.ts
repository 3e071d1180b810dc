/**
 * Tables in the shapes of twenty banks, cards and ledgers in six languages, generated from a seed, each with the sum of what
 * was spent. The layouts (names and order of columns, signs, separators, days) follow public exports; names and amounts are
 * made up.
 */

/** Whole numbers from 0 up to `below`, the same for a seed (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

export type Booking = {
  /** Spent in cents; below zero for money that came back. */
  cents: number
  day: Date
  name: string
  number: string
}

/** How a bank writes numbers and days. */
export type Writing = { decimal: ',' | '.'; group: string; day: (day: Date) => string }

export type BankShape = {
  bank: string
  htmlLang: string
  separator: string
  writing: Writing
  /** Rows before the names of the columns. */
  above?: readonly string[]
  heading: readonly string[] | undefined
  row: (booking: Booking, write: Written, balance: number) => readonly string[]
  /** Rows behind the bookings, of the sum of their cells and the last balance. */
  below?: (sum: string, balance: string) => readonly (readonly string[])[]
}

export type Written = { money: (cents: number) => string; day: (day: Date) => string }

const two = (value: number): string => String(value).padStart(2, '0')
const parts = (day: Date): [string, string, string] => [
  two(day.getUTCDate()),
  two(day.getUTCMonth() + 1),
  String(day.getUTCFullYear()),
]

export const days = {
  dots: (day: Date): string => parts(day).join('.'),
  slashes: (day: Date): string => parts(day).join('/'),
  dashes: (day: Date): string => parts(day).join('-'),
  american: (day: Date): string => `${parts(day)[1]}/${parts(day)[0]}/${parts(day)[2]}`,
  iso: (day: Date): string => day.toISOString().slice(0, 10),
  compact: (day: Date): string => day.toISOString().slice(0, 10).replaceAll('-', ''),
  timed: (day: Date): string => `${parts(day).join('.')} 14:22`,
  isoTimed: (day: Date): string => `${day.toISOString().slice(0, 10)} 09:05:00`,
  serial: (day: Date): string => String(Math.round(day.getTime() / 86_400_000) + 25_569),
}

/** An amount in cents as a bank writes it. */
export function moneyIn(cents: number, { decimal, group }: Pick<Writing, 'decimal' | 'group'>): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group)
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${two(Math.abs(cents) % 100)}`
}

const comma = (day: Writing['day'], group = '.'): Writing => ({ decimal: ',', group, day })
const point = (day: Writing['day'], group = ''): Writing => ({ decimal: '.', group, day })

/** Debit, credit: the one that is not is empty. */
const apart = ({ cents }: Booking, { money }: Written): [string, string] =>
  cents > 0 ? [money(cents), ''] : ['', money(-cents)]

export const bankShapes: readonly BankShape[] = [
  {
    bank: 'savings bank', htmlLang: 'de-DE', separator: ';', writing: comma(days.dots, ''),
    heading: ['Auftragskonto', 'Buchungstag', 'Valutadatum', 'Buchungstext', 'Verwendungszweck', 'Beguenstigter/Zahlungspflichtiger', 'Kontonummer', 'Betrag', 'Waehrung'],
    row: (b, w) => ['DE02120300000000202051', w.day(b.day), w.day(b.day), 'KARTENZAHLUNG', `Beleg ${b.number}`, b.name, 'DE8937', w.money(-b.cents), 'EUR'],
  },
  {
    bank: 'cooperative bank', htmlLang: 'de-DE', separator: ';', writing: comma(days.dots),
    heading: ['Buchungstag', 'Name Zahlungsbeteiligter', 'Verwendungszweck', 'Betrag', 'Waehrung', 'Saldo nach Buchung'],
    row: (b, w, balance) => [w.day(b.day), b.name, 'Einkauf', w.money(-b.cents), 'EUR', w.money(balance)],
    below: (_sum, balance) => [['31.12.2026', '', 'Endsaldo', balance, 'EUR', balance]],
  },
  {
    bank: 'direct bank', htmlLang: 'de-DE', separator: ';', writing: comma(days.dots),
    above: ['"Girokonto";"DE02120300000000202051"', '"Zeitraum:";"01.11.2026 - 30.11.2026"', '"Kontostand vom 30.11.2026:";"1.234,56 EUR"', ''],
    heading: ['Buchungsdatum', 'Wertstellung', 'Status', 'Zahlungsempfänger*in', 'Verwendungszweck', 'Betrag (€)'],
    row: (b, w) => [w.day(b.day), w.day(b.day), 'Gebucht', b.name, 'Karte', w.money(-b.cents)],
  },
  {
    bank: 'ledger with debit and credit', htmlLang: 'de-DE', separator: '\t', writing: comma(days.timed),
    heading: ['Belegdatum', 'Beleg-Nr.', 'Buchungstext', 'Soll', 'Haben', 'Saldo'],
    row: (b, w, balance) => [w.day(b.day), b.number, b.name, ...apart(b, w), w.money(balance)],
    below: (sum) => [['', '', 'Gesamtsumme', sum, '', '']],
  },
  {
    bank: 'high street bank', htmlLang: 'en-GB', separator: ',', writing: point(days.slashes),
    heading: ['Date', 'Description', 'Money Out', 'Money In', 'Balance'],
    row: (b, w, balance) => [w.day(b.day), b.name, ...apart(b, w), w.money(balance)],
    below: (_sum, balance) => [['30/11/2026', 'Closing balance', '', '', balance]],
  },
  {
    bank: 'card app', htmlLang: 'en-GB', separator: ',', writing: point(days.isoTimed),
    heading: ['Type', 'Product', 'Started Date', 'Completed Date', 'Description', 'Amount', 'Fee', 'Currency', 'State', 'Balance'],
    row: (b, w, balance) => ['CARD_PAYMENT', 'Current', w.day(b.day), w.day(b.day), b.name, w.money(-b.cents), '0.00', 'GBP', 'COMPLETED', w.money(balance)],
  },
  {
    bank: 'card of a traveller', htmlLang: 'en-GB', separator: '\t', writing: point(days.slashes, ','),
    heading: ['Date', 'Receipt no', 'Merchant', 'Amount'],
    row: (b, w) => [w.day(b.day), b.number, b.name, w.money(b.cents)],
    below: (sum) => [['', '', 'Total expenses', sum]],
  },
  {
    bank: 'American card', htmlLang: 'en-GB', separator: ',', writing: point(days.american),
    heading: ['Trans. Date', 'Post Date', 'Description', 'Amount', 'Category'],
    row: (b, w) => [w.day(b.day), w.day(b.day), b.name, w.money(b.cents), 'Merchandise'],
  },
  {
    bank: 'statement with DR and CR', htmlLang: 'en-GB', separator: '\t', writing: point(days.dashes, ','),
    heading: ['Value Date', 'Particulars', 'Amount'],
    row: (b, w) => [w.day(b.day), b.name, `${w.money(Math.abs(b.cents))} ${b.cents > 0 ? 'DR' : 'CR'}`],
  },
  {
    bank: 'accountant, in parentheses', htmlLang: 'en-GB', separator: '\t', writing: point(days.serial, ','),
    heading: ['Date', 'Supplier', 'Gross'],
    row: (b, w) => [w.day(b.day), b.name, b.cents < 0 ? `(${w.money(-b.cents)})` : w.money(b.cents)],
    below: (sum) => [['', 'TOTAL (incl. VAT)', sum]],
  },
  {
    bank: 'French bank', htmlLang: 'fr-FR', separator: ';', writing: comma(days.slashes, ' '),
    heading: ['Date opération', 'Date valeur', 'Libellé', 'Débit', 'Crédit', 'Solde'],
    row: (b, w, balance) => [w.day(b.day), w.day(b.day), b.name, ...apart(b, w), w.money(balance)],
    below: (_sum, balance) => [['', '', 'Nouveau solde', '', '', balance]],
  },
  {
    bank: 'French ledger', htmlLang: 'fr-FR', separator: '\t', writing: comma(days.compact, ' '),
    heading: ['Date facture', 'N° pièce', 'Fournisseur', 'Montant TTC'],
    row: (b, w) => [w.day(b.day), b.number, b.name, `${w.money(b.cents)} €`],
    below: (sum) => [['', '', 'Total TTC', sum]],
  },
  {
    bank: 'French online bank', htmlLang: 'fr-FR', separator: ';', writing: comma(days.iso, ''),
    heading: ['dateOp', 'Date de valeur', 'Libellé', 'Montant', 'Compte'],
    row: (b, w) => [w.day(b.day), w.day(b.day), b.name, w.money(-b.cents), '00040012345'],
  },
  {
    bank: 'Dutch bank with a column of sides', htmlLang: 'nl-NL', separator: ',', writing: comma(days.compact, ''),
    heading: ['Datum', 'Naam / Omschrijving', 'Rekening', 'Tegenrekening', 'Code', 'Af Bij', 'Bedrag (EUR)', 'Mededelingen'],
    row: (b, w) => [w.day(b.day), b.name, 'NL91ABNA0417164300', '', 'BA', b.cents > 0 ? 'Af' : 'Bij', `"${w.money(Math.abs(b.cents))}"`, 'pas'],
  },
  {
    bank: 'Dutch bank', htmlLang: 'nl-NL', separator: '\t', writing: comma(days.dashes),
    heading: ['Transactiedatum', 'Volgnr', 'Naam tegenpartij', 'Bedrag', 'Saldo na mutatie'],
    row: (b, w, balance) => [w.day(b.day), b.number, b.name, w.money(-b.cents), w.money(balance)],
    below: (_sum, balance) => [['', '', 'Eindsaldo', '', balance]],
  },
  {
    bank: 'Spanish bank', htmlLang: 'es-ES', separator: ';', writing: comma(days.slashes),
    above: ['Cuenta;ES9121000418450200051332', 'Titular;Ana Ruiz', ''],
    heading: ['F. Operación', 'F. Valor', 'Concepto', 'Importe', 'Saldo'],
    row: (b, w, balance) => [w.day(b.day), w.day(b.day), b.name, w.money(-b.cents), w.money(balance)],
    below: (_sum, balance) => [['', '', 'Saldo final', '', balance]],
  },
  {
    bank: 'Spanish ledger', htmlLang: 'es-ES', separator: '\t', writing: comma(days.slashes),
    heading: ['Fecha', 'Documento', 'Proveedor', 'Debe', 'Haber'],
    row: (b, w) => [w.day(b.day), b.number, b.name, ...apart(b, w)],
    below: (sum) => [['', '', 'Suma total', sum, '']],
  },
  {
    bank: 'Swedish bank', htmlLang: 'sv-SE', separator: ';', writing: comma(days.iso, ' '),
    heading: ['Bokföringsdag', 'Valutadag', 'Verifikationsnummer', 'Text', 'Belopp', 'Saldo'],
    row: (b, w, balance) => [w.day(b.day), w.day(b.day), b.number, b.name, w.money(-b.cents), w.money(balance)],
  },
  {
    bank: 'Swedish ledger', htmlLang: 'sv-SE', separator: '\t', writing: comma(days.iso, ' '),
    heading: ['Datum', 'Ver nr', 'Leverantör', 'Belopp (SEK)'],
    row: (b, w) => [w.day(b.day), b.number, b.name, w.money(b.cents)],
    below: (sum) => [['', '', 'Totalt', sum]],
  },
  {
    bank: 'statement without names of columns', htmlLang: 'de-DE', separator: ';', writing: comma(days.dots),
    heading: undefined,
    row: (b, w, balance) => [w.day(b.day), b.name, w.money(-b.cents), w.money(balance)],
  },
] // prettier-ignore

const names = ['Hotel Drei Pappeln', 'Taxi Blau', 'Rail & Road', 'Total Energies', 'Café “Nord”', 'ICE 599', 'Kiosk 24', 'New Balance', 'Bäckerei Süß'] // prettier-ignore

/** A table in a shape, with the sum of what was spent in cents. At least three bookings, most of them spending. */
export function bankTable(
  shape: BankShape,
  seed: number,
): { text: string; cents: number; count: number; days: readonly string[] } {
  const random = randomOf(seed)
  const count = 4 + random(9)
  const bookings = Array.from({ length: count }, (_, index): Booking => {
    const isBack = index > 2 && index === count - 1 && random(2) === 0
    const cents = 1 + random(random(3) === 0 ? 400_000 : 20_000)
    return {
      cents: isBack ? -cents : cents,
      // One behind the twelfth, so that the column decides the order of day and month.
      day: new Date(Date.UTC(2026, 10, index === 0 ? 13 + random(15) : 1 + random(28))),
      name: names[random(names.length)] ?? '',
      number: String(100_200 + random(9) + index * 10),
    }
  })
  const { writing, separator, heading, above = [], below } = shape
  const write: Written = { money: (cents) => moneyIn(cents, writing), day: writing.day }
  let balance = 1_000_000 + random(900_000)
  const rows = bookings.map((booking) => {
    balance -= booking.cents
    return shape.row(booking, write, balance)
  })
  const cents = bookings.reduce((sum, booking) => sum + booking.cents, 0)
  const all = [
    ...(heading ? [heading] : []),
    ...rows,
    ...(below?.(write.money(cents), write.money(balance)) ?? []),
  ]
  return {
    text: [...above, ...all.map((cells) => cells.join(separator))].join('\n'),
    cents,
    count,
    days: bookings.map(({ day }) => day.toISOString().slice(0, 10)),
  }
}
