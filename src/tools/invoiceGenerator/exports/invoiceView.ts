/** What stands on an invoice, as texts in its language: shown as a preview and made into a PDF. */
import { fill } from '../../../core/i18n/fill'
import { labelled } from '../../../core/i18n/labelled'
import { isDay } from '../../../core/values/day'
import { currencyDecimals, roundTo } from '../../numbers/model/decimal'
import { formatDecimal, formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { Words } from '../../words/model/wordsFor'
import type { Calculation } from '../model/calculate'
import type { InvoiceDocumentWordKey } from '../model/documentWordKeys'
import { references } from '../model/fields'
import { companyIdentifiers } from '../model/identifiers'
import {
  exemptCategories,
  htmlLangOf,
  isEmptyLine,
  type Address,
  type Invoice,
  type Party,
  type VatCategory,
} from '../model/invoice'
import { paysToNationalAccount } from '../model/nationalAccounts'
import { unitName } from '../model/unitName'

export type Fact = { label: string; value: string }

export type InvoiceView = {
  /** BCP 47. */
  language: string
  title: string
  number: string
  logo: string
  seller: { name: string; lines: string[] }
  buyer: { label: string; name: string; lines: string[] }
  /** Another address to which the goods go. */
  delivery: { label: string; name: string; lines: string[] } | undefined
  facts: Fact[]
  columns: { key: ColumnKey; title: string; isNumber: boolean }[]
  rows: { cells: string[]; name: string; details: string[] }[]
  totals: (Fact & { isStrong?: boolean })[]
  /** Amount that is paid, with its label. */
  due: Fact
  payment: { title: string; text: string; facts: Fact[] }
  /** Legal notes, terms, and what the seller adds. */
  notes: string[]
  /** How to reach the seller. */
  footer: string
  words: Words<InvoiceDocumentWordKey>
}

export type ColumnKey = 'description' | 'quantity' | 'price' | 'discount' | 'vat' | 'amount'

type ViewOptions = {
  words: Words<InvoiceDocumentWordKey>
  /** A country's name in the language of the invoice. */
  countryName: (code: string) => string
}

const present = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => (line?.trim() ? [line.trim()] : []))

/** Countries that write the postcode behind the city. */
const cityFirst = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG'])

function addressLines(
  address: Address,
  { countryName, abroad }: { countryName: (code: string) => string; abroad: boolean },
): string[] {
  const { line1, line2, city, postCode, region, country } = address
  const place = cityFirst.has(country)
    ? present([city, region, postCode]).join(', ')
    : present([postCode, city]).join(' ')
  return present([
    line1,
    line2,
    place,
    cityFirst.has(country) ? '' : region,
    abroad && country ? countryName(country) : '',
  ])
}

const factsOf = (facts: readonly (readonly [label: string, value: string])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value.trim() ? [{ label, value: value.trim() }] : []))

/** The usual legal note of a category without VAT; empty for an exemption, whose reason only the seller knows. */
export const usualNote = (category: VatCategory, words: Words<InvoiceDocumentWordKey>): string =>
  category === 'AE' || category === 'K' || category === 'G' || category === 'O'
    ? words[`note_${category}`]
    : ''

/** As it is printed, in groups of four; typed with hyphens or in letters of full width it is the same. */
const groupedIban = (iban: string): string =>
  iban
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')

