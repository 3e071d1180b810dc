import { readdirSync, readFileSync } from 'node:fs'
import type { CmsDocument } from '../cms/document'
import { policyKeys } from '../consent/policyEntries'
import { consentCategories } from '../consent/state'
import { lines, story } from './content.fixture'
import { cookiePolicyFindings } from './cookiePolicy'

const labels = [
  'name',
  'provider',
  'purpose',
  'lifetime',
  'storage',
  'session',
  'until_deleted',
  'by_provider',
]
const complete = {
  categories: consentCategories.map((category) => ({ category, title: category })),
  purposes: policyKeys.map((entry) => ({ entry, purpose: 'For this.' })),
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

const folder = 'content/documents'

it.each(readdirSync(folder))('the policy in %s has all words', (language) => {
  const file = `${folder}/${language}/cookie_policy.cookie-policy.json`
  const document = JSON.parse(readFileSync(file, 'utf8')) as CmsDocument
  expect(lines(cookiePolicyFindings([document]))).toEqual([])
})
