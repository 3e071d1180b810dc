/** What the official artefacts of EN 16931 1.3.16, XRechnung and Factur-X say of files that they allow or refuse. */
import { writeCii, writeUbl } from '../../exports/writeEinvoice'
import { readEinvoice } from '../readEinvoice'
import { edited, sampleOf, type Edit } from './editedSample.fixture'
import { rulesOf, violationsOf } from '.'

const sample = (...edits: Edit[]) => edited(sampleOf('standard-rate', 'en16931'), edits)
const brokenIn = (xml: string): string[] => {
  const result = readEinvoice(new TextEncoder().encode(xml))
  if (result.problem) throw new Error(result.problem)
  return violationsOf(result.invoice).map(({ rule }) => rule.id)
}
const ubl = (...edits: Edit[]): string => writeUbl(sample(...edits))
const cii = (...edits: Edit[]): string => writeCii(sample(...edits))

it.each([
  ['a kind of 2026', ubl(['type', '130'])],
  ['electronic addresses of 2026', ubl(['seller.electronicAddress', { id: '1', scheme: '0219' }], ['buyer.electronicAddress', { id: '2', scheme: '0220' }])],
  ['an identifier of 2026', ubl(['seller.identifiers', [{ id: '1', scheme: '0248' }]])],
  ['neither a date of payment nor terms', ubl(['dueDate'], ['terms'])],
  ['an accounting currency that is that of the invoice, in UBL', ubl(['vatCurrency', 'EUR'])],
  ['a row of VAT that nothing uses, in UBL', ubl(['vat.1', { category: 'E', rate: '0', taxable: '0.00', tax: '0.00', reason: 'Why' }])],
  ['a reference of the payment alone, in CII', cii(['payment', { reference: 'R-1', accounts: [] }])],
] as const)('%s is allowed', (_, xml) => expect(brokenIn(xml)).toEqual([])) // prettier-ignore

it.each([
  ['a credit note of a kind of invoices', ubl(['type', '381']).replace('>381<', '>380<'), 'BR-CL-01'],
  ['an invoice of a kind of credit notes', ubl().replace('>380<', '>381<'), 'BR-CL-01'],
  ['a total of VAT without a currency, in UBL', ubl().replace(/<cbc:TaxAmount currencyID="EUR">/, '<cbc:TaxAmount>'), 'BR-CO-15'],
  ['a total of VAT without a currency, in CII', cii().replace(/<ram:TaxTotalAmount currencyID="EUR">/, '<ram:TaxTotalAmount>'), 'BR-CO-15'],
  ['a row of VAT that nothing uses, in CII', cii(['vat.1', { category: 'E', rate: '0', taxable: '0.00', tax: '0.00', reason: 'Why' }]), 'BR-E-01'],
  ['an accounting currency that is that of the invoice, in CII', cii(['vatCurrency', 'EUR']), 'BR-53'],
] as const)('%s is refused', (_, xml, rule) => expect(brokenIn(xml)).toContain(rule)) // prettier-ignore

const severityOf = (profile: 'xrechnung' | 'peppol', id: string): string | undefined =>
  rulesOf[profile].find((rule) => rule.id === id)?.severity

it('a line that does not add up is a warning in XRechnung, an error in Peppol', () => {
  expect(severityOf('xrechnung', 'PEPPOL-EN16931-R120')).toBe('warning')
  expect(severityOf('peppol', 'PEPPOL-EN16931-R120')).toBe('error')
})

it('in forints XRechnung allows half of one, Peppol does not', () => {
  const line = { id: '1', price: '3.33', quantity: '3', net: '10', allowances: [], charges: [], classifications: [], attributes: [] }
  const invoice = sample(['currency', 'HUF'], ['lines', [line]])
  const ids = (profile: 'xrechnung' | 'peppol'): string[] => violationsOf(invoice, profile).map(({ rule }) => rule.id)
  const near = sample(['currency', 'HUF'], ['lines', [{ ...line, net: '10.40' }]])
  expect(ids('xrechnung')).not.toContain('PEPPOL-EN16931-R120')
  expect(violationsOf(near, 'xrechnung').map(({ rule }) => rule.id)).not.toContain('PEPPOL-EN16931-R120')
  expect(violationsOf(near, 'peppol').map(({ rule }) => rule.id)).toContain('PEPPOL-EN16931-R120')
}) // prettier-ignore

describe('extensions', () => {
  const specification = (name: string, xml: string): string => xml.replace('>urn:cen.eu:en16931:2017<', `>${name}<`)
  const extension =
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'
  const extended = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended'

  it('payments for a third party are part of the amount due', () => {
    const due = String(Number(sample().totals.due) + 20)
    const xml = specification(extension, ubl(['totals.due', due])).replace(
      '<cac:TaxTotal>',
      '<cac:PrepaidPayment><cbc:ID>P</cbc:ID><cbc:PaidAmount currencyID="EUR">20.00</cbc:PaidAmount><cbc:InstructionID>Parking</cbc:InstructionID></cac:PrepaidPayment><cac:TaxTotal>',
    )
    expect(brokenIn(xml)).not.toContain('BR-CO-16')
    expect(brokenIn(ubl(['totals.due', due]))).toContain('BR-CO-16')
  })

  const line = /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/
  it.each(['GROUP', 'INFORMATION'])('a line %s is counted in no total', (kind) => {
    const [one = ''] = line.exec(cii()) ?? []
    const other = one.replace('</ram:LineID>', `</ram:LineID><ram:LineStatusReasonCode>${kind}</ram:LineStatusReasonCode>`)
    const xml = specification(extended, cii()).replace(one, other + one)
    const result = readEinvoice(new TextEncoder().encode(xml))
    expect(result.problem ?? result.invoice.lines.length).toBe(sample().lines.length)
    expect(result.problem ?? result.unread).toContain('BG-25')
    expect(brokenIn(xml)).toEqual([])
  })

  it('a line DETAIL is a line', () => {
    const xml = specification(extended, cii()).replace('</ram:LineID>', '</ram:LineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>')
    expect(brokenIn(xml)).toEqual([])
  })
}) // prettier-ignore

it.each([
  ['urn:ferd:CrossIndustryDocument:invoice:1p0', 'CrossIndustryDocument', 'zugferd1'],
  ['urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100', 'SCRDMCCBDACIOMessageStructure', 'order'],
])('a document of %s is named as what it is', (namespace, name, problem) => {
  const xml = `<rsm:${name} xmlns:rsm="${namespace}"><rsm:A>1</rsm:A></rsm:${name}>`
  expect(readEinvoice(new TextEncoder().encode(xml)).problem).toBe(problem)
  const pdf = `%PDF-1.7\n4 0 obj\n<< /Type /EmbeddedFile /Length ${String(xml.length)} >>\nstream\n${xml}\nendstream\nendobj\n%%EOF`
  expect(readEinvoice(new TextEncoder().encode(pdf)).problem).toBe(problem)
})
