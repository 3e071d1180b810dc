import { capitalised } from '../../core/i18n/capitalised'
import { fill } from '../../core/i18n/fill'
import { formatMonth, formatShortDay } from '../../core/i18n/formatDay'
import { formatAmount, formatMoney } from '../../core/i18n/formatMoney'
import { formatNumber } from '../../core/i18n/formatNumber'
import type { MarketValues } from './markets'
import type { CategoryKind, MerchantKind, ProductScreens, TeamKind } from './productScreens'
import type { SceneName } from './sceneNames'
import { cardPaymentsOf, newInvoices, payments, type MerchantOf } from './scenePayments'
import { cardEnds, dayAfter, includedVat } from './screenValues'

/** The same day of an earlier month; its first day, so that every month has it. */
function monthBefore(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.round((100 * part) / whole)) : 0

/** A person as the pictures show one. */
export type PersonWords = { name: string; first: string; initials: string; team: string }

/** The entries of the navigation of the product, in pictures and in the demo. */
export const productNav = (texts: ProductScreens['texts']): string[] => [
  texts.nav_overview,
  texts.nav_cards,
  texts.nav_expenses,
  texts.nav_invoices,
  texts.nav_subscriptions,
  texts.nav_reports,
  texts.nav_accounting,
]

/**
 * The accounts and amounts of a closed month in a system of accounting, where they are not those of the market: those of
 * the country of the system. Without `accounts` no numbers are shown, because the system has no usual ones.
 */
export type ClosedMonth = {
  currency: string
  categories: Record<CategoryKind, { account?: string | undefined; spentBefore: number }>
}

/** The screens of a market; `closed` where a page is about the accounting system of another country. */
export type ShownScreens = ProductScreens & { closed?: ClosedMonth | undefined }

/** What every picture of one market is made from, with the formats of the market. */
function maker(
  { today, texts, numbers, people, teams, merchants, categories, ...rest }: ShownScreens,
  { currency, vat }: MarketValues,
  htmlLang: string,
) {
  const amount = (minorUnits: number) => formatAmount(minorUnits, currency, htmlLang)
  const person = (team: TeamKind): PersonWords => {
    const { first, last } = people[team]
    return {
      name: `${first} ${last}`,
      first,
      initials: `${[...first][0] ?? ''}${[...last][0] ?? ''}`,
      team: teams[team].name,
    }
  }
  return {
    ...rest,
    texts,
    numbers,
    teams,
    categories,
    currency,
    vatLabel: capitalised(vat, htmlLang),
    /** American receipts list prices without the tax, and add it. */
    taxIsAdded: htmlLang === 'en-US',
    htmlLang,
    amount,
    /** An amount without the decimals of a whole one. */
    money: (minorUnits: number) => formatMoney(minorUnits, currency, htmlLang),
    count: (value: number) => formatNumber(value, htmlLang),
    day: (days: number) => formatShortDay(dayAfter(today, days), htmlLang),
    month: capitalised(formatMonth(today, htmlLang), htmlLang),
    /** The month that is closed: the one before. */
    closedMonth: capitalised(formatMonth(monthBefore(today, 1), htmlLang), htmlLang),
    shortMonth: (before: number) => formatMonth(monthBefore(today, before), htmlLang, 'short'),
    person,
    merchant: (kind: MerchantKind) => ({
      name: merchants[kind].name,
      amount: amount(merchants[kind].amount),
      value: merchants[kind].amount,
    }),
    /** Who paid or owns it, and when. */
    payer: (kind: MerchantKind) => person(payments[kind].team),
    dayOf: (kind: MerchantKind) => formatShortDay(dayAfter(today, payments[kind].day), htmlLang),
    dueOf: (kind: MerchantOf<'invoice'>) => formatShortDay(dayAfter(today, payments[kind].due), htmlLang),
    sumOf: (kinds: readonly MerchantKind[]) =>
      kinds.reduce((sum, kind) => sum + merchants[kind].amount, 0),
    category: (kind: CategoryKind) => categories[kind].name,
    nav: productNav(texts),
    spent: Object.values(teams).reduce((sum, team) => sum + team.spent, 0),
  }
}
type Maker = ReturnType<typeof maker>

