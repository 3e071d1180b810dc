import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { customerPlaceFindings } from './customerPlaces'

const found = (type: string, data: Record<string, unknown>) => lines(customerPlaceFindings([cmsDocument(type, data)]))

it.each(['{market.city}', '{market.city.genitive}', '{market.country}', '{market.in_country}'])(
  'a case with a company in the place of the market: %s',
  (token) => {
    expect(found('customer_case', { facts: [{ value: `14, in and around ${token}` }] })).toEqual([
      `data.facts.0.value: ${token} moves the company to each market: write where it is, as in all languages`,
    ])
    expect(found('partnership_case', { country: token })).toHaveLength(1)
  },
)

it('other tokens of the market in a case, and its place on other pages', () => {
  expect(found('customer_case', { country: 'United Kingdom', text: '{market.vat} codes, {money:20000 GBP}' })).toEqual([])
  expect(found('about', { text: 'A receipt from {market.city}' })).toEqual([])
})

it('a case that counts in the money of the market', () => {
  expect(found('customer_case', { text: 'A tin with {money:20000}' })).toEqual([
    'data.text: {money:20000} is in the money of each market: name that of the company, {money:20000 GBP}',
  ])
  expect(found('about', { text: '{money:20000}' })).toEqual([])
})
