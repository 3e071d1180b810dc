import { readReportTable } from '../../expenseReportGenerator/model/reportTable'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { readCalculatorTable } from '../../vatCalculator/model/calculatorTable'
import { vatCalculatorWordKeys } from '../../vatCalculator/model/wordKeys'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import type { TableChoices } from './tableShape'

/** A table of expenses on a page, whose report is in euros unless something else is said. */
function expenses(text: string, htmlLang = 'en-GB', choices?: TableChoices, currency = 'EUR') {
  const words = wordsFor(wordsOfPart('expense-report', htmlLang.toLowerCase()), expenseReportWordKeys)
  return readReportTable(text, { htmlLang, words, currency }, choices)
}
const amounts = (text: string, htmlLang?: string, choices?: TableChoices, currency?: string) =>
  expenses(text, htmlLang, choices, currency).lines.map(({ amount }) => amount)

function amountsWithVat(text: string, htmlLang = 'en-GB', direction: 'add' | 'remove' = 'add') {
  const words = wordsFor(wordsOfPart('vat-calculator', htmlLang.toLowerCase()), vatCalculatorWordKeys)
  const country = htmlLang === 'en-GB' ? 'GB' : 'DE'
  return readCalculatorTable(text, { htmlLang, day: '2026-11-25', work: { country, direction }, words })
}

const totalWords: Readonly<Record<string, readonly string[]>> = {
  'de-DE': [
    'Gesamt',
    'Gesamtsumme',
    'Gesamtbetrag',
    'Endsumme',
    'Zwischensumme',
    'Insgesamt',
    'Gesamt brutto',
  ],
  'fr-FR': ['Total général', 'Total TTC', 'Sous-total', 'Montant total'],
  'nl-NL': ['Totaalbedrag', 'Subtotaal'],
  'it-IT': ['Totale complessivo', 'Totale'],
  'es-ES': ['Total general', 'Suma total'],
  'sv-SE': ['Totalt', 'Delsumma'],
  'nb-NO': ['Totalt', 'Sum'],
  'da-DK': ['I alt', 'Subtotal'],
  'fi-FI': ['Yhteensä', 'Välisumma'],
  'pt-PT': ['Total geral', 'Soma'],
  'en-GB': ['Total GBP', 'Total expenses', 'Sub-total', 'TOTAL (incl. VAT)', 'Total due'],
}

it.each(
  Object.entries(totalWords).flatMap(([htmlLang, words]) => words.map((word) => [htmlLang, word] as const)),
)(
  'leaves out and names the row of totals in %s: %s, also on a page of another language',
  (htmlLang, word) => {
    const text = `Date\tSupplier\tAmount\n2026-11-03\tHotel\t100\n2026-11-04\tTaxi\t38.5\n\t${word}\t138.5`
    for (const page of [htmlLang, 'en-GB', 'fi-FI']) {
      const table = expenses(text, page)
      expect(table.lines.map(({ merchant }) => merchant)).toEqual(['Hotel', 'Taxi'])
      expect(table.totals).toEqual([`${word} 138.5`])
    }
  },
)

const otherTotals: Readonly<Record<string, readonly string[]>> = {
  'en-GB': ['November total', 'Report total', 'Running total', 'Page total', '= Total', 'Σ', '**Total**'],
  'de-DE': ['Gesamtausgaben', 'Monatssumme', 'Erstattungsbetrag', 'Übertrag'],
  'fr-FR': ['Totaux', 'À reporter', 'Net à rembourser'],
  'es-ES': ['Sumas', 'Suma y sigue', 'Totales'],
  'it-IT': ['Totali', 'A riportare'],
  'pt-PT': ['Totais', 'Valor total'],
  'nl-NL': ['Totalen', 'Totaal november'],
  'sv-SE': ['Att ersätta', 'Transport'],
  'nb-NO': ['Til utbetaling', 'Overført'],
  'da-DK': ['Udlæg i alt', 'Til udbetaling'],
  'fi-FI': ['Kulut yhteensä', 'Yht.'],
}

it.each(
  Object.entries(otherTotals).flatMap(([htmlLang, words]) => words.map((word) => [htmlLang, word] as const)),
)('leaves out a row without a day that adds up those before, in %s: %s', (htmlLang, word) => {
  const text = `Date\tSupplier\tAmount\n2026-11-03\tHotel\t100\n2026-11-04\tTaxi\t38.5\n${word}\t\t138.5`
  const table = expenses(text, htmlLang)
  expect(table.lines.map(({ merchant }) => merchant)).toEqual(['Hotel', 'Taxi'])
  expect(table.totals).toHaveLength(1)
})

