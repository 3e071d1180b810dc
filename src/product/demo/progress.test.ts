import { play, playedThrough, scenario } from './demo.fixture'
import { flowIds } from './flows'
import {
  companyOf,
  currentStep,
  isCompleted,
  move,
  overallProgress,
  restart,
  type DemoProgress,
} from './progress'

it.each(flowIds)('%s can be played as the first flow, but for a card that is not there', (flow) => {
  if (flow === 'pay_receipt') {
    expect(() => play({}, flow)).toThrow('notNow')
    const paid = move({}, { flow, action: { type: 'pay', card: 'team' } }, scenario)
    expect(paid).toMatchObject({ advanced: true })
    return
  }
  expect(isCompleted(play({}, flow), flow)).toBe(true)
})

it('all flows together complete the demo', () => {
  const progress = playedThrough()
  expect(overallProgress(progress)).toEqual({ completed: 5, share: 1 })
  expect(companyOf(progress, scenario)).toMatchObject({
    ownCard: { name: 'Trade fair' },
    paidWith: 'own',
    decision: { name: 'approved' },
    runConfirmed: true,
    ledger: 'Xero',
    locked: true,
  })
})

it('the card of the first flow pays in the second, whichever was opened first', () => {
  const paidFirst = move({}, { flow: 'pay_receipt', action: { type: 'pay', card: 'team' } }, scenario) as {
    progress: DemoProgress
  }
  expect(companyOf(play(paidFirst.progress, 'issue_card'), scenario)).toMatchObject({
    paidWith: 'team',
    ownCard: { name: 'Trade fair' },
  })
  expect(companyOf(play(play({}, 'issue_card'), 'pay_receipt', 1), scenario).paidWith).toBe('own')
})

describe('a move', () => {
  it('of another step is refused and changes nothing', () => {
    const before = play({}, 'issue_card', 1)
    expect(move(before, { flow: 'issue_card' }, scenario)).toEqual({ refused: 'notNow' })
    expect(move(before, { flow: 'issue_card', action: { type: 'lockPeriod' } }, scenario)).toEqual({
      refused: 'notNow',
    })
    expect(move(before, { flow: 'close_month', action: { type: 'lockPeriod' } }, scenario)).toEqual({
      refused: 'notNow',
    })
  })

  it('in a completed flow is refused', () => {
    expect(move(play({}, 'issue_card'), { flow: 'issue_card' }, scenario)).toEqual({ refused: 'notNow' })
  })

  it('that corrects something stays in the step', () => {
    const before = play({}, 'approve_expense', 2)
    const declined = move(
      before,
      { flow: 'approve_expense', action: { type: 'declineExpense', reason: 'Who?' } },
      scenario,
    )
    expect(declined).toMatchObject({ advanced: false, progress: { approve_expense: { step: 2 } } })
  })

  it('leaves the progress it is given alone', () => {
    const before = Object.freeze(play({}, 'issue_card', 1))
    play(before, 'issue_card', 0)
    move(before, { flow: 'issue_card', action: { type: 'draftCard', name: 'A', limit: 1 } }, scenario)
    expect(before).toMatchObject({ issue_card: { step: 1 } })
  })
})

describe('restarting a flow', () => {
  it('begins it again and keeps the others', () => {
    const progress = restart(playedThrough(), 'pay_invoice', scenario)
    expect(currentStep(progress, 'pay_invoice')?.id).toBe('open_invoice')
    expect(overallProgress(progress).completed).toBe(4)
    expect(companyOf(progress, scenario)).toMatchObject({ runConfirmed: false, locked: true })
  })

  it('that issued the card leaves what it paid with the card of the team', () => {
    const low = [
      { type: 'draftCard', name: 'Fair', limit: 100 },
      { type: 'issueCard', category: 'travel' },
    ] as const
    const cheap: DemoProgress = { issue_card: { step: 4, actions: low } }
    const raised = move(cheap, { flow: 'pay_receipt', action: { type: 'raiseLimit' } }, scenario)
    const paid = play((raised as { progress: DemoProgress }).progress, 'pay_receipt')
    const progress = restart(paid, 'issue_card', scenario)
    expect(isCompleted(progress, 'pay_receipt')).toBe(true)
    expect(companyOf(progress, scenario)).toMatchObject({ paidWith: 'team' })
    expect(companyOf(progress, scenario)).not.toHaveProperty('ownCard')
  })
})
