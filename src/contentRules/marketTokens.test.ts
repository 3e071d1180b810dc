import { testSite } from '../site/site.fixture'
import { block, lines, slice, story } from './content.fixture'
import { marketTokenFindings } from './marketTokens'

it('names every token that no market has a value for, wherever the text stands', () => {
  const document = story({
    title: 'With {market.vatt} and {market.VAT} and {market.vat}',
    body: [block('paragraph', 'In {market.town}')],
    slices: [slice('text', { title: [block('heading2', '{market.city}: {market.mayor}, {market.river}')] })],
  })
  expect(lines(marketTokenFindings([document], testSite.market))).toEqual([
    'data.title: unknown market value {market.vatt}',
    'data.body.0.text: unknown market value {market.town}',
    'data.slices.0.primary.title.0.text: unknown market value {market.mayor}',
    'data.slices.0.primary.title.0.text: unknown market value {market.river}',
  ])
})

it('says in which document', () => {
  const other = story({ title: '{market.vatt}' }, { id: 'other', lang: 'de-de' })
  expect(marketTokenFindings([story({ title: '{market.vat}' }), other], testSite.market)).toEqual([
    expect.objectContaining({ documentId: 'other', type: 'story', lang: 'de-de' }),
  ])
})

it('leaves amounts of money and other braces alone', () => {
  const document = story({ title: '{money:4900} for {name}, {market}', count: 3, more: null })
  expect(marketTokenFindings([document], testSite.market)).toEqual([])
})
