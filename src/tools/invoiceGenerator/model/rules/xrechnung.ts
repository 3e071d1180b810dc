import { isValidIBAN } from 'ibantools'
import { specifications, type SemanticVat } from '../semantic'
import { each, isDecimal, rule, unless, type Rule } from './rule'

/**
 * The rules of the German CIUS XRechnung 3.0 (KoSIT, specification of XRechnung 3.0.2, chapter 12): BR-DE-…. Its rules on
 * electronic addresses are those of Peppol (R010, R020), which it took over.
 */

const transfers = ['30', '58']
const cards = ['48', '54', '55']
const isDirectDebit = (means: string | undefined): boolean => means === '59'
const needsTaxId = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']
const kinds = ['326', '380', '384', '389', '381', '875', '876', '877']

/** `#SKONTO#TAGE=14#PROZENT=2.00#`, each on its own line; `BASISBETRAG` may follow. */
const isSkontoLine = (line: string): boolean =>
  /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/.test(line)

/** Each line that begins with a # is a cash discount, and ends with a line break. */
const isSkonto = (terms: string): boolean => {
  const lines = terms.split('\n').map((line) => line.trim())
  const isRight = lines.every((line) => !line.startsWith('#') || isSkontoLine(line))
  return isRight && !lines.at(-1)?.startsWith('#')
}

/** At least three digits, whatever else. */
const isPhone = (text: string): boolean => (text.match(/\d/g) ?? []).length >= 3

/** As KoSIT asks since version 2.3: one @, a domain of at least two labels, no white space; letters of any script. */
const isEmail = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return more.length === 0 && local !== '' && labels.length > 1 && labels.every(Boolean) && !/\s/.test(text)
}

/** XRechnung 3.0, its extension, and the CIUS of the Clean Vehicles Directive. */
const xrechnungSpecifications: readonly string[] = [
  specifications.xrechnung,
  `${specifications.xrechnung}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  `${specifications.xrechnung}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
]

const isIban = (id: string | undefined): boolean => id !== undefined && isValidIBAN(id.replaceAll(' ', ''))

const isPart = ({ category }: SemanticVat): boolean => needsTaxId.includes(category ?? '')

