import { flowData } from '../../leads/qualification/flow.fixture'
import { lines, story } from './content.fixture'
import { qualificationFlowFindings } from './qualificationFlow'

const findingsOf = (data: Record<string, unknown>, type = 'qualification_flow') =>
  lines(qualificationFlowFindings([story(data, { type })]))

it('a qualification flow that works has no findings', () => {
  expect(findingsOf(flowData)).toEqual([])
})

it('a qualification flow is named with every problem of its definition', () => {
  const broken = { ...flowData, outcomes: flowData.outcomes.slice(0, 4) }
  expect(findingsOf(broken)).toEqual(['data.steps.0.options.3.next: no step and no outcome has the id "ask"'])
  expect(findingsOf(broken, 'page')).toEqual([])
})
