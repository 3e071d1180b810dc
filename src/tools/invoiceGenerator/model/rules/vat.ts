import { sumOf, type Decimal } from '../../../numbers/model/decimal'
import type { SemanticInvoice, SemanticVat } from '../semantic'
import { logisticsCharges, slackOf } from './extensions'
import { amount, each, isDecimal, rule, unless, type Rule } from './rule'

/**
 * The rules per VAT category of EN 16931-1:2017, 6.4.4, which are alike: 01 the breakdown has the category, 02 to 04 who
 * has to be identified (lines, allowances, charges), 05 to 07 the rate, 08 the taxable amount, 09 the VAT, 10 the reason.
 */

type CategoryRules = {
  code: string
  /** In the ids of its rules: `BR-IC-01`. */
  name: string
  words: string
  rate: 'positive' | 'notNegative' | 'zero' | 'none'
  /** Which identifiers it needs: of the seller (VAT identifier; or also the tax number), and of the buyer. */
  needs: 'seller' | 'sellerVat' | 'sellerAndBuyer' | 'sellerVatAndBuyerVat' | 'nobody'
  reason: 'required' | 'notAllowed'
}

const categories: readonly CategoryRules[] = [
  { code: 'S', name: 'S', words: 'Standard rated', rate: 'positive', needs: 'seller', reason: 'notAllowed' },
  { code: 'Z', name: 'Z', words: 'Zero rated', rate: 'zero', needs: 'seller', reason: 'notAllowed' },
  { code: 'E', name: 'E', words: 'Exempt', rate: 'zero', needs: 'seller', reason: 'required' },
  {
    code: 'AE',
    name: 'AE',
    words: 'Reverse charge',
    rate: 'zero',
    needs: 'sellerAndBuyer',
    reason: 'required',
  },
  {
    code: 'K',
    name: 'IC',
    words: 'Intra-Community supply',
    rate: 'zero',
    needs: 'sellerVatAndBuyerVat',
    reason: 'required',
  },
  { code: 'G', name: 'G', words: 'Export', rate: 'zero', needs: 'sellerVat', reason: 'required' },
  {
    code: 'O',
    name: 'O',
    words: 'Outside the scope of VAT',
    rate: 'none',
    needs: 'nobody',
    reason: 'required',
  },
  { code: 'L', name: 'IG', words: 'IGIC', rate: 'notNegative', needs: 'seller', reason: 'notAllowed' },
  { code: 'M', name: 'IP', words: 'IPSI', rate: 'notNegative', needs: 'seller', reason: 'notAllowed' },
]

const of = <Part extends SemanticVat>(parts: readonly Part[], code: string): Part[] =>
  parts.filter(({ category }) => category === code)

/** What is missing of the identifiers that a category needs; for O, which are too many. */
function identification({ needs }: CategoryRules, invoice: SemanticInvoice): readonly string[] {
  const { seller, buyer, representative } = invoice
  const hasVat = Boolean(seller.vatId ?? representative?.vatId)
  if (needs === 'nobody')
    return [
      ...unless(!seller.vatId, 'seller.vatId'),
      ...unless(!representative?.vatId, 'representative.vatId'),
      ...unless(!buyer.vatId, 'buyer.vatId'),
    ]
  const isVatOnly = needs === 'sellerVat' || needs === 'sellerVatAndBuyerVat'
  const ofSeller = unless(hasVat || (!isVatOnly && Boolean(seller.taxNumber)), 'seller.vatId')
  if (needs === 'sellerAndBuyer')
    return [...ofSeller, ...unless(Boolean(buyer.vatId ?? buyer.registration?.id), 'buyer.vatId')]
  return needs === 'sellerVatAndBuyerVat'
    ? [...ofSeller, ...unless(Boolean(buyer.vatId), 'buyer.vatId')]
    : ofSeller
}

