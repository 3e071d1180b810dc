import type {
  Identifier, SemanticAddress, SemanticContact, SemanticDocument, SemanticInvoice, SemanticLine, SemanticLineAdjustment,
  SemanticParty, SemanticPayment, SemanticPeriod,
} from './semantic' // prettier-ignore
import {
  all,
  currenciesIn,
  filled,
  first,
  identifierAt,
  plainDay,
  termsAt,
  textAt,
  type XmlNode,
} from './xmlTree'

type Node = XmlNode | undefined

const dayAt = (node: Node, ...path: readonly string[]): string | undefined => plainDay(textAt(node, ...path))

const address = (node: Node): SemanticAddress | undefined =>
  node && {
    line1: textAt(node, 'StreetName'),
    line2: textAt(node, 'AdditionalStreetName'),
    line3: textAt(node, 'AddressLine', 'Line'),
    city: textAt(node, 'CityName'),
    postCode: textAt(node, 'PostalZone'),
    region: textAt(node, 'CountrySubentity'),
    country: textAt(node, 'Country', 'IdentificationCode'),
  }

const contact = (node: Node): SemanticContact | undefined =>
  filled({
    name: textAt(node, 'Name'),
    phone: textAt(node, 'Telephone'),
    email: textAt(node, 'ElectronicMail'),
  })

