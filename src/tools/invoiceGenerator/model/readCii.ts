import type {
  Identifier, SemanticAddress, SemanticAdjustment, SemanticContact, SemanticInvoice, SemanticLine,
  SemanticLineAdjustment, SemanticParty, SemanticPayment, SemanticPeriod,
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

/**
 * `20261125` (format 102), also with a time behind it (203 to 205), as `2026-11-25`; anything else stays as it is, for the
 * rules to name.
 */
const dayOf = (text: string | undefined): string | undefined =>
  plainDay(text?.replace(/^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?(?:[+-]\d{4}|Z)?)?$/, '$1-$2-$3'))

const dayAt = (node: Node, ...path: readonly string[]): string | undefined => {
  const found = first(node, ...path)
  return dayOf(found?.children[0]?.text ?? found?.text) || undefined
}

const identifiersOf = (node: Node): Identifier[] =>
  [...all(node, 'ID'), ...all(node, 'GlobalID')].flatMap(({ text, attributes }) =>
    text ? [{ id: text, scheme: attributes.schemeID || undefined }] : [],
  )

const address = (node: Node): SemanticAddress | undefined =>
  node && {
    line1: textAt(node, 'LineOne'),
    line2: textAt(node, 'LineTwo'),
    line3: textAt(node, 'LineThree'),
    city: textAt(node, 'CityName'),
    postCode: textAt(node, 'PostcodeCode'),
    region: textAt(node, 'CountrySubDivisionName'),
    country: textAt(node, 'CountryID'),
  }

const contact = (node: Node): SemanticContact | undefined =>
  filled({
    name: textAt(node, 'PersonName') ?? textAt(node, 'DepartmentName'),
    phone: textAt(node, 'TelephoneUniversalCommunication', 'CompleteNumber'),
    email: textAt(node, 'EmailURIUniversalCommunication', 'URIID'),
  })

const taxId = (node: Node, scheme: string): string | undefined =>
  all(node, 'SpecifiedTaxRegistration', 'ID').find(({ attributes }) => attributes.schemeID === scheme)
    ?.text || undefined

const party = (node: Node, isSeller: boolean): SemanticParty => ({
  name: textAt(node, 'Name'),
  tradingName: textAt(node, 'SpecifiedLegalOrganization', 'TradingBusinessName'),
  identifiers: identifiersOf(node),
  registration: identifierAt(node, 'SpecifiedLegalOrganization', 'ID'),
  vatId: taxId(node, 'VA'),
  ...(isSeller && { taxNumber: taxId(node, 'FC'), legalInformation: textAt(node, 'Description') }),
  electronicAddress: identifierAt(node, 'URIUniversalCommunication', 'URIID'),
  address: address(first(node, 'PostalTradeAddress')),
  contact: contact(first(node, 'DefinedTradeContact')),
})

const period = (node: Node): SemanticPeriod | undefined =>
  filled({ start: dayAt(node, 'StartDateTime'), end: dayAt(node, 'EndDateTime') })

const vatOf = (node: Node): { category?: string | undefined; rate?: string | undefined } => ({
  category: textAt(node, 'CategoryCode'),
  rate: textAt(node, 'RateApplicablePercent'),
})

const adjustments = (node: Node, isCharge: boolean): XmlNode[] =>
  all(node, 'SpecifiedTradeAllowanceCharge').filter(
    (entry) => ['true', '1'].includes(textAt(entry, 'ChargeIndicator', 'Indicator') ?? '') === isCharge,
  )

const lineAdjustment = (node: XmlNode): SemanticLineAdjustment => ({
  amount: textAt(node, 'ActualAmount'),
  base: textAt(node, 'BasisAmount'),
  percent: textAt(node, 'CalculationPercent'),
  reason: textAt(node, 'Reason'),
  reasonCode: textAt(node, 'ReasonCode'),
})

const adjustment = (node: XmlNode): SemanticAdjustment => ({
  ...lineAdjustment(node),
  ...vatOf(first(node, 'CategoryTradeTax')),
})

