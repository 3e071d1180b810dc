import type { Market } from '../cms/markets'
import { testSite } from '../site/site.fixture'
import { notificationMessageOf } from './notificationMessage'

const market: Market = { values: testSite.market, overrides: [] }
const locale = { htmlLang: 'en-GB' }
const message = (text: unknown, of = market) =>
  notificationMessageOf({ id: 'doc.1', data: { notification_message: text } }, of, locale)

it('uses the values of the market of the page', () => {
  expect(message('Free until {market.date}, then {money:4900} with {market.vat}.')).toBe(
    'Free until 2 November 2026, then £49 with VAT.',
  )
})

it("prefers the market's own text", () => {
  const overrides = [
    { documentId: 'doc.1', field: 'notification_message', text: 'Only in {market.city}.' },
    { documentId: 'doc.2', field: 'notification_message', text: 'Of another page.' },
  ]
  expect(message('For all.', { ...market, overrides })).toBe('Only in Leeds.')
})

it.each([undefined, null, '', '  ', 7])('is nothing for %p', (text) => {
  expect(message(text)).toBeUndefined()
})
