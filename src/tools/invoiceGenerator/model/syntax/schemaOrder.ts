import type { Syntax } from './binding'

/**
 * The order of the elements that the table of bindings uses, by parent: UBL 2.1 (OASIS, os-UBL-2.1, xsd/maindoc and
 * UBL-CommonAggregateComponents-2.1) and CII (Factur-X 1.07.3, profile EN 16931, of D22B). A parent's own order counts for
 * all its places. Namesakes that are written in their own order have the conditions of their paths.
 */
type Orders = Readonly<Record<string, string>>

// prettier-ignore
const ublOrders: Orders = {
  Invoice: 'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference[DocumentTypeCode=130] AdditionalDocumentReference[DocumentTypeCode!=130|50] ProjectReference AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal#1 TaxTotal#2 LegalMonetaryTotal InvoiceLine',
  CreditNote: 'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference ContractDocumentReference AdditionalDocumentReference[DocumentTypeCode=130] AdditionalDocumentReference[DocumentTypeCode=50] AdditionalDocumentReference[DocumentTypeCode!=130|50] OriginatorDocumentReference AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal#1 TaxTotal#2 LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PartyIdentification[ID@schemeID!=SEPA] PartyIdentification[ID@schemeID=SEPA] PartyName PostalAddress PartyTaxScheme[TaxScheme/ID=VAT] PartyTaxScheme[TaxScheme/ID!=VAT][TaxScheme/ID:=TAX] PartyLegalEntity Contact',
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
  Attachment: 'EmbeddedDocumentBinaryObject ExternalReference',
  DocumentReference: 'ID DocumentTypeCode',
  Delivery: 'ActualDeliveryDate DeliveryLocation DeliveryParty',
  DeliveryLocation: 'ID Address',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate',
  CardAccount: 'PrimaryAccountNumberID NetworkID HolderName',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  PaymentMandate: 'ID PayerFinancialAccount',
  AllowanceCharge: 'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: 'ID Note InvoicedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference AllowanceCharge Item Price',
  CreditNoteLine: 'ID Note CreditedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference AllowanceCharge Item Price',
  Item: 'Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification OriginCountry CommodityClassification ClassifiedTaxCategory AdditionalItemProperty',
  AdditionalItemProperty: 'Name Value',
  Price: 'PriceAmount BaseQuantity AllowanceCharge',
}

const tradeParty =
  'ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration[ID@schemeID=FC] SpecifiedTaxRegistration[ID@schemeID=VA]'

// prettier-ignore
const ciiOrders: Orders = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext: 'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IncludedNote: 'Content SubjectCode',
  SupplyChainTradeTransaction: 'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem: 'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID IncludedNote',
  SpecifiedTradeProduct: 'GlobalID SellerAssignedID BuyerAssignedID Name Description ApplicableProductCharacteristic DesignatedProductClassification OriginTradeCountry',
  ApplicableProductCharacteristic: 'Description Value',
  BuyerOrderReferencedDocument: 'IssuerAssignedID LineID',
  SpecifiedLineTradeAgreement: 'BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice',
  GrossPriceProductTradePrice: 'ChargeAmount BasisQuantity AppliedTradeAllowanceCharge',
  NetPriceProductTradePrice: 'ChargeAmount BasisQuantity',
  SpecifiedLineTradeSettlement: 'ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation AdditionalReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  ApplicableHeaderTradeAgreement: 'BuyerReference SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument[TypeCode=916] AdditionalReferencedDocument[TypeCode=50] AdditionalReferencedDocument[TypeCode=130] SpecifiedProcuringProject',
  SellerTradeParty: tradeParty,
  BuyerTradeParty: tradeParty,
  PayeeTradeParty: tradeParty,
  ShipToTradeParty: tradeParty,
  SellerTaxRepresentativeTradeParty: tradeParty,
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName',
  AdditionalReferencedDocument: 'IssuerAssignedID URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode',
  SpecifiedProcuringProject: 'ID Name',
  ApplicableHeaderTradeDelivery: 'ShipToTradeParty ActualDeliverySupplyChainEvent DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument',
  ApplicableHeaderTradeSettlement: 'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  SpecifiedTradeSettlementPaymentMeans: 'TypeCode Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  ApplicableTradeSettlementFinancialCard: 'ID CardholderName',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName ProprietaryID',
  ApplicableTradeTax: 'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent',
  CategoryTradeTax: 'TypeCode CategoryCode RateApplicablePercent',
  BillingSpecifiedPeriod: 'StartDateTime EndDateTime',
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator CalculationPercent BasisAmount ActualAmount ReasonCode Reason CategoryTradeTax',
  AppliedTradeAllowanceCharge: 'ChargeIndicator ActualAmount',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime DirectDebitMandateID',
  SpecifiedTradeSettlementHeaderMonetarySummation: 'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount#1 TaxTotalAmount#2 RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
  InvoiceReferencedDocument: 'IssuerAssignedID FormattedIssueDateTime',
}

const orders: Readonly<Record<Syntax, Orders>> = { cii: ciiOrders, ubl: ublOrders }

const positionsIn = (order = ''): ReadonlyMap<string, number> => {
  const entries = order.split(' ')
  // Namesakes without their own place have that of the first.
  const names = entries.map((entry, index) => [entry.replace(/[[#].*/, ''), index] as const).reverse()
  return new Map([...names, ...entries.map((entry, index) => [entry, index] as const)])
}
const positions = {
  cii: new Map<string, ReadonlyMap<string, number>>(),
  ubl: new Map<string, ReadonlyMap<string, number>>(),
}

/** The place of an element among the children of its parent; undefined for one that the order does not have. */
export function positionIn(
  syntax: Syntax,
  parent: string,
  { key, name }: { key: string; name: string },
): number | undefined {
  const known = positions[syntax].get(parent) ?? positionsIn(orders[syntax][parent])
  positions[syntax].set(parent, known)
  return known.get(key) ?? known.get(name)
}
