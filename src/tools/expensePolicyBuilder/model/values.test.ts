import { countIds, suggestedAnswers, suggestedAmount, suggestedCount, type Answers } from './answers'
import { cutText, documentText } from './documentText'
import { america, britain } from './policy.fixture'
import { amountOf, countOf, isPolicyDay, placeholderValues, plainText, policyAmount } from './values'

const answers = (more: Partial<Answers> = {}): Answers => ({ ...suggestedAnswers(britain), ...more })

it.each([
  ['12.50', { value: '12.5' }],
  ['0.01', { value: '0.01' }],
  ['', { value: '1000', problem: 'missing' }],
  ['0', { value: '1000', problem: 'zero' }],
  ['x', { value: '1000', problem: 'invalid' }],
  ['-1', { value: '1000', problem: 'negative' }],
  ['1.0055', { value: '1000', problem: 'tooManyDecimals' }],
  ['999999999', { value: '999999999' }],
  ['1000000000', { value: '1000', problem: 'tooLarge' }],
])('the amount %j counts as %j', (typed, expected) => {
  expect(amountOf(answers({ card_limit: typed }), 'card_limit', britain)).toEqual(expected)
})

it('an amount below the one it cannot be below is that one', () => {
  const second = (more: Partial<Answers>) => amountOf(answers(more), 'second_from', britain)
  expect(second({ approval_from: '500', second_from: '400' })).toEqual({ value: '500', problem: 'below' })
  expect(second({ approval_from: '500', second_from: '500' })).toEqual({ value: '500' })
  expect(second({ approval_from: '5000', second_from: 'x' })).toEqual({ value: '5000', problem: 'invalid' })
  expect(second({ approval: 'always', approval_from: '500', second_from: '400' })).toEqual({ value: '400' })
  const city = (more: Partial<Answers>) => amountOf(answers(more), 'city_limit', britain)
  expect(city({ hotel_limit: '150', city_limit: '149.99' })).toEqual({ value: '150', problem: 'below' })
  expect(city({ approval: 'always', hotel_limit: '150', city_limit: '151' })).toEqual({ value: '151' })
})

it.each([
  ['approval_days', '2', { value: '2' }],
  ['approval_days', '30', { value: '30' }],
  ['approval_days', '1', { value: '3', problem: 'range' }],
  ['approval_days', '31', { value: '3', problem: 'range' }],
  ['approval_days', '', { value: '3', problem: 'missing' }],
  ['approval_days', '2.5', { value: '3', problem: 'tooManyDecimals' }],
  ['approval_days', '9999', { value: '3', problem: 'range' }],
  ['approval_days', '12345', { value: '3', problem: 'tooLarge' }],
  ['tip_percent', '1', { value: '1' }],
  ['tip_percent', '50', { value: '50' }],
  ['tip_percent', '51', { value: '10', problem: 'range' }],
] as const)('the count of %s %j is %j', (id, typed, expected) => {
  expect(countOf(answers({ [id]: typed }), id, britain)).toEqual(expected)
})

it('tips are larger where waiters live on them, the law of the USA gives 30 days for a receipt, other counts are the same', () => {
  expect(countOf({ ...answers(), tip_percent: '' }, 'tip_percent', america).value).toBe('20')
  expect(countIds.filter((id) => suggestedCount(id, 'US') !== suggestedCount(id, 'GB'))).toEqual([
    'receipt_days',
    'tip_percent',
  ])
})

it.each([
  ['CZK', '2800'],
  ['DKK', '1400'],
  ['NOK', '1400'],
  ['PLN', '560'],
  ['SEK', '1400'],
  ['EUR', '140'],
  ['GBP', '140'],
  ['CHF', '140'],
  ['USD', '140'],
] as const)('a hotel costs in %s about %s', (currency, amount) => {
  expect(suggestedAmount('hotel_limit', currency)).toBe(amount)
})

it.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['', false],
])('%j is a day of a policy: %s', (day, expected) => {
  expect(isPolicyDay(day)).toBe(expected)
})

it.each([
  ['1234', 'GBP', '£1,234'],
  ['1234.5', 'GBP', '£1,234.50'],
  ['0.3', 'EUR', '€0.30'],
])('the policy writes %s %s as %s', (value, currency, text) => {
  expect(policyAmount(value, currency, 'en-GB')).toBe(text)
})

it('placeholders have a text for the reader, and what they depend on in every language', () => {
  const values = placeholderValues(
    answers({
      company: ' Quillmere\n Ltd ',
      owner: 'Jo',
      countries: ['GB', 'IE', 'FR'],
      applies_from: '2027-03-01',
      card_limit: '1500',
    }),
    britain,
  )
  expect(values).toMatchObject({
    company: { text: 'Quillmere Ltd', raw: 'Quillmere Ltd' },
    owner: { text: 'Jo', raw: 'Jo' },
    currency: { text: 'GBP', raw: 'GBP' },
    countries: { text: 'United Kingdom, Ireland and France', raw: 'GB IE FR' },
    applies_from: { text: '1 March 2027', raw: '2027-03-01' },
    card_limit: { text: '£1,500', raw: '1500 GBP' },
    approval_days: { text: '3', raw: '3' },
    tip_percent: { text: '10%', raw: '10' },
  })
  expect(placeholderValues(answers({ applies_from: 'soon', countries: [] }), britain)).toMatchObject({
    applies_from: { text: '', raw: 'soon' },
    countries: { text: '', raw: '' },
  })
})

it('a text of a document has its line breaks and no other control characters', () => {
  expect(documentText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  expect(documentText('a\tb\u0000\u0001c\uffff')).toBe('a b c ')
  expect(plainText('  a \n\t b  ')).toBe('a b')
})

it('a text is cut before a letter that would be halved', () => {
  expect(cutText('ab🎉', 3)).toBe('ab')
  expect(cutText('ab🎉', 4)).toBe('ab🎉')
  expect(cutText('abc', 3)).toBe('abc')
  expect(cutText('abcd', 3)).toBe('abc')
})