const taxId = (node: Node, isVat: boolean): string | undefined =>
  textAt(
    all(node, 'PartyTaxScheme').find(
      (scheme) => (textAt(scheme, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT') === isVat,
    ),
    'CompanyID',
  )

const identifiersOf = (node: Node, isSepa: boolean): Identifier[] =>
  all(node, 'PartyIdentification').flatMap((entry) => {
    const id = identifierAt(entry, 'ID')
    return id && (id.scheme === 'SEPA') === isSepa ? [id] : []
  })

function party(node: Node, isSeller: boolean): SemanticParty {
  return {
    name: textAt(node, 'PartyLegalEntity', 'RegistrationName'),
    tradingName: textAt(node, 'PartyName', 'Name'),
    identifiers: identifiersOf(node, false),
    registration: identifierAt(node, 'PartyLegalEntity', 'CompanyID'),
    vatId: taxId(node, true),
    ...(isSeller && {
      taxNumber: taxId(node, false),
      legalInformation: textAt(node, 'PartyLegalEntity', 'CompanyLegalForm'),
    }),
    electronicAddress: identifierAt(node, 'EndpointID'),
    address: address(first(node, 'PostalAddress')),
    contact: contact(first(node, 'Contact')),
  }
}

const period = (node: Node): SemanticPeriod | undefined =>
  filled({ start: dayAt(node, 'StartDate'), end: dayAt(node, 'EndDate') })

const adjustments = (node: Node, isCharge: boolean): XmlNode[] =>
  all(node, 'AllowanceCharge').filter(
    (entry) => ['true', '1'].includes(textAt(entry, 'ChargeIndicator') ?? '') === isCharge,
  )

const lineAdjustment = (node: XmlNode): SemanticLineAdjustment => ({
  amount: textAt(node, 'Amount'),
  base: textAt(node, 'BaseAmount'),
  percent: textAt(node, 'MultiplierFactorNumeric'),
  reason: textAt(node, 'AllowanceChargeReason'),
  reasonCode: textAt(node, 'AllowanceChargeReasonCode'),
})

const vatOf = (node: Node): { category?: string | undefined; rate?: string | undefined } => ({
  category: textAt(node, 'ID'),
  rate: textAt(node, 'Percent'),
})

const adjustment = (node: XmlNode): SemanticInvoice['allowances'][number] => ({
  ...lineAdjustment(node),
  ...vatOf(first(node, 'TaxCategory')),
})

function payment(root: XmlNode): SemanticPayment | undefined {
  const means = all(root, 'PaymentMeans')
  const node = means[0]
  if (!node) return undefined
  const card = first(node, 'CardAccount')
  const mandate = first(node, 'PaymentMandate')
  const creditor = ['AccountingSupplierParty', 'PayeeParty'].flatMap((name) =>
    identifiersOf(name === 'PayeeParty' ? first(root, name) : first(root, name, 'Party'), true),
  )
  return {
    means: textAt(node, 'PaymentMeansCode'),
    meansText: first(node, 'PaymentMeansCode')?.attributes.name || undefined,
    reference: textAt(node, 'PaymentID'),
    accounts: means.flatMap((entry) => {
      const account = first(entry, 'PayeeFinancialAccount')
      return account
        ? [
            {
              id: textAt(account, 'ID'),
              name: textAt(account, 'Name'),
              bic: textAt(account, 'FinancialInstitutionBranch', 'ID'),
            },
          ]
        : []
    }),
    card: card && { number: textAt(card, 'PrimaryAccountNumberID'), holder: textAt(card, 'HolderName') },
    debit:
      (mandate ?? creditor[0])
        ? {
            mandate: textAt(mandate, 'ID'),
            creditorId: creditor[0]?.id,
            account: textAt(mandate, 'PayerFinancialAccount', 'ID'),
          }
        : undefined,
  }
}

function line(node: XmlNode): SemanticLine {
  const item = first(node, 'Item')
  const price = first(node, 'Price')
  const quantity = first(node, 'InvoicedQuantity') ?? first(node, 'CreditedQuantity')
  return {
    id: textAt(node, 'ID'),
    note: textAt(node, 'Note'),
    object: identifierAt(node, 'DocumentReference', 'ID'),
    quantity: quantity?.text || undefined,
    unit: quantity?.attributes.unitCode || undefined,
    net: textAt(node, 'LineExtensionAmount'),
    orderLine: textAt(node, 'OrderLineReference', 'LineID'),
    accounting: textAt(node, 'AccountingCost'),
    period: period(first(node, 'InvoicePeriod')),
    allowances: adjustments(node, false).map(lineAdjustment),
    charges: adjustments(node, true).map(lineAdjustment),
    price: textAt(price, 'PriceAmount'),
    priceDiscount: textAt(price, 'AllowanceCharge', 'Amount'),
    grossPrice: textAt(price, 'AllowanceCharge', 'BaseAmount'),
    baseQuantity: textAt(price, 'BaseQuantity'),
    baseUnit: first(price, 'BaseQuantity')?.attributes.unitCode || undefined,
    name: textAt(item, 'Name'),
    description: textAt(item, 'Description'),
    sellerItem: textAt(item, 'SellersItemIdentification', 'ID'),
    buyerItem: textAt(item, 'BuyersItemIdentification', 'ID'),
    standardItem: identifierAt(item, 'StandardItemIdentification', 'ID'),
    classifications: all(item, 'CommodityClassification', 'ItemClassificationCode').map((code) => ({
      id: code.text,
      scheme: code.attributes.listID || undefined,
    })),
    originCountry: textAt(item, 'OriginCountry', 'IdentificationCode'),
    attributes: all(item, 'AdditionalItemProperty').map((property) => ({
      name: textAt(property, 'Name'),
      value: textAt(property, 'Value'),
    })),
    ...vatOf(first(item, 'ClassifiedTaxCategory')),
  }
}

const note = ({ text }: XmlNode): { subject?: string | undefined; text?: string | undefined } => {
  const [, subject, content] = /^#([A-Z]{3})#([\s\S]*)$/.exec(text) ?? []
  return subject ? { subject, text: content } : { text: text || undefined }
}

const document = (node: XmlNode): SemanticDocument => {
  const file = first(node, 'Attachment', 'EmbeddedDocumentBinaryObject')
  return {
    reference: textAt(node, 'ID'),
    description: textAt(node, 'DocumentDescription'),
    url: textAt(node, 'Attachment', 'ExternalReference', 'URI'),
    mime: file?.attributes.mimeCode || undefined,
    filename: file?.attributes.filename || undefined,
  }
}

/** The terms of an invoice or a credit note of UBL 2.1. */
export function readUbl(root: XmlNode): SemanticInvoice {
  const kind = root.name
  const currency = textAt(root, 'DocumentCurrencyCode')
  const vatCurrency = textAt(root, 'TaxCurrencyCode')
  const taxTotals = all(root, 'TaxTotal')
  const withRows = taxTotals.find((total) => first(total, 'TaxSubtotal'))
  const taxTotal =
    withRows ??
    taxTotals.find((total) => first(total, 'TaxAmount')?.attributes.currencyID === currency) ??
    taxTotals[0]
  const taxTotalInVatCurrency = vatCurrency
    ? taxTotals.find(
        (total) => total !== taxTotal && first(total, 'TaxAmount')?.attributes.currencyID === vatCurrency,
      )
    : undefined
  const totals = first(root, 'LegalMonetaryTotal')
  const references = all(root, 'AdditionalDocumentReference')
  const typeOf = (node: XmlNode): string | undefined => textAt(node, 'DocumentTypeCode')
  const payee = first(root, 'PayeeParty')
  const representative = first(root, 'TaxRepresentativeParty')
  const delivery = first(root, 'Delivery')
  const order = textAt(root, 'OrderReference', 'ID')
  const salesOrder = textAt(root, 'OrderReference', 'SalesOrderID')
  return {
    specification: textAt(root, 'CustomizationID'),
    process: textAt(root, 'ProfileID'),
    number: textAt(root, 'ID'),
    issueDate: dayAt(root, 'IssueDate'),
    type: textAt(root, `${kind}TypeCode`),
    currency,
    vatCurrency,
    taxPointDate: dayAt(root, 'TaxPointDate'),
    taxPointCode: textAt(root, 'InvoicePeriod', 'DescriptionCode'),
    dueDate: dayAt(root, 'DueDate') ?? dayAt(root, 'PaymentMeans', 'PaymentDueDate'),
    buyerReference: textAt(root, 'BuyerReference'),
    project:
      textAt(root, 'ProjectReference', 'ID') ??
      (kind === 'CreditNote'
        ? textAt(
            references.find((node) => typeOf(node) === '50'),
            'ID',
          )
        : undefined),
    contract: textAt(root, 'ContractDocumentReference', 'ID'),
    order: order === 'NA' && salesOrder ? undefined : order,
    salesOrder,
    receivingAdvice: textAt(root, 'ReceiptDocumentReference', 'ID'),
    despatchAdvice: textAt(root, 'DespatchDocumentReference', 'ID'),
    tender: textAt(root, 'OriginatorDocumentReference', 'ID'),
    object: identifierAt(
      references.find((node) => typeOf(node) === '130'),
      'ID',
    ),
    accounting: textAt(root, 'AccountingCost'),
    terms: termsAt(root, 'PaymentTerms', 'Note'),
    notes: all(root, 'Note').map(note),
    preceding: all(root, 'BillingReference', 'InvoiceDocumentReference').map((node) => ({
      number: textAt(node, 'ID'),
      date: dayAt(node, 'IssueDate'),
    })),
    seller: party(first(root, 'AccountingSupplierParty', 'Party'), true),
    buyer: party(first(root, 'AccountingCustomerParty', 'Party'), false),
    payee: payee && {
      name: textAt(payee, 'PartyName', 'Name'),
      identifier: identifiersOf(payee, false)[0],
      registration: identifierAt(payee, 'PartyLegalEntity', 'CompanyID'),
    },
    representative: representative && {
      name: textAt(representative, 'PartyName', 'Name'),
      vatId: taxId(representative, true),
      address: address(first(representative, 'PostalAddress')),
    },
    delivery: delivery && {
      name: textAt(delivery, 'DeliveryParty', 'PartyName', 'Name'),
      location: identifierAt(delivery, 'DeliveryLocation', 'ID'),
      date: dayAt(delivery, 'ActualDeliveryDate'),
      address: address(first(delivery, 'DeliveryLocation', 'Address')),
    },
    period: period(first(root, 'InvoicePeriod')),
    payment: payment(root),
    allowances: adjustments(root, false).map(adjustment),
    charges: adjustments(root, true).map(adjustment),
    totals: {
      lines: textAt(totals, 'LineExtensionAmount'),
      allowances: textAt(totals, 'AllowanceTotalAmount'),
      charges: textAt(totals, 'ChargeTotalAmount'),
      taxExclusive: textAt(totals, 'TaxExclusiveAmount'),
      tax: textAt(taxTotal, 'TaxAmount'),
      taxInVatCurrency: textAt(taxTotalInVatCurrency, 'TaxAmount'),
      taxInclusive: textAt(totals, 'TaxInclusiveAmount'),
      prepaid: textAt(totals, 'PrepaidAmount'),
      rounding: textAt(totals, 'PayableRoundingAmount'),
      due: textAt(totals, 'PayableAmount'),
    },
    vat: all(taxTotal, 'TaxSubtotal').map((node) => ({
      ...vatOf(first(node, 'TaxCategory')),
      taxable: textAt(node, 'TaxableAmount'),
      tax: textAt(node, 'TaxAmount'),
      reason: textAt(node, 'TaxCategory', 'TaxExemptionReason'),
      reasonCode: textAt(node, 'TaxCategory', 'TaxExemptionReasonCode'),
    })),
    documents: references.filter((node) => !['130', '50'].includes(typeOf(node) ?? '')).map(document),
    lines: all(root, `${kind}Line`).map(line),
    amountCurrencies: currenciesIn(root),
  }
}
