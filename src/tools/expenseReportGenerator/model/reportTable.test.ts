import { englishWords as words } from './report.fixture'
import { readReportTable, reportTableNames } from './reportTable'

const english = { ...words, vat: 'VAT included' }

const read = (text: string, htmlLang = 'en-GB') =>
  readReportTable(text, { htmlLang, words: english, currency: 'GBP' })

/** Days that the calendar does not have. */
const impossibleDays = (text: string) =>
  read(text)
    .unread.filter(({ field }) => field === 'date')
    .map(({ cell }) => cell)

it('reads a table by the names of its columns, in any order', () => {
  const table = read(
    'Amount\tDate\tSupplier\tVAT included\tCategory\tCurrency\tColour\n' +
      '96.50\t03/11/2026\tHotel Three Poplars\t16.08\tAccommodation\tGBP\tgreen\n',
  )
  expect(table.lines).toEqual([
    {
      amount: '96.50',
      date: '2026-11-03',
      merchant: 'Hotel Three Poplars',
      vat: '16.08',
      category: 'accommodation',
      currency: 'GBP',
    },
  ])
})

it.each([
  ['with a header', 'Date\tSupplier\tAmount\n2026-11-03\tHotel\t100\n\tTotal\t100'],
  ['with its word where the days are', 'Date\tSupplier\tAmount\n2026-11-03\tHotel\t100\nTotal:\t\t100'],
  ['without a header', '2026-11-03\tHotel\t100\nSum\t\t100'],
])('leaves out the total of a table %s', (_, text) => {
  const table = read(text)
  expect(table.lines.map(({ merchant, amount }) => [merchant, amount])).toEqual([['Hotel', '100']])
  expect([table.totals, table.skipped, table.unread]).toEqual([
    [expect.stringMatching(/^(Total|Sum)/)],
    0,
    [],
  ])
})

it('takes a name with a number in it for no amount', () => {
  const { lines } = read('25.11.2026\tICE 599\t79,90\n24-Nov-26\tBus 12\t100,00', 'de-DE')
  expect(lines).toEqual([
    { date: '2026-11-25', merchant: 'ICE 599', amount: '79,90' },
    { date: '2026-11-24', merchant: 'Bus 12', amount: '100,00' },
  ])
})

it('takes the first unknown column for the supplier when none has that name, and keeps a row whose day does not exist', () => {
  const text = 'Date\tReceiver\tAmount\tColour\n31/02/2026\tKiosk\t3.20\tred\n31/02/2026\t\t4\t'
  expect(read(text)).toMatchObject({
    lines: [{ merchant: 'Kiosk', amount: '3.20' }, { amount: '4' }],
    skipped: 0,
    unknown: ['Colour'],
  })
  expect(impossibleDays(text)).toEqual(['31/02/2026', '31/02/2026'])
})

it.each([
  ['Taxi 12,50\nHotel 8,20', 0],
  ['Taxi;12,50\nHotel;8,20', 2],
])('a decimal comma divides no amount: %j', (text, count) => {
  const { lines } = read(text, 'de-DE')
  expect(lines).toHaveLength(count)
  expect(lines.map(({ amount }) => amount)).toEqual(['12,50', '8,20'].slice(0, count))
})

it('tells columns without names apart by what they hold', () => {
  expect(read('3 Nov 2026\tTaxi Blue\tMeals\t12.40\t2.07\tEUR\tto the station').lines).toEqual([
    {
      date: '2026-11-03',
      merchant: 'Taxi Blue',
      category: 'meals',
      amount: '12.40',
      vat: '2.07',
      currency: 'EUR',
      note: 'to the station',
    },
  ])
})

it('reads CSV with semicolons, quotes and line breaks in cells, and amounts with their currency', () => {
  expect(read('03.11.2026;"Café ""Blau""\nUlm";1.234,56 €', 'de-DE').lines).toEqual([
    { date: '2026-11-03', merchant: 'Café "Blau"\nUlm', amount: '1.234,56 €', currency: 'EUR' },
  ])
})

it('leaves out rows that are no expenses, and names days that do not exist', () => {
  const text = '31/02/2026\tKiosk\t3.20\n\t\tTotal\nNotes\n25/11/2026\tRail\t-5\n'
  const table = read(text)
  expect(table.lines).toEqual([
    { merchant: 'Kiosk', amount: '3.20' },
    { date: '2026-11-25', merchant: 'Rail', amount: '-5' },
  ])
  expect(table.skipped + table.totals.length).toBe(2)
  expect(impossibleDays(text)).toEqual(['31/02/2026'])
})