/** The texts of an invoice. Works for one that is not finished: what is missing is left out. */
export function invoiceView(
  invoice: Invoice,
  calculation: Calculation,
  { words, countryName }: ViewOptions,
): InvoiceView {
  const language = htmlLangOf(invoice.language)
  const { seller, buyer, delivery, payment, currency } = invoice
  const money = (value: Calculation['due']): string => formatMoneyOf(value, currency, language)
  const day = (value: string): string =>
    isDay(value)
      ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value))
      : ''
  const period = [delivery.periodStart, delivery.periodEnd].map(day)
  const abroad = buyer.address.country !== seller.address.country

  const numbersOf = (party: Party, taxNumber = ''): string[] =>
    factsOf([
      [words.vat_id, party.vatId],
      [words.tax_number, taxNumber],
      [companyIdentifiers[party.address.country]?.term || words.registration_id, party.registrationId],
    ]).map(({ label, value }) => labelled(label, value, language))

  const shownLines = invoice.lines.flatMap((line, index) => {
    const amounts = calculation.lines[index]
    return amounts && !isEmptyLine(line) ? [{ line, amounts }] : []
  })
  const hasDiscount = shownLines.some(({ amounts }) => !amounts.discount.eq(0))
  const hasVat = shownLines.some(({ amounts }) => amounts.category !== 'O')
  const columns: InvoiceView['columns'] = [
    { key: 'description', title: words.description, isNumber: false },
    { key: 'quantity', title: words.quantity, isNumber: true },
    { key: 'price', title: words.price, isNumber: true },
    ...(hasDiscount ? [{ key: 'discount' as const, title: words.discount, isNumber: true }] : []),
    ...(hasVat ? [{ key: 'vat' as const, title: words.vat, isNumber: true }] : []),
    { key: 'amount', title: words.amount, isNumber: true },
  ]
  const rows = shownLines.map(({ line, amounts }) => {
    const cells: Record<ColumnKey, string> = {
      description: line.name,
      quantity: `${formatDecimal(amounts.quantity, language)} ${unitName(line.unit, words)}`.trim(),
      price: roundTo(amounts.price, currencyDecimals(currency)).eq(amounts.price)
        ? money(amounts.price)
        : formatDecimal(amounts.price, language),
      discount: amounts.discount.eq(0)
        ? ''
        : amounts.discountPercent
          ? formatPercent(amounts.discountPercent, language)
          : money(amounts.discount),
      vat: amounts.category === 'O' ? '' : formatPercent(amounts.rate, language),
      amount: money(amounts.net),
    }
    return {
      name: line.name,
      details: present([line.articleNumber, ...line.description.split('\n')]),
      cells: columns.map(({ key }) => cells[key]),
    }
  })

  const reasonOf = (index: number, otherwise: string): string =>
    invoice.adjustments[index]?.reason.trim() || otherwise
  const adjustments = invoice.adjustments.flatMap((_, index) => {
    const parts = calculation.adjustments.filter((one) => one.index === index)
    const [first] = parts
    if (!first) return []
    const isDiscount = first.kind === 'allowance'
    const amount = parts.reduce((sum, one) => sum.plus(one.amount), first.amount.minus(first.amount))
    const reason = reasonOf(index, isDiscount ? words.allowance : words.charge)
    return [
      {
        label: first.percent ? `${reason} (${formatPercent(first.percent, language)})` : reason,
        value: money(isDiscount ? amount.neg() : amount),
      },
    ]
  })
  const vatRows = calculation.vat.flatMap(({ category, rate, taxable, tax }) => {
    if (category === 'O') return []
    const label =
      category === 'S'
        ? fill(words.vat_of, { rate: formatPercent(rate, language), base: money(taxable) })
        : category === 'L' || category === 'M'
          ? `${words[`category_${category}`]} ${formatPercent(rate, language)}`
          : words[`category_${category}`]
    return [{ label, value: money(tax) }]
  })
  const { taxTotalInVatCurrency } = calculation
  const isCredit = invoice.type === '381'
  const due: Fact = { label: isCredit ? words.due_381 : words.due, value: money(calculation.due) }
  const hasSteps = !calculation.prepaid.eq(0) || !calculation.rounding.eq(0)
  const totals: InvoiceView['totals'] = [
    ...(adjustments.length > 0 ? [{ label: words.line_total, value: money(calculation.lineTotal) }] : []),
    ...adjustments,
    ...(vatRows.length > 0 || adjustments.length > 0
      ? [{ label: words.total_exclusive, value: money(calculation.taxExclusive) }]
      : []),
    ...vatRows,
    ...(taxTotalInVatCurrency && invoice.vatCurrency
      ? [
          {
            label: fill(words.vat_in_currency, { currency: invoice.vatCurrency }),
            value: formatMoneyOf(taxTotalInVatCurrency, invoice.vatCurrency, language),
          },
        ]
      : []),
    ...(hasSteps ? [{ label: words.total_inclusive, value: money(calculation.taxInclusive) }] : []),
    ...(calculation.prepaid.eq(0) ? [] : [{ label: words.prepaid, value: money(calculation.prepaid.neg()) }]),
    ...(calculation.rounding.eq(0) ? [] : [{ label: words.rounding, value: money(calculation.rounding) }]),
    { ...due, isStrong: true },
  ]

  // A credit note asks for nothing: the seller's account is on it for no payment.
  const isTransfer = !isCredit && (payment.means === '58' || payment.means === '30')
  // Direct debits, cards and cash are not paid by the reader, and a self-billed invoice is written by who pays.
  const isAskedFor = isTransfer && invoice.type !== '389'
  const hasAccount = [payment.iban, payment.nationalAccount].some((account) => account.trim() !== '')
  const nationalAccount = [words.national_account, payment.nationalAccount] as const
  const international = [
    [words.iban, groupedIban(payment.iban)],
    [words.bic, payment.bic.toUpperCase()],
  ] as const
  const dueDay = day(payment.dueDate)
  const used = exemptCategories.filter((category) => calculation.vat.some((row) => row.category === category))
  return {
    language,
    title: words[`title_${invoice.type}`],
    number: invoice.number,
    logo: seller.logo,
    seller: {
      name: seller.name,
      lines: [
        ...present([seller.tradingName]),
        ...addressLines(seller.address, { countryName, abroad }),
        ...numbersOf(seller, seller.taxNumber),
        ...present(seller.legalInformation.split('\n')),
      ],
    },
    buyer: {
      label: words.bill_to,
      name: buyer.name,
      lines: [
        ...present([buyer.tradingName, buyer.contactName]),
        ...addressLines(buyer.address, { countryName, abroad }),
        ...numbersOf(buyer),
      ],
    },
    delivery: delivery.hasAddress
      ? {
          label: words.deliver_to,
          name: delivery.name,
          lines: addressLines(delivery.address, {
            countryName,
            abroad: delivery.address.country !== seller.address.country,
          }),
        }
      : undefined,
    facts: factsOf([
      [words.number, invoice.number],
      [words.issue_date, day(invoice.issueDate)],
      [words.due_date, dueDay],
      [words.delivery_date, day(delivery.date)],
      [words.period, present(period).join(' – ')],
      [words.preceding_number, present([invoice.precedingNumber, day(invoice.precedingDate)]).join(', ')],
      [words.customer_number, buyer.customerNumber],
      ...references.map(({ path, printed }) => [words[printed], invoice[path]] as const),
    ]),
    columns,
    rows,
    totals,
    due,
    payment: {
      title: words.payment,
      text:
        dueDay && calculation.due.gt(0) && isAskedFor
          ? fill(words.pay_by, { amount: due.value, date: dueDay })
          : '',
      facts: factsOf([
        ...(isCredit || payment.means === '1' || (isTransfer && !hasAccount)
          ? []
          : [[words.means, words[`means_${payment.means}`]] as const]),
        ...(isTransfer
          ? ([
              ...(paysToNationalAccount(seller.address.country)
                ? [nationalAccount, ...international]
                : [...international, nationalAccount]),
              [words.account_name, hasAccount ? payment.accountName || seller.name : ''],
              [words.reference, hasAccount ? payment.reference || invoice.number : payment.reference],
            ] as const)
          : []),
        ...(payment.means === '59' && !isCredit
          ? ([
              [words.mandate, payment.mandate],
              [words.creditor_id, payment.creditorId],
              [words.debited_iban, groupedIban(payment.debitedIban)],
            ] as const)
          : []),
        ...(payment.means === '48' && !isCredit ? [[words.card, payment.cardNumber] as const] : []),
      ]),
    },
    notes: present([
      ...used.map((category) => invoice.exemptions[category].text || usualNote(category, words)),
      ...payment.terms.split('\n'),
      ...invoice.notes.split('\n'),
    ]),
    footer: present([seller.name, seller.email, seller.phone]).join(' · '),
    words,
  }
}
