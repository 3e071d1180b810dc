import {
  generalInformation, isCreditNote, type Identifier, type SemanticAddress, type SemanticAdjustment, type SemanticContact,
  type SemanticInvoice, type SemanticLine, type SemanticLineAdjustment, type SemanticParty, type SemanticPeriod,
  type SemanticVat, type SemanticVatRow,
} from '../model/semantic' // prettier-ignore
import { element, emptyElement, writeXml, type XmlElement } from './xml'

/**
 * Invoice and CreditNote of UBL 2.1 (ISO/IEC 19845), in the element order of their schemas, as EN 16931-3-2 binds the terms
 * of the norm to them.
 */

type Element = XmlElement | undefined

const cbc = (
  name: string,
  content: string | undefined,
  attributes?: Parameters<typeof element>[2],
): Element => element(`cbc:${name}`, content, attributes)

const cac = (name: string, content: readonly Element[]): Element => element(`cac:${name}`, content)

const identifier = (name: string, value: Identifier | undefined): Element =>
  cbc(name, value?.id, { schemeID: value?.scheme })

const vatScheme = cac('TaxScheme', [cbc('ID', 'VAT')])

const address = (name: string, value: SemanticAddress | undefined): Element =>
  value &&
  cac(name, [
    cbc('StreetName', value.line1),
    cbc('AdditionalStreetName', value.line2),
    cbc('CityName', value.city),
    cbc('PostalZone', value.postCode),
    cbc('CountrySubentity', value.region),
    cac('AddressLine', [cbc('Line', value.line3)]),
    cac('Country', [cbc('IdentificationCode', value.country)]),
  ])

const contact = (value: SemanticContact | undefined): Element =>
  value &&
  cac('Contact', [cbc('Name', value.name), cbc('Telephone', value.phone), cbc('ElectronicMail', value.email)])

const taxScheme = (id: string | undefined, scheme: string): Element =>
  id === undefined
    ? undefined
    : cac('PartyTaxScheme', [cbc('CompanyID', id), cac('TaxScheme', [cbc('ID', scheme)])])

const party = (value: SemanticParty, creditorId?: string): Element =>
  cac('Party', [
    identifier('EndpointID', value.electronicAddress),
    ...value.identifiers.map((entry) => cac('PartyIdentification', [identifier('ID', entry)])),
    cac('PartyIdentification', [cbc('ID', creditorId, { schemeID: 'SEPA' })]),
    cac('PartyName', [cbc('Name', value.tradingName)]),
    address('PostalAddress', value.address),
    taxScheme(value.vatId, 'VAT'),
    taxScheme(value.taxNumber, 'TAX'),
    cac('PartyLegalEntity', [
      cbc('RegistrationName', value.name),
      identifier('CompanyID', value.registration),
      cbc('CompanyLegalForm', value.legalInformation),
    ]),
    contact(value.contact),
  ])

const period = (value: SemanticPeriod | undefined, code?: string): Element =>
  cac('InvoicePeriod', [
    cbc('StartDate', value?.start),
    cbc('EndDate', value?.end),
    cbc('DescriptionCode', code),
  ])

const taxCategory = (
  name: string,
  value: SemanticVat & Pick<SemanticVatRow, 'reason' | 'reasonCode'>,
): Element =>
  cac(name, [
    cbc('ID', value.category),
    cbc('Percent', value.rate),
    cbc('TaxExemptionReasonCode', value.reasonCode),
    cbc('TaxExemptionReason', value.reason),
    vatScheme,
  ])

/**
 * UBL has a note and the code of its subject in one text, `#REG#Company register`. Readers, and the official rule BR-CL-08,
 * take three characters between the first two number signs for such a code wherever they are, so a text with them gets the
 * code of general information before it.
 */
