import { adSignals } from './adSignals'
import { decision } from './record'
import { preferencesWithAllowed, savedConsent } from './saved'
import { preferencesIn, refusedIn, type ConsentState } from './state'

const none = { functionality: false, analytics: false, advertisement: false }
const all = { functionality: true, analytics: true, advertisement: true }
const onlyAnalytics = decision({ ...none, analytics: true }, 1)

const states: Record<string, ConsentState> = {
  unknown: { name: 'unknown' },
  granted: { name: 'granted' },
  onlyAnalytics,
  globalPrivacyControl: { name: 'globalPrivacyControl' },
  controlAndAllowed: { name: 'globalPrivacyControl', functionality: true },
  controlAndRefused: { name: 'globalPrivacyControl', functionality: false },
}

it.each([
  ['unknown', none],
  ['granted', all],
  ['onlyAnalytics', { ...none, analytics: true }],
  ['globalPrivacyControl', none],
  ['controlAndAllowed', { ...none, functionality: true }],
  ['controlAndRefused', none],
])('%s allows the category necessary and %j', (name, allowed) => {
  expect(preferencesIn(states[name] as ConsentState)).toEqual({ necessary: true, ...allowed })
})

it.each([
  ['unknown', []],
  ['granted', []],
  ['onlyAnalytics', ['functionality', 'advertisement']],
  ['globalPrivacyControl', ['analytics', 'advertisement']],
  ['controlAndAllowed', ['analytics', 'advertisement']],
  ['controlAndRefused', ['functionality', 'analytics', 'advertisement']],
])('%s is a refusal of %j', (name, refused) => {
  const categories = ['necessary', 'functionality', 'analytics', 'advertisement'] as const
  expect(categories.filter((category) => refusedIn(states[name] as ConsentState, category))).toEqual(refused)
})

it.each([
  [none, 'denied', 'denied'],
  [{ ...none, functionality: true }, 'denied', 'denied'],
  [{ ...none, analytics: true }, 'denied', 'granted'],
  [{ ...none, advertisement: true }, 'granted', 'denied'],
  [all, 'granted', 'granted'],
] as const)('%j: advertising signals %s, analytics signal %s', (choice, advertising, analytics) => {
  expect(adSignals({ necessary: true, ...choice })).toEqual({
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics,
  })
})

it.each([
  [none, []],
  [{ ...none, functionality: true }, ['functional']],
  [{ ...none, analytics: true }, ['performance']],
  [{ ...none, advertisement: true }, ['advertising', 'marketing']],
  [all, ['performance', 'functional', 'advertising', 'marketing', 'marketingAndAnalytics']],
])('%j is saved as necessary and %j', (choice, names) => {
  const saved = savedConsent({ necessary: true, ...choice })
  expect(Object.keys(saved).sort()).toEqual(
    ['necessary', 'performance', 'functional', 'advertising', 'marketing', 'marketingAndAnalytics'].sort(),
  )
  expect(Object.entries(saved).flatMap(([name, allowed]) => (allowed ? [name] : []))).toEqual([
    'necessary',
    ...names,
  ])
})

it('the flag allowed is true only when every category is allowed', () => {
  expect(preferencesWithAllowed({ necessary: true, ...all }).allowed).toBe(true)
  expect(preferencesWithAllowed({ necessary: true, ...all, functionality: false })).toEqual({
    necessary: true,
    ...all,
    functionality: false,
    allowed: false,
  })
})
