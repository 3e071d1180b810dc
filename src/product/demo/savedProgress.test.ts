import { play, playedThrough, scenario, usual } from './demo.fixture'
import { flowIds, flowInQuery, flowParameter, stepsOf, type FlowId } from './flows'
import { demoAnswers, readProgress, restoreProgress, writeProgress } from './savedProgress'

const saved = (flows: object, version = 1): string => JSON.stringify({ version, flows })
const restored = (text: string | null) => restoreProgress(text, scenario)

it.each(flowIds.flatMap((flow) => stepsOf(flow).map((_, step): [FlowId, number] => [flow, step + 1])))(
  'the progress in %s after %i steps is read as it was written',
  (flow, steps) => {
    const before = flow === 'pay_receipt' ? play({}, 'issue_card') : {}
    const progress = play(before, flow, steps)
    expect(restored(writeProgress(progress))).toEqual(progress)
  },
)

it.each([
  null,
  '',
  'x',
  'null',
  '[]',
  '{}',
  '7',
  saved({}, 2),
  JSON.stringify({ version: 1, flows: 'all' }),
  saved({ issue_card: 'new_card' }),
  saved({ __proto__: { step: 'new_card', actions: [] } }),
])('nothing is read from %j', (text) => {
  expect(restored(text)).toEqual({})
})

describe('of several flows', () => {
  const kept = { step: 'open_invoice', actions: [] }
  const only = { pay_invoice: { step: 0, actions: [] } }

  it.each<[string, object]>([
    ['one that is unknown', { fly_to_moon: { step: 'lift_off', actions: [] } }],
    ['one whose step is gone', { close_month: { step: 'stamp_it', actions: [] } }],
    ['one without its actions', { close_month: { step: 'lock', actions: [] } }],
    ['one with too many actions', { approve_expense: { step: 'decide', actions: Array(21).fill({ type: 'reopenExpense' }) } }],
    ['one with an unknown action', { approve_expense: { step: 'decide', actions: [{ type: 'stampIt' }] } }],
    ['one with an invalid action', { approve_expense: { step: 'decide', actions: [null] } }],
    ['one with a limit that is no number', { issue_card: { step: 'card_purpose', actions: [{ type: 'draftCard', name: 'A', limit: '9' }] } }],
    ['one with actions that the company refuses', { pay_receipt: { step: 'open_notification', actions: [{ type: 'pay', card: 'own' }] } }],
    ['one with the account of another market', { pay_invoice: kept, close_month: { step: 'export', actions: [{ type: 'sendReminder' }, { type: 'assignAccount', account: '0000' }] } }],
  ])('%s starts again and the others are kept', (_, flows) => {
    expect(restored(saved({ pay_invoice: kept, ...flows }))).toEqual(only)
  }) // prettier-ignore
})

it('what is written stays small', () => {
  expect(writeProgress(playedThrough()).length).toBeLessThan(2000)
})

describe('in a lead', () => {
  it('are the completed flows and the share of all steps', () => {
    expect(demoAnswers(writeProgress(playedThrough()))).toEqual({
      interactive_demo_flows_completed: '5',
      interactive_demo_flow_progress: '1',
    })
    expect(demoAnswers(writeProgress(play({}, 'issue_card')))).toEqual({
      interactive_demo_flows_completed: '1',
      interactive_demo_flow_progress: '0.21',
    })
  })

  it.each([null, 'x', writeProgress({}), writeProgress({ issue_card: { step: 0, actions: [] } })])(
    'is nothing when no step was done: %j',
    (text) => {
      expect(demoAnswers(text)).toEqual({})
    },
  )
})

it('a flow is named by the query', () => {
  for (const flow of flowIds) expect(flowInQuery(`?a=b&flow=${flowParameter(flow)}`)).toBe(flow)
  expect(flowParameter('issue_card')).toBe('issue-card')
  expect(['', '?flow=', '?flow=moon', '?flow=constructor', '?flow=%'].map(flowInQuery)).toEqual(
    Array(5).fill(undefined),
  )
})

it('every step of the fixture is one of the flow', () => {
  for (const flow of flowIds) expect(usual[flow]).toHaveLength(stepsOf(flow).length)
  expect(readProgress(writeProgress(playedThrough()))).toEqual(playedThrough())
})
