import { writeCii, writeUbl } from '../../exports/writeEinvoice'
import { fixtureWords } from '../../fixtures/einvoiceWords.fixture'
import { fromSemantic } from '../fromSemantic'
import type { Invoice } from '../invoice'
import { parseInvoice } from '../parseInvoice'
import { readEinvoice } from '../readEinvoice'
import { violationsOf } from '../rules'
import { edited, sampleOf, type Edit } from '../rules/editedSample.fixture'
import type { SemanticInvoice } from '../semantic'
import { toSemantic, withKept } from '../toSemantic'
import { invoiceOf, openedWork, emptyWork } from '../work'
import { calculationOf } from './calculation'

const read = (xml: string): Extract<ReturnType<typeof readEinvoice>, { problem?: undefined }> => {
  const result = readEinvoice(new TextEncoder().encode(xml))
  if (result.problem) throw new Error(result.problem)
  return result
}

/** The form of a file, as the generator opens it. */
function opened(xml: string): Invoice {
  const form = fromSemantic(read(xml).invoice, 'en-GB', 'en-gb')
  return { ...form, opened: { xml, form, removed: [] } }
}

/** The terms of a file without what says how it was read and what the chosen format decides. */
function termsOf(invoice: SemanticInvoice): object {
  const {
    specification: _,
    process: __,
    amountCurrencies: ___,
    taxTotalCurrency: ____,
    document: _____,
    ...terms
  } = invoice
  return terms
}

const again = (invoice: Invoice, write: (semantic: SemanticInvoice) => string = writeUbl): SemanticInvoice =>
  read(write(toSemantic(invoice, 'en16931', fixtureWords))).invoice
const keptOf = (invoice: Invoice): string[] =>
  withKept(invoice, 'en16931', fixtureWords).kept.map(({ part, names }) => `${part}: ${names.join(' ')}`)

const sample = (...edits: Edit[]): SemanticInvoice => edited(sampleOf('standard-rate', 'en16931'), edits)

it('finds a sample to begin with', () => expect(sample().lines.length).toBeGreaterThan(0))

/** Terms that the form has no field for, or not for what is in them, each with what is named of it. */
const terms: readonly (readonly [what: string, edits: readonly Edit[], kept: string])[] = [
  ['a payee', [['payee', { name: 'Payee', identifier: { id: '1' } }]], 'payee: BT-59 BT-60'],
  ['a tax representative', [['representative', { name: 'R', vatId: 'DE1', address: { country: 'DE' } }]], 'representative: BT-62 BT-69 BT-63'],
  ['an attached file', [['documents', [{ reference: 'D', content: 'JVBERi0=', mime: 'application/pdf', filename: 'a.pdf' }]]], 'attachments: BT-122 BT-125'],
  ['an identifier of the seller', [['seller.identifiers', [{ id: '4012345000009', scheme: '0088' }]]], 'references: BT-29'],
  ['a second preceding invoice', [['preceding', [{ number: 'A' }, { number: 'B', date: '2026-01-02' }]]], 'preceding: BT-25 BT-26'],
  ['a second account', [['payment.accounts', [{ id: 'DE89370400440532013000' }, { id: 'DE75512108001245126199' }]]], 'accounts: BT-84'],
  ['another card', [['payment', { means: '54', accounts: [], card: { number: '4242', holder: 'H' } }]], 'codes: BT-81'],
  ['cash with an account', [['payment', { means: '10', accounts: [{ id: 'BE71096123456769' }] }]], ''],
  ['no date of payment and no terms', [['dueDate'], ['terms']], ''],
  ['no reference of the payment', [['payment.reference']], ''],
  ['a currency that the form does not offer', [['currency', 'XAF'], ['amountCurrencies', ['XAF']]], ''],
  ['a unit that the form does not offer', [['lines.0.unit', 'STN']], ''],
  ['the accounting currency that is that of the invoice', [['vatCurrency', 'EUR']], 'codes: BT-6'],
  ['another kind of invoice', [['type', '130']], 'codes: BT-3'],
  ['a price with more than six decimals', [['lines.0.price', '94.99999999']], 'amounts: BT-146'],
  ['a price for several', [['lines.0.price', '9500'], ['lines.0.baseQuantity', '100']], 'BT-149'],
  ['a discount on a gross price', [['lines.0.grossPrice', '100'], ['lines.0.priceDiscount', '5']], 'item_details: BT-147 BT-148'],
  ['a charge of a line with the quantity zero', [['lines.0.quantity', '0'], ['lines.0.charges', [{ amount: '8.00', reason: 'Freight' }]], ['lines.0.net', '8.00']], 'item_charges: BT-141 BT-144'],
  ['a row of VAT without amounts', [['vat.1', { category: 'E', rate: '0', taxable: '0.00', tax: '0.00', reason: 'Why' }]], 'amounts: BT-120 BT-118'],
  ['the subject of a note', [['notes', [{ subject: 'REG', text: 'HRB 1' }, { text: 'Thanks' }]]], 'note_subjects: BT-21 BT-22'],
  ['a negative allowance', [['allowances', [{ amount: '-10.00', reason: 'Taken back', category: 'S', rate: '19' }]], ['totals.allowances', '-10.00']], ''],
  ['a negative amount that was paid', [['totals.prepaid', '-5.00']], ''],
  ['the version of a classification', [['lines.0.classifications', [{ id: '1', scheme: 'STI', version: '25' }]]], 'item_details: BT-158'],
] // prettier-ignore

