import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import type { SemanticInvoice } from '../model/semantic'
import { toSemantic } from '../model/toSemantic'
import { readXml, type XmlNode } from '../model/xmlTree'
import { writeCii } from './cii'
import { writeUbl } from './ubl'

/**
 * The order of elements in the schemas, of those that the norm has terms for: UBL 2.1 (OASIS, os-UBL-2.1, xsd/maindoc and
 * UBL-CommonAggregateComponents-2.1) and CII (Factur-X 1.07.3, profile EN 16931, of D22B). A parent's own order counts for
 * all its places.
 */
const ublOrders: Readonly<Record<string, string>> = {
  Invoice:
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference ProjectReference AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference ContractDocumentReference AdditionalDocumentReference OriginatorDocumentReference AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PayeeParty: 'PartyIdentification PartyName PartyLegalEntity',
  TaxRepresentativeParty: 'PartyName PostalAddress PartyTaxScheme',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  Address: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name Telephone ElectronicMail',
  InvoicePeriod: 'StartDate EndDate DescriptionCode',
  OrderReference: 'ID SalesOrderID',
  InvoiceDocumentReference: 'ID IssueDate',
  AdditionalDocumentReference: 'ID DocumentTypeCode DocumentDescription Attachment',
  DocumentReference: 'ID DocumentTypeCode',
  Delivery: 'ActualDeliveryDate DeliveryLocation DeliveryParty',
  DeliveryLocation: 'ID Address',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate',
  CardAccount: 'PrimaryAccountNumberID NetworkID HolderName',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  PaymentMandate: 'ID PayerFinancialAccount',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine:
    'ID Note InvoicedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference AllowanceCharge Item Price',
  CreditNoteLine:
    'ID Note CreditedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference AllowanceCharge Item Price',
  Item: 'Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification OriginCountry CommodityClassification ClassifiedTaxCategory AdditionalItemProperty',
  AdditionalItemProperty: 'Name Value',
  Price: 'PriceAmount BaseQuantity AllowanceCharge',
}

const tradeParty =
  'ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration'

const ciiOrders: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IncludedNote: 'Content SubjectCode',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID IncludedNote',
  SpecifiedTradeProduct:
    'GlobalID SellerAssignedID BuyerAssignedID Name Description ApplicableProductCharacteristic DesignatedProductClassification OriginTradeCountry',
  ApplicableProductCharacteristic: 'Description Value',
  SpecifiedLineTradeAgreement:
    'BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice',
  GrossPriceProductTradePrice: 'ChargeAmount BasisQuantity AppliedTradeAllowanceCharge',
  NetPriceProductTradePrice: 'ChargeAmount BasisQuantity',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation AdditionalReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  ApplicableHeaderTradeAgreement:
    'BuyerReference SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument SpecifiedProcuringProject',
  SellerTradeParty: tradeParty,
  BuyerTradeParty: tradeParty,
  PayeeTradeParty: tradeParty,
  ShipToTradeParty: tradeParty,
  SellerTaxRepresentativeTradeParty: tradeParty,
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName',
  AdditionalReferencedDocument:
    'IssuerAssignedID URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode',
  SpecifiedProcuringProject: 'ID Name',
  ApplicableHeaderTradeDelivery:
    'ShipToTradeParty ActualDeliverySupplyChainEvent DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument',
  ApplicableHeaderTradeSettlement:
    'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  SpecifiedTradeSettlementPaymentMeans:
    'TypeCode Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  ApplicableTradeSettlementFinancialCard: 'ID CardholderName',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName ProprietaryID',
  ApplicableTradeTax:
    'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent',
  CategoryTradeTax: 'TypeCode CategoryCode RateApplicablePercent',
  BillingSpecifiedPeriod: 'StartDateTime EndDateTime',
  SpecifiedTradeAllowanceCharge:
    'ChargeIndicator CalculationPercent BasisAmount ActualAmount ReasonCode Reason CategoryTradeTax',
  AppliedTradeAllowanceCharge: 'ChargeIndicator ActualAmount',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime DirectDebitMandateID',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
  InvoiceReferencedDocument: 'IssuerAssignedID FormattedIssueDateTime',
}

/** Elements that are out of order, unknown at their place, or empty. */
function faultsOf({ name, children, text }: XmlNode, orders: Readonly<Record<string, string>>): string[] {
  const order = orders[name]?.split(' ')
  const positions = children.map((child) => order?.indexOf(child.name) ?? 0)
  const isOrdered = positions.every((position, index) => position >= (positions[index - 1] ?? 0))
  const isKnown = order !== undefined || children.length <= 1
  const isEmpty = children.length === 0 && text === '' && name !== 'ApplicableHeaderTradeDelivery'
  return [
    ...(isOrdered && isKnown && !isEmpty
      ? []
      : [`${name}: ${children.map((child) => child.name).join(' ')}`]),
    ...children.flatMap((child) => faultsOf(child, orders)),
  ]
}

function faultsIn(xml: string, orders: Readonly<Record<string, string>>): string[] {
  const root = readXml(xml)
  return typeof root === 'string' ? [root] : faultsOf(root, orders)
}