it('reads the columns of its own CSV', () => {
  const own = `\ufeff${words.doc_number},Date,Supplier,Category,Note,Who was there,Amount,Currency,VAT included\r\n1,2026-11-03,Taxi Blue,Meals,,,12.40,GBP,\r\n`
  expect(read(own).lines).toEqual([
    { date: '2026-11-03', merchant: 'Taxi Blue', category: 'meals', amount: '12.40', currency: 'GBP' },
  ])
})

it('has nothing to say about an empty text', () => {
  expect(read('  \n ')).toMatchObject({
    lines: [],
    skipped: 0,
    totals: [],
    unknown: [],
    unread: [],
    columns: [],
  })
})

it('cuts a table that is far too long', () => {
  expect(read('25/11/2026\tRail\t5\n'.repeat(5000)).lines).toHaveLength(2000)
})

it('names what is no category or currency, leaves the amount to be corrected, and keeps a supplier that is called as a total is', () => {
  const { lines, unread, totals } = read(
    'Date\tSupplier\tCategory\tCurrency\tAmount\n2026-11-03\tTotal\tFuel\tdoubloons\t40',
  )
  expect(lines).toEqual([{ date: '2026-11-03', merchant: 'Total', amount: '40 doubloons' }])
  expect(unread.map(({ cell }) => cell)).toEqual(['Fuel', 'doubloons'])
  expect(totals).toEqual([])
})

it('the names of its columns are those of its own files', () => {
  expect(reportTableNames(english)).toEqual([
    'Date',
    'Supplier',
    'Category',
    'Note',
    'Amount',
    'Currency',
    'VAT included',
    'Who was there',
  ])
})

it('reads a category by its name or its id, and a currency by its sign', () => {
  const rows = read('Date\tSupplier\tCategory\tCurrency\tAmount\n2026-11-03\tA\tMEALS\t€\t4\n2026-11-03\tB\tTaxi\tusd\t5')
  expect(rows.lines.map(({ category, currency }) => [category, currency])).toEqual([['meals', 'EUR'], ['taxi', 'USD']])
}) // prettier-ignore

it('a row with an amount alone is no expense', () => {
  expect(read('Date\tSupplier\tAmount\n\t\t5')).toMatchObject({ lines: [], skipped: 1 })
})

describe('a rate of VAT', () => {
  it.each([
    ['Date\tSupplier\tAmount\tVAT %\n03/11/2026\tTaxi\t12.00\t20', 'en-GB', '20 %'],
    ['Date\tSupplier\tAmount\tVAT (%)\n03/11/2026\tTaxi\t12.00\t5.5%', 'en-GB', '5.5 %'],
    ['Date\tSupplier\tAmount\tVAT rate\n03/11/2026\tTaxi\t12.00\t0.2', 'en-GB', '20 %'],
    ['Datum;Lieferant;Betrag;MwSt-Satz\n03.11.2026;Taxi;12,00;19,00', 'de-DE', '19 %'],
    ['Date;Fournisseur;Montant TTC;Taux TVA\n03/11/2026;Taxi;12,00;5,5', 'fr-FR', '5,5 %'],
  ])('is taken as a percentage, not as an amount: %j', (text, htmlLang, vat) => {
    const { lines, unread, unknown } = read(text, htmlLang)
    expect(lines.map((line) => line.vat?.replace(/\s/g, ' '))).toEqual([vat])
    expect({ unread, unknown }).toEqual({ unread: [], unknown: [] })
  })

  it('gives way to the amount of VAT in the row', () => {
    const text =
      'Date\tSupplier\tAmount\tVAT\tVAT %\n03/11/2026\tTaxi\t12.00\t2.00\t20\n04/11/2026\tBus\t6.00\t\t20'
    expect(read(text).lines.map(({ vat }) => vat)).toEqual(['2.00', '20 %'])
  })

  it('of an amount without VAT, and one that is none, stay out and are named', () => {
    const net = read('Date\tSupplier\tNet\tVAT %\n03/11/2026\tTaxi\t12.00\t20')
    expect(net.lines.map(({ vat }) => vat)).toEqual([undefined])
    expect(net.unread).toEqual([{ field: 'vatRate', cell: '20' }])
    const high = read('Date\tSupplier\tAmount\tVAT %\n03/11/2026\tTaxi\t12.00\t220')
    expect(high.unread).toEqual([{ field: 'vatRate', cell: '220' }])
  })

  it('is no exchange rate', () => {
    const { lines } = read('Date;Fournisseur;Montant;Taux\n03/11/2026;Taxi;12,00;1,08', 'fr-FR')
    expect(lines[0]?.vat).toBeUndefined()
  })
})