describe.each(terms)('%s', (_, edits, kept) => {
  const file = sample(...edits)

  it.each([['UBL', writeUbl], ['CII', writeCii]] as const)('of %s is the same in the file that is made', (__, write) => {
    const source = write(file)
    expect(termsOf(again(opened(source), write))).toEqual(termsOf(read(source).invoice))
  }) // prettier-ignore

  it('is named when the form has no field for it', () => {
    const named = keptOf(opened(writeUbl(file)))
    if (kept) expect(named.join('\n')).toContain(kept)
    else expect(named.filter((one) => !one.startsWith('amounts'))).toEqual([])
  })

  it('is the same after the work was stored', () => {
    const invoice = opened(writeUbl(file))
    const stored = parseInvoice(JSON.parse(JSON.stringify(invoice)))
    expect(stored && again(stored)).toEqual(again(invoice))
  })
})

describe('what is changed in the form', () => {
  const [ubl] = [writeUbl(sample(['payee', { name: 'Payee' }], ['lines.0.note', 'Keep me']))]

  it('a price changes its line and the totals, and nothing else', () => {
    const invoice = opened(ubl)
    const [line] = invoice.lines
    const before = again(invoice)
    const after = again({ ...invoice, lines: invoice.lines.map((one) => (one === line ? { ...one, price: '10', quantity: '3' } : one)) })
    expect(after.lines[0]).toEqual({ ...before.lines[0], price: '10', quantity: '3', net: '30.00', allowances: [] })
    expect(after.payee).toEqual({ name: 'Payee' })
    expect(violationsOf(after).map(({ rule }) => rule.id)).toEqual([])
  }) // prettier-ignore

  it('the price of one is brought to the quantity that the price of the file is for', () => {
    const file = sample(['lines.0.price', '9500'], ['lines.0.baseQuantity', '100'], ['lines.0.allowances', []])
    const invoice = opened(writeUbl(file))
    const lines = invoice.lines.map((line, index) => (index === 0 ? { ...line, price: '96', quantity: '2' } : line))
    const [after] = again({ ...invoice, lines }).lines
    expect(after).toMatchObject({ price: '9600', baseQuantity: '100', net: '192.00' })
  }) // prettier-ignore

  it('a charge of a line stays in its net amount', () => {
    const file = sample(['lines.0.charges', [{ amount: '1.00', reason: 'x' }]], ['lines.0.allowances', []])
    const invoice = opened(writeUbl(file))
    const lines = invoice.lines.map((line, index) =>
      index === 0 ? { ...line, price: '1', quantity: '7000000' } : line,
    )
    expect(again({ ...invoice, lines }).lines[0]).toMatchObject({
      net: '7000001.00',
      charges: [{ amount: '1.00' }],
    })
  })

  it('a line is removed and another added', () => {
    const invoice = opened(ubl)
    const [line] = invoice.lines
    if (!line) throw new Error('No line')
    const added = { ...line, id: '99', name: 'Another', price: '5', quantity: '1' }
    const after = again({ ...invoice, lines: [added] })
    expect(after.lines).toHaveLength(1)
    expect(after.lines[0]).toMatchObject({ name: 'Another', net: '5.00' })
    expect(after.lines[0]?.note).toBeUndefined()
    expect(violationsOf(after).map(({ rule }) => rule.id)).toEqual([])
  })

  it('a customer number that is changed has not the scheme of the one before', () => {
    const invoice = opened(writeUbl(sample(['buyer.identifiers', [{ id: '1', scheme: '0088' }]])))
    expect(again(invoice).buyer.identifiers).toEqual([{ id: '1', scheme: '0088' }])
    const changed = { ...invoice, buyer: { ...invoice.buyer, customerNumber: '2' } }
    expect(again(changed).buyer.identifiers).toEqual([{ id: '2' }])
  })

  it('a note that is changed keeps its subject, the others theirs', () => {
    const notes = [
      { subject: 'REG', text: 'HRB 1' },
      { subject: 'AAI', text: 'Thanks' },
    ]
    const invoice = opened(writeUbl(sample(['notes', notes])))
    expect(again({ ...invoice, notes: invoice.notes.replace('HRB 1', 'HRB 2') }).notes).toEqual([
      { subject: 'REG', text: 'HRB 2' },
      { subject: 'AAI', text: 'Thanks' },
    ])
  })

  it('a part is removed', () => {
    const invoice = opened(ubl)
    if (!invoice.opened) throw new Error('Not opened')
    const without = { ...invoice, opened: { ...invoice.opened, removed: ['payee', 'item_details'] } }
    const after = again(without)
    expect([after.payee, after.lines[0]?.note]).toEqual([undefined, undefined])
    expect(keptOf(without)).not.toContain('payee: BT-59')
  })
})

