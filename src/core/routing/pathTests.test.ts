import { originalOf, pathTestAt, readPairs, variantOf } from './pathTests'

const test = {
  name: 'prices',
  pages: { original: '/en/pricing', short: '/en/lp/prices', same: '/en/pricing' },
}

it('an experiment is found at the address that all visitors come to', () => {
  for (const path of ['/en/pricing', '/en/pricing/', '/en/pricing?gclid=1'])
    expect(pathTestAt([test], path)).toBe(test)
  for (const path of ['/en/lp/prices', '/en', '/de/pricing']) expect(pathTestAt([test], path)).toBeUndefined()
})

it.each([
  ['prices:short,header:new', [['prices', 'short'], ['header', 'new']]],
  ['prices:short', [['prices', 'short']]],
  ['prices:short:more,:short,prices:,prices,,header:new', [['header', 'new']]],
  ['', []],
])('the cookie %j stores %j', (text, pairs) => {
  expect([...readPairs(text)]).toEqual(pairs)
}) // prettier-ignore

it('a variant knows its original, and no other page has one', () => {
  expect(originalOf([test], '/en/lp/prices')).toBe('/en/pricing')
  expect(originalOf([test], '/en/pricing')).toBeUndefined()
  expect(originalOf([test], '/en')).toBeUndefined()
})

it('a bucket leads to its page, unless that is the original', () => {
  expect(variantOf(test, 'short')).toBe('/en/lp/prices')
  for (const bucket of ['original', 'same', 'other', 'constructor', undefined])
    expect(variantOf(test, bucket)).toBeUndefined()
})
