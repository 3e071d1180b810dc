import { readdirSync } from 'node:fs'
import { readJson } from '../../core/values/readJson'
import { storedConditions } from '../../visitor/consent/conditions'
import { categoryConditions, policyKeys } from '../../visitor/consent/policyEntries'
import { consentCategories } from '../../visitor/consent/state'
import type { CmsDocument } from '../cms/document'
import { lines, story } from './content.fixture'
import { cookiePolicyFindings } from './cookiePolicy'

const labels = [
  'name',
  'provider',
  'purpose',
  'when',
  'lifetime',
  'storage',
  'session',
  'until_deleted',
  'by_provider',
]
const complete = {
  categories: consentCategories.map((category) => ({ category, title: category })),
  purposes: policyKeys.map((entry) => ({ entry, purpose: 'For this.' })),
  conditions: [...storedConditions, ...categoryConditions].map((condition) => ({
    condition,
    text: `In ${condition}.`,
  })),
  body: [{ type: 'paragraph', text: 'Refused: {refused}. To choose: {choosable}.', spans: [] }],
  count_label: 'Names: {count}',
  ...Object.fromEntries(labels.map((label) => [`${label}_label`, label])),
}
const findingsOf = (data: Record<string, unknown>, type = 'cookie_policy') =>
  lines(cookiePolicyFindings([story(data, { type })]))

it('a policy with all words has no findings, and other documents need none of them', () => {
  expect(findingsOf(complete)).toEqual([])
  expect(findingsOf({}, 'page')).toEqual([])
})

it('names what is stored and not described, and what is described and not stored', () => {
  const [first, ...others] = complete.purposes
  const purposes = [...others, { entry: 'consent/v2', purpose: 'Again.' }, { entry: 'old', purpose: 'Old.' }]
  expect(findingsOf({ ...complete, purposes })).toEqual([
    `data.purposes: "${first?.entry}" is stored: say for what`,
    `data.purposes.${others.length}.entry: "consent/v2" is described above: remove one of the rows`,
    `data.purposes.${others.length + 1}.entry: nothing is stored as "old": remove the row`,
  ])
  const blank = complete.purposes.map((row) => ({
    ...row,
    purpose: row.entry === '_fbp' ? ' ' : row.purpose,
  }))
  expect(findingsOf({ ...complete, purposes: blank })).toEqual([
    'data.purposes: "_fbp" is stored: say for what',
  ])
})

it('names a missing category and a missing label', () => {
  expect(
    findingsOf({ ...complete, categories: complete.categories.slice(1), session_label: undefined }),
  ).toEqual([
    'data.categories: the category "necessary" is missing: describe it',
    'data.session_label: the lists of the cookie policy need this text: fill it in',
  ])
})

it('names a condition without words, an unknown one, one that is there twice, and two with the same words', () => {
  const [first, ...others] = complete.conditions
  const text = others[0]?.text ?? ''
  const conditions = [
    ...others.map((row) => (row.condition === 'pressed' ? { ...row, text } : row)),
    { condition: 'sometimes', text: 'Sometimes.' },
    { condition: 'allowed', text: 'Again.' },
  ]
  expect(findingsOf({ ...complete, conditions })).toEqual([
    `data.conditions: the condition "${first?.condition}" has no words: say when that is`,
    'data.conditions.5.text: two conditions have the same words: tell them apart',
    'data.conditions.10.condition: nothing has the condition "sometimes": remove the row',
    'data.conditions.11.condition: "allowed" is described above: remove one of the rows',
  ])
})

it('names a number that is typed, and a text about the Global Privacy Control that names categories itself', () => {
  const body = [{ type: 'paragraph', text: 'It refuses {refused}, not functionality.', spans: [] }]
  const linked = [{ type: 'paragraph', text: '{refused}, {choosable}', spans: [{ start: 0, end: 3 }] }]
  const missing = 'in a paragraph without links'
  expect(findingsOf({ ...complete, body, lead: 'The 3 cookies.', count_label: 'Names: 33' })).toEqual([
    'data.count_label: the text needs the placeholder {count}: the number is counted',
    `data.body: the text about the Global Privacy Control needs the placeholder {choosable}, ${missing}`,
    'data.lead: numbers of the policy are counted: say it without a number',
  ])
  expect(findingsOf({ ...complete, body: linked })).toEqual(
    ['{refused}', '{choosable}'].map(
      (name) =>
        `data.body: the text about the Global Privacy Control needs the placeholder ${name}, ${missing}`,
    ),
  )
})

const folder = 'content/documents'

it.each(readdirSync(folder))('the policy in %s has all words', (language) => {
  const file = `${folder}/${language}/cookie_policy.cookie-policy.json`
  const document = readJson(file) as CmsDocument
  expect(lines(cookiePolicyFindings([document]))).toEqual([])
})
