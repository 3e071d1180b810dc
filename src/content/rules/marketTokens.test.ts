import type { UrlCode } from '../../../locales.config'
import type { Market } from '../cms/markets'
import { austria } from '../cms/markets.fixture'
import { block, lines, slice, story } from './content.fixture'
import { marketTokenFindings } from './marketTokens'

const market: Market = { ...austria, overrides: [] }
const markets = new Map<UrlCode, Market>([['en', market]])

it('names every token without a value, wherever the text stands', () => {
  const document = story({
    title: 'With {market.vatt} and {market.VAT} and {market.vat}',
    body: [block('paragraph', 'In {market.town}, {plan:gold.monthly}, {plan:growth.monthly}')],
    slices: [slice('text', { title: [block('heading2', '{market.city}: {fact:trail}, {fact:trialDays}')] })],
  })
  expect(lines(marketTokenFindings([document], markets))).toEqual([
    'data.title: the token {market.vatt} has no value',
    'data.title: the token {market.VAT} has no value',
    'data.body.0.text: the token {market.town} has no value',
    'data.body.0.text: the token {plan:gold.monthly} has no value',
    'data.slices.0.primary.title.0.text: the token {fact:trail} has no value',
  ])
})

it('says in which document', () => {
  const other = story({ title: '{market.vatt}' }, { id: 'other' })
  expect(marketTokenFindings([story({ title: '{market.vat}' }), other], markets)).toEqual([
    expect.objectContaining({ documentId: 'other', type: 'story', lang: 'en-gb' }),
  ])
})

it('reads a document with every market that shows it, and names those without a value', () => {
  const { facts } = market
  const unlimited: Market = {
    ...market,
    facts: { ...facts, plans: { ...facts.plans, starter: { name: 'Starter', monthly: 0, yearly: 0 } } },
  }
  const several = new Map<UrlCode, Market>([
    ['en', market],
    ['lu', unlimited],
    ['de', unlimited],
  ])
  const text = { title: 'Up to {plan:starter.users}' }
  expect(lines(marketTokenFindings([story(text)], several))).toEqual([
    'data.title: the token {plan:starter.users} has no value in lu',
  ])
  expect(marketTokenFindings([story({ ...text, localeCode: 'en-gb' })], several)).toEqual([])
  expect(marketTokenFindings([story({ ...text, localeCode: 'en-lu' })], several)).toHaveLength(1)
})

it('reads a borrowed page with the market that borrows it', () => {
  const { facts } = market
  const starter = { name: 'Starter', monthly: 0, yearly: 0 }
  const several = new Map<UrlCode, Market>([
    ['en', market],
    ['ie', { ...market, facts: { ...facts, plans: { ...facts.plans, starter } } }],
  ])
  const page = (uid: string) =>
    story({ title: 'Up to {plan:starter.users}' }, { id: uid, uid, type: 'page', lang: 'en-gb' })
  expect(lines(marketTokenFindings([page('security')], several))).toEqual([
    'data.title: the token {plan:starter.users} has no value in ie',
  ])
  expect(marketTokenFindings([page('hmrc-mileage-rates')], several)).toEqual([])
})

it('leaves amounts of money and other braces alone', () => {
  const document = story({ title: '{money:4900} for {name}, {market}', count: 3, more: null })
  expect(marketTokenFindings([document], markets)).toEqual([])
})

it('reads a document again when a market that shows it has other values', () => {
  const document = story({ title: 'Up to {plan:growth.users}' })
  const { facts } = market
  const { name, monthly, yearly } = facts.plans['growth'] ?? { name: '', monthly: 0, yearly: 0 }
  const unlimited = { ...facts, plans: { ...facts.plans, growth: { name, monthly, yearly } } }
  const limited = { ...facts, plans: { ...facts.plans, growth: { name, monthly, yearly, users: 10 } } }
  const found = (of: Market['facts']) =>
    lines(marketTokenFindings([document], new Map<UrlCode, Market>([['en', { ...market, facts: of }]])))
  expect(found(limited)).toEqual([])
  expect(found(unlimited)).toEqual(['data.title: the token {plan:growth.users} has no value'])
  expect(found(limited)).toEqual([])
})
