import { locales, type Locale } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { readProductScreens, type MerchantKind, type ProductScreens } from '../cms/productScreens'
import { payments, type PaymentKind } from '../cms/scenePayments'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What the product screens of a market show as a sum or large figure, with the field that an editor changes. */
const figures: Readonly<Record<string, (screens: ProductScreens) => number>> = {
  teams: ({ teams }) => sum(Object.values(teams).map(({ spent }) => spent)),
  categories: ({ categories }) => sum(Object.values(categories).map(({ spentBefore }) => spentBefore)),
  accounts: ({ accounts }) => sum(accounts.map(({ balance }) => balance)),
  card_spent: ({ numbers }) => numbers.card_spent,
  cash_in_amount: ({ numbers }) => numbers.cash_in_amount,
  cash_out_amount: ({ numbers }) => numbers.cash_out_amount,
}

const kindsOf = (kind: PaymentKind): MerchantKind[] =>
  (Object.keys(payments) as MerchantKind[]).filter((name) => payments[name].kind === kind)

const sumsOfMerchants: readonly PaymentKind[] = ['private', 'invoice', 'subscription']

const figuresOf = (screens: ProductScreens): [string, number][] => [
  ...Object.entries(figures).map(([field, valueOf]): [string, number] => [field, valueOf(screens)]),
  ...sumsOfMerchants.map((kind): [string, number] => [
    `merchants (${kind})`,
    sum(kindsOf(kind).map((name) => screens.merchants[name].amount)),
  ]),
]

type Screens = { document: CmsDocument; screens: ProductScreens; locale: Locale }

function screensOf(documents: readonly CmsDocument[]): Screens[] {
  const found = documents.filter(({ type }) => type === 'product_screens')
  const { productScreens } = readProductScreens(found)
  return locales.flatMap((locale) => {
    const document = found.find(({ data }) => data['localeCode'] === locale.code)
    const screens = productScreens.get(locale.urlCode)
    return document && screens ? [{ document, screens, locale }] : []
  })
}

/** A figure that another market shows with the same digits: each market has its own prices. */
function repeatedFigures(all: readonly Screens[]): ContentFinding[] {
  const seen = new Map<string, string>()
  return all.flatMap(({ document, screens, locale }) =>
    figuresOf(screens).flatMap(([field, value]) => {
      const key = `${field} ${value}`
      const before = seen.get(key)
      seen.set(key, before ?? locale.code)
      return before === undefined
        ? []
        : [findingIn(document, `data.${field}`, `shows ${value} like ${before}: write amounts of this market`)]
    }),
  )
}

/** A merchant with the name of another one: the pictures would show one payment in two ways. */
const repeatedMerchants = ({ document, screens }: Screens): ContentFinding[] => {
  const names = Object.values(screens.merchants).map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [findingIn(document, 'data.merchants', `"${name}" is there twice: each payment needs a merchant of its own`)]
      : [],
  )
}

/** Adds to `names` what the fields for a company that uses the product hold. Every document is read: no lists between. */
function collectCustomers(value: unknown, names: string[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) collectCustomers(entry, names)
  } else if (isRecord(value)) {
    for (const key in value) {
      const entry = value[key]
      if (typeof entry === 'object') collectCustomers(entry, names)
      else if ((key === 'company' || key === 'company_name') && typeof entry === 'string') names.push(entry.trim())
    }
  }
}

function customersIn({ id, type, lang, data }: CmsDocument): { id: string; lang: string; name: string }[] {
  if (type === 'product_screens') return []
  const names: string[] = []
  collectCustomers(data, names)
  return names.map((name) => ({ id, lang, name }))
}

/** A merchant that another page of the language names as a customer. */
function merchantsWhoAreCustomers(all: readonly Screens[], documents: readonly CmsDocument[]): ContentFinding[] {
  const customers = documents.flatMap(customersIn)
  return all.flatMap(({ document, screens }) =>
    Object.values(screens.merchants).flatMap(({ name }) => {
      const customer = customers.find(
        (one) => one.lang === document.lang && (one.name === name || one.name.startsWith(`${name} `)),
      )
      return customer
        ? [findingIn(document, 'data.merchants', `"${name}" is a customer in ${customer.id}: choose another name`)]
        : []
    }),
  )
}

/** What contradicts itself in the product screens of all markets. */
export function sceneAmountFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const all = screensOf(documents)
  return [
    ...repeatedFigures(all),
    ...all.flatMap(repeatedMerchants),
    ...merchantsWhoAreCustomers(all, documents),
  ]
}
