import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  attributionThatMayLeave,
  mayLeave,
  pageForServer,
  pageThatMayLeave,
  queryThatMayLeave,
} from './mayLeave'
import { parameters, storedValues, vendorValues } from './parameters'

const queries = parameters.map(({ query }) => query)
const names = [...storedValues, ...vendorValues].map(({ name }) => name)

it('with consent to advertisement everything may leave', () => {
  for (const name of [...names, ...queries, 'dclid']) expect(mayLeave(name, true)).toBe(true)
})

it('without it no value of the table may, but for the reference of a partner', () => {
  expect([...names, ...queries].filter((name) => mayLeave(name, false))).toEqual(['pt_ref', 'pt_ref'])
})

it.each([
  ...[
    'utm_id',
    'UTM_SOURCE',
    'latest_utm_id',
    'dclid',
    'yclid',
    'twclid',
    'Click_ID',
    'gad_source',
    'gclsrc',
  ],
  ...['_gl', '_hsenc', '_hsmi', 'mc_eid', 'mkt_tok', 'srsltid', 'igshid', 'epik', 'pk_campaign', 'faSID'],
])('%s, which is not in the table, may not either', (name) => {
  expect(mayLeave(name, false)).toBe(false)
})

it.each([
  'lang',
  'locale',
  'pt_ref',
  'partner',
  'plan',
  'billing',
  'users',
  'next',
  'token',
  'gh_jid',
  'client_id',
])('%s may', (name) => expect(mayLeave(name, false)).toBe(true))

it('of the values of a visit the latest partner is left', () => {
  const attribution = { pt_ref: 'acme', first_pt_ref: 'other', gclid: 'AbC', _fbc: 'fb.1.1700000000000.A' }
  expect(attributionThatMayLeave(attribution, false)).toEqual({ pt_ref: 'acme' })
  expect(attributionThatMayLeave(attribution, true)).toEqual(attribution)
})

it.each([
  ['?plan=growth&gclid=1&q=a%20b+c', '?plan=growth&q=a%20b+c'],
  ['?gclid=1', ''],
  ['?%67clid=1&utm%5Fsource=x&lang=de', '?lang=de'],
  ['', ''],
])('of the query %s there is %s', (search, expected) => {
  expect(queryThatMayLeave(search, false)).toBe(expected)
  expect(queryThatMayLeave(search, true)).toBe(search)
})

it.each([
  ['/en/contact?gclid=1&pt_ref=acme&a=1', '/en/contact?gclid=1&pt_ref=acme&a=1', '/en/contact'],
  ['/en/contact', '/en/contact', '/en/contact'],
  ['/en/bills-status/7f3?token=a&utm_source=mail', '/en/bills-status', '/en/bills-status'],
  ['/en/bills-status?token=a', '/en/bills-status', '/en/bills-status'],
])('the page %s is %s for others, without consent %s', (page, allowed, refused) => {
  expect(pageThatMayLeave(page, true)).toBe(allowed)
  expect(pageThatMayLeave(page, false)).toBe(refused)
})

it('our own server gets the partner, too, which makes the lead one of that partner', () => {
  expect(pageForServer('/de/demo?partner=datev&gclid=1&a=1&pt_ref=b', false)).toBe(
    '/de/demo?partner=datev&pt_ref=b',
  )
  expect(pageForServer('/de/demo?gclid=1', false)).toBe('/de/demo')
  expect(pageForServer('/de/demo?partner=datev&gclid=1', true)).toBe('/de/demo?partner=datev&gclid=1')
})

it('values that may not leave are read only by what waits for consent itself, and by the console', () => {
  const source = join(__dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const readers = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('heldAttribution'))
  expect(readers.sort()).toEqual([
    'browser/start/visitorState.ts',
    'leads/forms/core/adConversion.ts',
    'visitor/attribution/visit.ts',
  ])
})
