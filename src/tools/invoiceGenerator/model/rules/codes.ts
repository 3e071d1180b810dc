import { isCreditNote, type SemanticInvoice } from '../semantic'
import {
  allowanceReasonCodes, chargeReasonCodes, countryCodes, currencyCodes, documentTypeCodes, electronicAddressSchemes,
  exemptionCodes, identifierSchemes, itemClassificationSchemes, mimeCodes, paymentMeansCodes, vatCategoryCodes,
} from './codeLists' // prettier-ignore
import { isXrechnungExtension } from './extensions'
import { rule, unless, type Rule } from './rule'
import { unitCodes } from './unitCodes'

/** Rules BR-CL-… of EN 16931-1:2017, 6.4.5: codes are of their list. A term that is missing is the matter of other rules. */

type Coded = readonly [value: string | undefined, path: string]

const sets = new Map<readonly string[], ReadonlySet<string>>()
const isIn = (list: readonly string[], value: string): boolean => {
  const set = sets.get(list) ?? new Set(list)
  sets.set(list, set)
  return set.has(value)
}

/** Codes that the extension of XRechnung adds (BR-DEX-01, BR-DEX-04 to -08). */
const isOfExtension = (i: SemanticInvoice, value: string): boolean =>
  /^(?:XR0[1-3]|application\/xml)$/.test(value) && isXrechnungExtension(i)

const coded = (
  id: string,
  terms: string,
  what: string,
  list: readonly string[],
  values: (invoice: SemanticInvoice) => readonly Coded[],
): Rule =>
  rule(id, terms, 'code', `${what} is a code of the list the norm names.`, (i) =>
    values(i).flatMap(([value, path]) =>
      value === undefined || isIn(list, value) || isOfExtension(i, value) ? [] : [path],
    ),
  )

/** The path of an entry of a list. */
const at = (list: string, index: number, field: string): string => `${list}.${String(index)}.${field}`

const ofLines = (
  i: SemanticInvoice,
  field: string,
  value: (line: SemanticInvoice['lines'][number]) => string | undefined,
): Coded[] => i.lines.map((line, index) => [value(line), at('lines', index, field)])

const lineAdjustments = (i: SemanticInvoice, list: 'allowances' | 'charges'): Coded[] =>
  i.lines.flatMap((line, index) =>
    line[list].map(({ reasonCode }, position): Coded => [
      reasonCode,
      at(at('lines', index, list), position, 'reasonCode'),
    ]),
  )