/** The virtual card of the campaign. */
const campaignCard = ({ texts, person }: Maker) => ({
  company: texts.company,
  holder: person('marketing').name,
  end: cardEnds.campaign,
})

type Status = 'approved' | 'waiting' | 'missing'

const statusText = ({ texts }: Maker, status: Status): string => texts[`status_${status}`]

/** The heads of the columns of a list. */
const columnsOf = ({ texts }: Maker) => ({
  payee: texts.word_payee,
  category: texts.capture_category,
  status: texts.word_status,
  amount: texts.word_amount,
})

/** One function for each scene: the words and amounts that it shows, formatted for the market. */
const makers = {
  card_issue: (m: Maker) => ({
    nav: m.nav,
    title: m.texts.issue_title,
    holderLabel: m.texts.issue_holder,
    holder: m.person('marketing'),
    virtual: m.texts.issue_virtual,
    physical: m.texts.issue_physical,
    purposeLabel: m.texts.issue_purpose,
    purpose: m.texts.issue_purpose_value,
    limitLabel: m.texts.word_limit,
    limit: m.money(m.numbers.card_limit),
    button: m.texts.issue_button,
    ready: m.texts.issue_ready,
    card: campaignCard(m),
  }),
  card_controls: (m: Maker) => ({
    nav: m.nav,
    title: m.texts.controls_title,
    purpose: m.texts.issue_purpose_value,
    holder: m.person('marketing'),
    end: cardEnds.campaign,
    spentLabel: m.texts.word_spent,
    spent: m.money(m.numbers.card_spent),
    limitLabel: m.texts.word_limit,
    limit: m.money(m.numbers.card_limit),
    percent: percent(m.numbers.card_spent, m.numbers.card_limit),
    allowedLabel: m.texts.controls_allowed,
    allowed: [m.category('marketing'), m.category('software')],
    rules: [
      { text: m.texts.controls_days, on: true },
      { text: m.texts.controls_online, on: true },
      { text: m.texts.controls_cash, on: false },
    ],
    declined: m.texts.controls_declined,
    reason: m.texts.controls_reason,
    declinedAmount: m.money(m.numbers.cash_declined),
  }),
  receipt_capture: (m: Maker) => {
    const { name, amount, value } = m.merchant('restaurant')
    const second = m.numbers.capture_line_2_amount
    const vat = includedVat(value, m.numbers.vat_rate)
    const tax = { text: m.vatLabel, amount: m.amount(vat) }
    return {
      title: m.texts.capture_title,
      shop: name,
      day: m.dayOf('restaurant'),
      lines: [
        { text: m.texts.capture_line_1, amount: m.amount(value - second - (m.taxIsAdded ? vat : 0)) },
        { text: m.texts.capture_line_2, amount: m.amount(second) },
        ...(m.taxIsAdded ? [tax] : []),
      ],
      includedTax: m.taxIsAdded ? undefined : tax,
      totalLabel: m.texts.word_total,
      total: amount,
      matched: m.texts.capture_matched,
      end: cardEnds.meals,
      categoryLabel: m.texts.capture_category,
      category: m.category('meals'),
    }
  },
  expense_list: (m: Maker) => {
    const row = (kind: MerchantOf<'card'>, status: Status) => ({
      initials: m.payer(kind).initials,
      first: m.payer(kind).first,
      merchant: m.merchant(kind).name,
      category: m.category(payments[kind].category),
      status,
      statusText: statusText(m, status),
      amount: m.merchant(kind).amount,
    })
    return {
      nav: m.nav,
      title: m.texts.nav_expenses,
      monthLabel: m.texts.list_month,
      total: m.amount(m.spent),
      filters: [m.texts.filter_all, m.texts.status_waiting, m.texts.status_missing],
      search: m.texts.word_search,
      columns: columnsOf(m),
      rows: [
        row('restaurant', 'waiting'),
        row('train', 'approved'),
        row('screen', 'waiting'),
        row('hotel', 'approved'),
        row('taxi', 'missing'),
        row('photos', 'approved'),
        row('parking', 'waiting'),
        row('office', 'approved'),
        row('courier', 'approved'),
      ],
    }
  },
  approval: (m: Maker) => ({
    title: m.texts.approval_title,
    person: m.payer('computer'),
    item: m.texts.approval_item,
    merchant: m.merchant('computer').name,
    amount: m.amount(m.merchant('computer').value),
    reason: m.texts.approval_reason,
    policy: m.texts.approval_policy,
    budgetLabel: m.texts.approval_budget,
    budget: m.money(m.teams.product.budget - m.teams.product.spent),
    percent: percent(m.teams.product.spent, m.teams.product.budget),
    approve: m.texts.approve,
    reject: m.texts.reject,
    approved: m.texts.status_approved,
  }),
  invoice_inbox: (m: Maker) => {
    const { name, amount, value } = m.merchant('supplier_print')
    const vat = includedVat(value, m.numbers.vat_rate_standard)
    const row = (kind: MerchantOf<'invoice'>) => ({
      supplier: m.merchant(kind).name,
      amount: m.merchant(kind).amount,
      when: newInvoices.includes(kind) ? m.texts.inbox_new : m.dayOf(kind),
    })
    return {
      nav: m.nav,
      title: m.texts.nav_invoices,
      rows: [
        row('supplier_print'),
        row('supplier_freight'),
        row('supplier_cleaning'),
        row('supplier_agency'),
        row('supplier_energy'),
        row('supplier_legal'),
        row('supplier_it'),
      ],
      supplier: name,
      recipient: m.texts.company,
      read: m.texts.inbox_read,
      fields: [
        { label: m.texts.inbox_number_label, value: m.texts.inbox_number },
        { label: m.texts.word_due, value: m.dueOf('supplier_print') },
        { label: m.texts.inbox_net, value: m.amount(value - vat) },
        { label: m.vatLabel, value: m.amount(vat) },
      ],
      totalLabel: m.texts.word_total,
      total: amount,
      approverLabel: m.texts.inbox_approver,
      approver: m.payer('supplier_print'),
      approve: m.texts.approve,
    }
  },
  payment_run: (m: Maker) => {
    const chosen: readonly MerchantOf<'invoice'>[] = ['supplier_agency', 'supplier_energy', 'supplier_it']
    const approved = [...chosen, 'supplier_legal' as const]
    return {
      nav: m.nav,
      title: m.texts.run_title,
      fromLabel: m.texts.run_from,
      from: m.accounts[0]?.name ?? '',
      dayLabel: m.texts.run_day,
      day: m.day(2),
      dueLabel: m.texts.word_due,
      rows: approved.map((kind) => ({
        supplier: m.merchant(kind).name,
        approver: m.payer(kind),
        due: m.dueOf(kind),
        amount: m.merchant(kind).amount,
        chosen: chosen.includes(kind),
      })),
      selected: `${m.count(chosen.length)} ${m.texts.run_selected}`,
      total: m.amount(m.sumOf(chosen)),
      button: m.texts.run_button,
      paid: m.texts.status_paid,
    }
  },
  subscriptions: (m: Maker) => {
    const apps: readonly MerchantOf<'subscription'>[] = [
      'app_sales',
      'app_design',
      'app_ads',
      'app_video',
      'app_storage',
    ]
    const marks: Partial<Record<MerchantKind, 'price_up' | 'unused'>> = {
      app_sales: 'price_up',
      app_video: 'unused',
    }
    return {
      nav: m.nav,
      title: m.texts.nav_subscriptions,
      total: m.amount(m.sumOf(apps)),
      perMonth: m.texts.subs_month,
      renews: m.texts.subs_renews,
      rows: apps.map((kind) => {
        const mark = marks[kind]
        return {
          app: m.merchant(kind).name,
          owner: m.payer(kind),
          day: m.dayOf(kind),
          amount: m.merchant(kind).amount,
          ...(mark ? { mark, markText: m.texts[`subs_${mark}`] } : {}),
        }
      }),
    }
  },
  cash_overview: (m: Maker) => ({
    nav: m.nav,
    title: m.texts.cash_title,
    total: m.amount(m.accounts.reduce((sum, { balance }) => sum + balance, 0)),
    inLabel: m.texts.cash_in,
    in: m.money(m.numbers.cash_in_amount),
    outLabel: m.texts.cash_out,
    out: m.money(m.numbers.cash_out_amount),
    forecast: m.texts.cash_forecast,
    months: [3, 2, 1, 0, -1].map(m.shortMonth),
    accounts: m.accounts.map(({ name, balance }) => ({ name, balance: m.amount(balance) })),
  }),
  month_close: (m: Maker) => {
    const closed = m.closed?.categories ?? m.categories
    const amount = (minorUnits: number) => formatAmount(minorUnits, m.closed?.currency ?? m.currency, m.htmlLang)
    const shown = ['travel', 'software', 'marketing', 'equipment', 'office', 'meals'] as const
    return {
    nav: m.nav,
    title: m.closedMonth,
    checks: [
      {
        text: m.texts.close_receipts,
        count: `${m.count(m.numbers.close_entries)}/${m.count(m.numbers.close_entries)}`,
      },
      {
        text: m.texts.close_coded,
        count: `${m.count(m.numbers.close_entries)}/${m.count(m.numbers.close_entries)}`,
      },
      {
        text: m.texts.close_approved,
        count: `${m.count(m.numbers.close_entries)}/${m.count(m.numbers.close_entries)}`,
      },
    ],
    rows: shown.map((kind) => {
      const { account, spentBefore } = closed[kind]
      return {
        ...(account ? { account } : {}),
        name: m.category(kind),
        amount: amount(spentBefore),
      }
    }),
    totalLabel: m.texts.word_total,
    total: amount(shown.reduce((sum, kind) => sum + closed[kind].spentBefore, 0)),
    button: fill(m.texts.close_export, { ledger: m.texts.ledger }),
    open: `${m.count(0)} ${m.texts.close_open}`,
  }
  },
  mileage: (m: Maker) => ({
    title: m.texts.mileage_title,
    purpose: m.texts.mileage_purpose,
    day: m.day(-1),
    from: m.texts.mileage_from,
    to: m.texts.mileage_to,
    distance: `${m.count(m.numbers.mileage_distance)} ${m.texts.mileage_unit}`,
    rateLabel: m.texts.mileage_rate_label,
    rate: m.amount(m.numbers.mileage_rate),
    amount: m.amount(Math.round(m.numbers.mileage_distance * m.numbers.mileage_rate)),
    button: m.texts.mileage_submit,
  }),
  reports: (m: Maker) => ({
    nav: m.nav,
    title: m.texts.reports_title,
    total: m.amount(m.spent),
    change: m.texts.reports_change,
    months: [5, 4, 3, 2, 1, 0].map(m.shortMonth),
    rows: (['marketing', 'equipment', 'travel', 'software'] as const).map((kind) => ({
      name: m.category(kind),
      amount: m.amount(m.categories[kind].spent),
      percent: percent(m.categories[kind].spent, m.categories.marketing.spent),
    })),
  }),
  wallet_payment: (m: Maker) => {
    const { name, amount } = m.merchant('restaurant')
    // What the list of expenses shows of this card.
    const spent = m.sumOf(cardPaymentsOf(payments.restaurant.team))
    return {
      card: { company: m.texts.company, holder: m.payer('restaurant').name, end: cardEnds.meals },
      hold: m.texts.wallet_hold,
      done: m.texts.wallet_done,
      shop: name,
      amount,
      leftLabel: m.texts.word_left,
      left: m.money(m.numbers.card_limit - spent),
      percent: percent(spent, m.numbers.card_limit),
    }
  },
  team_budgets: (m: Maker) => ({
    nav: m.nav,
    title: m.texts.budgets_title,
    month: m.month,
    spentLabel: m.texts.word_spent,
    total: m.amount(m.spent),
    over: m.texts.budgets_over,
    rows: (['marketing', 'sales', 'product', 'operations', 'finance'] as const).map((kind) => ({
      person: m.person(kind),
      team: m.teams[kind].name,
      spent: m.money(m.teams[kind].spent),
      budget: m.money(m.teams[kind].budget),
      percent: percent(m.teams[kind].spent, m.teams[kind].budget),
    })),
  }),
  companies: (m: Maker) => {
    const currencies = [...new Set(m.companies.map(({ currency }) => currency))]
    const balanceIn = (currency: string): number =>
      m.companies.reduce((sum, entry) => sum + (entry.currency === currency ? entry.balance : 0), 0)
    return {
      nav: m.nav,
      title: m.texts.companies_title,
      allLabel: m.texts.companies_all,
      // No sum of different currencies: it would need a rate and its day.
      totals: currencies.map((currency) => formatAmount(balanceIn(currency), currency, m.htmlLang)),
      rows: m.companies.map(({ name, place, currency, balance }) => ({
        name,
        place,
        currency,
        balance: formatAmount(balance, currency, m.htmlLang),
      })),
    }
  },
  reimbursement: (m: Maker) => {
    const spent: readonly MerchantOf<'private'>[] = ['private_bus', 'private_tools', 'private_flowers']
    const total = m.amount(m.sumOf(spent))
    return {
      nav: m.nav,
      title: m.texts.repay_title,
      person: m.payer('private_bus'),
      rows: spent.map((kind) => ({
        merchant: m.merchant(kind).name,
        category: m.category(payments[kind].category),
        day: m.dayOf(kind),
        amount: m.merchant(kind).amount,
      })),
      accountLabel: m.texts.repay_account,
      account: '•• 4410',
      whenLabel: m.texts.repay_when,
      when: m.day(2),
      totalLabel: m.texts.word_total,
      total,
      button: `${m.texts.repay_button} ${total}`,
      approved: m.texts.status_approved,
    }
  },
  large_card: (m: Maker) => {
    // Plastic cards, which have other numbers than the virtual ones.
    const [front, behind] = [m.person('operations'), m.person('finance')]
    const spent = m.sumOf(cardPaymentsOf('operations'))
    return {
      card: { company: m.texts.company, holder: front.name, end: cardEnds.plastic },
      second: { company: m.texts.company, holder: behind.name, end: cardEnds.secondPlastic },
      team: front.team,
      limitLabel: m.texts.word_limit,
      limit: m.money(m.numbers.card_limit),
      percent: percent(spent, m.numbers.card_limit),
    }
  },
  invoice_document: (m: Maker) => {
    const { name, amount, value } = m.merchant('supplier_print')
    const vat = includedVat(value, m.numbers.vat_rate_standard)
    return {
      supplier: name,
      recipientLabel: m.texts.document_to,
      recipient: m.texts.company,
      read: m.texts.inbox_read,
      number: { label: m.texts.inbox_number_label, value: m.texts.inbox_number },
      due: { label: m.texts.word_due, value: m.dueOf('supplier_print') },
      amounts: [
        { label: m.texts.inbox_net, value: m.amount(value - vat) },
        { label: m.vatLabel, value: m.amount(vat) },
      ],
      totalLabel: m.texts.word_total,
      total: amount,
    }
  },
} satisfies Record<SceneName, (m: Maker) => object>

/** The words of each scene with its text alternative. All strings are finished: a scene formats nothing. */
export type SceneWords = { [Name in SceneName]: ReturnType<(typeof makers)[Name]> & { alternative: string } }

/** The words of the scenes that a page shows, by name. */
export type RelatedSceneWords = Partial<SceneWords>

/** The words of the named scenes in one market. Pure; the same names give the same words in the same order. */
export function sceneWords(
  names: readonly SceneName[],
  screens: ShownScreens,
  market: MarketValues,
  htmlLang: string,
): RelatedSceneWords {
  const made = maker(screens, market, htmlLang)
  return Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map((name) => [name, { ...makers[name](made), alternative: screens.alternatives[name] }]),
  )
}
