import { wordsFor } from '../../words/model/wordsFor'
import { vatCalculatorWordKeys } from '../model/wordKeys'
import { datedUseText, usesText, type VatCalculatorWords } from './rateText'
import { vatCalculatorWords } from './vatCalculatorWords.fixture'

const words: VatCalculatorWords = wordsFor(vatCalculatorWords, vatCalculatorWordKeys)

it('says since when and until when a rate is for something, where that is not as old as the rate', () => {
  const text = (use: Parameters<typeof datedUseText>[0]) => datedUseText(use, words, 'en-GB')
  expect(text({ use: 'food' })).toBe(words.use_food)
  expect(text({ use: 'food', since: '2026-04-01', until: '2027-12-31' })).toBe(
    `${words.use_food} (since 1 April 2026, until 31 December 2027)`,
  )
  expect(text({ use: 'accommodation', since: '2026-03-01' })).toBe(
    `${words.use_accommodation} (since 1 March 2026)`,
  )
})

it('parts uses by semicolons, since some have a comma', () => {
  expect(usesText(['meals, without drinks', 'books'], 'en-GB')).toBe('meals, without drinks; books')
  expect(usesText(['restauration, hors boissons', 'livres'], 'fr-BE')).toBe(
    'restauration, hors boissons\u202f; livres',
  )
})
