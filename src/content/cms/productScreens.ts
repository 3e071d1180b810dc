import { locales, type Locale, type UrlCode } from '../../../locales.config'
import { isDay } from '../../core/values/day'
import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'
import { sceneNames, type SceneName } from './sceneNames'

/** Teams of the example company; each has one person and one budget. */
export const teamKinds = ['finance', 'sales', 'marketing', 'product', 'operations'] as const
export const merchantKinds = [
  'restaurant',
  'train',
  'hotel',
  'office',
  'taxi',
  'parking',
  'courier',
  'screen',
  'photos',
  'private_bus',
  'private_tools',
  'private_flowers',
  'computer',
  'supplier_print',
  'supplier_freight',
  'supplier_cleaning',
  'supplier_agency',
  'supplier_energy',
  'supplier_legal',
  'supplier_it',
  'app_design',
  'app_sales',
  'app_video',
  'app_storage',
  'app_ads',
] as const
export const categoryKinds = ['meals', 'travel', 'office', 'equipment', 'software', 'marketing'] as const

/** Texts of the screens that are one field each. Where each is seen says the label in customtypes/product_screens. */
export const screenTexts = [
  'company',
  'ledger',
  'nav_overview',
  'nav_cards',
  'nav_expenses',
  'nav_invoices',
  'nav_subscriptions',
  'nav_reports',
  'nav_accounting',
  'status_approved',
  'status_waiting',
  'status_missing',
  'status_paid',
  'filter_all',
  'word_total',
  'word_spent',
  'word_left',
  'word_limit',
  'word_due',
  'word_search',
  'word_payee',
  'word_status',
  'word_amount',
  'approve',
  'reject',
  'issue_title',
  'issue_holder',
  'issue_virtual',
  'issue_physical',
  'issue_purpose',
  'issue_purpose_value',
  'issue_button',
  'issue_ready',
  'controls_title',
  'controls_allowed',
  'controls_days',
  'controls_online',
  'controls_cash',
  'controls_declined',
  'controls_reason',
  'wallet_hold',
  'wallet_done',
  'capture_title',
  'capture_line_1',
  'capture_line_2',
  'capture_matched',
  'capture_category',
  'list_month',
  'approval_title',
  'approval_item',
  'approval_reason',
  'approval_policy',
  'approval_budget',
  'mileage_title',
  'mileage_from',
  'mileage_to',
  'mileage_purpose',
  'mileage_unit',
  'mileage_rate_label',
  'mileage_submit',
  'repay_title',
  'repay_account',
  'repay_when',
  'repay_button',
  'inbox_new',
  'inbox_number_label',
  'inbox_number',
  'inbox_net',
  'inbox_approver',
  'inbox_read',
  'document_to',
  'run_title',
  'run_from',
  'run_day',
  'run_selected',
  'run_button',
  'subs_month',
  'subs_renews',
  'subs_price_up',
  'subs_unused',
  'cash_title',
  'cash_in',
  'cash_out',
  'cash_forecast',
  'close_receipts',
  'close_coded',
  'close_approved',
  'close_open',
  'close_export',
  'reports_title',
  'reports_change',
  'budgets_title',
  'budgets_over',
  'companies_title',
  'companies_all',
] as const

/** Amounts (minor units of the market's currency), rates and counts that are one field each. */
export const screenNumbers = [
  'vat_rate',
  'vat_rate_standard',
  'card_limit',
  'card_spent',
  'cash_declined',
  'capture_line_2_amount',
  'mileage_distance',
  'mileage_rate',
  'cash_in_amount',
  'cash_out_amount',
  'close_entries',
] as const

export type TeamKind = (typeof teamKinds)[number]
export type MerchantKind = (typeof merchantKinds)[number]
export type CategoryKind = (typeof categoryKinds)[number]
export type Person = { first: string; last: string }
export type Team = { name: string; budget: number; spent: number }
export type Merchant = { name: string; amount: number }
/** What was spent this month, and in the month before, which is closed. */
export type Category = { name: string; account: string; spent: number; spentBefore: number }
export type Account = { name: string; balance: number }
/** A company of the group; `balance` is in `currency`. */
export type Company = { name: string; place: string; currency: string; balance: number }