/** A file with all terms, of any kind of invoice. */
const withEverything = (semantic: SemanticInvoice): SemanticInvoice => ({
  ...semantic,
  taxPointCode: '35',
  salesOrder: 'SO-1',
  receivingAdvice: 'RA-1',
  despatchAdvice: 'DA-1',
  tender: 'T-1',
  project: 'P-1',
  contract: 'C-1',
  object: { id: 'O-1', scheme: 'AUN' },
  accounting: '4400',
  notes: [{ subject: 'AAI', text: 'General' }],
  preceding: [{ number: '1', date: '2026-01-01' }],
  payee: { name: 'Payee', identifier: { id: '1' }, registration: { id: '1' } },
  representative: { name: 'Rep', vatId: 'DE1', address: { country: 'DE', city: 'Bonn', line3: 'x' } },
  delivery: {
    name: 'D',
    location: { id: '1' },
    date: '2026-01-01',
    address: { city: 'Bonn', country: 'DE' },
  },
  period: { start: '2026-10-01', end: '2026-10-31' },
  payment: {
    means: '58',
    meansText: 'Transfer',
    reference: 'R',
    accounts: [{ id: 'DE89370400440532013000', name: 'A', bic: 'COBADEFFXXX' }],
    card: { number: '4242', holder: 'H' },
    debit: { mandate: 'M', creditorId: 'C', account: 'DE89370400440532013000' },
  },
  charges: [
    { amount: '1', base: '10', percent: '10', reason: 'R', reasonCode: 'FC', category: 'S', rate: '19' },
  ],
  documents: [{ reference: 'D1', description: 'Sheet', url: 'https://files.example/1' }],
  totals: {
    ...semantic.totals,
    charges: '1',
    allowances: '1',
    taxInVatCurrency: '1',
    prepaid: '1',
    rounding: '1',
  },
  vatCurrency: 'SEK',
  vat: semantic.vat.map((row) => ({ ...row, reason: 'R', reasonCode: 'VATEX-EU-O' })),
  lines: semantic.lines.map((line) => ({
    ...line,
    note: 'N',
    description: 'D',
    object: { id: 'L-1', scheme: 'AUN' },
    orderLine: '7',
    accounting: '4401',
    period: { start: '2026-10-01', end: '2026-10-31' },
    charges: [{ amount: '1.00', reason: 'Packing', reasonCode: 'ABL' }],
    priceDiscount: '5',
    grossPrice: '100',
    baseQuantity: '1',
    baseUnit: 'HUR',
    sellerItem: 'S-1',
    buyerItem: 'B-1',
    standardItem: { id: '4012345000009', scheme: '0160' },
    classifications: [{ id: '123', scheme: 'STI' }],
    originCountry: 'DE',
    attributes: [{ name: 'Colour', value: 'red' }],
  })),
})

it.each(sampleInvoices)(
  '$name has its elements in the order of the schemas, none of them empty',
  ({ invoice }) => {
    const semantic = toSemantic(invoice, 'xrechnung', fixtureWords)
    for (const one of [semantic, withEverything(semantic)]) {
      expect(faultsIn(writeUbl(one), ublOrders)).toEqual([])
      expect(faultsIn(writeCii(one), ciiOrders)).toEqual([])
    }
  },
)

it('notices an element in another place', () => {
  const [first] = sampleInvoices
  if (!first) throw new Error('No samples')
  const xml = writeUbl(toSemantic(first.invoice, 'en16931', fixtureWords))
  const [issued = ''] = /<cbc:IssueDate>.*<\/cbc:IssueDate>\s*/.exec(xml) ?? []
  const moved = xml
    .replace(issued, '')
    .replace('<cbc:DocumentCurrencyCode>', `${issued}<cbc:DocumentCurrencyCode>`)
  expect(faultsIn(moved, ublOrders)).toHaveLength(1)
})

it('has the attributes that the bindings ask for', () => {
  const dollar = sampleInvoices.find(({ name }) => name === 'dollar-with-vat-in-euro')
  if (!dollar) throw new Error('No sample')
  const semantic = toSemantic(dollar.invoice, 'en16931', fixtureWords)
  const cii = writeCii(semantic)
  const ubl = writeUbl(semantic)
  expect(cii).toContain('<udt:DateTimeString format="102">20261125</udt:DateTimeString>')
  expect(cii).toContain('<ram:BilledQuantity unitCode="HUR">8</ram:BilledQuantity>')
  expect(cii).toContain('<ram:TaxTotalAmount currencyID="EUR">124.36</ram:TaxTotalAmount>')
  // CII has the currency of an amount at the VAT totals only (CII-DT-031).
  expect(cii.match(/currencyID/g)).toHaveLength(2)
  expect(ubl).toContain('<cbc:TaxAmount currencyID="EUR">124.36</cbc:TaxAmount>')
  expect(ubl).toContain('<cbc:PayableAmount currencyID="USD">904.40</cbc:PayableAmount>')
  expect(ubl).toContain('<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>')
})
