import type {
  Identifier, SemanticAddress, SemanticAdjustment, SemanticContact, SemanticDocument, SemanticInvoice, SemanticLine,
  SemanticLineAdjustment, SemanticParty, SemanticPeriod, SemanticVatRow,
} from '../model/semantic' // prettier-ignore
import { element, emptyElement, writeXml, type XmlElement } from './xml'

/**
 * Cross Industry Invoice of UN/CEFACT, in the element order of its schemas (D16B, D22B), as EN 16931-3-3 binds the terms
 * of the norm to it.
 */

type Element = XmlElement | undefined

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** UNTDID 2475 as CII has it, for the codes of UNTDID 2005 that the norm has (BT-8). */
const taxPointCodes: Readonly<Record<string, string>> = { 3: '5', 35: '29', 432: '72' }

const ram = (
  name: string,
  content: Parameters<typeof element>[1],
  attributes?: Parameters<typeof element>[2],
): Element => element(`ram:${name}`, content, attributes)

const compactDay = (day: string | undefined): string | undefined => day?.replaceAll('-', '')

const dateTime = (name: string, day: string | undefined): Element =>
  ram(name, [element('udt:DateTimeString', compactDay(day), { format: '102' })])

const period = (name: string, value: SemanticPeriod | undefined): Element =>
  ram(name, [dateTime('StartDateTime', value?.start), dateTime('EndDateTime', value?.end)])

/** `ID` for an identifier without a scheme, `GlobalID` for one with. */
const identifiers = (values: readonly (Identifier | undefined)[]): Element[] => {
  const given = values.filter((value) => value !== undefined)
  return [
    ...given.filter(({ scheme }) => !scheme).map(({ id }) => ram('ID', id)),
    ...given
      .filter(({ scheme }) => scheme)
      .map(({ id, scheme }) => ram('GlobalID', id, { schemeID: scheme })),
  ]
}

const address = (value: SemanticAddress | undefined): Element =>
  value &&
  ram('PostalTradeAddress', [
    ram('PostcodeCode', value.postCode),
    ram('LineOne', value.line1),
    ram('LineTwo', value.line2),
    ram('LineThree', value.line3),
    ram('CityName', value.city),
    ram('CountryID', value.country),
    ram('CountrySubDivisionName', value.region),
  ])

const contact = (value: SemanticContact | undefined): Element =>
  value &&
  ram('DefinedTradeContact', [
    ram('PersonName', value.name),
    ram('TelephoneUniversalCommunication', [ram('CompleteNumber', value.phone)]),
    ram('EmailURIUniversalCommunication', [ram('URIID', value.email)]),
  ])

const registrations = (vatId: string | undefined, taxNumber?: string): Element[] => [
  ram('SpecifiedTaxRegistration', [ram('ID', taxNumber, { schemeID: 'FC' })]),
  ram('SpecifiedTaxRegistration', [ram('ID', vatId, { schemeID: 'VA' })]),
]

const party = (name: string, value: SemanticParty): Element =>
  ram(name, [
    ...identifiers(value.identifiers),
    ram('Name', value.name),
    ram('Description', value.legalInformation),
    ram('SpecifiedLegalOrganization', [
      ram('ID', value.registration?.id, { schemeID: value.registration?.scheme }),
      ram('TradingBusinessName', value.tradingName),
    ]),
    contact(value.contact),
    address(value.address),
    ram('URIUniversalCommunication', [
      ram('URIID', value.electronicAddress?.id, { schemeID: value.electronicAddress?.scheme }),
    ]),
    ...registrations(value.vatId, value.taxNumber),
  ])

const reference = (name: string, id: string | undefined): Element => ram(name, [ram('IssuerAssignedID', id)])

const typedReference = (type: string, id: string | undefined, scheme?: string): Element =>
  id === undefined
    ? undefined
    : ram('AdditionalReferencedDocument', [
        ram('IssuerAssignedID', id),
        ram('TypeCode', type),
        ram('ReferenceTypeCode', scheme),
      ])

const supportingDocument = (document: SemanticDocument): Element =>
  ram('AdditionalReferencedDocument', [
    ram('IssuerAssignedID', document.reference),
    ram('URIID', document.url),
    ram('TypeCode', '916'),
    ram('Name', document.description),
  ])

