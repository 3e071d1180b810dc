import { cmsDocument } from '../cms/document.fixture'
import { planIdFindings } from './planIds'

const answer = (plan_id: unknown) => ({ label: 'Yes', plan_id, reason: 'Because.' })
const messages = (type: string, data: Record<string, unknown>) =>
  planIdFindings([cmsDocument(type, data)]).map(({ field, message }) => [field, message])

it('plans that exist are no findings', () => {
  expect(messages('pricing', { offered_plans: [{ plan_id: 'growth' }] })).toEqual([])
  expect(messages('pricing', {})).toEqual([])
  expect(
    messages('pricing_plan_picker', {
      questions: [{ asks_users: true, answers: [answer('starter'), answer('scale')] }],
    }),
  ).toEqual([])
})

it('a plan that does not exist is named with its place', () => {
  const fix = 'is no plan: use one of starter, growth, scale'
  expect(messages('pricing', { offered_plans: [{ plan_id: 'growth' }, { plan_id: 'gold' }] })).toEqual([
    ['data.offered_plans.1.plan_id', `"gold" ${fix}`],
  ])
  expect(
    messages('pricing_plan_picker', { questions: [{ answers: [answer('Growth'), answer(null)] }] }),
  ).toEqual([
    ['data.questions.0.answers.0.plan_id', `"Growth" ${fix}`],
    ['data.questions.0.answers.1.plan_id', `"" ${fix}`],
  ])
})

it('a question without answers, and a second one for the number of users, are findings', () => {
  const users = { asks_users: true, answers: [answer('starter')] }
  expect(messages('pricing_plan_picker', { questions: [users, users, { answers: [] }] })).toEqual([
    ['data.questions.2.answers', 'the question has no answer: add some'],
    ['data.questions.1.asks_users', 'two questions ask for the number of users: leave it to one'],
  ])
})
