import { isCreditNote, type SemanticAddress, type SemanticInvoice, type SemanticVat } from '../semantic'
import { amount, each, rule, unless, type Rule } from './rule'

/**
 * Rules of Peppol BIS Billing 3.0 for sellers of one country; those of Germany are in `peppolGermany.ts`. Not among them:
 * those of Greece (its numbers are given by the tax authority) and Iceland, and those on bank giros, FIK and UNSPSC codes of
 * Denmark and Sweden, for which the generator has no fields.
 */

/** Norwegian organization numbers: modulo 11. */
export const isNorwegian = (id: string): boolean => {
  if (!/^\d{9}$/.test(id)) return false
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1]
  return weights.reduce((total, weight, index) => total + weight * Number(id[index]), 0) % 11 === 0
}

/** Swedish organization numbers: Luhn. */
export const isSwedish = (id: string): boolean => {
  if (!/^\d{10}$/.test(id)) return false
  const sum = [...id].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The country that the VAT identifier of the seller or its tax representative names; that of its address without one. */
const taxCountryOf = ({ seller, representative }: SemanticInvoice): string | undefined =>
  (seller.vatId ?? representative?.vatId)?.slice(0, 2).toUpperCase() ?? seller.address?.country
const isTaxedIn = (i: SemanticInvoice, country: string): boolean => taxCountryOf(i) === country

/** Seller and buyer are taxed in Slovakia. */
export const isSlovakTax = (i: SemanticInvoice): boolean =>
  isTaxedIn(i, 'SK') && (i.buyer.vatId?.slice(0, 2).toUpperCase() ?? i.buyer.address?.country) === 'SK'

const isFrom = (i: SemanticInvoice, country: string): boolean => i.seller.address?.country === country
const isWithin = (i: SemanticInvoice, country: string): boolean =>
  isFrom(i, country) && i.buyer.address?.country === country
/** A Swedish seller with a Swedish VAT identifier. */
const isSwedishVat = (i: SemanticInvoice): boolean =>
  isFrom(i, 'SE') && Boolean(i.seller.vatId?.startsWith('SE'))

/** Which of street, city and post code are missing. */
const missing = (address: SemanticAddress | undefined, path: string): readonly string[] =>
  (['line1', 'city', 'postCode'] as const).flatMap((part) =>
    unless(Boolean(address?.[part]), `${path}.${part}`),
  )

const isDutchRegister = (scheme: string | undefined): boolean => scheme === '0106' || scheme === '0190'
const swedishRates = ['6', '12', '25']

const isSwedishRate = ({ category, rate }: SemanticVat): boolean =>
  category !== 'S' || swedishRates.includes(amount(rate).toFixed())

const slovakAddress = (
  number: string,
  term: string,
  party: 'seller' | 'buyer',
  part: 'line1' | 'city' | 'postCode',
): Rule =>
  rule(
    `SK-R-${number}`,
    term,
    'required',
    'Between Slovak parties, both addresses have street, city and post code.',
    (i) => unless(!isWithin(i, 'SK') || Boolean(i[party].address?.[part]), `${party}.address.${part}`),
    'warning',
  )

const slovakAddressRules: readonly Rule[] = [
  slovakAddress('002', 'BT-35', 'seller', 'line1'),
  slovakAddress('003', 'BT-37', 'seller', 'city'),
  slovakAddress('004', 'BT-38', 'seller', 'postCode'),
  slovakAddress('005', 'BT-50', 'buyer', 'line1'),
  slovakAddress('006', 'BT-52', 'buyer', 'city'),
  slovakAddress('007', 'BT-53', 'buyer', 'postCode'),
]

export const nationalRules: readonly Rule[] = [
  rule('NO-R-001', 'BT-31', 'format', 'The VAT identifier of a Norwegian seller is NO, its organization number, and MVA.', (i) =>
    unless(
      !isTaxedIn(i, 'NO') || !i.seller.vatId?.startsWith('NO') ||
        (/^NO\d{9}MVA$/.test(i.seller.vatId) && isNorwegian(i.seller.vatId.slice(2, 11))),
      'seller.vatId',
    )),
  rule('NO-R-002', 'BT-32', 'required', 'A Norwegian seller that is a company states "Foretaksregisteret" as its tax number.', (i) =>
    unless(!isTaxedIn(i, 'NO') || i.seller.taxNumber === 'Foretaksregisteret', 'seller.taxNumber'), 'warning'),
  rule('DK-R-002', 'BT-30', 'required', 'A Danish seller has its CVR number.', (i) =>
    unless(!isFrom(i, 'DK') || Boolean(i.seller.registration), 'seller.registration.id')),
  rule('DK-R-005', 'BT-81', 'code', 'Means of payment between Danish parties are 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 and 97.', (i) =>
    unless(
      !isWithin(i, 'DK') || isCreditNote(i.type) || !i.payment?.means ||
        ['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97'].includes(i.payment.means),
      'payment.means',
    )),
  rule('DK-R-013', 'BT-29 BT-46', 'scheme', 'Identifiers of Danish parties have a scheme.', (i) =>
    isWithin(i, 'DK')
      ? (['seller', 'buyer'] as const).flatMap((party) =>
          each(i[party].identifiers, `${party}.identifiers`, ({ scheme }, path) => unless(Boolean(scheme), `${path}.scheme`)))
      : []),
  rule('DK-R-014', 'BT-30', 'scheme', 'The registration of a Danish seller has the scheme 0184 (CVR).', (i) =>
    unless(!isFrom(i, 'DK') || !i.seller.registration || i.seller.registration.scheme === '0184', 'seller.registration.scheme')),
  rule('DK-R-016', 'BT-115', 'negative', 'A credit note between Danish parties is not negative.', (i) =>
    unless(!isWithin(i, 'DK') || !isCreditNote(i.type) || amount(i.totals.due).gte(0), 'totals.due')),
  rule('DK-R-017', 'BT-47', 'scheme', 'The registration of a Danish buyer of a Danish seller has the scheme 0184 (CVR).', (i) =>
    unless(!isWithin(i, 'DK') || !i.buyer.registration || i.buyer.registration.scheme === '0184', 'buyer.registration.scheme')),
  rule('IT-R-001', 'BT-32', 'format', 'The tax number of an Italian seller has 11 to 16 letters and digits.', (i) =>
    unless(!isTaxedIn(i, 'IT') || !i.seller.taxNumber || /^[A-Z0-9]{11,16}$/.test(i.seller.taxNumber), 'seller.taxNumber')),
  rule('IT-R-002', 'BT-35', 'required', 'The address of an Italian seller has a street.', (i) =>
    unless(!isTaxedIn(i, 'IT') || Boolean(i.seller.address?.line1), 'seller.address.line1')),
  rule('IT-R-003', 'BT-37', 'required', 'The address of an Italian seller has a city.', (i) =>
    unless(!isTaxedIn(i, 'IT') || Boolean(i.seller.address?.city), 'seller.address.city')),
  rule('IT-R-004', 'BT-38', 'required', 'The address of an Italian seller has a post code.', (i) =>
    unless(!isTaxedIn(i, 'IT') || Boolean(i.seller.address?.postCode), 'seller.address.postCode')),
  rule('SE-R-001', 'BT-31', 'format', 'A Swedish VAT identifier has 14 characters.', (i) =>
    unless(!isSwedishVat(i) || i.seller.vatId?.length === 14, 'seller.vatId')),
  rule('SE-R-002', 'BT-31', 'format', 'The last twelve characters of a Swedish VAT identifier are digits.', (i) =>
    unless(!isSwedishVat(i) || /^SE\d{12}$/.test(i.seller.vatId ?? ''), 'seller.vatId')),
  rule('SE-R-003', 'BT-30', 'format', 'A Swedish organization number consists of digits.', (i) =>
    unless(!isFrom(i, 'SE') || !i.seller.registration || /^\d+$/.test(i.seller.registration.id), 'seller.registration.id')),
  rule('SE-R-004', 'BT-30', 'format', 'A Swedish organization number has ten digits.', (i) =>
    unless(!isFrom(i, 'SE') || !i.seller.registration || i.seller.registration.id.length === 10, 'seller.registration.id')),
  rule('SE-R-005', 'BT-32', 'format', 'The tax number of a Swedish seller with an organization number is "Godkänd för F-skatt".', (i) =>
    unless(
      !isFrom(i, 'SE') || !i.seller.registration || !i.seller.taxNumber ||
        i.seller.taxNumber.toUpperCase() === 'GODKÄND FÖR F-SKATT',
      'seller.taxNumber',
    )),
  rule('SE-R-006', 'BT-152 BT-119 BT-96 BT-103', 'code', 'Swedish VAT rates of the standard category are 6, 12 and 25 per cent.', (i) =>
    isSwedishVat(i)
      ? (['lines', 'vat', 'allowances', 'charges'] as const).flatMap((list) =>
          each<SemanticVat>(i[list], list, (part, path) => unless(isSwedishRate(part), `${path}.rate`)))
      : []),
  rule('SE-R-013', 'BT-30', 'format', 'The last digit of a Swedish organization number is right.', (i) =>
    unless(!isFrom(i, 'SE') || !i.seller.registration || isSwedish(i.seller.registration.id), 'seller.registration.id')),
  rule('NL-R-001', 'BG-3', 'required', 'A Dutch credit note refers to the invoice.', (i) =>
    unless(!isFrom(i, 'NL') || !isCreditNote(i.type) || i.preceding.length > 0, 'preceding.0.number')),
  rule('NL-R-002', 'BT-35 BT-37 BT-38', 'required', 'The address of a Dutch seller has street, city and post code.', (i) =>
    isFrom(i, 'NL') ? missing(i.seller.address, 'seller.address') : []),
  rule('NL-R-003', 'BT-30', 'scheme', 'The registration of a Dutch seller is a KvK number (0106) or an OIN (0190).', (i) =>
    unless(!isFrom(i, 'NL') || !i.seller.registration || isDutchRegister(i.seller.registration.scheme), 'seller.registration.scheme')),
  rule('NL-R-004', 'BT-50 BT-52 BT-53', 'required', 'The address of a Dutch buyer of a Dutch seller has street, city and post code.', (i) =>
    isWithin(i, 'NL') ? missing(i.buyer.address, 'buyer.address') : []),
  rule('NL-R-005', 'BT-47', 'scheme', 'The registration of a Dutch buyer of a Dutch seller is a KvK number (0106) or an OIN (0190).', (i) =>
    unless(!isWithin(i, 'NL') || !i.buyer.registration || isDutchRegister(i.buyer.registration.scheme), 'buyer.registration.scheme')),
  rule('NL-R-006', 'BT-64 BT-66 BT-67', 'required', 'The address of a Dutch tax representative of a Dutch seller has street, city and post code.', (i) =>
    isFrom(i, 'NL') && i.representative?.address?.country === 'NL'
      ? missing(i.representative.address, 'representative.address')
      : []),
  rule('NL-R-007', 'BG-16', 'required', 'A Dutch seller who is owed an amount says how it is paid.', (i) => {
    const due = amount(i.totals.due)
    const isOwed = isCreditNote(i.type) ? due.lt(0) : due.gt(0)
    return unless(!isFrom(i, 'NL') || !isOwed || Boolean(i.payment?.means), 'payment.means')
  }),
  rule('NL-R-008', 'BT-81', 'code', 'Means of payment between Dutch parties are 30, 48, 49, 57, 58 and 59.', (i) =>
    unless(!isWithin(i, 'NL') || !i.payment?.means || ['30', '48', '49', '57', '58', '59'].includes(i.payment.means), 'payment.means')),
  rule('NL-R-009', 'BT-132 BT-13', 'required', 'A line of a Dutch seller that refers to a line of an order needs the order.', (i) =>
    unless(!isFrom(i, 'NL') || Boolean(i.order) || i.lines.every(({ orderLine }) => !orderLine), 'order')),
  rule('SK-R-001', 'BG-3', 'required', 'A corrected invoice (384) between Slovak parties refers to the one it corrects.', (i) =>
    unless(!isSlovakTax(i) || i.type !== '384' || i.preceding.length > 0, 'preceding.0.number'), 'warning'),
  ...slovakAddressRules,
] // prettier-ignore
