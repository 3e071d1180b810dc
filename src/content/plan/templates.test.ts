import { existsSync } from 'node:fs'
import { dataTypes, isPrimaryOf, isShared, templates } from './templates'

it('every template is a file, and no type of data has one', () => {
  const missing = Object.values(templates).filter((name) => !existsSync(`src/templates/${name}.tsx`))
  expect(missing).toEqual([])
  expect(dataTypes.filter((type) => type in templates)).toEqual([])
})

it.each([
  ['secondary_homepage', { type: 'homepage', uid: null }, true],
  ['secondary_homepage', { type: 'homepage_v2', uid: null }, true],
  ['secondary_homepage', { type: 'legal', uid: null }, false],
  ['secondary_pricing', { type: 'pricing', uid: 'pricing' }, true],
  ['secondary_pricing', { type: 'pricing', uid: 'campaign' }, false],
  ['secondary_pricing', { type: 'legal', uid: 'pricing' }, false],
  ['secondary_legal', { type: 'legal', uid: null }, true],
  ['secondary_not_found', { type: 'not_found', uid: null }, true],
  ['page', { type: 'page', uid: 'page' }, false],
])('%s stands in for %j: %s', (type, primary, expected) => {
  expect(isPrimaryOf(type, primary)).toBe(expected)
})

it.each([
  ['page', 'about', true],
  ['pricing', 'campaign', true],
  ['pricing', 'pricing', false],
  ['page', 'pricing', true],
  ['homepage', null, false],
  ['homepage_v2', null, false],
  ['legal', 'legal', false],
  ['not_found', null, false],
  ['job_listing', 'jobs', false],
  ['internal_perks', 'perks', false],
  ['bills_status', 'bills-status', false],
  ['invoice_approvals', 'invoices-approvals', false],
])('a market that shares a language takes over %s "%s": %s', (type, uid, expected) => {
  expect(isShared(type, uid)).toBe(expected)
})