const adjustment = (isCharge: boolean, value: SemanticAdjustment | SemanticLineAdjustment): Element =>
  ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    ram('CalculationPercent', value.percent),
    ram('BasisAmount', value.base),
    ram('ActualAmount', value.amount),
    ram('ReasonCode', value.reasonCode),
    ram('Reason', value.reason),
    'category' in value
      ? ram('CategoryTradeTax', [
          ram('TypeCode', 'VAT'),
          ram('CategoryCode', value.category),
          ram('RateApplicablePercent', value.rate),
        ])
      : undefined,
  ])

function line(value: SemanticLine): Element {
  const gross = ram('GrossPriceProductTradePrice', [
    ram('ChargeAmount', value.grossPrice),
    ram('BasisQuantity', value.grossPrice && value.baseQuantity, { unitCode: value.baseUnit }),
    value.grossPrice && value.priceDiscount
      ? ram('AppliedTradeAllowanceCharge', [
          ram('ChargeIndicator', [element('udt:Indicator', 'false')]),
          ram('ActualAmount', value.priceDiscount),
        ])
      : undefined,
  ])
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [
      ram('LineID', value.id),
      ram('IncludedNote', [ram('Content', value.note)]),
    ]),
    ram('SpecifiedTradeProduct', [
      ram('GlobalID', value.standardItem?.id, { schemeID: value.standardItem?.scheme }),
      ram('SellerAssignedID', value.sellerItem),
      ram('BuyerAssignedID', value.buyerItem),
      ram('Name', value.name),
      ram('Description', value.description),
      ...value.attributes.map((attribute) =>
        ram('ApplicableProductCharacteristic', [
          ram('Description', attribute.name),
          ram('Value', attribute.value),
        ]),
      ),
      ...value.classifications.map(({ id, scheme }) =>
        ram('DesignatedProductClassification', [ram('ClassCode', id, { listID: scheme })]),
      ),
      ram('OriginTradeCountry', [ram('ID', value.originCountry)]),
    ]),
    ram('SpecifiedLineTradeAgreement', [
      ram('BuyerOrderReferencedDocument', [ram('LineID', value.orderLine)]),
      gross,
      ram('NetPriceProductTradePrice', [
        ram('ChargeAmount', value.price),
        ram('BasisQuantity', value.baseQuantity, { unitCode: value.baseUnit }),
      ]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', value.quantity, { unitCode: value.unit })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [
        ram('TypeCode', 'VAT'),
        ram('CategoryCode', value.category),
        ram('RateApplicablePercent', value.rate),
      ]),
      period('BillingSpecifiedPeriod', value.period),
      ...value.allowances.map((allowance) => adjustment(false, allowance)),
      ...value.charges.map((charge) => adjustment(true, charge)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', value.net)]),
      typedReference('130', value.object?.id, value.object?.scheme),
      ram('ReceivableSpecifiedTradeAccountingAccount', [ram('ID', value.accounting)]),
    ]),
  ])
}

const vatRow = (value: SemanticVatRow, { taxPointDate, taxPointCode }: SemanticInvoice): Element =>
  ram('ApplicableTradeTax', [
    ram('CalculatedAmount', value.tax),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', value.reason),
    ram('BasisAmount', value.taxable),
    ram('CategoryCode', value.category),
    ram('ExemptionReasonCode', value.reasonCode),
    ram('TaxPointDate', [element('udt:DateString', compactDay(taxPointDate), { format: '102' })]),
    ram('DueDateTypeCode', taxPointCode && (taxPointCodes[taxPointCode] ?? taxPointCode)),
    ram('RateApplicablePercent', value.rate),
  ])

function agreement(invoice: SemanticInvoice): Element {
  const { representative } = invoice
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', invoice.buyerReference),
    party('SellerTradeParty', invoice.seller),
    party('BuyerTradeParty', invoice.buyer),
    representative &&
      ram('SellerTaxRepresentativeTradeParty', [
        ram('Name', representative.name),
        address(representative.address),
        ...registrations(representative.vatId),
      ]),
    reference('SellerOrderReferencedDocument', invoice.salesOrder),
    reference('BuyerOrderReferencedDocument', invoice.order),
    reference('ContractReferencedDocument', invoice.contract),
    ...invoice.documents.map(supportingDocument),
    typedReference('50', invoice.tender),
    typedReference('130', invoice.object?.id, invoice.object?.scheme),
    // The schema wants a name beside the number.
    invoice.project === undefined
      ? undefined
      : ram('SpecifiedProcuringProject', [ram('ID', invoice.project), ram('Name', 'Project reference')]),
  ])
}

