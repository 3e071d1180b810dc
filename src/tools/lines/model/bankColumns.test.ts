import { readReportTable } from '../../expenseReportGenerator/model/reportTable'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { parseNumber } from '../../numbers/model/parseNumber'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'

/** What a table gives on a page: day, merchant and amount of each line. */
function read(text: string, htmlLang: string) {
  const words = wordsFor(wordsOfPart('expense-report', htmlLang.toLowerCase()), expenseReportWordKeys)
  const table = readReportTable(text, { htmlLang, words, currency: 'EUR' })
  return table.lines.map(({ date, merchant, amount = '' }) => {
    const { value } = { value: undefined, ...parseNumber(amount, htmlLang, { allowNegative: true }) }
    return [date, merchant, value]
  })
}

type Line = readonly [date: string | undefined, merchant: string | undefined, amount: string]

const tables: readonly (readonly [why: string, htmlLang: string, text: string, lines: readonly Line[]])[] = [
  ['the unit is a word: Débit euros', 'fr-FR',
    'Date;Libellé;Débit euros;Crédit euros;\n03/11/2026;SNCF;12,50;;\n15/11/2026;VIREMENT;;1 300,00;',
    [['2026-11-03', 'SNCF', '12.5'], ['2026-11-15', 'VIREMENT', '-1300']]],
  ['the unit is a word: en euro', 'fr-FR',
    'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro\n03/11/2026;PAIEMENT CB;FACTURE CARTE;MONOPRIX;-12,50\n14/11/2026;PAIEMENT CB;FACTURE CARTE;SNCF;-129,00',
    [['2026-11-03', 'MONOPRIX', '12.5'], ['2026-11-14', 'SNCF', '129']]],
  ['the unit is a word: EUROA', 'fi-FI',
    'Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viite\n03.11.2026;03.11.2026;-12,50;162;PKORTTI;K-MARKET;\n04.11.2026;04.11.2026;-129,50;162;PKORTTI;VR;',
    [['2026-11-03', 'K-MARKET', '12.5'], ['2026-11-04', 'VR', '129.5']]],
  ['marks between the words of a name differ', 'de-DE',
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Belegdatum;Buchungstext\n119,00;S;EUR;;03.11.2026;Büromarkt\n50,00;H;EUR;;04.11.2026;Gutschrift',
    [['2026-11-03', 'Büromarkt', '119'], ['2026-11-04', 'Gutschrift', '-50']]],
  ['names of programs', 'fr-FR',
    'dateOp;dateVal;label;supplierFound;amount;accountBalance\n2026-11-03;2026-11-05;CARTE 1;monoprix;-12,50;987,50\n2026-11-04;2026-11-06;CARTE 2;sncf;-129,00;858,50',
    [['2026-11-03', 'monoprix', '12.5'], ['2026-11-04', 'sncf', '129']]],
  ['the time zone is behind a name', 'en-GB',
    'Date started (UTC),Date completed (UTC),State,Description,Total amount\n2026-11-03,2026-11-05,DONE,Slack,63.10\n2026-11-14,2026-11-15,DONE,Pret,12.50',
    [['2026-11-03', 'Slack', '63.1'], ['2026-11-14', 'Pret', '12.5']]],
  ['tabs are in the texts of a CSV file', 'en-GB',
    'Number,Date,Account,Amount,Subcategory,Memo\n ,03/11/2026,20-00-00,-12.50,PAYMENT,PRET\t\tON 02 NOV\n ,14/11/2026,20-00-00,-120.00,PAYMENT,INN\t\tON 13 NOV',
    [['2026-11-03', 'PRET\t\tON 02 NOV', '12.5'], ['2026-11-14', 'INN\t\tON 13 NOV', '120']]],
  ['a small table is above', 'en-US',
    'Description,,Summary Amt.\nTotal credits,,"500.00"\n\nDate,Description,Amount,Running Bal.\n11/03/2026,"CAFE","-6.45","993.55"\n11/14/2026,"AIR","-420.10","573.45"',
    [['2026-11-03', 'CAFE', '6.45'], ['2026-11-14', 'AIR', '420.1']]],
  ['a column of the name is nearly empty', 'sv-SE',
    'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo\n2026/11/03;-412,50;1234;;;ICA;10587,50\n2026/11/04;-1295,00;1234;;;SJ AB;9292,50\n2026/11/05;300,00;;1234;;LÖN;9592,50',
    [['2026-11-03', 'ICA', '412.5'], ['2026-11-04', 'SJ AB', '1295'], ['2026-11-05', 'LÖN', '-300']]],
  ['names are now in one, now in another column', 'en-GB',
    'Date,Amount,Description,Merchant\n13-11-2026,-45.10,Card transaction,Pret\n14-11-2026,-10.00,Card transaction,Kiosk\n15-11-2026,-5.00,Fee of the account,',
    [['2026-11-13', 'Pret', '45.1'], ['2026-11-14', 'Kiosk', '10'], ['2026-11-15', 'Fee of the account', '5']]],
  ['rows above the names, money out called Lastschrift', 'de-DE',
    'Datum von:;01.11.2026\nKonto:;CH00\n\nDatum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF\n05.11.2026;Gutschrift;LOHN;5300.00;\n04.11.2026;Kauf;SBB;;-129.00',
    [['2026-11-05', 'LOHN', '-5300'], ['2026-11-04', 'SBB', '129']]],
  ['a language of no page, balances and turnover in it', 'en-GB',
    '"Kuupäev";"Saaja/Maksja";"Selgitus";"Summa";"Valuuta";"Deebet/Kreedit"\n"01.11.2026";"";"Algsaldo";"1000,00";"EUR";"K"\n"03.11.2026";"RIMI";"Ost";"12,50";"EUR";"D"\n"04.11.2026";"ELRON";"Pilet";"129,00";"EUR";"D"\n"27.11.2026";"";"Käive";"141,50";"EUR";"D"',
    [['2026-11-03', 'RIMI', '12.5'], ['2026-11-04', 'ELRON', '129']]],
  ['only the cells say which column has the days', 'en-GB',
    '#Dzień;#Opis operacji;#Rachunek;#Kwota;\n2026-11-03;BIEDRONKA;eKonto;-12,50;\n2026-11-14;PKP;eKonto;-1 129,00;',
    [['2026-11-03', 'BIEDRONKA', '12.5'], ['2026-11-14', 'PKP', '1129']]],
  ['only the cells say which column has the amounts', 'en-GB',
    'Date,Merchant,Zahlen\n2026-11-03,Pret,12.50\n2026-11-14,Kiosk,9.00',
    [['2026-11-03', 'Pret', '12.5'], ['2026-11-14', 'Kiosk', '9']]],
  ['the other side is where one has nothing', 'en-GB',
    'Date,Description,Debit,Plus\n03/11/2026,Pret,12.50,\n14/11/2026,Refund,,9.00',
    [['2026-11-03', 'Pret', '12.5'], ['2026-11-14', 'Refund', '-9']]],
  ['the side is a letter behind the amount', 'de-DE',
    'Datum;Buchungstext;Betrag\n13.11.2026;Hotel;1.120,00 S\n14.11.2026;Storno;20,00 H',
    [['2026-11-13', 'Hotel', '1120'], ['2026-11-14', 'Storno', '-20']]],
  ['words of a name in the other order', 'de-DE',
    'Buchungstag;Begünstigter / Auftraggeber;Verwendungszweck;Soll;Haben\n3.11.2026;REWE;Einkauf;-12,50;\n5.11.2026;FIRMA;Spesen;;300,00',
    [['2026-11-03', 'REWE', '12.5'], ['2026-11-05', 'FIRMA', '-300']]],
  ['a number is behind the name, another column has numbers', 'de-DE',
    'Abschlussdatum;Belastung;Gutschrift;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2\n2026-11-03;-12.50;;987.50;T1;Migros;Zahlung\n2026-11-04;-1129.00;;-141.50;T2;SBB;Zahlung',
    [['2026-11-03', 'Migros', '12.5'], ['2026-11-04', 'SBB', '1129']]],
  ['no names; account, the balances before and after', 'nl-NL',
    '123456789\tEUR\t20261103\t1000,00\t987,50\t-12,50\tHEIJN\n123456789\tEUR\t20261104\t987,50\t858,50\t-129,00\tNS\n123456789\tEUR\t20261105\t858,50\t850,00\t-8,50\tBAR',
    [['2026-11-03', 'HEIJN', '12.5'], ['2026-11-04', 'NS', '129'], ['2026-11-05', 'BAR', '8.5']]],
  ['no names; a column of signs', 'en-US',
    '"11/03/2026","-6.45","*","","CAFE"\n"11/14/2026","-420.10","*","","DELTA AIR"',
    [['2026-11-03', 'CAFE', '6.45'], ['2026-11-14', 'DELTA AIR', '420.1']]],
  ['a table written as text', 'en-GB',
    '| Date | Shop | Amount |\n|---|:--|---:|\n| 2026-11-03 | Hotel | 120.00 |\n| 2026-11-04 | Cab | 20.00 |',
    [['2026-11-03', 'Hotel', '120'], ['2026-11-04', 'Cab', '20']]],
] // prettier-ignore

it.each(tables)('reads a bank’s table: %s (%s)', (_why, htmlLang, text, lines) => {
  expect(read(text, htmlLang)).toEqual(lines)
})

it('an unknown column of texts is the merchant where its texts differ most, not an account', () => {
  const text =
    'Date,Owner,Where,Amount\n2026-11-03,EE11,Pret,12.50\n2026-11-04,EE11,Kiosk,9.00\n2026-11-05,EE11,Inn,90.00'
  expect(read(text, 'en-GB').map(([, merchant]) => merchant)).toEqual(['Pret', 'Kiosk', 'Inn'])
})
