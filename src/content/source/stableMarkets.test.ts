import { austria } from '../cms/markets.fixture'
import { stableMarkets } from './stableMarkets'

it('a market with the same values is the same object, one with others is not', () => {
  const first = stableMarkets(new Map([['at', austria]]))
  const again = stableMarkets(new Map([['at', { ...austria, values: { ...austria.values } }]]))
  expect(again.get('at')).toBe(first.get('at'))
  const moved = { ...austria, values: { ...austria.values, city: 'Linz' } }
  expect(stableMarkets(new Map([['at', moved]])).get('at')).toBe(moved)
  expect(stableMarkets(new Map([['at', austria]])).get('at')?.values.city).toBe('Graz')
})