function delivery({ delivery: value, despatchAdvice, receivingAdvice }: SemanticInvoice): Element {
  const content = [
    ram('ShipToTradeParty', [
      ...identifiers([value?.location]),
      ram('Name', value?.name),
      address(value?.address),
    ]),
    ram('ActualDeliverySupplyChainEvent', [dateTime('OccurrenceDateTime', value?.date)]),
    reference('DespatchAdviceReferencedDocument', despatchAdvice),
    reference('ReceivingAdviceReferencedDocument', receivingAdvice),
  ]
  return ram('ApplicableHeaderTradeDelivery', content) ?? emptyElement('ram:ApplicableHeaderTradeDelivery')
}

/** An account number is an IBAN when it looks like one. */
const isIban = (id: string | undefined): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(id ?? '')

function paymentMeans({ payment }: SemanticInvoice): Element[] {
  if (!payment) return []
  const accounts = payment.accounts.length > 0 ? payment.accounts : [{}]
  return accounts.map((account) =>
    ram('SpecifiedTradeSettlementPaymentMeans', [
      ram('TypeCode', payment.means),
      ram('Information', payment.meansText),
      ram('ApplicableTradeSettlementFinancialCard', [
        ram('ID', payment.card?.number),
        ram('CardholderName', payment.card?.holder),
      ]),
      ram('PayerPartyDebtorFinancialAccount', [ram('IBANID', payment.debit?.account)]),
      ram('PayeePartyCreditorFinancialAccount', [
        ram('IBANID', isIban(account.id) ? account.id : undefined),
        ram('AccountName', account.name),
        ram('ProprietaryID', isIban(account.id) ? undefined : account.id),
      ]),
      ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', account.bic)]),
    ]),
  )
}

function settlement(invoice: SemanticInvoice): Element {
  const { totals, payment, payee } = invoice
  return ram('ApplicableHeaderTradeSettlement', [
    ram('CreditorReferenceID', payment?.debit?.creditorId),
    ram('PaymentReference', payment?.reference),
    ram('TaxCurrencyCode', invoice.vatCurrency),
    ram('InvoiceCurrencyCode', invoice.currency),
    payee &&
      ram('PayeeTradeParty', [
        ...identifiers([payee.identifier]),
        ram('Name', payee.name),
        ram('SpecifiedLegalOrganization', [
          ram('ID', payee.registration?.id, { schemeID: payee.registration?.scheme }),
        ]),
      ]),
    ...paymentMeans(invoice),
    ...invoice.vat.map((row) => vatRow(row, invoice)),
    period('BillingSpecifiedPeriod', invoice.period),
    ...invoice.allowances.map((allowance) => adjustment(false, allowance)),
    ...invoice.charges.map((charge) => adjustment(true, charge)),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', invoice.terms),
      dateTime('DueDateDateTime', invoice.dueDate),
      ram('DirectDebitMandateID', payment?.debit?.mandate),
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', totals.lines),
      ram('ChargeTotalAmount', totals.charges),
      ram('AllowanceTotalAmount', totals.allowances),
      ram('TaxBasisTotalAmount', totals.taxExclusive),
      ram('TaxTotalAmount', totals.tax, { currencyID: invoice.currency }),
      ram('TaxTotalAmount', totals.taxInVatCurrency, { currencyID: invoice.vatCurrency }),
      ram('RoundingAmount', totals.rounding),
      ram('GrandTotalAmount', totals.taxInclusive),
      ram('TotalPrepaidAmount', totals.prepaid),
      ram('DuePayableAmount', totals.due),
    ]),
    ...invoice.preceding.map(({ number, date }) =>
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', number),
        ram('FormattedIssueDateTime', [element('qdt:DateTimeString', compactDay(date), { format: '102' })]),
      ]),
    ),
    ram('ReceivableSpecifiedTradeAccountingAccount', [ram('ID', invoice.accounting)]),
  ])
}

/** An invoice or credit note as Cross Industry Invoice. */
export function writeCii(invoice: SemanticInvoice): string {
  const parameter = (name: string, id: string | undefined): Element =>
    ram(`${name}SpecifiedDocumentContextParameter`, [ram('ID', id)])
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        parameter('BusinessProcess', invoice.process),
        parameter('Guideline', invoice.specification),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', invoice.type),
        dateTime('IssueDateTime', invoice.issueDate),
        ...invoice.notes.map(({ subject, text }) =>
          ram('IncludedNote', [ram('Content', text), ram('SubjectCode', subject)]),
        ),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(line),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice),
      ]),
    ],
    namespaces,
  )
  return writeXml(root ?? emptyElement('rsm:CrossIndustryInvoice'))
}