/** The words and amounts that the pictures of the product show in one market. Amounts are in minor units. */
export type ProductScreens = {
  /** The day of the pictures, YYYY-MM-DD: that of the document, in the month of the build or the one before. */
  today: string
  texts: Record<(typeof screenTexts)[number], string>
  numbers: Record<(typeof screenNumbers)[number], number>
  people: Record<TeamKind, Person>
  teams: Record<TeamKind, Team>
  merchants: Record<MerchantKind, Merchant>
  categories: Record<CategoryKind, Category>
  /** Three accounts, the main one first. */
  accounts: Account[]
  /** Three companies, that of the example first. */
  companies: Company[]
  /** What is seen, for those who do not see it. */
  alternatives: Record<SceneName, string>
}

const type = 'product_screens'

/** Reads the fields of one document and notes what is missing. */
class FieldReader {
  readonly findings: ContentFinding[] = []
  constructor(private readonly document: CmsDocument) {}

  note(field: string, message: string): void {
    this.findings.push(findingIn(this.document, `data.${field}`, message))
  }

  text(fields: Fields, name: string, place = name): string {
    const value = textOf(fields[name]).trim()
    if (!value) this.note(place, 'is empty: write the text that its label describes')
    return value
  }

  number(fields: Fields, name: string, place = name): number {
    const value = fields[name]
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
    this.note(place, 'is no number: enter a positive number')
    return 0
  }

  /** An amount in minor units. */
  amount(fields: Fields, name: string, place = name): number {
    const value = this.number(fields, name, place)
    if (!Number.isInteger(value)) this.note(place, `${value} is no amount: enter whole minor units (4900)`)
    return value
  }

  /** One entry of a group for each kind, by the select `key`. */
  byKind<Kind extends string, Entry>(
    group: string,
    key: string,
    kinds: readonly Kind[],
    read: (entry: Fields, place: string) => Entry,
  ): Record<Kind, Entry> {
    const entries = entriesOf(this.document.data[group])
    const found = kinds.map((kind) => {
      const index = entries.findIndex((entry) => entry[key] === kind)
      if (index < 0) this.note(group, `has no entry "${kind}": add one`)
      return [kind, read(entries[index] ?? {}, `${group}.${index < 0 ? kind : index}`)] as const
    })
    for (const [index, entry] of entries.entries()) {
      const kind = textOf(entry[key])
      if (!kinds.some((known) => known === kind))
        this.note(`${group}.${index}.${key}`, `"${kind}" is not known`)
      else if (entries.findIndex((other) => other[key] === kind) < index)
        this.note(`${group}.${index}.${key}`, `"${kind}" is there twice: remove one entry`)
    }
    return Object.fromEntries(found) as Record<Kind, Entry>
  }

  /** Exactly `count` entries of a group. */
  list<Entry>(group: string, count: number, read: (entry: Fields, place: string) => Entry): Entry[] {
    const entries = entriesOf(this.document.data[group])
    if (entries.length !== count) this.note(group, `has ${entries.length} entries: it needs ${count}`)
    return entries.slice(0, count).map((entry, index) => read(entry, `${group}.${index}`))
  }
}

const isCurrency = (value: string): boolean => /^[A-Z]{3}$/.test(value)

/**
 * The day on which the pictures play: the day of the month that an editor chose, the last time it was there. So no
 * picture is in the future, and none gets old.
 */
export function latestDay(chosen: string, now: number): string {
  const month = new Date(now)
  const day = Number(chosen.slice(8))
  const isAhead = day > month.getUTCDate()
  const inMonth = (months: number) =>
    new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months + 1, 0)).getUTCDate()
  const months = isAhead && inMonth(0) > month.getUTCDate() ? -1 : 0
  const date = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months, Math.min(day, inMonth(months)))
  return new Date(date).toISOString().slice(0, 10)
}

