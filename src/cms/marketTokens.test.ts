import { austrianValues } from './markets.fixture'
import { fillMarket, fillMarketBlock, unknownTokens } from './marketTokens'

/** Intl puts no-break spaces into amounts. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('market tokens', () => {
  it('become the values of the market and its money', () => {
    expect(fillMarket('{market.vat} {market.in_country}', austrianValues, 'de-AT')).toBe('USt in Österreich')
    expect(plain(fillMarket('ab {money:4900} oder {money:4950}', austrianValues, 'de-AT'))).toBe(
      'ab € 49 oder € 49,50',
    )
    expect(fillMarket('{title} bleibt', austrianValues, 'de-AT')).toBe('{title} bleibt')
  })

  it('are reported when there is no value', () => {
    expect(unknownTokens('{market.vatt} {market.vat} {money:1}', austrianValues)).toEqual(['{market.vatt}'])
  })

  it('move the spans of rich text with the text they mark', () => {
    const text = 'Mit {market.vat} und {market.register} fertig'
    const block = {
      text,
      spans: [
        { start: 0, end: 3, type: 'em' },
        { start: 4, end: 16, type: 'strong' },
        { start: text.indexOf('{market.reg'), end: text.indexOf(' fertig'), type: 'em' },
        { start: text.indexOf('fertig'), end: text.length, type: 'strong' },
      ],
    }
    const filled = fillMarketBlock(block, austrianValues, 'de-AT')
    expect(filled.text).toBe('Mit USt und Firmenbuch fertig')
    expect(filled.spans.map(({ start, end }) => filled.text.slice(start, end))).toEqual([
      'Mit',
      'USt',
      'Firmenbuch',
      'fertig',
    ])
  })

  it('leave a block without tokens untouched', () => {
    const block = { text: 'Nichts', spans: [] }
    expect(fillMarketBlock(block, austrianValues, 'de-AT')).toBe(block)
  })
})
