import { readReportTable } from '../../expenseReportGenerator/model/reportTable'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { parseNumber } from '../../numbers/model/parseNumber'
import { readCalculatorTable } from '../../vatCalculator/model/calculatorTable'
import { vatCalculatorWordKeys } from '../../vatCalculator/model/wordKeys'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'

const currencies: Readonly<Record<string, string>> = {
  'en-GB': 'GBP',
  'en-US': 'USD',
  'sv-SE': 'SEK',
  'nb-NO': 'NOK',
}

function expenses(text: string, htmlLang: string) {
  const words = wordsFor(wordsOfPart('expense-report', htmlLang.toLowerCase()), expenseReportWordKeys)
  return readReportTable(text, { htmlLang, words, currency: currencies[htmlLang] ?? 'EUR' })
}

/** What was paid, by line, as numbers. */
const paid = (text: string, htmlLang: string) =>
  expenses(text, htmlLang).lines.map(({ amount = '' }) => {
    const { value } = { value: undefined, ...parseNumber(amount, htmlLang, { allowNegative: true }) }
    return value
  })

type Case = readonly [why: string, htmlLang: string, text: string, amounts: readonly string[]]

const totals: readonly Case[] = [
  ['tip', 'en-US', 'Date\tRestaurant\tAmount\tTip\tTotal\n11/13/2026\tDiner\t$20.00\t$4.00\t$24.00\n11/14/2026\tCafe\t$10.00\t\t$10.00', ['24', '10']],
  ['tax and tip', 'en-US', 'Date\tRestaurant\tSubtotal\tTax\tTip\tTotal\n11/13/2026\tDiner\t20.00\t1.60\t4.00\t25.60\n11/14/2026\tCafe\t10.00\t0.80\t1.20\t12.00', ['25.6', '12']],
  ['Trinkgeld', 'de-DE', 'Datum\tLokal\tBetrag\tTrinkgeld\tGesamt\n13.11.2026\tWirt\t20,00\t2,00\t22,00\n14.11.2026\tCafé\t10,00\t\t10,00', ['22', '10']],
  ['pourboire', 'fr-FR', 'Date\tRestaurant\tMontant\tPourboire\tTotal\n13/11/2026\tPaul\t20,00\t2,00\t22,00\n14/11/2026\tCafé\t10,00\t1,00\t11,00', ['22', '11']],
  ['dricks', 'sv-SE', 'Datum;Restaurang;Belopp;Dricks;Totalt\n2026-11-03;Krog;200,00;20,00;220,00\n2026-11-14;Café;100,00;0,00;100,00', ['220', '100']],
  ['gorjeta', 'pt-PT', 'Data;Restaurante;Valor;Gorjeta;Total\n13/11/2026;Solar;20,00;2,00;22,00\n14/11/2026;Café;10,00;1,00;11,00', ['22', '11']],
  ['VAT', 'en-GB', 'Date\tSupplier\tAmount\tVAT\tTotal\n13/11/2026\tHotel\t100.00\t20.00\t120.00\n14/11/2026\tTaxi\t10.00\t0.00\t10.00', ['120', '10']],
  ['MwSt', 'de-DE', 'Datum;Lieferant;Netto;MwSt %;MwSt;Brutto\n13.11.2026;Hotel;100,00;7;7,00;107,00\n14.11.2026;Büro;50,00;19;9,50;59,50', ['107', '59.5']],
  ['several columns of VAT', 'fr-FR', 'Date de paiement;Fournisseur;Montant TTC;Devise;TVA 20%;TVA 10%;Montant HT\n13/11/2026;Monoprix;12,00;EUR;2,00;;10,00\n14/11/2026;SNCF;110,00;EUR;;10,00;100,00', ['12', '110']],
  ['a fee, spending with a minus', 'en-GB', 'Date,Description,Amount,Fee,Total amount\n13/11/2026,Pret,-12.50,0.00,-12.50\n14/11/2026,Hotel,-86.20,0.86,-87.06', ['12.5', '87.06']],
  ['net amount of a ledger', 'en-GB', 'No,Type,Details,Date,Net,Tax Amount,T/C,Gross Amount\n12,BP,Trainline,13/11/2026,63.10,0.00,T0,63.10\n13,BP,Hotel,14/11/2026,100.00,20.00,T1,120.00', ['63.1', '120']],
  ['gross beside debit and credit', 'en-GB', 'Date,Description,Debit,Credit,Gross,VAT\n13/11/2026,Trainline,63.10,0.00,63.10,0.00\n14/11/2026,Hotel,100.00,0.00,120.00,20.00', ['63.1', '120']],
  ['gross beside debit and credit, with totals below', 'en-GB', 'Date\tSource\tDescription\tDebit\tCredit\tRunning Balance\tGross\tTax\nTravel\nOpening Balance\t\t\t0.00\t\t0.00\t\t\n13 Nov 2026\tSpend Money\tHotel\t1,000.00\t\t1,000.00\t1,200.00\t200.00\n14 Nov 2026\tSpend Money\tTaxi\t9.50\t\t1,009.50\t9.50\t0.00\n15 Nov 2026\tReceive Money\tHotel\t\t20.00\t989.50\t-24.00\t-4.00\nTotal Travel\t\t\t1,009.50\t20.00\t989.50\t1,185.50\t196.00\nClosing Balance\t\t\t989.50\t\t989.50\t\t', ['1200', '9.5', '-24']],
  ['gross value', 'en-GB', 'Date,Description,Gross Value,Sales Tax Rate,Sales Tax Value,Net\n13/11/2026,Hotel,1200.00,20,200.00,1000.00\n14/11/2026,Taxi,9.50,0,0.00,9.50', ['1200', '9.5']],
  ['net amounts and a total with an unknown name', 'en-GB', 'Date,Description,Net,Sales Tax Value,All in\n13/11/2026,Hotel,1000.00,200.00,1200.00\n14/11/2026,Taxi,9.50,0.00,9.50', ['1200', '9.5']],
  ['no total: the net amount and its VAT', 'fr-FR', 'Date;Fournisseur;Montant HT;TVA\n13/11/2026;Hôtel;100,00;10,00\n14/11/2026;Bureau;50,00;10,00', ['110', '60']],
] // prettier-ignore