it('a month of its own sum is no expense, a row with a day or with another sum is one', () => {
  const text = [
    'Date\tSupplier\tAmount',
    '2026-10-03\tHotel\t100\n2026-10-14\tTaxi\t20\nOctober\t\t120',
    '2026-11-03\tHotel\t50\n2026-11-14\tTaxi\t30\n2026-11-15\tBar\t80\n\tTip\t3',
  ].join('\n')
  const table = expenses(text)
  expect(table.lines.map(({ amount }) => amount)).toEqual(['100', '20', '50', '30', '80', '3'])
  expect(table.totals).toEqual(['October 120'])
})

it('without names of columns, a balance says which of two columns is money out', () => {
  const text =
    '13/11/2026\tHotel\t120.00\t\t880.00\n14/11/2026\tTaxi\t9.50\t\t870.50\n15/11/2026\tRefund\t\t20.00\t890.50'
  const table = expenses(text)
  expect(table.lines.map(({ merchant, amount, vat }) => [merchant, amount, vat])).toEqual([
    ['Hotel', '120.00', undefined],
    ['Taxi', '9.50', undefined],
    ['Refund', '-20', undefined],
  ])
  const newestFirst = text.split('\n').toReversed().join('\n')
  expect(amounts(newestFirst)).toEqual(['-20', '9.50', '120.00'])
  const inFirst = text.replace(/^(\S+\t\S+)\t([^\t]*)\t([^\t]*)/gm, '$1\t$3\t$2')
  expect(amounts(inFirst)).toEqual(['120.00', '9.50', '-20'])
})

it('the balances before and after a row are no amounts, net and gross are no balances', () => {
  const text = [
    '123456789\tEUR\t20261103\t1000,00\t987,66\t20261103\t-12,34\tBEA, Supermarkt',
    '123456789\tEUR\t20261114\t987,66\t867,66\t20261114\t-120,00\tBEA, Hotel',
  ].join('\n')
  expect(amounts(text, 'nl-NL')).toEqual(['12,34', '120'])
  expect(amounts('Hotel\t2026-11-03\t100\t120\t20\nTaxi\t2026-11-04\t10\t12\t2')).toEqual(['100', '10'])
})

it('names of columns that are repeated on each page are no expense', () => {
  const text = 'Date\tSupplier\tAmount\n13/11/2026\tHotel\t120\nDate\tSupplier\tAmount\n14/11/2026\tTaxi\t12'
  expect(amounts(text)).toEqual(['120', '12'])
})

it('keeps a merchant whose name begins as a total does, and leaves out a sum without a name', () => {
  const table = expenses('Date\tSupplier\tAmount\n\tTotal Wine & More\t20\n\tTaxi\t5\n\t\t25')
  expect(table.lines.map(({ merchant }) => merchant)).toEqual(['Total Wine & More', 'Taxi'])
  expect(table.totals).toEqual(['25'])
})

it.each([
  'Opening balance',
  'Balance brought forward',
  'Saldo inicial',
  'Anfangssaldo',
  'Ancien solde',
  'Eindsaldo',
  'Ingående saldo',
  'Saldo iniziale',
  'Alkusaldo',
  'Balance carried forward',
])('a balance with a day is no expense: %s', (name) => {
  const table = expenses(
    `Date\tDescription\tAmount\n13/11/2026\t${name}\t1200\n14/11/2026\tTaxi\t5\n15/11/2026\tNew Balance\t90`,
  )
  expect(table.lines.map(({ amount }) => amount)).toEqual(['5', '90'])
  expect(table.totals).toEqual([`13/11/2026 ${name} 1200`])
})

it.each([
  ['en-GB', 'Desk\t100\nBook\t10\nTotal\t110'],
  ['de-DE', 'Desk\t100\nBook\t10\nSumme\t110'],
])('the VAT calculator leaves out totals too: %s', (htmlLang, text) => {
  const table = amountsWithVat(text, htmlLang)
  expect(table.lines.map(({ amount }) => amount)).toEqual(['100', '10'])
  expect(table.totals).toHaveLength(1)
})

it.each([
  ['25000 Ft', 'HUF'], ['18000 円', 'JPY'], ['CN¥18000', 'CNY'], ['210 $ CA', 'CAD'], ['12 $US', 'USD'], ['120 zł', 'PLN'], ['2500 Kč', 'CZK'], ['Fr. 180.50', 'CHF'], ['₪420', 'ILS'],
  ['₴2100', 'UAH'], ['฿2200', 'THB'], ['450 lei', 'RON'], ['R$ 350', 'BRL'], ['A$210', 'AUD'], ['C$180', 'CAD'],
  ['HK$1200', 'HKD'], ['E£900', 'EGP'], ['€5', 'EUR'], ['5 EUR', 'EUR'], ['RUB 900', 'RUB'],
])('an amount keeps its currency: %s is %s', (amount, currency) => {
  expect(expenses(`Date\tSupplier\tAmount\n2026-11-03\tShop\t${amount}`, 'en-IE').lines).toMatchObject([{ amount, currency }])
}) // prettier-ignore

