import { exampleTexts } from '../../content/cms/productFacts.fixture'
import { savingInWords, totalInWords, usersInWords } from './words'

const growth = { monthly: 900, yearly: 750 }
const english = { texts: exampleTexts, currency: 'GBP', htmlLang: 'en-GB' }
const finnish = {
  texts: {
    ...exampleTexts,
    users_one: '{count} käyttäjä',
    users_other: '{count} käyttäjää',
    year_total: '{amount} vuodessa, {users}',
  },
  currency: 'EUR',
  htmlLang: 'fi-FI',
}
const plain = (text: string) => text.replace(/\s/g, ' ')

it('a number of users takes the plural form of its language', () => {
  expect([1, 2, 9999].map((count) => usersInWords(count, english))).toEqual([
    '1 user',
    '2 users',
    '9,999 users',
  ])
  expect([1, 12].map((count) => usersInWords(count, finnish))).toEqual(['1 käyttäjä', '12 käyttäjää'])
})

it('a total is that of a month or of a year, as the cycle is paid', () => {
  expect(totalInWords(growth, 12, 'monthly', english)).toBe('£108 a month for 12 users')
  expect(totalInWords(growth, 12, 'yearly', english)).toBe('£1,080 a year for 12 users')
  expect(plain(totalInWords({ monthly: 1000, yearly: 855 }, 1, 'yearly', finnish))).toBe(
    '102,60 € vuodessa, 1 käyttäjä',
  )
})

it('a saving is named where there is one', () => {
  expect(savingInWords(growth, 12, english)).toBe('You save £216 a year')
  expect(savingInWords({ monthly: 0, yearly: 0 }, 12, english)).toBe('')
})
