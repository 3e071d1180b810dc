/**
 * The company of the interactive demo: what it has, what a visitor can do in it and what follows. Pure. Amounts are in
 * minor units of the market's currency, days are counted from the day on which the demo plays.
 */

import { payments } from '../../content/cms/scenePayments'

/** What a card may be limited to; each has one purchase that a visitor pays in the demo. */
export const categories = ['travel', 'meals', 'supplies'] as const
export type Category = (typeof categories)[number]

export type Purchase = { category: Category; label: string; merchant: string; amount: number; vat: number }
export type Account = { number: string; name: string }
/** What is wrong with a ledger entry of the month until the visitor mends it. */
export type EntryProblem = 'none' | 'receipt' | 'account'
export type OtherEntry = {
  /** Who was paid. */
  text: string
  /** Who has paid; empty without a person. */
  person: string
  amount: number
  vat: number
  /** Number of the account; empty while it is missing. */
  account: string
  problem: EntryProblem
}

/** The people, amounts and choices of the demo in one market. */
export type Scenario = {
  companyName: string
  /** The person whose part the visitor plays. */
  employee: string
  /** The highest monthly limit of a card. */
  maximumLimit: number
  teamCard: { name: string; limit: number }
  purchases: Record<Category, Purchase>
  accounts: readonly Account[]
  ledgers: readonly string[]
  invoice: { supplier: string; number: string; amount: number; vat: number; account: string }
  /** `due` as `invoiceDue`. */
  otherInvoices: readonly { supplier: string; amount: number; due: number }[]
  otherExpenses: readonly { person: string; merchant: string; amount: number }[]
  otherEntries: readonly OtherEntry[]
  /** What is left of the team's budget before the expense of the demo. */
  budgetLeft: number
}

export type CardId = 'own' | 'team'
export type OwnCard = { name: string; limit: number; category: Category }

/** What has happened in the company so far; what it had before is in the scenario. */
export type Company = {
  draft?: { name: string; limit: number }
  ownCard?: OwnCard
  /** The card that paid. */
  paidWith?: CardId
  hasReceipt: boolean
  filed?: { account: string; note: string }
  decision?: { name: 'approved' } | { name: 'declined'; reason: string }
  invoiceAccount?: string
  /** Index of the payment run, see `paymentRuns`. */
  run?: number
  runConfirmed: boolean
  reminded: boolean
  assignedAccount?: string
  ledger?: string
  locked: boolean
}

export const newCompany: Company = {
  hasReceipt: false,
  runConfirmed: false,
  reminded: false,
  locked: false,
}

export type DemoAction =
  | { type: 'draftCard'; name: string; limit: number }
  | { type: 'issueCard'; category: Category }
  | { type: 'pay'; card: CardId }
  | { type: 'raiseLimit' }
  | { type: 'attachReceipt' }
  | { type: 'fileExpense'; account: string; note: string }
  | { type: 'approveExpense' }
  | { type: 'declineExpense'; reason: string }
  | { type: 'reopenExpense' }
  | { type: 'approveInvoice'; account: string }
  | { type: 'scheduleInvoice'; run: number }
  | { type: 'confirmRun' }
  | { type: 'sendReminder' }
  | { type: 'assignAccount'; account: string }
  | { type: 'export'; ledger: string }
  | { type: 'lockPeriod' }

export type ActionType = DemoAction['type']

/** Why the product does not accept an input. `notNow`: an action that its screen does not offer at this point. */
export type RefusedInput =
  | 'name'
  | 'limit'
  | 'limitTooHigh'
  | 'aboveLimit'
  | 'account'
  | 'note'
  | 'reason'
  | 'afterDueDate'
  | 'ledger'
  | 'notNow'

/** Longest texts that a visitor types, in characters. */
export const textLimits = { cardName: 24, note: 80, reason: 120 } as const

export type Outcome = { company: Company } | { refused: RefusedInput }

const done = (company: Company): Outcome => ({ company })
const refused = (reason: RefusedInput): Outcome => ({ refused: reason })

/** Typed text on one line, without spaces around it. */
const typed = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isTyped = (text: string, limit: number): boolean => text !== '' && text.length <= limit

const isAccount = ({ accounts }: Scenario, number: string): boolean =>
  accounts.some((account) => account.number === number)

/** The purchase that is paid with a card: one that the card is for. */
export const purchaseWith = (company: Company, scenario: Scenario, card: CardId | undefined): Purchase =>
  scenario.purchases[(card === 'own' && company.ownCard?.category) || 'meals']

/** The purchase of the expense that the manager sees: the visitor's, or one that was there before. */
export const purchaseOf = (company: Company, scenario: Scenario): Purchase =>
  purchaseWith(company, scenario, company.paidWith)

/** The limit to which a declined card is raised: the purchase, rounded up to a hundred of the currency's units. */
export const raisedLimit = (amount: number): number => Math.ceil(amount / 10_000) * 10_000