it('asks which currency `kr` is, unless the report is in one of them', () => {
  const text = 'Date\tSupplier\tAmount\n2026-11-03\tShop\tkr 1500'
  expect(expenses(text, 'en-GB').questions).toMatchObject([{ kind: 'currency', sign: 'kr' }])
  expect(expenses(text, 'en-GB').lines[0]).not.toHaveProperty('currency')
  expect(expenses(text, 'en-GB', { currency: 'SEK' })).toMatchObject({
    questions: [],
    lines: [{ currency: 'SEK' }],
  })
  expect(expenses(text, 'nb-NO', undefined, 'NOK')).toMatchObject({
    questions: [],
    lines: [{ currency: 'NOK' }],
  })
})

it('asks whether `¥` is yen or yuan, in any width', () => {
  for (const amount of ['¥18000', '￥18,000']) {
    const text = `Date\tSupplier\tAmount\n2026-11-03\tShop\t${amount}`
    expect(expenses(text).questions).toMatchObject([{ kind: 'currency', possible: ['JPY', 'CNY'] }])
    expect(expenses(text).lines[0]).not.toHaveProperty('currency')
    expect(expenses(text, 'en-GB', { currency: 'CNY' }).lines).toMatchObject([{ currency: 'CNY' }])
    expect(expenses(text, 'en-GB', undefined, 'JPY').lines).toMatchObject([{ currency: 'JPY' }])
  }
})

it.each([
  ['RUB', 'RUB'],
  ['US Dollar', 'USD'],
  ['US-Dollar', 'USD'],
  ['dollar des États-Unis', 'USD'],
  ['Swedish kronor', 'SEK'],
  ['Schweizer Franken', 'CHF'],
  ['Euro', 'EUR'],
])('a column says the currency by its name: %s', (name, currency) => {
  expect(expenses(`Date\tSupplier\tAmount\tCurrency\n2026-11-03\tShop\t40\t${name}`).lines).toMatchObject([
    { amount: '40', currency },
  ])
})

it('a heading says the currency, and the VAT calculator never takes it for its own', () => {
  expect(expenses('Datum\tFirma\tBetrag (CHF)\n2026-11-03\tShop\t40', 'de-DE').lines).toMatchObject([
    { currency: 'CHF' },
  ])
  expect(amountsWithVat('Item\tAmount in EUR\nDesk\t100').lines).toMatchObject([{ amount: '100 EUR' }])
  expect(amountsWithVat('Item\tAmount\tCurrency\nDesk\t100\tUSD\nBook\t5\tGBP').lines).toMatchObject([
    { amount: '100 USD' },
    { amount: '5' },
  ])
})

it('decides separators by all cells of the column, or asks', () => {
  const table = (cells: string) =>
    `Date\tSupplier\tAmount\n${cells
      .split(' ')
      .map((cell) => `2026-11-03\tShop\t${cell}`)
      .join('\n')}`
  expect(amounts(table('1.250 12,50'), 'en-GB')).toEqual(['1,250', '12,50'])
  expect(amounts(table('1,250 12.50'), 'de-DE')).toEqual(['1.250', '12.50'])
  const open = expenses(table('1.250 90'), 'en-GB')
  expect(open.questions).toMatchObject([{ kind: 'decimals', column: 2, cell: '1.250' }])
  expect(amounts(table('1.250 90'), 'en-GB', { decimals: { 2: ',' } })).toEqual(['1,250', '90'])
  expect(amounts(table('1.250 90'), 'en-GB', { decimals: { 2: '.' } })).toEqual(['1.25', '90'])
  const rates = 'Date\tSupplier\tAmount\tCurrency\tExchange rate\n2026-11-03\tShop\t120.50\tUSD\t1,087'
  expect(expenses(rates).questions).toMatchObject([{ kind: 'decimals', column: 4, cell: '1,087' }])
  expect(expenses(rates, 'en-GB', { decimals: { 4: ',' } }).lines).toMatchObject([
    { amount: '120.50', rate: '1.087' },
  ])
})