const identificationText: Readonly<Record<CategoryRules['needs'], string>> = {
  seller: "needs the seller's VAT identifier or tax number, or the VAT identifier of the tax representative",
  sellerVat: "needs the VAT identifier of the seller or of the tax representative",
  sellerAndBuyer: 'needs the identifiers of both: VAT identifier or tax number of the seller, VAT identifier or legal registration of the buyer',
  sellerVatAndBuyerVat: 'needs the VAT identifiers of seller and buyer',
  nobody: 'is not given with the VAT identifier of seller, tax representative or buyer',
} // prettier-ignore

const rateText = {
  positive: 'has a rate above zero',
  notNegative: 'has a rate of zero or more',
  zero: 'has the rate 0 %',
  none: 'has no rate',
} as const
const rateReason = {
  positive: 'positiveRate',
  notNegative: 'negative',
  zero: 'zeroRate',
  none: 'noRate',
} as const

function isRate(value: string | undefined, kind: CategoryRules['rate']): boolean {
  if (kind === 'none') return value === undefined
  if (!isDecimal(value)) return false
  const rate = amount(value)
  return kind === 'zero' ? rate.eq(0) : kind === 'positive' ? rate.gt(0) : rate.gte(0)
}

/** The categories that may have several rates in one invoice. */
const hasRates = ({ rate }: CategoryRules): boolean => rate === 'positive' || rate === 'notNegative'

/** What a row of the breakdown is charged on: lines and charges less allowances, of its rate for the rated categories. */
function taxableOf(invoice: SemanticInvoice, category: CategoryRules, row: SemanticVat): Decimal {
  const isOfRow = (part: SemanticVat): boolean =>
    part.category === category.code && (!hasRates(category) || amount(part.rate).eq(amount(row.rate)))
  return sumOf([
    ...invoice.lines.filter(isOfRow).map(({ net }) => amount(net)),
    ...[...invoice.charges, ...logisticsCharges(invoice)]
      .filter(isOfRow)
      .map((charge) => amount(charge.amount)),
    ...invoice.allowances.filter(isOfRow).map((allowance) => amount(allowance.amount).neg()),
  ])
}

const parts = [
  ['lines', '02', '05', 'BT-151', 'BT-152', 'on a line'],
  ['allowances', '03', '06', 'BT-95', 'BT-96', 'on an allowance'],
  ['charges', '04', '07', 'BT-102', 'BT-103', 'on a charge'],
] as const