it.each(totals)('what was paid is the total with what is added to the amount: %s (%s)', (_why, htmlLang, text, amounts) => {
  expect(paid(text, htmlLang)).toEqual(amounts)
}) // prettier-ignore

it.each([
  ['adds up the rows before', 'Date\tSupplier\tAmount\tTotal\n13/11/2026\tPens\t10.00\t10.00\n14/11/2026\tInk\t20.00\t30.00\n15/11/2026\tCup\t5.00\t35.00', ['10', '20', '5']],
  ['has more for no reason that the table gives', 'Date\tSupplier\tAmount\tTotal\n13/11/2026\tPens\t10.00\t12.00\n14/11/2026\tInk\t20.00\t26.00', ['10', '20']],
  ['is in another currency', 'Date\tSupplier\tAmount (EUR)\tFee (EUR)\tTotal (EUR)\tAmount (GBP)\n13/11/2026\tHotel\t100.00\t1.00\t101.00\t87.00\n14/11/2026\tBar\t10.00\t0.10\t10.10\t8.70', ['87', '8.7']],
])('a total is not taken where it %s', (_why, text, amounts) => {
  expect(paid(text, 'en-GB')).toEqual(amounts)
}) // prettier-ignore

it('of a column for each currency, the one of the report counts', () => {
  const text = 'Date,Merchant,Amount (DKK),Amount (GBP)\n13/11/2026,Pret,-108.11,-12.50\n14/11/2026,Adler,-745.60,-86.20'
  expect(paid(text, 'en-GB')).toEqual(['12.5', '86.2'])
}) // prettier-ignore

