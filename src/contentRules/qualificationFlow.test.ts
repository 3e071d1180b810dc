import { lines, story } from './content.fixture'
import { qualificationFlowFindings } from './qualificationFlow'

const findingsOf = (data: Record<string, unknown>) =>
  lines(qualificationFlowFindings([story(data, { type: 'qualification_flow' })]))
const step = (id: string, ...next: string[]) => ({
  step_id: id,
  options: next.map((target) => ({ next: target })),
})

describe('a qualification flow', () => {
  it('passes when every option leads to a step or an outcome', () => {
    expect(
      findingsOf({
        steps: [step('company', 'size', 'demo'), step('size', 'demo')],
        outcomes: [{ outcome_id: 'demo' }],
      }),
    ).toEqual([])
  })

  it('is named with options that lead nowhere and ids that are there twice', () => {
    expect(
      findingsOf({
        steps: [step('company', 'sise', ''), step('demo', 'company')],
        outcomes: [{ outcome_id: 'demo' }],
      }),
    ).toEqual([
      'data.outcomes.0.outcome_id: the id "demo" is there twice',
      'data.steps.0.options.0.next: no step and no outcome has the id "sise"',
      'data.steps.0.options.1.next: no step and no outcome has the id ""',
    ])
  })
})