function rulesOf(category: CategoryRules): Rule[] {
  const { code, name, words, rate, reason } = category
  const id = (number: string): string => `BR-${name}-${number}`
  const isRated = hasRates(category)
  return [
    rule(
      id('01'),
      'BG-23 BT-118 BT-151 BT-95 BT-102',
      'breakdown',
      `${words}: lines, allowances or charges of the category have ${isRated ? 'rows' : 'exactly one row'} in the VAT breakdown, and the other way round.`,
      (i) => {
        const isUsed = [...i.lines, ...i.allowances, ...i.charges, ...logisticsCharges(i)].some(
          (part) => part.category === code,
        )
        const rows = of(i.vat, code).length
        // In the artefact for UBL a row is a use of its own.
        const mayBeAlone = !isUsed && i.readFrom !== 'cii' && rows === 1
        return unless(isUsed ? (isRated ? rows > 0 : rows === 1) : rows === 0 || mayBeAlone, 'vat')
      },
    ),
    ...parts.map(([list, number, , term, , where]) =>
      rule(
        id(number),
        `${term} BT-31 BT-32 BT-63${category.needs === 'seller' ? '' : ' BT-48'}`,
        category.needs === 'nobody' ? 'notAllowed' : 'oneRequired',
        `${words} ${where} ${identificationText[category.needs]}.`,
        (i) => (of<SemanticVat>(i[list], code).length > 0 ? identification(category, i) : []),
      ),
    ),
    ...parts.map(([list, , number, , term, where]) =>
      rule(id(number), term, rateReason[rate], `${words} ${where} ${rateText[rate]}.`, (i) =>
        each<SemanticVat>(i[list], list, (part, path) =>
          unless(part.category !== code || isRate(part.rate, rate), `${path}.rate`),
        ),
      ),
    ),
    rule(
      id('08'),
      'BT-116',
      'sum',
      `${words}: the taxable amount is that of the lines and charges less the allowances${isRated ? ' of the same rate' : ''}.`,
      (i) =>
        each(i.vat, 'vat', (row, path) => {
          if (row.category !== code) return []
          const difference = amount(row.taxable)
            .minus(taxableOf(i, category, row))
            .abs()
          // As the official artefacts: below one unit for the categories with several rates, exact for the others.
          const slack = slackOf(i, i.lines.length + i.allowances.length + i.charges.length)
          return unless(isRated ? difference.lt(1) : difference.lte(slack), `${path}.taxable`)
        }),
    ),
    rule(
      id('09'),
      'BT-117',
      isRated ? 'tax' : 'zeroTax',
      `${words}: VAT is ${isRated ? 'the taxable amount times the rate' : 'zero'}.`,
      (i) =>
        each(i.vat, 'vat', (row, path) => {
          if (row.category !== code) return []
          const expected = amount(row.taxable).times(amount(row.rate)).div(100)
          return unless(
            isRated ? expected.minus(amount(row.tax)).abs().lt(1) : amount(row.tax).eq(0),
            `${path}.tax`,
          )
        }),
    ),
    rule(
      id('10'),
      'BT-120 BT-121',
      reason === 'required' ? 'reasonRequired' : 'reasonNotAllowed',
      reason === 'required'
        ? `${words}: the reason for charging no VAT is given as text or code.`
        : `${words}: no reason for an exemption is given.`,
      (i) =>
        each(i.vat, 'vat', (row, path) =>
          unless(
            row.category !== code || Boolean(row.reason ?? row.reasonCode) === (reason === 'required'),
            `${path}.reason`,
          ),
        ),
    ),
  ]
}

const isO = ({ category }: SemanticVat): boolean => category === 'O'

const notMixed = (
  number: string,
  term: string,
  list: 'vat' | 'lines' | 'allowances' | 'charges',
  where: string,
): Rule =>
  rule(
    `BR-O-${number}`,
    term,
    'notMixed',
    `Outside the scope of VAT: no ${where} has another category.`,
    (i) =>
      i.vat.some(isO)
        ? each<SemanticVat>(i[list], list, (part, path) => unless(isO(part), `${path}.category`))
        : [],
  )

const usesIntraCommunity = (i: SemanticInvoice): boolean => of(i.vat, 'K').length > 0

export const vatRules: readonly Rule[] = [
  ...categories.flatMap(rulesOf),
  rule('BR-IC-11', 'BT-72 BG-14', 'oneRequired', 'An intra-Community supply has the date of delivery or the invoicing period.', (i) =>
    unless(!usesIntraCommunity(i) || Boolean(i.delivery?.date ?? i.period?.start ?? i.period?.end), 'delivery.date')),
  rule('BR-IC-12', 'BT-80', 'required', 'An intra-Community supply has the country it is delivered to.', (i) =>
    unless(!usesIntraCommunity(i) || Boolean(i.delivery?.address?.country), 'delivery.address.country')),
  notMixed('11', 'BG-23', 'vat', 'row of the VAT breakdown'),
  notMixed('12', 'BT-151', 'lines', 'line'),
  notMixed('13', 'BT-95', 'allowances', 'allowance'),
  notMixed('14', 'BT-102', 'charges', 'charge'),
  rule('BR-B-01', 'BT-118', 'notAllowed', 'Split payment is for invoices within Italy.', (i) =>
    unless(of(i.vat, 'B').length === 0 || (i.seller.address?.country === 'IT' && i.buyer.address?.country === 'IT'), 'vat')),
  rule('BR-B-02', 'BT-118', 'notMixed', 'Split payment is not beside the standard rate.', (i) =>
    unless(of(i.vat, 'B').length === 0 || of(i.vat, 'S').length === 0, 'vat')),
] // prettier-ignore