it.each([
  ['en-GB', 'Date,Merchant,Amount,Currency,Amount in GBP\n13/11/2026,Adler,100.00,EUR,87.06\n14/11/2026,Pret,12.50,GBP,12.50', ['87.06', '12.5']],
  ['es-ES', 'Fecha;Comercio;Divisa;Importe original;Importe en EUR\n13/11/2026;Delta;USD;100,00;91,20\n14/11/2026;Renfe;EUR;12,50;12,50', ['91.2', '12.5']],
])('a column of currencies is not about amounts whose name says theirs: %s', (htmlLang, text, amounts) => {
  expect(paid(text, htmlLang)).toEqual(amounts)
  expect(expenses(text, htmlLang).lines.map(({ currency }) => currency)).toEqual([undefined, undefined])
}) // prettier-ignore

it('a total that is less by a discount is what was paid, one without VAT or a fee is not', () => {
  const discount = 'Date\tSupplier\tAmount\tDiscount\tTotal\n13/11/2026\tPens\t100.00\t10.00\t90.00\n14/11/2026\tInk\t20.00\t0.00\t20.00'
  expect(paid(discount, 'en-GB')).toEqual(['90', '20'])
  expect(paid(discount.replace('Amount\tDiscount\tTotal', 'Gross\tFee\tNet'), 'en-GB')).toEqual(['100', '20'])
  expect(paid(discount.replace('Discount', 'VAT'), 'en-GB')).toEqual(['100', '20'])
}) // prettier-ignore

it('texts that a program keeps from being changed by a spreadsheet lose their marks', () => {
  const text = 'Datum;Lieferant;Betrag\n="13.11.2026";="Bahn";="12,50"\n="14.11.2026";="007";="2,80"'
  expect(expenses(text, 'de-DE').lines).toEqual([
    { date: '2026-11-13', merchant: 'Bahn', amount: '12,50' },
    { date: '2026-11-14', merchant: '007', amount: '2,80' },
  ])
})

it('the unit of a column stands before its brackets', () => {
  const text =
    'Date,Service,Transaction amount in EUR (incl. taxes)\n2026-11-13,Ride,24.25\n2026-11-14,Ride,10.60'
  expect(expenses(text, 'en-GB').lines).toMatchObject([{ currency: 'EUR' }, { currency: 'EUR' }])
})

it('numbers below Debit/Credit are amounts', () => {
  const text = 'Date,Type,Merchant/Description,Debit/Credit,Balance\n13/11/2026,CARD,PRET,-£12.50,£987.50\n14/11/2026,CARD,TFL,-£20.40,£967.10'
  expect(paid(text, 'en-GB')).toEqual(['12.5', '20.4'])
}) // prettier-ignore

it('VAT of spending has no minus when its amount has none', () => {
  const text =
    'Date\tSupplier\tAmount\tVAT\n13/11/2026\tHotel\t-120.00\t-20.00\n14/11/2026\tInn\t-12.00\t-2.00'
  expect(expenses(text, 'en-GB').lines.map(({ amount, vat }) => [amount, vat])).toEqual([
    ['120', '20'],
    ['12', '2'],
  ])
})

it('the number of an account is no merchant', () => {
  const text =
    'Date;Amount;Counterparty;Name\n2026-11-13;-12,50;NL34INGB0001234567;Heijn\n2026-11-14;-9,00;NL34 INGB 0001 2345 68;NS'
  expect(expenses(text, 'nl-NL').lines.map(({ merchant }) => merchant)).toEqual(['Heijn', 'NS'])
})

const unpaid = {
  'en-GB': ['Status', 'COMPLETED', ['DECLINED', 'Reverted', 'Failed', 'Cancelled', 'Denied', 'Voided']],
  'de-DE': ['Status', 'Gebucht', ['Abgelehnt', 'Storniert', 'RÜCKGÄNGIG GEMACHT']],
  'fr-FR': ['État', 'TERMINÉ', ['ANNULÉ', 'Refusé', 'Rejetée']],
  'es-ES': ['Estado', 'COMPLETADO', ['REVERTIDO', 'Rechazada', 'Anulado']],
  'it-IT': ['Stato', 'Contabilizzato', ['Rifiutato', 'ANNULLATO', 'Stornato']],
  'pt-PT': ['Estado', 'Concluído', ['Recusado', 'Cancelada']],
  'nl-NL': ['Status', 'Verwerkt', ['Geweigerd', 'Geannuleerd', 'Mislukt']],
  'sv-SE': ['Status', 'Betald', ['Nekad', 'Avbruten', 'Makulerad']],
  'nb-NO': ['Status', 'Bokført', ['Avvist', 'Kansellert', 'Avslått']],
  'da-DK': ['Status', 'Udført', ['Slettet', 'Afvist', 'Tilbageført']],
  'fi-FI': ['Tila', 'Vahvistettu', ['Hylätty', 'Peruutettu']],
} as const