export const codeRules: readonly Rule[] = [
  rule('BR-CL-01', 'BT-3', 'code', 'The kind of invoice is a code of the list the norm names; in UBL credit notes have their own.', (i) =>
    unless(i.type === undefined || (documentTypeCodes.includes(i.type) && (!i.document || isCreditNote(i.type) === (i.document === 'CreditNote'))), 'type')),
  coded('BR-CL-03', 'BT-5', 'The currency of each amount (ISO 4217)', currencyCodes, (i) =>
    (i.amountCurrencies ?? []).map((code) => [code, 'currency'])),
  coded('BR-CL-04', 'BT-5', 'The currency of the invoice (ISO 4217)', currencyCodes, (i) => [[i.currency, 'currency']]),
  coded('BR-CL-05', 'BT-6', 'The accounting currency (ISO 4217)', currencyCodes, (i) => [[i.vatCurrency, 'vatCurrency']]),
  coded('BR-CL-06', 'BT-8', 'When VAT becomes due (UNTDID 2005)', ['3', '35', '432'], (i) => [[i.taxPointCode, 'taxPointCode']]),
  coded('BR-CL-10', 'BT-29 BT-46 BT-60', 'The scheme of an identifier (ISO 6523)', ['SEPA', ...identifierSchemes], (i) => [
    ...i.seller.identifiers.map(({ scheme }, index): Coded => [scheme, at('seller.identifiers', index, 'scheme')]),
    ...i.buyer.identifiers.map(({ scheme }, index): Coded => [scheme, at('buyer.identifiers', index, 'scheme')]),
    [i.payee?.identifier?.scheme, 'payee.identifier'],
  ]),
  coded('BR-CL-11', 'BT-30 BT-47 BT-61', 'The scheme of a legal registration (ISO 6523)', identifierSchemes, (i) => [
    [i.seller.registration?.scheme, 'seller.registration.scheme'],
    [i.buyer.registration?.scheme, 'buyer.registration.scheme'],
    [i.payee?.registration?.scheme, 'payee.registration'],
  ]),
  coded('BR-CL-13', 'BT-158', 'The scheme of a classification (UNTDID 7143)', itemClassificationSchemes, (i) =>
    i.lines.flatMap((line, index) =>
      line.classifications.map(({ scheme }, position): Coded => [scheme, at(at('lines', index, 'classifications'), position, 'scheme')]))),
  coded('BR-CL-14', 'BT-40 BT-55 BT-69 BT-80', 'A country (ISO 3166-1)', countryCodes, (i) => [
    [i.seller.address?.country, 'seller.address.country'],
    [i.buyer.address?.country, 'buyer.address.country'],
    [i.representative?.address?.country, 'representative.address.country'],
    [i.delivery?.address?.country, 'delivery.address.country'],
  ]),
  coded('BR-CL-15', 'BT-159', 'The country of origin (ISO 3166-1)', countryCodes, (i) =>
    ofLines(i, 'originCountry', ({ originCountry }) => originCountry)),
  coded('BR-CL-16', 'BT-81', 'The means of payment (UNTDID 4461)', paymentMeansCodes, (i) => [[i.payment?.means, 'payment.means']]),
  coded('BR-CL-17', 'BT-118 BT-95 BT-102', 'The VAT category (UNTDID 5305)', vatCategoryCodes, (i) => [
    ...i.vat.map(({ category }, index): Coded => [category, at('vat', index, 'category')]),
    ...i.allowances.map(({ category }, index): Coded => [category, at('allowances', index, 'category')]),
    ...i.charges.map(({ category }, index): Coded => [category, at('charges', index, 'category')]),
  ]),
  coded('BR-CL-18', 'BT-151', 'The VAT category of a line (UNTDID 5305)', vatCategoryCodes, (i) =>
    ofLines(i, 'category', ({ category }) => category)),
  coded('BR-CL-19', 'BT-98 BT-140', 'The reason of an allowance (UNTDID 5189)', allowanceReasonCodes, (i) => [
    ...i.allowances.map(({ reasonCode }, index): Coded => [reasonCode, at('allowances', index, 'reasonCode')]),
    ...lineAdjustments(i, 'allowances'),
  ]),
  coded('BR-CL-20', 'BT-105 BT-145', 'The reason of a charge (UNTDID 7161)', chargeReasonCodes, (i) => [
    ...i.charges.map(({ reasonCode }, index): Coded => [reasonCode, at('charges', index, 'reasonCode')]),
    ...lineAdjustments(i, 'charges'),
  ]),
  coded('BR-CL-21', 'BT-157', 'The scheme of the standard identifier of an item (ISO 6523)', identifierSchemes, (i) =>
    ofLines(i, 'standardItem', ({ standardItem }) => standardItem?.scheme)),
  coded('BR-CL-22', 'BT-121', 'The reason of an exemption (VATEX)', exemptionCodes, (i) =>
    i.vat.map(({ reasonCode }, index) => [reasonCode?.toUpperCase(), at('vat', index, 'reasonCode')])),
  coded('BR-CL-23', 'BT-130 BT-150', 'A unit (UN/ECE Recommendations 20 and 21)', unitCodes, (i) => [
    ...ofLines(i, 'unit', ({ unit }) => unit),
    ...ofLines(i, 'baseUnit', ({ baseUnit }) => baseUnit),
  ]),
  coded('BR-CL-24', 'BT-125', 'The kind of an attached file', mimeCodes, (i) =>
    i.documents.map(({ mime }, index) => [mime, at('documents', index, 'mime')])),
  coded('BR-CL-25', 'BT-34 BT-49', 'The scheme of an electronic address (EAS)', electronicAddressSchemes, (i) => [
    [i.seller.electronicAddress?.scheme, 'seller.electronicAddress.scheme'],
    [i.buyer.electronicAddress?.scheme, 'buyer.electronicAddress.scheme'],
  ]),
  coded('BR-CL-26', 'BT-71', 'The scheme of the place of delivery (ISO 6523)', identifierSchemes, (i) => [
    [i.delivery?.location?.scheme, 'delivery.location'],
  ]),
] // prettier-ignore
