import { leadValuesOf } from '../model/flowAnswers'
import type { Choices } from './flow'
import { testFlow } from './flow.fixture'
import { leadAnswers, answerTexts } from './leadAnswers'
import {
  certainChoices,
  validChoices,
  currentPlace,
  isAnswer,
  questionCountAt,
  progressOf,
  withAnswer,
} from './progress'

const toMeeting: Choices = {
  company: ['registered'],
  features: ['invoices', 'cards'],
  size: ['51–250'],
  spend: ['10k–50k'],
}
const ids = (choices: Choices) => {
  const { answered, next } = progressOf(testFlow, choices)
  return [...answered.map(({ id }) => id), next]
}

describe('the progress in a flow', () => {
  it.each<[string, Choices, string[]]>([
    ['begins with the first question', {}, ['company']],
    ['goes on with the answer', { company: ['registered'] }, ['company', 'features']],
    ['takes no choice for an answer where several may be chosen', { company: ['registered'], features: [] }, ['company', 'features', 'size']],
    ['leads to a meeting', toMeeting, ['company', 'features', 'size', 'spend', 'meet']],
    ['leads to the sign-up', { ...toMeeting, size: ['2–10'] }, ['company', 'features', 'size', 'account']],
    ['leads to the newsletter', { company: ['sole_trader'] }, ['company', 'news']],
    ['leads to the partner programme', { company: ['firm'] }, ['company', 'partner']],
    ['leads to another page', { company: ['elsewhere'] }, ['company', 'ask']],
    ['ends at an answer that is gone', { ...toMeeting, size: ['11–50'] }, ['company', 'features', 'size']],
    ['ends at two answers to a question that takes one', { ...toMeeting, size: ['2–10', '51–250'] }, ['company', 'features', 'size']],
    ['ends at an answer given twice', { ...toMeeting, features: ['cards', 'cards'] }, ['company', 'features']],
    ['ignores steps that do not exist (any more)', { ...toMeeting, entities: ['yes'], __proto__: ['x'] }, ['company', 'features', 'size', 'spend', 'meet']],
  ])('%s', (_, choices, expected) => {
    expect(ids(choices)).toEqual(expected)
  }) // prettier-ignore

  it('loses with a changed answer only what no longer applies', () => {
    const [, , size] = testFlow.steps
    const changed = withAnswer(testFlow, toMeeting, size!, ['2–10'])
    expect(changed).toEqual({ company: ['registered'], features: ['invoices', 'cards'], size: ['2–10'] })
    const same = withAnswer(testFlow, toMeeting, testFlow.steps[1]!, ['cards'])
    expect(same).toEqual({ ...toMeeting, features: ['cards'] })
    expect(withAnswer(testFlow, toMeeting, testFlow.steps[0], ['firm'])).toEqual({ company: ['firm'] })
  })

  it('shows the step that is requested if it is an answered one, else the next one', () => {
    const progress = progressOf(testFlow, { company: ['registered'], features: ['cards'] })
    expect(currentPlace(progress, 'company')).toBe('company')
    expect(currentPlace(progress, 'size')).toBe('size')
    for (const other of ['spend', 'meet', 'removed', '<script>', '', undefined])
      expect(currentPlace(progress, other)).toBe('size')
  })
})

it('the answers that lead to a place for certain end where several do', () => {
  expect(certainChoices(testFlow, 'news')).toEqual({ company: ['sole_trader'] })
  expect(certainChoices(testFlow, 'features')).toEqual({ company: ['registered'] })
  // Both features lead on.
  expect(certainChoices(testFlow, 'spend')).toEqual({ company: ['registered'] })
  expect(certainChoices(testFlow, 'company')).toEqual({})
  expect(certainChoices(testFlow, 'removed')).toEqual({})
})

describe('the progress in a flow', () => {
  it('counts the questions that are left on the shortest and the longest path', () => {
    const at = (choices: Choices, place: string) =>
      questionCountAt(testFlow, progressOf(testFlow, choices), place)
    expect(at({}, 'company')).toEqual({ number: 1, fewest: 0, most: 3 })
    expect(at({ company: ['registered'] }, 'features')).toEqual({ number: 2, fewest: 1, most: 2 })
    expect(at(toMeeting, 'size')).toEqual({ number: 3, fewest: 0, most: 1 })
    expect(at({ ...toMeeting, spend: [] }, 'spend')).toEqual({ number: 4, fewest: 0, most: 0 })
    expect(at(toMeeting, 'meet')).toBeUndefined()
  })
})

describe('the answers of a lead', () => {
  it('are those on the path, under their properties', () => {
    const answers = leadAnswers(testFlow, { ...toMeeting, size: ['51–250'] })
    expect(answers).toEqual({
      features_of_interest: ['invoices', 'cards'],
      company_size_range: '51–250',
      monthly_business_spend: '10k–50k',
    })
    expect(leadValuesOf(answers)).toEqual({
      company_size_range: '51–250',
      monthly_business_spend: '10k–50k',
      features_of_interest: 'cards;invoices',
    })
  })

  it('leave out what is not answered, and what is not on the path', () => {
    expect(leadAnswers(testFlow, { ...toMeeting, size: ['2–10'], features: [] })).toEqual({
      company_size_range: '2–10',
    })
    expect(leadAnswers(testFlow, { ...toMeeting, company: ['firm'] })).toEqual({})
    expect(leadValuesOf({})).toEqual({})
  })

  it('are shown as the visitor chose them, with what a lead carries', () => {
    expect(
      answerTexts(testFlow, toMeeting).map(({ step, labels, isSent }) => [step.id, labels, isSent]),
    ).toEqual([
      ['company', ['A registered company'], false],
      ['features', ['Company cards', 'Paying invoices'], true],
      ['size', ['More than fifty'], true],
      ['spend', ['Ten to fifty thousand'], true],
    ])
    expect(validChoices(testFlow, { ...toMeeting, company: ['firm'] })).toEqual({ company: ['firm'] })
  })
})

it('an answer is one of the options, several only where several may be chosen', () => {
  const [company, features] = testFlow.steps
  const answers = (step: (typeof testFlow.steps)[number], ...values: string[]) => isAnswer(step, values)
  expect(answers(company, 'registered')).toBe(true)
  expect(answers(company)).toBe(false)
  expect(answers(company, 'registered', 'firm')).toBe(false)
  expect(answers(company, 'unknown')).toBe(false)
  expect(answers(features!)).toBe(true)
  expect(answers(features!, 'cards', 'invoices')).toBe(true)
  expect(answers(features!, 'cards', 'cards')).toBe(false)
  expect(answers(features!, 'cards', 'unknown')).toBe(false)
  expect(isAnswer(features!, undefined)).toBe(false)
})

it('the answers that are certain stop at the question where two options lead to the place', () => {
  expect(certainChoices(testFlow, 'account')).toEqual({ company: ['registered'] })
  expect(certainChoices(testFlow, 'partner')).toEqual({ company: ['firm'] })
  expect(certainChoices(testFlow, 'ask')).toEqual({ company: ['elsewhere'] })
})

it('a question that was answered keeps its number when a visitor goes back to it', () => {
  const progress = progressOf(testFlow, toMeeting)
  expect(questionCountAt(testFlow, progress, 'company')?.number).toBe(1)
  expect(questionCountAt(testFlow, progress, 'spend')?.number).toBe(4)
  expect(questionCountAt(testFlow, progress, 'nowhere')).toBeUndefined()
})