it.each(Object.entries(unpaid))('a payment that was not made is left out and named: %s', (htmlLang, [heading, made, states]) => {
  for (const state of states) {
    const text = `Date;Merchant;Amount;${heading}\n2026-11-13;Pret;-12;${made}\n2026-11-14;Hotel;-200;${state}\n2026-11-15;Taxi;-8;${made}`
    const { lines, totals: named } = expenses(text, htmlLang)
    expect(lines.map(({ merchant }) => merchant)).toEqual(['Pret', 'Taxi'])
    expect(named).toEqual([`2026-11-14 Hotel -200 ${state}`])
  }
}) // prettier-ignore

it('pending payments and states of a country are lines', () => {
  const pending = 'Date,Merchant,Amount,Status\n13/11/2026,Pret,12.00,Pending\n14/11/2026,Cab,8.00,Settled'
  expect(paid(pending, 'en-GB')).toEqual(['12', '8'])
  expect(paid('Date,Merchant,State,Amount\n11/13/2026,Diner,MA,20.00', 'en-US')).toEqual(['20'])
})

it('the subtotal of a group with one row is no line', () => {
  const text =
    'Date\tSupplier\tAmount\n13/11/2026\tPret\t10.00\n14/11/2026\tItsu\t5.00\n\tMeals subtotal\t15.00\n15/11/2026\tTrain\t20.00\n\tTravel subtotal\t20.00\n\tGrand total\t35.00'
  expect(paid(text, 'en-GB')).toEqual(['10', '5', '20'])
  const shops = 'Date\tSupplier\tAmount\n13/11/2026\tPens\t10.00\n14/11/2026\tTotal Energies\t10.00\n15/11/2026\tCafe Total\t20.00'
  expect(paid(shops, 'en-GB')).toEqual(['10', '10', '20'])
}) // prettier-ignore

it.each(['Average', 'Durchschnitt', 'Moyenne', 'Gemiddelde', 'Keskiarvo', 'Remaining budget', 'Restbudget'])(
  'a row of %s is no line, and named',
  (word) => {
    const text = `Date\tShop\tAmount\n13/11/2026\tPret\t12.50\n14/11/2026\tBus\t2.50\n\t${word}\t7.00`
    expect(paid(text, 'en-GB')).toEqual(['12.5', '2.5'])
    expect(expenses(text, 'en-GB').totals).toEqual([`${word} 7.00`])
  },
)

it('what is left to pay after an advance adds up the rows before', () => {
  const text =
    'Datum\tLieferant\tBetrag\n13.11.2026\tBahn\t12,50\n14.11.2026\tBus\t2,50\n\tSumme\t15,00\n\tVorschuss\t-10,00\n\tAuszahlung\t5,00'
  expect(paid(text, 'de-DE')).toEqual(['12.5', '2.5', '-10'])
})

it.each([
  ['add', [['Desk', '400', 'standard:20']]],
  ['remove', [['Desk', '420', 'standard:20']]],
] as const)('an amount of VAT that makes up the total is no rate of it: %s', (direction, lines) => {
  const words = wordsFor(wordsOfPart('vat-calculator', 'en-gb'), vatCalculatorWordKeys)
  const options = {
    htmlLang: 'en-GB',
    day: '2026-11-25',
    work: { country: 'GB', direction },
    words,
  } as const
  const table = readCalculatorTable('Item\tNet\tVAT\tTotal\nDesk\t400\t20\t420', options)
  expect(table.lines.map(({ label, amount, rate }) => [label, amount, rate])).toEqual(lines)
  expect(table.unknown).toContain('VAT')
})