function payment(settlement: Node): SemanticPayment | undefined {
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const node = means[0]
  const debit = filled({
    mandate: textAt(settlement, 'SpecifiedTradePaymentTerms', 'DirectDebitMandateID'),
    creditorId: textAt(settlement, 'CreditorReferenceID'),
    account: textAt(node, 'PayerPartyDebtorFinancialAccount', 'IBANID'),
  })
  const reference = textAt(settlement, 'PaymentReference')
  if (!node && !debit && !reference) return undefined
  const card = first(node, 'ApplicableTradeSettlementFinancialCard')
  return {
    means: textAt(node, 'TypeCode'),
    meansText: textAt(node, 'Information'),
    reference,
    accounts: means.flatMap((entry) => {
      const account = first(entry, 'PayeePartyCreditorFinancialAccount')
      const read = filled({
        id: textAt(account, 'IBANID') ?? textAt(account, 'ProprietaryID'),
        name: textAt(account, 'AccountName'),
        bic: textAt(entry, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
      })
      return read ? [read] : []
    }),
    card: card && { number: textAt(card, 'ID'), holder: textAt(card, 'CardholderName') },
    debit,
  }
}

function line(node: XmlNode): SemanticLine {
  const product = first(node, 'SpecifiedTradeProduct')
  const agreement = first(node, 'SpecifiedLineTradeAgreement')
  const settlement = first(node, 'SpecifiedLineTradeSettlement')
  const net = first(agreement, 'NetPriceProductTradePrice')
  const gross = first(agreement, 'GrossPriceProductTradePrice')
  const quantity = first(node, 'SpecifiedLineTradeDelivery', 'BilledQuantity')
  const base = first(net, 'BasisQuantity') ?? first(gross, 'BasisQuantity')
  const object = all(settlement, 'AdditionalReferencedDocument').find(
    (entry) => textAt(entry, 'TypeCode') === '130',
  )
  return {
    id: textAt(node, 'AssociatedDocumentLineDocument', 'LineID'),
    note: textAt(node, 'AssociatedDocumentLineDocument', 'IncludedNote', 'Content'),
    object: objectOf(object),
    quantity: quantity?.text || undefined,
    unit: quantity?.attributes.unitCode || undefined,
    net: textAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'),
    orderLine: textAt(agreement, 'BuyerOrderReferencedDocument', 'LineID'),
    accounting: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
    period: period(first(settlement, 'BillingSpecifiedPeriod')),
    allowances: adjustments(settlement, false).map(lineAdjustment),
    charges: adjustments(settlement, true).map(lineAdjustment),
    price: textAt(net, 'ChargeAmount'),
    priceDiscount: textAt(gross, 'AppliedTradeAllowanceCharge', 'ActualAmount'),
    grossPrice: textAt(gross, 'ChargeAmount'),
    baseQuantity: base?.text || undefined,
    baseUnit: base?.attributes.unitCode || undefined,
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    sellerItem: textAt(product, 'SellerAssignedID'),
    buyerItem: textAt(product, 'BuyerAssignedID'),
    standardItem: identifierAt(product, 'GlobalID'),
    classifications: all(product, 'DesignatedProductClassification', 'ClassCode').map(
      ({ text, attributes }) => ({
        id: text,
        scheme: attributes.listID || undefined,
      }),
    ),
    originCountry: textAt(product, 'OriginTradeCountry', 'ID'),
    attributes: all(product, 'ApplicableProductCharacteristic').map((entry) => ({
      name: textAt(entry, 'Description'),
      value: textAt(entry, 'Value'),
    })),
    ...vatOf(first(settlement, 'ApplicableTradeTax')),
  }
}

const objectOf = (node: Node): Identifier | undefined => {
  const id = textAt(node, 'IssuerAssignedID')
  return id ? { id, scheme: textAt(node, 'ReferenceTypeCode') } : undefined
}

/** UNTDID 2005, which the norm has, of UNTDID 2475, which CII has (BT-8). */
const taxPointCodes: Readonly<Record<string, string>> = { 5: '3', 29: '35', 72: '432' }

/** The terms of a Cross Industry Invoice. */
export function readCii(root: XmlNode): SemanticInvoice {
  const context = first(root, 'ExchangedDocumentContext')
  const document = first(root, 'ExchangedDocument')
  const transaction = first(root, 'SupplyChainTradeTransaction')
  const agreement = first(transaction, 'ApplicableHeaderTradeAgreement')
  const delivery = first(transaction, 'ApplicableHeaderTradeDelivery')
  const settlement = first(transaction, 'ApplicableHeaderTradeSettlement')
  const totals = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  const vatCurrency = textAt(settlement, 'TaxCurrencyCode')
  const taxTotals = all(totals, 'TaxTotalAmount')
  const taxTotal = taxTotals.find(({ attributes }) => attributes.currencyID === currency) ?? taxTotals[0]
  const taxes = all(settlement, 'ApplicableTradeTax')
  const references = all(agreement, 'AdditionalReferencedDocument')
  const ofType = (type: string): readonly XmlNode[] =>
    references.filter((node) => textAt(node, 'TypeCode') === type)
  const payee = first(settlement, 'PayeeTradeParty')
  const representative = first(agreement, 'SellerTaxRepresentativeTradeParty')
  const shipTo = first(delivery, 'ShipToTradeParty')
  const taxPointCode = textAt(taxes[0], 'DueDateTypeCode')
  const terms = first(settlement, 'SpecifiedTradePaymentTerms')
  return {
    specification: textAt(context, 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    process: textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter', 'ID'),
    number: textAt(document, 'ID'),
    issueDate: dayAt(document, 'IssueDateTime'),
    type: textAt(document, 'TypeCode'),
    currency,
    vatCurrency,
    taxPointDate: dayAt(taxes[0], 'TaxPointDate'),
    taxPointCode: taxPointCode && (taxPointCodes[taxPointCode] ?? taxPointCode),
    dueDate: dayAt(terms, 'DueDateDateTime'),
    buyerReference: textAt(agreement, 'BuyerReference'),
    project: textAt(agreement, 'SpecifiedProcuringProject', 'ID'),
    contract: textAt(agreement, 'ContractReferencedDocument', 'IssuerAssignedID'),
    order: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    salesOrder: textAt(agreement, 'SellerOrderReferencedDocument', 'IssuerAssignedID'),
    receivingAdvice: textAt(delivery, 'ReceivingAdviceReferencedDocument', 'IssuerAssignedID'),
    despatchAdvice: textAt(delivery, 'DespatchAdviceReferencedDocument', 'IssuerAssignedID'),
    tender: textAt(ofType('50')[0], 'IssuerAssignedID'),
    object: objectOf(ofType('130')[0]),
    accounting: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
    terms: termsAt(terms, 'Description'),
    notes: all(document, 'IncludedNote').map((node) => ({
      subject: textAt(node, 'SubjectCode'),
      text: textAt(node, 'Content'),
    })),
    preceding: all(settlement, 'InvoiceReferencedDocument').map((node) => ({
      number: textAt(node, 'IssuerAssignedID'),
      date: dayAt(node, 'FormattedIssueDateTime'),
    })),
    seller: party(first(agreement, 'SellerTradeParty'), true),
    buyer: party(first(agreement, 'BuyerTradeParty'), false),
    payee: payee && {
      name: textAt(payee, 'Name'),
      identifier: identifiersOf(payee)[0],
      registration: identifierAt(payee, 'SpecifiedLegalOrganization', 'ID'),
    },
    representative: representative && {
      name: textAt(representative, 'Name'),
      vatId: taxId(representative, 'VA'),
      address: address(first(representative, 'PostalTradeAddress')),
    },
    delivery: filled({
      name: textAt(shipTo, 'Name'),
      location: identifiersOf(shipTo)[0],
      date: dayAt(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime'),
      address: address(first(shipTo, 'PostalTradeAddress')),
    }),
    period: period(first(settlement, 'BillingSpecifiedPeriod')),
    payment: payment(settlement),
    allowances: adjustments(settlement, false).map(adjustment),
    charges: adjustments(settlement, true).map(adjustment),
    totals: {
      lines: textAt(totals, 'LineTotalAmount'),
      allowances: textAt(totals, 'AllowanceTotalAmount'),
      charges: textAt(totals, 'ChargeTotalAmount'),
      taxExclusive: textAt(totals, 'TaxBasisTotalAmount'),
      tax: taxTotal?.text || undefined,
      taxInVatCurrency:
        taxTotals.find((node) => node !== taxTotal && node.attributes.currencyID === vatCurrency)?.text ||
        undefined,
      taxInclusive: textAt(totals, 'GrandTotalAmount'),
      prepaid: textAt(totals, 'TotalPrepaidAmount'),
      rounding: textAt(totals, 'RoundingAmount'),
      due: textAt(totals, 'DuePayableAmount'),
    },
    vat: taxes.map((node) => ({
      ...vatOf(node),
      taxable: textAt(node, 'BasisAmount'),
      tax: textAt(node, 'CalculatedAmount'),
      reason: textAt(node, 'ExemptionReason'),
      reasonCode: textAt(node, 'ExemptionReasonCode'),
    })),
    documents: ofType('916').map((node) => ({
      reference: textAt(node, 'IssuerAssignedID'),
      description: textAt(node, 'Name'),
      url: textAt(node, 'URIID'),
      mime: first(node, 'AttachmentBinaryObject')?.attributes.mimeCode || undefined,
      filename: first(node, 'AttachmentBinaryObject')?.attributes.filename || undefined,
    })),
    lines: all(transaction, 'IncludedSupplyChainTradeLineItem').map(line),
    amountCurrencies: currenciesIn(root),
  }
}
