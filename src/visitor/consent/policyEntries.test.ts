import { isUnlessRefused, mayBeStoredIn, storedConditions } from './conditions'
import { categoryCondition, entryConditions, nameCount, policyEntries } from './policyEntries'
import { registry } from './registry'
import { consentCategories, type ConsentState } from './state'

it('a condition without consent is for what is necessary, one of a refusal or a press for functionality', () => {
  for (const { names, category, when } of registry) {
    const fitting =
      when === 'pressed' || isUnlessRefused(when)
        ? category === 'functionality'
        : (when === 'allowed') === (category !== 'necessary')
    expect([names[0], when, fitting]).toEqual([names[0], when, true])
  }
})

it('every condition is one of an entry, and each category has words for what its entries have in common', () => {
  expect(entryConditions).toEqual(storedConditions)
  expect(consentCategories.map((category) => [category, categoryCondition(category)])).toEqual([
    ['necessary', 'categoryAlways'],
    ['functionality', 'categoryUnlessRefused'],
    ['analytics', 'categoryAllowed'],
    ['advertisement', 'categoryAllowed'],
  ])
  const one = { category: 'analytics', when: 'openedUnlessRefused' } as const
  expect(() => categoryCondition('analytics', [one])).toThrow('No words for the category analytics')
})

it('counts the names that a policy lists', () => {
  const listed = policyEntries.flatMap(({ names }) => names).length
  const counted = consentCategories.map((category) => nameCount(category))
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(listed)
  expect(nameCount('functionality')).toBe(
    new Set(
      policyEntries.filter(({ category }) => category === 'functionality').flatMap(({ names }) => names),
    ).size,
  )
})

const state = (functionality?: boolean): ConsentState => ({
  name: 'globalPrivacyControl',
  ...(functionality !== undefined && { functionality }),
})

it('with the Global Privacy Control functionality follows the decision, and the rest is never stored', () => {
  const stored = (of: ConsentState) =>
    storedConditions.filter((when) => mayBeStoredIn({ category: 'functionality', when }, of))
  const always = ['opened', 'used']
  const unless = ['openedUnlessRefused', 'typedUnlessRefused', 'usedUnlessRefused']
  expect(stored(state())).toEqual([...always, ...unless, 'pressed'])
  expect(stored(state(true))).toEqual([...always, 'decided', ...unless, 'pressed', 'allowed'])
  expect(stored(state(false))).toEqual([...always, 'decided', 'pressed'])
  expect(mayBeStoredIn({ category: 'analytics', when: 'allowed' }, state(true))).toBe(false)
})
