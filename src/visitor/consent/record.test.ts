import { consentLifetime, consentVersion, decision, readRecord, writeRecord } from './record'

const choice = { functionality: true, analytics: false, advertisement: true }

it('a decision is read as it was written', () => {
  const decided = decision(choice, 1_700_000_000_000)
  expect(decided.preferences).toEqual({ necessary: true, ...choice })
  expect(readRecord(writeRecord(decided), decided.decidedAt)).toEqual(decided)
})

const record = { version: consentVersion, decidedAt: 1, preferences: choice }

it.each([
  ['nothing', null],
  ['empty text', ''],
  ['broken JSON', '{"version":'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['a text', '"granted"'],
  ['the version before', JSON.stringify({ ...record, version: consentVersion - 1 })],
  ['the version after', JSON.stringify({ ...record, version: consentVersion + 1 })],
  ['a version as text', JSON.stringify({ ...record, version: String(consentVersion) })],
  ['no time', JSON.stringify({ ...record, decidedAt: undefined })],
  ['a time as text', JSON.stringify({ ...record, decidedAt: '1' })],
  ['no preferences', JSON.stringify({ ...record, preferences: undefined })],
  ['preferences of null', JSON.stringify({ ...record, preferences: null })],
  ['a category missing', JSON.stringify({ ...record, preferences: { ...choice, analytics: undefined } })],
  [
    'a category that only looks true',
    JSON.stringify({ ...record, preferences: { ...choice, analytics: 1 } }),
  ],
])('%s is no decision', (_, text) => {
  expect(readRecord(text, 1)).toBeUndefined()
})

it('a decision is valid for 365 days and not longer', () => {
  const text = writeRecord(decision(choice, 1000))
  expect(readRecord(text, 1000 + consentLifetime)).toBeDefined()
  expect(readRecord(text, 1001 + consentLifetime)).toBeUndefined()
  expect(consentLifetime / 864e5).toBe(365)
})

it('the category necessary is allowed even when the stored text denies it', () => {
  const text = JSON.stringify({ ...record, preferences: { ...choice, necessary: false } })
  expect(readRecord(text, 1)?.preferences.necessary).toBe(true)
})

it('a decision of the future is ignored, unless a clock was corrected by less than a day', () => {
  const now = 1_700_000_000_000
  const day = 24 * 60 * 60 * 1000
  expect(readRecord(writeRecord(decision(choice, now + day)), now)).toBeDefined()
  expect(readRecord(writeRecord(decision(choice, now + day + 1)), now)).toBeUndefined()
})
