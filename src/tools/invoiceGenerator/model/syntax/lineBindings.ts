import { amount } from '../rules/rule'
import type { SemanticLine } from '../semantic'
import { list, terms, type Binding } from './binding'
import { adjustment, ciiAllowance, ciiCharge, never, period, schemeOf, ublAllowance, ublCharge, ublVat, vat } from './sharedBindings' // prettier-ignore

const withGross = (text: string | undefined, line: SemanticLine): string | undefined =>
  line.grossPrice && text
/** UBL has the gross price beside a discount only: it is zero where the file of the other syntax has none. */
const ublDiscount = (text: string | undefined, line: SemanticLine): string | undefined =>
  text ?? (line.grossPrice && '0')
/** CII has a discount in the gross price alone. */
const ciiGross = (text: string | undefined, { price, priceDiscount }: SemanticLine): string | undefined =>
  text ?? (priceDiscount && amount(price).plus(amount(priceDiscount)).toFixed())
const line = 'AssociatedDocumentLineDocument'
const product = 'SpecifiedTradeProduct'
const lineAgreement = 'SpecifiedLineTradeAgreement'
const lineSettlement = 'SpecifiedLineTradeSettlement'
const grossPrice = `${lineAgreement}/GrossPriceProductTradePrice`
const priceDiscount = `${grossPrice}/AppliedTradeAllowanceCharge[ChargeIndicator/udt:Indicator:=false]`
const lineObject = `${lineSettlement}/AdditionalReferencedDocument[TypeCode=130]`

/** The terms of a line (BG-25), of an invoice or a credit note. */
export const lineTerms = (isCredit: boolean): Binding[] => [
  ...terms<SemanticLine>(
    ['BT-126', 'id', `${line}/LineID`, 'ID'],
    ['BT-127', 'note', `${line}/IncludedNote/Content`, 'Note'],
    ['BT-128', 'object.id', `${lineObject}/IssuerAssignedID`, 'DocumentReference[DocumentTypeCode:=130]/ID'],
    ['BT-128', 'object.scheme', { path: `${lineObject}/ReferenceTypeCode`, read: schemeOf }, 'DocumentReference[DocumentTypeCode:=130]/ID@schemeID'],
    ['BT-129', 'quantity', 'SpecifiedLineTradeDelivery/BilledQuantity', isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'],
    ['BT-130', 'unit', 'SpecifiedLineTradeDelivery/BilledQuantity@unitCode', `${isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'}@unitCode`],
    // Some programs write the quantity of the other kind of document.
    ['BT-129', 'quantity', undefined, { path: isCredit ? 'InvoicedQuantity' : 'CreditedQuantity', write: never }],
    ['BT-130', 'unit', undefined, { path: `${isCredit ? 'InvoicedQuantity' : 'CreditedQuantity'}@unitCode`, write: never }],
    ['BT-131', 'net', `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`, 'LineExtensionAmount', 'amount'],
    ['BT-132', 'orderLine', `${lineAgreement}/BuyerOrderReferencedDocument/LineID`, 'OrderLineReference/LineID'],
    ['BT-133', 'accounting', `${lineSettlement}/ReceivableSpecifiedTradeAccountingAccount/ID`, 'AccountingCost'],
    ['BT-146', 'price', `${lineAgreement}/NetPriceProductTradePrice/ChargeAmount`, 'Price/PriceAmount', 'amount'],
    ['BT-147', 'priceDiscount', `${priceDiscount}/ActualAmount`, { path: 'Price/AllowanceCharge[ChargeIndicator:=false]/Amount', write: ublDiscount }, 'amount'],
    ['BT-148', 'grossPrice', { path: `${grossPrice}/ChargeAmount`, write: ciiGross }, 'Price/AllowanceCharge[ChargeIndicator:=false]/BaseAmount', 'amount'],
    ['BT-149', 'baseQuantity', `${lineAgreement}/NetPriceProductTradePrice/BasisQuantity`, 'Price/BaseQuantity'],
    ['BT-150', 'baseUnit', `${lineAgreement}/NetPriceProductTradePrice/BasisQuantity@unitCode`, 'Price/BaseQuantity@unitCode'],
    ['BT-149', 'baseQuantity', { path: `${grossPrice}/BasisQuantity`, write: withGross }],
    ['BT-150', 'baseUnit', `${grossPrice}/BasisQuantity@unitCode`],
    ['BT-153', 'name', `${product}/Name`, 'Item/Name'],
    ['BT-154', 'description', `${product}/Description`, 'Item/Description'],
    ['BT-155', 'sellerItem', `${product}/SellerAssignedID`, 'Item/SellersItemIdentification/ID'],
    ['BT-156', 'buyerItem', `${product}/BuyerAssignedID`, 'Item/BuyersItemIdentification/ID'],
    ['BT-157', 'standardItem', `${product}/GlobalID`, 'Item/StandardItemIdentification/ID', 'identifier'],
    ['BT-159', 'originCountry', `${product}/OriginTradeCountry/ID`, 'Item/OriginCountry/IdentificationCode'],
  ),
  ...period(134, 135, `${lineSettlement}/BillingSpecifiedPeriod`, 'InvoicePeriod'),
  list<SemanticLine>(['BG-27', 'allowances', `${lineSettlement}/${ciiAllowance}`, ublAllowance], adjustment(136, 137, 138, 139, 140)),
  list<SemanticLine>(['BG-28', 'charges', `${lineSettlement}/${ciiCharge}`, ublCharge], adjustment(141, 142, 143, 144, 145)),
  ...vat(151, 152, `${lineSettlement}/ApplicableTradeTax[TypeCode:=VAT]`, `Item/${ublVat('ClassifiedTaxCategory')}`),
  list<SemanticLine>(['BT-158', 'classifications', `${product}/DesignatedProductClassification`, 'Item/CommodityClassification'],
    terms(['BT-158', '', 'ClassCode', 'ItemClassificationCode', 'class']), { skipEmpty: true }),
  list<SemanticLine>(['BG-32', 'attributes', `${product}/ApplicableProductCharacteristic`, 'Item/AdditionalItemProperty'],
    terms<SemanticLine['attributes'][number]>(['BT-160', 'name', 'Description', 'Name'], ['BT-161', 'value', 'Value', 'Value'])),
] // prettier-ignore