export const xrechnungRules: readonly Rule[] = [
  rule('BR-DE-1', 'BG-16', 'required', 'The payment instructions have to be given.', (i) =>
    unless(Boolean(i.payment?.means), 'payment.means')),
  rule('BR-DE-2', 'BG-6', 'required', 'The contact of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.contact), 'seller.contact.name')),
  rule('BR-DE-3', 'BT-37', 'required', 'The city of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.address?.city), 'seller.address.city')),
  rule('BR-DE-4', 'BT-38', 'required', 'The post code of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.address?.postCode), 'seller.address.postCode')),
  rule('BR-DE-5', 'BT-41', 'required', 'The contact of the seller has a name.', (i) =>
    unless(Boolean(i.seller.contact?.name), 'seller.contact.name')),
  rule('BR-DE-6', 'BT-42', 'required', 'The contact of the seller has a telephone number.', (i) =>
    unless(Boolean(i.seller.contact?.phone), 'seller.contact.phone')),
  rule('BR-DE-7', 'BT-43', 'required', 'The contact of the seller has an e-mail address.', (i) =>
    unless(Boolean(i.seller.contact?.email), 'seller.contact.email')),
  rule('BR-DE-8', 'BT-52', 'required', 'The city of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.address?.city), 'buyer.address.city')),
  rule('BR-DE-9', 'BT-53', 'required', 'The post code of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.address?.postCode), 'buyer.address.postCode')),
  rule('BR-DE-10', 'BT-77', 'required', 'An address of delivery has a city.', (i) =>
    unless(!i.delivery?.address || Boolean(i.delivery.address.city), 'delivery.address.city')),
  rule('BR-DE-11', 'BT-78', 'required', 'An address of delivery has a post code.', (i) =>
    unless(!i.delivery?.address || Boolean(i.delivery.address.postCode), 'delivery.address.postCode')),
  rule('BR-DE-14', 'BT-119', 'required', 'Each row of the VAT breakdown has a rate.', (i) =>
    each(i.vat, 'vat', (row, path) => unless(isDecimal(row.rate), `${path}.rate`))),
  rule('BR-DE-15', 'BT-10', 'required', 'The buyer reference, for public authorities the Leitweg-ID, has to be given.', (i) =>
    unless(Boolean(i.buyerReference), 'buyerReference')),
  rule('BR-DE-16', 'BT-31 BT-32 BG-11', 'oneRequired', 'The seller has a VAT identifier or tax number, or a tax representative.', (i) =>
    unless(
      ![...i.lines, ...(i.allowances), ...i.charges].some(isPart) ||
        Boolean(i.seller.vatId ?? i.seller.taxNumber ?? i.representative?.vatId),
      'seller.vatId',
    )),
  rule('BR-DE-17', 'BT-3', 'code', 'The kind of invoice is one of 326, 380, 381, 384, 389, 875, 876 and 877.', (i) =>
    unless(kinds.includes(i.type ?? ''), 'type'), 'warning'),
  rule('BR-DE-18', 'BT-20', 'format', 'A cash discount in the payment terms has the form #SKONTO#TAGE=14#PROZENT=2.00#, on a line of its own.', (i) =>
    unless(isSkonto(i.terms ?? ''), 'terms')),
  rule('BR-DE-19', 'BT-84', 'format', 'A SEPA transfer (58) goes to a valid IBAN.', (i) =>
    unless(i.payment?.means !== '58' || i.payment.accounts.every(({ id }) => isIban(id)), 'payment.accounts.0.id'), 'warning'),
  rule('BR-DE-20', 'BT-91', 'format', 'A SEPA direct debit (59) is from a valid IBAN.', (i) =>
    unless(!isDirectDebit(i.payment?.means) || isIban(i.payment?.debit?.account), 'payment.debit.account'), 'warning'),
  rule('BR-DE-21', 'BT-24', 'specification', 'The specification is that of XRechnung 3.0.', (i) =>
    unless(xrechnungSpecifications.includes(i.specification ?? ''), 'specification'), 'warning'),
  rule('BR-DE-22', 'BT-125', 'single', 'No two attached files have the same name.', (i) => {
    const names = i.documents.flatMap(({ filename }) => filename ?? [])
    return unless(new Set(names).size === names.length, 'documents')
  }),
  rule('BR-DE-23-a', 'BG-17', 'required', 'For a transfer (30, 58) the account has to be given.', (i) =>
    unless(!transfers.includes(i.payment?.means ?? '') || Boolean(i.payment?.accounts.length), 'payment.accounts.0.id')),
  rule('BR-DE-23-b', 'BG-18 BG-19', 'notAllowed', 'For a transfer no card and no direct debit are given.', (i) =>
    unless(!transfers.includes(i.payment?.means ?? '') || (!i.payment?.card && !i.payment?.debit), 'payment.means')),
  rule('BR-DE-24-a', 'BG-18', 'required', 'For a card (48, 54, 55) the card has to be given.', (i) =>
    unless(!cards.includes(i.payment?.means ?? '') || Boolean(i.payment?.card?.number), 'payment.card.number')),
  rule('BR-DE-24-b', 'BG-17 BG-19', 'notAllowed', 'For a card no account and no direct debit are given.', (i) =>
    unless(!cards.includes(i.payment?.means ?? '') || (i.payment?.accounts.length === 0 && !i.payment.debit), 'payment.means')),
  rule('BR-DE-25-a', 'BG-19', 'required', 'For a direct debit (59) its mandate has to be given.', (i) =>
    unless(!isDirectDebit(i.payment?.means) || Boolean(i.payment?.debit && Object.values(i.payment.debit).some(Boolean)), 'payment.debit.mandate')),
  rule('BR-DE-25-b', 'BG-17 BG-18', 'notAllowed', 'For a direct debit no account to pay to and no card are given.', (i) =>
    unless(!isDirectDebit(i.payment?.means) || (i.payment?.accounts.length === 0 && !i.payment.card), 'payment.means')),
  rule('BR-DE-26', 'BT-3 BG-3', 'required', 'A corrected invoice (384) refers to the one it corrects.', (i) =>
    unless(i.type !== '384' || i.preceding.length > 0, 'preceding.0.number'), 'warning'),
  rule('BR-DE-27', 'BT-42', 'format', 'The telephone number of the seller has at least three digits.', (i) =>
    unless(!i.seller.contact?.phone || isPhone(i.seller.contact.phone), 'seller.contact.phone'), 'warning'),
  rule('BR-DE-28', 'BT-43', 'format', 'The e-mail address of the seller has one @ with text around it.', (i) =>
    unless(!i.seller.contact?.email || isEmail(i.seller.contact.email), 'seller.contact.email'), 'warning'),
  rule('BR-DE-30', 'BT-90', 'required', 'A direct debit has the identifier of the creditor.', (i) =>
    unless(!i.payment?.debit || Boolean(i.payment.debit.creditorId), 'payment.debit.creditorId')),
  rule('BR-DE-31', 'BT-91', 'required', 'A direct debit has the account that is debited.', (i) =>
    unless(!i.payment?.debit || Boolean(i.payment.debit.account), 'payment.debit.account')),
  rule('BR-DE-TMP-32', 'BT-72 BG-14 BG-26', 'oneRequired', 'The date of delivery or the period, of the invoice or of each line, has to be given.', (i) =>
    unless(
      Boolean(i.delivery?.date ?? i.period) || (i.lines.length > 0 && i.lines.every(({ period }) => period)),
      'delivery.date',
    ), 'warning'),
  rule(
    'BR-TMP-2',
    'BT-124',
    'format',
    'The location of a supporting document is an absolute address.',
    (i) =>
      each(i.documents, 'documents', ({ url }, path) =>
        unless(!url || /^[a-z][a-z0-9+.-]+:./i.test(url), `${path}.url`),
      ),
    'warning',
  ),
] // prettier-ignore
