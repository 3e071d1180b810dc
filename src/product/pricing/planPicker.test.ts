import {
  answerForUsers,
  pickPlan,
  usersForAnswer,
  readAnswers,
  writeAnswers,
  type PickerQuestion,
} from './planPicker'

const plans = [{ id: 'starter', maxUsers: 5 } as const, { id: 'growth' } as const, { id: 'scale' } as const]

const question = (...planIds: PickerQuestion['answers'][number]['planId'][]): PickerQuestion => ({
  asksUsers: false,
  answers: planIds.map((planId) => ({ planId, reason: `needs ${planId}` })),
})
const users = { ...question('starter', 'growth'), asksUsers: true }
const questions = [
  users,
  question('starter', 'growth'),
  question('starter', 'growth', 'scale'),
  question(undefined),
]

it.each([
  ['nothing answered', [], 'starter', []],
  ['the smallest plan is enough', [0, 0, 0, undefined], 'starter', [0, 1, 2]],
  ['one answer needs more', [0, 1, 0, undefined], 'growth', [1]],
  ['two answers need the same', [1, 0, 1, undefined], 'growth', [0, 2]],
  ['the largest need wins', [1, 1, 2, 0], 'scale', [2]],
  ['an answer that needs no plan', [undefined, undefined, undefined, 0], 'starter', []],
  ['an answer that does not exist', [undefined, 7, undefined, undefined], 'starter', []],
])('%s', (_, given, plan, demanding) => {
  const picked = pickPlan(questions, plans, given)
  expect(picked?.plan.id).toBe(plan)
  expect(picked?.demandedBy.map((reason) => reason.question)).toEqual(demanding)
})

it('a plan that the page does not offer is never picked', () => {
  const offered = plans.slice(0, 2)
  expect(pickPlan(questions, offered, [0, 1, 2, undefined])?.plan.id).toBe('growth')
  expect(pickPlan(questions, [], [0])).toBeUndefined()
})

it.each([
  [1, 0],
  [5, 0],
  [6, 1],
  [100, 1],
])('%i users give answer %i', (count, answer) => expect(answerForUsers(users, plans, count)).toBe(answer))

it.each([
  [0, 12, 5],
  [0, 3, 3],
  [1, 3, 6],
  [1, 12, 12],
])('answer %i after %i users means %i users', (answer, count, nearest) =>
  expect(usersForAnswer(users, plans, answer, count, 100)).toBe(nearest),
)

it('an answer that no number of users gives leaves the number as it is', () => {
  expect(usersForAnswer(users, plans, 7, 12, 100)).toBeUndefined()
  expect(usersForAnswer(users, plans, 1, 3, 5)).toBeUndefined()
})

it('a number of users without an answer of its own gives none', () => {
  expect(answerForUsers(question('scale'), plans, 6)).toBeUndefined()
  expect(answerForUsers(question(undefined), [], 6)).toBeUndefined()
})

it('answers survive in an address, and what the page does not have any more is not answered', () => {
  const given = [0, undefined, 2, undefined]
  expect(writeAnswers(given)).toBe('1.-.3.-')
  expect(readAnswers('?a=1&answers=1.-.3.-', questions)).toEqual(given)
  expect(writeAnswers([undefined, undefined])).toBe('')
  expect(readAnswers('?answers=9.-1.x.0.2.2', questions)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(readAnswers('?answers=2', questions)).toEqual([1, undefined, undefined, undefined])
  expect(readAnswers('', questions)).toEqual([undefined, undefined, undefined, undefined])
})