it('decides the order of day and month by the whole column, or asks', () => {
  const table = (days: string) =>
    `Date\tSupplier\tAmount\n${days
      .split(' ')
      .map((day) => `${day}\tShop\t5`)
      .join('\n')}`
  const daysOf = (days: string, htmlLang: string, choices?: TableChoices) =>
    expenses(table(days), htmlLang, choices).lines.map(({ date }) => date)
  expect(daysOf('03/11/2026 25/11/2026', 'en-US')).toEqual(['2026-11-03', '2026-11-25'])
  expect(daysOf('03/11/2026 11/25/2026', 'en-GB')).toEqual(['2026-03-11', '2026-11-25'])
  expect(expenses(table('03/11/2026 04/11/2026')).questions).toMatchObject([
    { kind: 'dayOrder', cell: '03/11/2026' },
  ])
  expect(daysOf('03/11/2026', 'en-GB', { dayOrder: 'monthFirst' })).toEqual(['2026-03-11'])
  expect(expenses(table('03.11.2026')).questions).toEqual([])
})

it.each(['20261103', '46329', '03.11.2026 14:22', '2026. 11. 03.'])(
  'a day is no amount, with and without a heading: %s',
  (day) => {
    expect(expenses(`Datum;Lieferant;Betrag\n${day};Hotel;120,00`, 'de-DE').lines).toEqual([
      { date: '2026-11-03', merchant: 'Hotel', amount: '120,00' },
    ])
    expect(expenses(`${day};Hotel;120,00\n${day};Taxi;9,50`, 'de-DE').lines[0]).toEqual({
      date: '2026-11-03',
      merchant: 'Hotel',
      amount: '120,00',
    })
  },
)

it('the number of a receipt is no amount, and an amount is no rate', () => {
  expect(amounts('2026-11-03\t100234\tHotel\t120.00\n2026-11-04\t100235\tTaxi\t9.50')).toEqual([
    '120.00',
    '9.50',
  ])
  expect(
    amountsWithVat('Item\tNet\tVAT\nDesk\t50\t10.00\nLamp\t30\t6.00').lines.map(({ amount, rate }) => [
      amount,
      rate,
    ]),
  ).toEqual([
    ['50', 'standard:20'],
    ['30', 'standard:20'],
  ])
})

it('a statement whose spending is negative gives expenses, and money that came in is below zero', () => {
  const text =
    'Date\tDescription\tAmount\n13/11/2026\tHotel\t-120.00\n14/11/2026\tTaxi\t-9.50\n15/11/2026\tRefund\t20.00'
  const table = expenses(text)
  expect(table.lines.map(({ amount }) => amount)).toEqual(['120', '9.5', '-20'])
  expect(table.credits).toBe(1)
  expect(amounts(text, 'en-GB', { spending: 'plus' })).toEqual(['-120.00', '-9.50', '20.00'])
  const open = 'Date\tDescription\tAmount\n13/11/2026\tHotel\t-120.00\n15/11/2026\tRefund\t20.00'
  expect(expenses(open).questions).toEqual([{ kind: 'spending' }])
})

it('columns of debit and credit, or of the side of an amount, give one amount', () => {
  expect(
    amounts(
      'Datum\tText\tSoll\tHaben\n13.11.2026\tHotel\t120,00\t\n14.11.2026\tGutschrift\t\t20,00',
      'de-DE',
    ),
  ).toEqual(['120,00', '-20'])
  expect(
    amounts('Datum\tNaam\tAf Bij\tBedrag\n20261113\tHotel\tAf\t120,00\n20261114\tTerug\tBij\t20,00', 'nl-NL'),
  ).toEqual(['120,00', '-20'])
})

it('takes what the visitor has chosen a column to be', () => {
  const text = 'Date\tWhere\tShop\tAmount\n13/11/2026\tUlm\tHotel\t120'
  expect(expenses(text).lines).toMatchObject([{ merchant: 'Hotel' }])
  const choices = { columns: { 1: 'note', 2: 'none' } }
  expect(expenses(text, 'en-GB', choices).lines).toEqual([{ date: '2026-11-13', note: 'Ulm', amount: '120' }])
  expect(
    expenses('13/11/2026\tHotel\t120\t5', 'en-GB', { columns: { 2: 'vat', 3: 'amount' } }).lines,
  ).toMatchObject([{ amount: '5', vat: '120' }])
})

it('names the rows behind the two thousandth, which are not read', () => {
  const row = (number: number) => `3 Nov 2026\tShop ${number}\t12.50`
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('\n')
  const { lines, unread } = expenses(rows(2008))
  expect(lines).toHaveLength(2000)
  expect(unread.map(({ cell }) => cell).slice(0, 2)).toEqual([
    '3 Nov 2026 Shop 2001 12.50',
    '3 Nov 2026 Shop 2002 12.50',
  ])
  expect(unread).toHaveLength(6)
  expect(expenses(rows(2000)).unread).toEqual([])
})
