import type { DemoAction, Scenario } from './company'
import { flowIds, stepsOf, type FlowId } from './flows'
import { move, type DemoProgress } from './progress'

const purchase = { label: 'Lunch', vat: 1440 }

/** A company for tests of the interactive demo. */
export const scenario: Scenario = {
  companyName: 'Fernhill Studio',
  employee: 'Maya Okafor',
  maximumLimit: 1_000_000,
  teamCard: { name: 'Team card', limit: 200_000 },
  purchases: {
    travel: { ...purchase, category: 'travel', merchant: 'Northline Rail', amount: 12_450 },
    meals: { ...purchase, category: 'meals', merchant: 'Harbour Bistro', amount: 8640 },
    supplies: { ...purchase, category: 'supplies', merchant: 'Paper & Pine', amount: 6480 },
  },
  accounts: [
    { number: '7400', name: 'Travel' },
    { number: '7405', name: 'Entertaining' },
  ],
  ledgers: ['Xero', 'Sage'],
  invoice: { supplier: 'Lumen Print', number: 'LP-2071', amount: 148_800, vat: 24_800, account: '7400' },
  otherInvoices: [{ supplier: 'Cloudgrove', amount: 21_600, due: 21 }],
  otherExpenses: [{ person: 'Tom Hale', merchant: 'Hotel Quay', amount: 15_900 }],
  otherEntries: [
    { text: 'City Taxi', person: 'Jonas Reed', amount: 2350, vat: 0, account: '7400', problem: 'receipt' },
    { text: 'Fjord Tools', person: 'Priya Nair', amount: 5900, vat: 983, account: '', problem: 'account' },
    { text: 'Cloudgrove', person: '', amount: 21_600, vat: 3600, account: '7405', problem: 'none' },
  ],
  budgetLeft: 90_000,
}

/** What a visitor does in the steps of each flow; `next` goes on without an action. */
export const usual: Record<FlowId, readonly (DemoAction | 'next')[]> = {
  issue_card: [
    'next',
    { type: 'draftCard', name: 'Trade fair', limit: 50_000 },
    { type: 'issueCard', category: 'travel' },
    'next',
  ],
  pay_receipt: [
    { type: 'pay', card: 'own' },
    'next',
    { type: 'attachReceipt' },
    { type: 'fileExpense', account: '7405', note: 'To the fair' },
  ],
  approve_expense: ['next', 'next', { type: 'approveExpense' }],
  pay_invoice: [
    'next',
    { type: 'approveInvoice', account: '7405' },
    { type: 'scheduleInvoice', run: 1 },
    { type: 'confirmRun' },
  ],
  close_month: [
    { type: 'sendReminder' },
    { type: 'assignAccount', account: '7400' },
    { type: 'export', ledger: 'Xero' },
    { type: 'lockPeriod' },
  ],
}

/** The progress after the first steps of a flow, all of them without a number. Throws when a step is refused. */
export function play(progress: DemoProgress, flow: FlowId, steps = stepsOf(flow).length): DemoProgress {
  return usual[flow].slice(0, steps).reduce((before, one) => {
    const outcome = move(before, { flow, ...(one !== 'next' && { action: one }) }, scenario)
    if ('refused' in outcome) throw new Error(`${flow}: ${outcome.refused}`)
    return outcome.progress
  }, progress)
}

export const playedThrough = (): DemoProgress =>
  flowIds.reduce<DemoProgress>((progress, flow) => play(progress, flow), {})