describe('amounts of the file', () => {
  const rounded = sample(['lines.0.price', '1.01'], ['lines.0.quantity', '70.31'], ['lines.0.net', '71.41'], ['lines.0.allowances', []])

  it('are shown as it has them', () => {
    expect(calculationOf(opened(writeUbl(rounded))).lines[0]?.net.toFixed(2)).toBe('71.41')
  })

  it('are calculated once the visitor removes them', () => {
    const invoice = opened(writeUbl(rounded))
    if (!invoice.opened) throw new Error('Not opened')
    const own = { ...invoice, opened: { ...invoice.opened, removed: ['amounts'] } }
    expect(again(own).lines[0]?.net).toBe('71.01')
  })

  it('VAT in the accounting currency is what the file says, also when it is zero', () => {
    const file = sample(['vatCurrency', 'SEK'], ['totals.taxInVatCurrency', '0.00'])
    expect(again(opened(writeUbl(file))).totals.taxInVatCurrency).toBe('0.00')
  })
}) // prettier-ignore

it('an opened file has the dates that it has, and no others', () => {
  const work = emptyWork({ typedIn: 'en-GB', language: 'en-gb', currency: 'EUR', country: 'DE', vat: { category: 'S', rate: '19' } })
  const invoice = opened(writeUbl(sample(['dueDate'], ['issueDate'])))
  const shown = invoiceOf(openedWork(work, invoice), '2026-11-25')
  expect([shown.issueDate, shown.payment.dueDate]).toEqual(['', ''])
}) // prettier-ignore

it.each([
  ['XRechnung', 'xrechnung', 'xrechnung', 'Construction'],
  ['Peppol from XRechnung', 'xrechnung', 'peppol', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ['EN 16931 from XRechnung', 'xrechnung', 'en16931', 'Construction'],
] as const)('the business process of a file stays in its own format: %s', (_name, from, to, process) => {
  const file = edited(sampleOf('standard-rate', from), [['process', 'Construction']])
  const saved = read(writeUbl(toSemantic(opened(writeUbl(file)), to, fixtureWords)))
  expect(saved.invoice.process).toBe(process)
})

it('an invoice with very many foreign elements is opened and saved', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? 'b' : 'a'))
  const foreign = names.map((name) => `<x:${name} xmlns:x="urn:own">1</x:${name}>`).join('')
  const file = read(writeUbl(sample()).replace('</Invoice>', `${foreign}</Invoice>`)).invoice
  expect(file.opaque?.map(({ after }) => after.length).reduce((a, b) => Math.max(a, b))).toBeLessThan(50)
  expect(file.opaque?.map(({ element }) => element.name)).toEqual(names)
})
