import { generalInformation, type SemanticDocument, type SemanticInvoice, type SemanticParty, type SemanticTotals, type SemanticVatRow } from '../semantic' // prettier-ignore
import { first, paymentTerms, type XmlNode } from '../xmlTree'
import { list, terms, within, type Binding } from './binding'
import { lineTerms } from './lineBindings'
import { address, adjustment, ciiAllowance, ciiCharge, contact, never, party, period, schemeOf, ublAllowance, ublCharge, ublVat, vat, vatId } from './sharedBindings' // prettier-ignore

/**
 * The terms of EN 16931 with their places in the Cross Industry Invoice of UN/CEFACT (EN 16931-3-3) and in UBL 2.1
 * (EN 16931-3-2): files are written and read from this table. The order of elements is in `schemaOrder.ts`.
 */

type Of<List extends 'accounts'> = NonNullable<SemanticInvoice['payment']>[List][number]
type Note = SemanticInvoice['notes'][number]

/** UNTDID 2475 as CII has it, for the codes of UNTDID 2005 that the norm has (BT-8). */
const taxPointCodes: readonly (readonly [norm: string, cii: string])[] = [['3', '5'], ['35', '29'], ['432', '72']] // prettier-ignore

/** An account number is an IBAN when it looks like one. */
const isIban = (id: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(id.replace(/\s/g, ''))

/** UBL has a note and the code of its subject in one text, `#REG#Company register`. */
const noteIn = (text: string): Note => {
  const [, subject, content] = /^#([A-Z]{3})#([\s\S]*)$/.exec(text) ?? []
  return subject ? { subject, text: content?.trim() || undefined } : { text: text || undefined }
}

/**
 * Readers, and the official rule BR-CL-08, take three characters between the first two number signs for the code of a
 * subject wherever they are, so a text with them gets the code of general information before it.
 */
function noteOf({ subject, text }: Note): string | undefined {
  const code = subject ?? (/^[^#]*#[^#]{3}#/.test(text ?? '') ? generalInformation : undefined)
  return code ? `#${code}#${text ?? ''}` : text
}

/** Lines of the profile EXTENDED that only sum up others or say something: their amounts are in no total. */
const isNotCounted = (node: XmlNode): boolean =>
  ['GROUP', 'INFORMATION'].includes(
    first(node, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode')?.text ?? '',
  )

const document = 'rsm:ExchangedDocument'
const transaction = 'rsm:SupplyChainTradeTransaction'
const agreement = `${transaction}/ApplicableHeaderTradeAgreement`
const delivery = `${transaction}/ApplicableHeaderTradeDelivery`
const settlement = `${transaction}/ApplicableHeaderTradeSettlement`
const ciiMeans = `${settlement}/SpecifiedTradeSettlementPaymentMeans`
const card = 'ApplicableTradeSettlementFinancialCard'
const paymentTermsPath = `${settlement}/SpecifiedTradePaymentTerms`
const ciiDocument = (type: string): string => `${agreement}/AdditionalReferencedDocument[TypeCode=${type}]`
const withCard = (text: string | undefined, _: object, { payment }: SemanticInvoice): string | undefined =>
  payment?.card?.number && text

/** Rows of the means of payment, of which there is one for each account. */
const paymentRows = (isCredit: boolean): Binding[] => [
  ...terms<SemanticInvoice>(
    ['BT-81', 'payment.means', 'TypeCode', 'PaymentMeansCode'],
    ['BT-82', 'payment.meansText', 'Information', 'PaymentMeansCode@name'],
    // An invoice has its due date at its beginning, a credit note here.
    ['BT-9', 'dueDate', undefined, { path: 'PaymentDueDate', write: (day) => isCredit ? day : undefined }, 'day'],
    ['BT-83', 'payment.reference', undefined, 'PaymentID'],
    ['BG-18', 'payment.card', card, 'CardAccount', 'group'],
    // UBL requires a network, which is no term of the norm.
    ['BT-87', 'payment.card.number', `${card}/ID`, 'CardAccount[NetworkID:=NA]/PrimaryAccountNumberID'],
    ['BT-88', 'payment.card.holder', `${card}/CardholderName`, { path: 'CardAccount[NetworkID:=NA]/HolderName', write: withCard }],
    ['BG-19', 'payment.debit', undefined, 'PaymentMandate', 'group'],
    ['BT-89', 'payment.debit.mandate', undefined, 'PaymentMandate/ID'],
    ['BT-91', 'payment.debit.account', 'PayerPartyDebtorFinancialAccount/IBANID', 'PaymentMandate/PayerFinancialAccount/ID'],
  ).map((row) => ({ ...row, options: { ofInvoice: true } })),
  ...terms<Of<'accounts'>>(
    ['BT-84', 'id', { path: 'PayeePartyCreditorFinancialAccount/IBANID', write: (id = '') => isIban(id) ? id : undefined }, 'PayeeFinancialAccount/ID'],
    ['BT-84', 'id', { path: 'PayeePartyCreditorFinancialAccount/ProprietaryID', write: (id = '') => isIban(id) ? undefined : id }],
    ['BT-85', 'name', 'PayeePartyCreditorFinancialAccount/AccountName', 'PayeeFinancialAccount/Name'],
    ['BT-86', 'bic', 'PayeeSpecifiedCreditorFinancialInstitution/BICID', 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'],
  ),
] // prettier-ignore

/** All terms that are written and read, of an invoice or a credit note of UBL; CII has one kind of document. */
const bindings = (kind: 'Invoice' | 'CreditNote'): readonly Binding[] => {
  const isCredit = kind === 'CreditNote'
  return [
    ...terms<SemanticInvoice>(
      ['BT-24', 'specification', 'rsm:ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID', 'CustomizationID'],
      ['BT-23', 'process', 'rsm:ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID', 'ProfileID'],
      ['BT-1', 'number', `${document}/ID`, 'ID'],
      ['BT-2', 'issueDate', `${document}/IssueDateTime`, 'IssueDate', 'day'],
      ['BT-3', 'type', `${document}/TypeCode`, `${kind}TypeCode`],
      ['BT-5', 'currency', `${settlement}/InvoiceCurrencyCode`, 'DocumentCurrencyCode'],
      ['BT-6', 'vatCurrency', `${settlement}/TaxCurrencyCode`, 'TaxCurrencyCode'],
      ['BT-7', 'taxPointDate', undefined, 'TaxPointDate', 'day'],
      ['BT-8', 'taxPointCode', undefined, 'InvoicePeriod/DescriptionCode'],
      ['BT-9', 'dueDate', `${paymentTermsPath}/DueDateDateTime`, isCredit ? undefined : 'DueDate', 'day'],
      ['BT-10', 'buyerReference', `${agreement}/BuyerReference`, 'BuyerReference'],
      // CII requires a name beside the number. A credit note of UBL has no element for it.
      ['BT-11', 'project', `${agreement}/SpecifiedProcuringProject[Name:=Project reference]/ID`, isCredit ? 'AdditionalDocumentReference[DocumentTypeCode=50]/ID' : 'ProjectReference/ID'],
      ['BT-12', 'contract', `${agreement}/ContractReferencedDocument/IssuerAssignedID`, 'ContractDocumentReference/ID'],
      ['BT-14', 'salesOrder', `${agreement}/SellerOrderReferencedDocument/IssuerAssignedID`, 'OrderReference/SalesOrderID'],
      ['BT-13', 'order', `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`, {
        path: 'OrderReference/ID',
        // The schema requires the number of the buyer beside that of the seller.
        write: (order, { salesOrder }) => order ?? (salesOrder && 'NA'),
        read: ({ text }, { salesOrder }) => (text === 'NA' && salesOrder ? undefined : text),
      }],
      ['BT-15', 'receivingAdvice', `${delivery}/ReceivingAdviceReferencedDocument/IssuerAssignedID`, 'ReceiptDocumentReference/ID'],
      ['BT-16', 'despatchAdvice', `${delivery}/DespatchAdviceReferencedDocument/IssuerAssignedID`, 'DespatchDocumentReference/ID'],
      ['BT-17', 'tender', `${ciiDocument('50')}/IssuerAssignedID`, 'OriginatorDocumentReference/ID'],
      ['BT-18', 'object.id', `${ciiDocument('130')}/IssuerAssignedID`, 'AdditionalDocumentReference[DocumentTypeCode=130]/ID'],
      ['BT-18', 'object.scheme', { path: `${ciiDocument('130')}/ReferenceTypeCode`, read: schemeOf }, 'AdditionalDocumentReference[DocumentTypeCode=130]/ID@schemeID'],
      ['BT-19', 'accounting', `${settlement}/ReceivableSpecifiedTradeAccountingAccount/ID`, 'AccountingCost'],
      ['BT-20', 'terms', { path: `${paymentTermsPath}/Description`, read: paymentTerms }, { path: 'PaymentTerms/Note', read: paymentTerms }],
    ),
    list<SemanticInvoice>(['BG-1', 'notes', `${document}/IncludedNote`, 'Note'], terms<Note>(
      ['BT-21', 'subject', 'SubjectCode', { path: '', write: never, read: ({ text }) => noteIn(text).subject }],
      ['BT-22', 'text', 'Content', { path: '', write: (_, note) => noteOf(note), read: ({ text }) => noteIn(text).text }],
    )),
    list<SemanticInvoice>(['BG-3', 'preceding', `${settlement}/InvoiceReferencedDocument`, 'BillingReference'],
      terms<SemanticInvoice['preceding'][number]>(
        ['BT-25', 'number', 'IssuerAssignedID', 'InvoiceDocumentReference/ID'],
        ['BT-26', 'date', 'FormattedIssueDateTime', 'InvoiceDocumentReference/IssueDate', 'day'],
      )),
    ...within<SemanticInvoice>(['seller', `${agreement}/SellerTradeParty`, 'AccountingSupplierParty/Party'], [
      ...party('BG-5', { name: 27, tradingName: 28, ids: 29, registration: 30, vatId: 31, electronic: 34 }),
      ...within<SemanticParty>(['address', 'PostalTradeAddress', 'PostalAddress'], address(35, 36, 162, 37, 38, 39, 40)),
      ...contact(41, 42, 43),
      ...terms<SemanticParty>(
        ['BT-32', 'taxNumber', 'SpecifiedTaxRegistration[ID@schemeID=FC]/ID', 'PartyTaxScheme[TaxScheme/ID!=VAT][TaxScheme/ID:=TAX]/CompanyID'],
        ['BT-33', 'legalInformation', 'Description', 'PartyLegalEntity/CompanyLegalForm'],
      ),
    ]),
    ...within<SemanticInvoice>(['buyer', `${agreement}/BuyerTradeParty`, 'AccountingCustomerParty/Party'], [
      ...party('BG-8', { name: 44, tradingName: 45, ids: 46, registration: 47, vatId: 48, electronic: 49 }),
      ...within<SemanticParty>(['address', 'PostalTradeAddress', 'PostalAddress'], address(50, 51, 163, 52, 53, 54, 55)),
      ...contact(56, 57, 58),
    ]),
    ...terms<SemanticInvoice>(['BG-10', 'payee', `${settlement}/PayeeTradeParty`, 'PayeeParty', 'group']),
    ...within<SemanticInvoice>(['payee', `${settlement}/PayeeTradeParty`, 'PayeeParty'], terms<NonNullable<SemanticInvoice['payee']>>(
      ['BT-59', 'name', 'Name', 'PartyName/Name'],
      ['BT-60', 'identifier', 'ID', undefined, 'local'],
      ['BT-60', 'identifier', 'GlobalID', undefined, 'global'],
      ['BT-60', 'identifier', undefined, 'PartyIdentification[ID@schemeID!=SEPA]/ID', 'identifier'],
      ['BT-61', 'registration', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID', 'identifier'],
    )),
    ...terms<SemanticInvoice>(['BG-11', 'representative', `${agreement}/SellerTaxRepresentativeTradeParty`, 'TaxRepresentativeParty', 'group']),
    ...within<SemanticInvoice>(['representative', `${agreement}/SellerTaxRepresentativeTradeParty`, 'TaxRepresentativeParty'], [
      ...terms<NonNullable<SemanticInvoice['representative']>>(
        ['BT-62', 'name', 'Name', 'PartyName/Name'],
        ['BG-12', 'address', 'PostalTradeAddress', 'PostalAddress', 'group'],
      ),
      ...within<SemanticParty>(['address', 'PostalTradeAddress', 'PostalAddress'], address(64, 65, 164, 66, 67, 68, 69)),
      ...vatId(63),
    ]),
    ...terms<SemanticInvoice>(
      ['BG-13', 'delivery', undefined, 'Delivery', 'group'],
      ['BG-13', '', delivery, undefined, 'group', { isRequired: () => true }],
      ['BT-70', 'delivery.name', `${delivery}/ShipToTradeParty/Name`, 'Delivery/DeliveryParty/PartyName/Name'],
      ['BT-71', 'delivery.location', `${delivery}/ShipToTradeParty/ID`, undefined, 'local'],
      ['BT-71', 'delivery.location', `${delivery}/ShipToTradeParty/GlobalID`, undefined, 'global'],
      ['BT-71', 'delivery.location', undefined, 'Delivery/DeliveryLocation/ID', 'identifier'],
      ['BT-72', 'delivery.date', `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime`, 'Delivery/ActualDeliveryDate', 'day'],
      ['BG-15', 'delivery.address', `${delivery}/ShipToTradeParty/PostalTradeAddress`, 'Delivery/DeliveryLocation/Address', 'group'],
    ),
    ...within<SemanticInvoice>(['delivery.address', `${delivery}/ShipToTradeParty/PostalTradeAddress`, 'Delivery/DeliveryLocation/Address'],
      address(75, 76, 165, 77, 78, 79, 80)),
    ...period(73, 74, `${settlement}/BillingSpecifiedPeriod`, 'InvoicePeriod'),
    list<SemanticInvoice>(['BG-17', 'payment.accounts', ciiMeans, 'PaymentMeans'], paymentRows(isCredit), {
      skipEmpty: true,
      isAlike: true,
      isRequired: ({ payment }) => payment !== undefined,
    }),
    ...terms<SemanticInvoice>(
      ['BT-83', 'payment.reference', `${settlement}/PaymentReference`],
      ['BT-89', 'payment.debit.mandate', `${paymentTermsPath}/DirectDebitMandateID`],
      ['BT-90', 'payment.debit.creditorId', `${settlement}/CreditorReferenceID`, 'AccountingSupplierParty/Party/PartyIdentification[ID@schemeID=SEPA]/ID'],
      ['BT-90', 'payment.debit.creditorId', undefined, { path: 'PayeeParty/PartyIdentification[ID@schemeID=SEPA]/ID', write: never }],
    ),
    list<SemanticInvoice>(['BG-20', 'allowances', `${settlement}/${ciiAllowance}`, ublAllowance], [
      ...adjustment(92, 93, 94, 97, 98), ...vat(95, 96, 'CategoryTradeTax[TypeCode:=VAT]', ublVat('TaxCategory')),
    ]),
    list<SemanticInvoice>(['BG-21', 'charges', `${settlement}/${ciiCharge}`, ublCharge], [
      ...adjustment(99, 100, 101, 104, 105), ...vat(102, 103, 'CategoryTradeTax[TypeCode:=VAT]', ublVat('TaxCategory')),
    ]),
    ...within<SemanticInvoice>(['totals', `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`, 'LegalMonetaryTotal'], terms<SemanticTotals>(
      ['BT-106', 'lines', 'LineTotalAmount', 'LineExtensionAmount', 'amount'],
      ['BT-107', 'allowances', 'AllowanceTotalAmount', 'AllowanceTotalAmount', 'amount'],
      ['BT-108', 'charges', 'ChargeTotalAmount', 'ChargeTotalAmount', 'amount'],
      ['BT-109', 'taxExclusive', 'TaxBasisTotalAmount', 'TaxExclusiveAmount', 'amount'],
      ['BT-110', 'tax', 'TaxTotalAmount#1', undefined, 'amount'],
      ['BT-111', 'taxInVatCurrency', 'TaxTotalAmount#2', undefined, 'vatAmount'],
      ['BT-112', 'taxInclusive', 'GrandTotalAmount', 'TaxInclusiveAmount', 'amount'],
      ['BT-113', 'prepaid', 'TotalPrepaidAmount', 'PrepaidAmount', 'amount'],
      ['BT-114', 'rounding', 'RoundingAmount', 'PayableRoundingAmount', 'amount'],
      ['BT-115', 'due', 'DuePayableAmount', 'PayableAmount', 'amount'],
    )),
    ...terms<SemanticInvoice>(
      ['BT-110', 'totals.tax', undefined, 'TaxTotal#1/TaxAmount', 'amount'],
      ['BT-111', 'totals.taxInVatCurrency', undefined, 'TaxTotal#2/TaxAmount', 'vatAmount'],
    ),
    list<SemanticInvoice>(['BG-23', 'vat', `${settlement}/ApplicableTradeTax[TypeCode:=VAT]`, 'TaxTotal#1/TaxSubtotal'], [
      ...terms<SemanticVatRow>(
        ['BT-116', 'taxable', 'BasisAmount', 'TaxableAmount', 'amount'],
        ['BT-117', 'tax', 'CalculatedAmount', 'TaxAmount', 'amount'],
        ['BT-120', 'reason', 'ExemptionReason', `${ublVat('TaxCategory')}/TaxExemptionReason`],
        ['BT-121', 'reasonCode', 'ExemptionReasonCode', `${ublVat('TaxCategory')}/TaxExemptionReasonCode`],
      ),
      ...vat(118, 119, '', ublVat('TaxCategory')),
      ...terms<SemanticInvoice>(
        ['BT-7', 'taxPointDate', 'TaxPointDate', undefined, 'day', { ofInvoice: true }],
        ['BT-8', 'taxPointCode', {
          path: 'DueDateTypeCode',
          write: (code) => taxPointCodes.find(([norm]) => norm === code)?.[1] ?? code,
          read: ({ text }) => taxPointCodes.find(([, cii]) => cii === text)?.[0] ?? text,
        }, undefined, 'text', { ofInvoice: true }],
      ),
    ]),
    list<SemanticInvoice>(['BG-24', 'documents', ciiDocument('916'), 'AdditionalDocumentReference[DocumentTypeCode!=130|50]'],
      terms<SemanticDocument>(
        ['BT-122', 'reference', 'IssuerAssignedID', 'ID'],
        ['BT-123', 'description', 'Name', 'DocumentDescription'],
        ['BT-124', 'url', 'URIID', 'Attachment/ExternalReference/URI'],
        ['BT-125', 'content', 'AttachmentBinaryObject', 'Attachment/EmbeddedDocumentBinaryObject'],
        ['BT-125', 'mime', 'AttachmentBinaryObject@mimeCode', 'Attachment/EmbeddedDocumentBinaryObject@mimeCode'],
        ['BT-125', 'filename', 'AttachmentBinaryObject@filename', 'Attachment/EmbeddedDocumentBinaryObject@filename'],
      )),
    list<SemanticInvoice>(['BG-25', 'lines', `${transaction}/IncludedSupplyChainTradeLineItem`, `${kind}Line`], lineTerms(isCredit), { skip: isNotCounted }),
  ]
} // prettier-ignore

const ofInvoice = bindings('Invoice')
const ofCreditNote = bindings('CreditNote')

/** The bindings of a kind of document: an invoice, or what UBL has credit notes for. */
export const bindingsOf = (isCredit: boolean): readonly Binding[] => (isCredit ? ofCreditNote : ofInvoice)