function readDocument(document: CmsDocument, now: number): { screens: ProductScreens; findings: ContentFinding[] } {
  const { data } = document
  const reader = new FieldReader(document)
  const today = textOf(data['today'])
  if (!isDay(today)) reader.note('today', `"${today}" is no day: enter one as YYYY-MM-DD`)
  const fractions: readonly string[] = ['vat_rate', 'vat_rate_standard', 'mileage_distance']
  const screens: ProductScreens = {
    today: isDay(today) ? latestDay(today, now) : today,
    texts: Object.fromEntries(
      screenTexts.map((name) => [name, reader.text(data, name)]),
    ) as ProductScreens['texts'],
    numbers: Object.fromEntries(
      screenNumbers.map((name) => [
        name,
        fractions.includes(name) ? reader.number(data, name) : reader.amount(data, name),
      ]),
    ) as ProductScreens['numbers'],
    people: reader.byKind('people', 'team', teamKinds, (entry, place) => ({
      first: reader.text(entry, 'first_name', `${place}.first_name`),
      last: reader.text(entry, 'last_name', `${place}.last_name`),
    })),
    teams: reader.byKind('teams', 'team', teamKinds, (entry, place) => ({
      name: reader.text(entry, 'name', `${place}.name`),
      budget: reader.amount(entry, 'budget', `${place}.budget`),
      spent: reader.amount(entry, 'spent', `${place}.spent`),
    })),
    merchants: reader.byKind('merchants', 'kind', merchantKinds, (entry, place) => ({
      name: reader.text(entry, 'name', `${place}.name`),
      amount: reader.amount(entry, 'amount', `${place}.amount`),
    })),
    categories: reader.byKind('categories', 'kind', categoryKinds, (entry, place) => ({
      name: reader.text(entry, 'name', `${place}.name`),
      account: reader.text(entry, 'account', `${place}.account`),
      spent: reader.amount(entry, 'spent', `${place}.spent`),
      spentBefore: reader.amount(entry, 'spent_before', `${place}.spent_before`),
    })),
    accounts: reader.list('accounts', 3, (entry, place) => ({
      name: reader.text(entry, 'name', `${place}.name`),
      balance: reader.amount(entry, 'balance', `${place}.balance`),
    })),
    companies: reader.list('companies', 3, (entry, place) => {
      const currency = reader.text(entry, 'currency', `${place}.currency`)
      if (currency && !isCurrency(currency))
        reader.note(`${place}.currency`, `"${currency}" is not an ISO 4217 currency`)
      return {
        name: reader.text(entry, 'name', `${place}.name`),
        place: reader.text(entry, 'place', `${place}.place`),
        currency: isCurrency(currency) ? currency : 'EUR',
        balance: reader.amount(entry, 'balance', `${place}.balance`),
      }
    }),
    alternatives: Object.fromEntries(
      sceneNames.map((name) => [name, reader.text(data, `alt_${name}`)]),
    ) as ProductScreens['alternatives'],
  }
  const sum = (entries: { spent: number }[]): number => entries.reduce((total, { spent }) => total + spent, 0)
  const [byTeam, byCategory] = [sum(Object.values(screens.teams)), sum(Object.values(screens.categories))]
  if (byTeam !== byCategory)
    reader.note('categories', `were spent ${byCategory} together, the teams ${byTeam}: make both the same`)
  return { screens, findings: reader.findings }
}

/**
 * What the product screens show in each locale, by url code, from its `product_screens` document, at a time in ms; and
 * what an editor must complete. A locale without a document has a finding and no entry.
 */
export function readProductScreens(
  documents: readonly CmsDocument[],
  table: readonly Locale[] = locales,
  now = Date.now(),
): { productScreens: Map<UrlCode, ProductScreens>; findings: ContentFinding[] } {
  const productScreens = new Map<UrlCode, ProductScreens>()
  const findings: ContentFinding[] = []
  for (const { code, urlCode, contentLanguage } of table) {
    const document = documents.find((entry) => entry.type === type && entry.data['localeCode'] === code)
    if (!document) {
      findings.push({
        documentId: '(none)',
        type,
        lang: contentLanguage,
        field: 'data.localeCode',
        message: `no product screens for "${code}": publish a document of the type "${type}" with this localeCode`,
      })
      continue
    }
    const read = readDocument(document, now)
    findings.push(...read.findings)
    productScreens.set(urlCode, read.screens)
  }
  return { productScreens, findings }
}