/** The state after an action, or why the product refuses it. Never changes its arguments. */
export function apply(company: Company, action: DemoAction, scenario: Scenario): Outcome {
  switch (action.type) {
    case 'draftCard': {
      const name = typed(action.name)
      if (!isTyped(name, textLimits.cardName)) return refused('name')
      if (!Number.isSafeInteger(action.limit) || action.limit <= 0) return refused('limit')
      if (action.limit > scenario.maximumLimit) return refused('limitTooHigh')
      return done({ ...company, draft: { name, limit: action.limit } })
    }
    case 'issueCard': {
      if (!company.draft) return refused('notNow')
      return done({ ...company, ownCard: { ...company.draft, category: action.category } })
    }
    case 'pay': {
      if (action.card === 'own' && !company.ownCard) return refused('notNow')
      const { amount } = purchaseWith(company, scenario, action.card)
      const { limit } = (action.card === 'own' && company.ownCard) || scenario.teamCard
      return amount > limit ? refused('aboveLimit') : done({ ...company, paidWith: action.card })
    }
    case 'raiseLimit': {
      if (!company.ownCard) return refused('notNow')
      const limit = raisedLimit(purchaseWith(company, scenario, 'own').amount)
      return done({
        ...company,
        ownCard: { ...company.ownCard, limit: Math.max(limit, company.ownCard.limit) },
      })
    }
    case 'attachReceipt':
      return company.paidWith ? done({ ...company, hasReceipt: true }) : refused('notNow')
    case 'fileExpense': {
      const note = typed(action.note)
      if (!company.hasReceipt) return refused('notNow')
      if (!isAccount(scenario, action.account)) return refused('account')
      if (!isTyped(note, textLimits.note)) return refused('note')
      return done({ ...company, filed: { account: action.account, note } })
    }
    case 'approveExpense':
      return done({ ...company, decision: { name: 'approved' } })
    case 'declineExpense': {
      const reason = typed(action.reason)
      if (!isTyped(reason, textLimits.reason)) return refused('reason')
      return done({ ...company, decision: { name: 'declined', reason } })
    }
    case 'reopenExpense':
      return done({ ...company, decision: undefined })
    case 'approveInvoice':
      return isAccount(scenario, action.account)
        ? done({ ...company, invoiceAccount: action.account })
        : refused('account')
    case 'scheduleInvoice': {
      if (!company.invoiceAccount) return refused('notNow')
      const run = paymentRuns[action.run]
      if (!run) return refused('notNow')
      return run.isLate ? refused('afterDueDate') : done({ ...company, run: action.run })
    }
    case 'confirmRun':
      return company.run === undefined ? refused('notNow') : done({ ...company, runConfirmed: true })
    case 'sendReminder':
      return done({ ...company, reminded: true })
    case 'assignAccount':
      return isAccount(scenario, action.account)
        ? done({ ...company, assignedAccount: action.account })
        : refused('account')
    case 'export': {
      if (!company.reminded || !company.assignedAccount) return refused('notNow')
      return scenario.ledgers.includes(action.ledger)
        ? done({ ...company, ledger: action.ledger })
        : refused('ledger')
    }
    case 'lockPeriod':
      return company.ledger ? done({ ...company, locked: true }) : refused('notNow')
  }
}

/** The next payment runs in days from the day of the demo; the last is after the invoice is due. */
export const paymentRuns = [
  { days: 2, isLate: false },
  { days: 9, isLate: false },
  { days: 16, isLate: true },
] as const
/** The day on which the invoice is due, in days from the day of the demo: as in the pictures. */
export const invoiceDue = payments.supplier_print.due

/** A line of the month as the ledger gets it. */
export type Entry = OtherEntry & {
  id: 'expense' | 'invoice' | `other${number}`
  /** It comes from a flow that the visitor has finished. */
  isOwn: boolean
}

/** The entries of the month: what the visitor paid and approved, and the others. */
export function entriesOf(company: Company, scenario: Scenario): Entry[] {
  const purchase = purchaseOf(company, scenario)
  const { invoice } = scenario
  const account = company.filed?.account ?? scenario.accounts[0]?.number ?? ''
  return [
    {
      id: 'expense',
      text: purchase.merchant,
      person: scenario.employee,
      amount: purchase.amount,
      vat: purchase.vat,
      account,
      problem: 'none',
      isOwn: company.filed !== undefined,
    },
    {
      id: 'invoice',
      text: invoice.supplier,
      person: '',
      amount: invoice.amount,
      vat: invoice.vat,
      account: company.invoiceAccount ?? invoice.account,
      problem: 'none',
      isOwn: company.runConfirmed,
    },
    ...scenario.otherEntries.map((entry, index): Entry => {
      const isMended = entry.problem === 'receipt' ? company.reminded : company.assignedAccount !== undefined
      return {
        ...entry,
        id: `other${index}`,
        account: entry.problem === 'account' ? (company.assignedAccount ?? '') : entry.account,
        problem: isMended ? 'none' : entry.problem,
        isOwn: false,
      }
    }),
  ]
}

/** The sum of amounts. */
export const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)
