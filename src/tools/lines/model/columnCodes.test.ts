import { readReportTable } from '../../expenseReportGenerator/model/reportTable'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'

/** What a table of expenses gives in a report in pounds. */
function read(text: string) {
  const words = wordsFor(wordsOfPart('expense-report', 'en-gb'), expenseReportWordKeys)
  return readReportTable(text, { htmlLang: 'en-GB', words, currency: 'GBP' })
}
const amounts = (text: string) => read(text).lines.map(({ amount, currency }) => [amount, currency])

it.each([
  ['a code', 'CHF', 'CHF'],
  ['a sign', '€', 'EUR'],
])('a column that is called by its currency alone is in it: %s', (_kind, heading, currency) => {
  const text = `Date\tSupplier\t${heading}\n13/11/2026\tHotel\t120.00\n14/11/2026\tTaxi\t9.50`
  expect(amounts(text).map(([, unit]) => unit)).toEqual([currency, currency])
})

it('an unknown column of currencies counts for the only amount', () => {
  const text =
    'Date,Text,Debit,Credit,Unit of booking\n13/11/2026,HOTEL,120.00,,EUR\n14/11/2026,TAXI,,9.50,EUR'
  expect(amounts(text).map(([, unit]) => unit)).toEqual(['EUR', 'EUR'])
})

it('an unknown column of currencies may be that of another amount', () => {
  const text = 'Date,Text,Amount,Abroad,Unit\n13/11/2026,HOTEL,120.00,140.25,EUR\n14/11/2026,TAXI,9.50,9.50,GBP'
  expect(amounts(text)).toEqual([['120.00', undefined], ['9.50', undefined]])
}) // prettier-ignore

it.each([
  ['its name of ISO 20022', 'CdtDbtInd'],
  ['no known name', 'Way of the money'],
])('the side of an amount is read from its cells: %s', (_why, heading) => {
  const text = `Date;${heading};Amount;Text\n2026-11-13;DBIT;120.00;Hotel\n2026-11-14;DBIT;9.50;Taxi\n2026-11-15;CRDT;20.00;Refund`
  expect(amounts(text).map(([amount]) => amount)).toEqual(['120.00', '9.50', '-20'])
})

it.each(['Amount in cents', 'amount_minor', 'Amount (thousands)', 'Betrag in TEUR'])(
  'amounts in hundredths or thousands are not taken for whole ones: %s',
  (heading) => {
    const table = read(`Date,Description,${heading}\n13/11/2026,Hotel,12000\n14/11/2026,Taxi,950`)
    expect([table.lines, table.skipped]).toEqual([[], 2])
  },
)

it.each(['Number of transactions', 'Anzahl Buchungen', "Nombre d'opérations", 'Aantal transacties', 'Count'])(
  'a row that counts the others is no line: %s',
  (name) => {
    const table = read(`Date,Description,Amount\n13/11/2026,Hotel,120.00\n14/11/2026,Taxi,9.50\n${name},,2`)
    expect([table.lines.length, table.totals.length]).toEqual([2, 1])
  },
)

it('an empty column with the name of a text is not the merchant', () => {
  const text = 'Datum;Rekening;Beschrijving van de winkel;Bedrag;Mededelingen\n13-11-2026;BE68 5390 0754 7034;Hotel;120,00;\n14-11-2026;BE68 5390 0754 7034;Taxi;9,50;'
  expect(read(text).lines.map(({ merchant }) => merchant)).toEqual(['Hotel', 'Taxi'])
}) // prettier-ignore
