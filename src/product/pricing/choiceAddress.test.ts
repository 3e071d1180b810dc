import { registerUrl } from '../../core/brand/registration'
import { readChoice } from './choice'
import { addressWithChoice, registerHrefWithChoice, withChoice } from './choiceAddress'

it('a query keeps everything but the choice, in its spelling', () => {
  const choice = { plan: 'growth', billing: 'yearly', users: 12 } as const
  expect(withChoice('', choice)).toBe('?plan=growth&billing=yearly&users=12')
  expect(withChoice('?users=3&utm_campaign=a%20b&plan=scale&plan=x&gclid=Xy%2F1', choice)).toBe(
    '?utm_campaign=a%20b&gclid=Xy%2F1&plan=growth&billing=yearly&users=12',
  )
  expect(withChoice('?planet=1&plan=scale', {})).toBe('?planet=1')
  expect(withChoice('?plan=scale', {})).toBe('')
})

it('an address keeps its path and its hash', () => {
  expect(addressWithChoice('/en/pricing#faq', { users: 4 })).toBe('/en/pricing?users=4#faq')
  expect(addressWithChoice('/en/pricing?a=1', { plan: 'scale' })).toBe('/en/pricing?a=1&plan=scale')
  expect(readChoice(new URL(addressWithChoice(`${registerUrl}#x`, { users: 4 })).search)).toEqual({
    users: 4,
  })
})

it('only a link to the registration gets the choice', () => {
  expect(registerHrefWithChoice(registerUrl, { plan: 'growth' })).toBe(`${registerUrl}?plan=growth`)
  expect(registerHrefWithChoice('/en/book-a-demo', { plan: 'growth' })).toBe('/en/book-a-demo')
})