function noteOf({ subject, text }: SemanticInvoice['notes'][number]): string | undefined {
  const code = subject ?? (/^[^#]*#[^#]{3}#/.test(text ?? '') ? generalInformation : undefined)
  return code ? `#${code}#${text ?? ''}` : text
}

const reference = (name: string, id: string | undefined): Element => cac(name, [cbc('ID', id)])

function delivery({ delivery: value }: SemanticInvoice): Element {
  return (
    value &&
    cac('Delivery', [
      cbc('ActualDeliveryDate', value.date),
      cac('DeliveryLocation', [identifier('ID', value.location), address('Address', value.address)]),
      cac('DeliveryParty', [cac('PartyName', [cbc('Name', value.name)])]),
    ])
  )
}

function paymentMeans({ payment, dueDate, type }: SemanticInvoice): Element[] {
  if (!payment) return []
  const accounts = payment.accounts.length > 0 ? payment.accounts : [{}]
  return accounts.map((account) =>
    cac('PaymentMeans', [
      cbc('PaymentMeansCode', payment.means, { name: payment.meansText }),
      // A credit note has its due date here, an invoice at its beginning.
      isCreditNote(type) ? cbc('PaymentDueDate', dueDate) : undefined,
      cbc('PaymentID', payment.reference),
      payment.card?.number === undefined
        ? undefined
        : cac('CardAccount', [
            cbc('PrimaryAccountNumberID', payment.card.number),
            // Required by the schema, without a term of the norm.
            cbc('NetworkID', 'NA'),
            cbc('HolderName', payment.card.holder),
          ]),
      cac('PayeeFinancialAccount', [
        cbc('ID', account.id),
        cbc('Name', account.name),
        cac('FinancialInstitutionBranch', [cbc('ID', account.bic)]),
      ]),
      cac('PaymentMandate', [
        cbc('ID', payment.debit?.mandate),
        cac('PayerFinancialAccount', [cbc('ID', payment.debit?.account)]),
      ]),
    ]),
  )
}

/** An invoice, or a credit note for the kinds that UBL writes as one. */
export function writeUbl(invoice: SemanticInvoice): string {
  const isCredit = isCreditNote(invoice.type)
  const kind = isCredit ? 'CreditNote' : 'Invoice'
  const { totals, payee, representative } = invoice

  const amount = (name: string, value: string | undefined, currency = invoice.currency): Element =>
    cbc(name, value, { currencyID: currency })

  const adjustment = (isCharge: boolean, value: SemanticAdjustment | SemanticLineAdjustment): Element =>
    cac('AllowanceCharge', [
      cbc('ChargeIndicator', String(isCharge)),
      cbc('AllowanceChargeReasonCode', value.reasonCode),
      cbc('AllowanceChargeReason', value.reason),
      cbc('MultiplierFactorNumeric', value.percent),
      amount('Amount', value.amount),
      amount('BaseAmount', value.base),
      'category' in value
        ? taxCategory('TaxCategory', { category: value.category, rate: value.rate })
        : undefined,
    ])

  const line = (value: SemanticLine): Element =>
    cac(`${kind}Line`, [
      cbc('ID', value.id),
      cbc('Note', value.note),
      cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', value.quantity, { unitCode: value.unit }),
      amount('LineExtensionAmount', value.net),
      cbc('AccountingCost', value.accounting),
      period(value.period),
      cac('OrderLineReference', [cbc('LineID', value.orderLine)]),
      value.object &&
        cac('DocumentReference', [identifier('ID', value.object), cbc('DocumentTypeCode', '130')]),
      ...value.allowances.map((allowance) => adjustment(false, allowance)),
      ...value.charges.map((charge) => adjustment(true, charge)),
      cac('Item', [
        cbc('Description', value.description),
        cbc('Name', value.name),
        reference('BuyersItemIdentification', value.buyerItem),
        reference('SellersItemIdentification', value.sellerItem),
        cac('StandardItemIdentification', [identifier('ID', value.standardItem)]),
        cac('OriginCountry', [cbc('IdentificationCode', value.originCountry)]),
        ...value.classifications.map(({ id, scheme }) =>
          cac('CommodityClassification', [cbc('ItemClassificationCode', id, { listID: scheme })]),
        ),
        taxCategory('ClassifiedTaxCategory', { category: value.category, rate: value.rate }),
        ...value.attributes.map((attribute) =>
          cac('AdditionalItemProperty', [cbc('Name', attribute.name), cbc('Value', attribute.value)]),
        ),
      ]),
      cac('Price', [
        amount('PriceAmount', value.price),
        cbc('BaseQuantity', value.baseQuantity, { unitCode: value.baseUnit }),
        value.grossPrice && value.priceDiscount
          ? cac('AllowanceCharge', [
              cbc('ChargeIndicator', 'false'),
              amount('Amount', value.priceDiscount),
              amount('BaseAmount', value.grossPrice),
            ])
          : undefined,
      ]),
    ])

  const documentOf = (id: string | undefined, type: string, scheme?: string): Element =>
    id === undefined
      ? undefined
      : cac('AdditionalDocumentReference', [
          cbc('ID', id, { schemeID: scheme }),
          cbc('DocumentTypeCode', type),
        ])
  const supporting = [
    documentOf(invoice.object?.id, '130', invoice.object?.scheme),
    // A credit note has no reference to a project of its own.
    isCredit ? documentOf(invoice.project, '50') : undefined,
    ...invoice.documents.map((document) =>
      cac('AdditionalDocumentReference', [
        cbc('ID', document.reference),
        cbc('DocumentDescription', document.description),
        cac('Attachment', [cac('ExternalReference', [cbc('URI', document.url)])]),
      ]),
    ),
  ]
  const tender = reference('OriginatorDocumentReference', invoice.tender)
  const contract = reference('ContractDocumentReference', invoice.contract)
  const note = invoice.notes.map((one) => cbc('Note', noteOf(one)))
  const type = cbc(`${kind}TypeCode`, invoice.type)
  const taxPoint = cbc('TaxPointDate', invoice.taxPointDate)

  const root = element(
    kind,
    [
      cbc('CustomizationID', invoice.specification),
      cbc('ProfileID', invoice.process),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issueDate),
      ...(isCredit ? [taxPoint, type, ...note] : [cbc('DueDate', invoice.dueDate), type, ...note, taxPoint]),
      cbc('DocumentCurrencyCode', invoice.currency),
      cbc('TaxCurrencyCode', invoice.vatCurrency),
      cbc('AccountingCost', invoice.accounting),
      cbc('BuyerReference', invoice.buyerReference),
      period(invoice.period, invoice.taxPointCode),
      cac('OrderReference', [
        // The schema wants the buyer's number beside the seller's.
        cbc('ID', invoice.order ?? (invoice.salesOrder && 'NA')),
        cbc('SalesOrderID', invoice.salesOrder),
      ]),
      ...invoice.preceding.map(({ number, date }) =>
        cac('BillingReference', [
          cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', date)]),
        ]),
      ),
      reference('DespatchDocumentReference', invoice.despatchAdvice),
      reference('ReceiptDocumentReference', invoice.receivingAdvice),
      ...(isCredit ? [contract, ...supporting, tender] : [tender, contract, ...supporting]),
      isCredit ? undefined : reference('ProjectReference', invoice.project),
      cac('AccountingSupplierParty', [party(invoice.seller, invoice.payment?.debit?.creditorId)]),
      cac('AccountingCustomerParty', [party(invoice.buyer)]),
      payee &&
        cac('PayeeParty', [
          cac('PartyIdentification', [identifier('ID', payee.identifier)]),
          cac('PartyName', [cbc('Name', payee.name)]),
          cac('PartyLegalEntity', [identifier('CompanyID', payee.registration)]),
        ]),
      representative &&
        cac('TaxRepresentativeParty', [
          cac('PartyName', [cbc('Name', representative.name)]),
          address('PostalAddress', representative.address),
          taxScheme(representative.vatId, 'VAT'),
        ]),
      delivery(invoice),
      ...paymentMeans(invoice),
      cac('PaymentTerms', [cbc('Note', invoice.terms)]),
      ...invoice.allowances.map((allowance) => adjustment(false, allowance)),
      ...invoice.charges.map((charge) => adjustment(true, charge)),
      cac('TaxTotal', [
        amount('TaxAmount', totals.tax),
        ...invoice.vat.map((row) =>
          cac('TaxSubtotal', [
            amount('TaxableAmount', row.taxable),
            amount('TaxAmount', row.tax),
            taxCategory('TaxCategory', row),
          ]),
        ),
      ]),
      cac('TaxTotal', [amount('TaxAmount', totals.taxInVatCurrency, invoice.vatCurrency)]),
      cac('LegalMonetaryTotal', [
        amount('LineExtensionAmount', totals.lines),
        amount('TaxExclusiveAmount', totals.taxExclusive),
        amount('TaxInclusiveAmount', totals.taxInclusive),
        amount('AllowanceTotalAmount', totals.allowances),
        amount('ChargeTotalAmount', totals.charges),
        amount('PrepaidAmount', totals.prepaid),
        amount('PayableRoundingAmount', totals.rounding),
        amount('PayableAmount', totals.due),
      ]),
      ...invoice.lines.map(line),
    ],
    {
      xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`,
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
  )
  return writeXml(root ?? emptyElement(kind))
}
