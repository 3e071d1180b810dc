import {
  apply,
  entriesOf,
  invoiceDue,
  newCompany,
  paymentRuns,
  raisedLimit,
  sumOf,
  type Company,
  type DemoAction,
  type RefusedInput,
} from './company'
import { scenario } from './demo.fixture'

const after = (...actions: DemoAction[]): Company =>
  actions.reduce((company, action) => {
    const outcome = apply(company, action, scenario)
    if ('refused' in outcome) throw new Error(outcome.refused)
    return outcome.company
  }, newCompany)

const card = (limit: number): DemoAction[] => [
  { type: 'draftCard', name: ' Trade \n fair ', limit },
  { type: 'issueCard', category: 'travel' },
]

describe('a card', () => {
  it('has the typed name on one line, the limit and what it is for', () => {
    expect(after(...card(50_000)).ownCard).toEqual({ name: 'Trade fair', limit: 50_000, category: 'travel' })
  })

  it.each<[string, string, number, RefusedInput]>([
    ['without a name', '  ', 1, 'name'],
    ['with a name of 25 characters', 'x'.repeat(25), 1, 'name'],
    ['with a limit of 0', 'Fair', 0, 'limit'],
    ['with a negative limit', 'Fair', -1, 'limit'],
    ['with half a penny', 'Fair', 0.5, 'limit'],
    ['without a number', 'Fair', Number.NaN, 'limit'],
    ['with one penny above the highest limit', 'Fair', 1_000_001, 'limitTooHigh'],
  ])('%s is refused', (_, name, limit, refused) => {
    expect(apply(newCompany, { type: 'draftCard', name, limit }, scenario)).toEqual({ refused })
  })

  it.each([
    ['x'.repeat(24), 1],
    ['x', 1_000_000],
  ])('is accepted at the bounds', (name, limit) => {
    expect(apply(newCompany, { type: 'draftCard', name, limit }, scenario)).toHaveProperty('company')
  })
})

describe('a payment', () => {
  it('with the own card is for what the card is for', () => {
    const company = after(...card(50_000), { type: 'pay', card: 'own' })
    expect(entriesOf(company, scenario)[0]).toMatchObject({ text: 'Northline Rail', amount: 12_450 })
  })

  it.each<[number, object]>([
    [12_449, { refused: 'aboveLimit' }],
    [12_450, { company: expect.anything() as object }],
  ])('of 12450 with a limit of %i', (limit, outcome) => {
    expect(apply(after(...card(limit)), { type: 'pay', card: 'own' }, scenario)).toEqual(outcome)
  })

  it('is possible after the limit was raised, which never lowers it', () => {
    expect(after(...card(100), { type: 'raiseLimit' }, { type: 'pay', card: 'own' }).ownCard?.limit).toBe(
      20_000,
    )
    expect(after(...card(50_000), { type: 'raiseLimit' }).ownCard?.limit).toBe(50_000)
    expect([raisedLimit(10_000), raisedLimit(10_001)]).toEqual([10_000, 20_000])
  })

  it('with a card that was not issued is refused', () => {
    expect(apply(newCompany, { type: 'pay', card: 'own' }, scenario)).toEqual({ refused: 'notNow' })
  })
})

it.each<[DemoAction, RefusedInput, DemoAction[]]>([
  [{ type: 'issueCard', category: 'meals' }, 'notNow', []],
  [{ type: 'raiseLimit' }, 'notNow', []],
  [{ type: 'attachReceipt' }, 'notNow', []],
  [{ type: 'fileExpense', account: '7400', note: 'x' }, 'notNow', []],
  [{ type: 'fileExpense', account: '9', note: 'x' }, 'account', [{ type: 'pay', card: 'team' }, { type: 'attachReceipt' }]],
  [{ type: 'fileExpense', account: '7400', note: ' ' }, 'note', [{ type: 'pay', card: 'team' }, { type: 'attachReceipt' }]],
  [{ type: 'declineExpense', reason: '' }, 'reason', []],
  [{ type: 'declineExpense', reason: 'x'.repeat(121) }, 'reason', []],
  [{ type: 'approveInvoice', account: '' }, 'account', []],
  [{ type: 'scheduleInvoice', run: 0 }, 'notNow', []],
  [{ type: 'scheduleInvoice', run: 2 }, 'afterDueDate', [{ type: 'approveInvoice', account: '7400' }]],
  [{ type: 'scheduleInvoice', run: 3 }, 'notNow', [{ type: 'approveInvoice', account: '7400' }]],
  [{ type: 'scheduleInvoice', run: -1 }, 'notNow', [{ type: 'approveInvoice', account: '7400' }]],
  [{ type: 'confirmRun' }, 'notNow', []],
  [{ type: 'assignAccount', account: 'x' }, 'account', []],
  [{ type: 'export', ledger: 'Xero' }, 'notNow', [{ type: 'sendReminder' }]],
  [{ type: 'export', ledger: 'Abacus' }, 'ledger', [{ type: 'sendReminder' }, { type: 'assignAccount', account: '7400' }]],
  [{ type: 'lockPeriod' }, 'notNow', []],
])('%j is refused as %s', (action, refused, before) => {
  expect(apply(after(...before), action, scenario)).toEqual({ refused })
}) // prettier-ignore

it('a declined expense can be opened again', () => {
  const declined: DemoAction = { type: 'declineExpense', reason: 'Which guests?' }
  expect(after(declined).decision).toEqual({ name: 'declined', reason: 'Which guests?' })
  expect(after(declined, { type: 'reopenExpense' }).decision).toBeUndefined()
})

it('the entries of the month lose their problems by what the visitor does', () => {
  const problems = (company: Company) => entriesOf(company, scenario).map(({ problem }) => problem)
  expect(problems(newCompany)).toEqual(['none', 'none', 'receipt', 'account', 'none'])
  const mended = after({ type: 'sendReminder' }, { type: 'assignAccount', account: '7400' })
  expect(problems(mended)).toEqual(['none', 'none', 'none', 'none', 'none'])
  expect(entriesOf(mended, scenario)[3]).toMatchObject({ account: '7400' })
  expect(sumOf(entriesOf(newCompany, scenario))).toBe(8640 + 148_800 + 2350 + 5900 + 21_600)
})

it('the last payment run is after the invoice is due', () => {
  expect(paymentRuns.map(({ days, isLate }) => isLate === days > invoiceDue)).toEqual([true, true, true])
})
