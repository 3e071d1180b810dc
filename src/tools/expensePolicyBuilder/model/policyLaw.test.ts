import { isDay } from '../../../core/values/day'
import { ratesOf } from '../../travelRates/model/officialRates'
import {
  choiceOptions,
  countryCodes,
  suggestedAnswers,
  suggestedCount,
  withCountries,
  type Answers,
  type ChoiceId,
  type CountryCode,
} from './answers'
import type { PolicyClauseKey } from './clauseKeys'
import { sectionIds, sectionSlots } from './clauses'
import { factsOf } from './policy'
import { america, britain, policyWith, textsOf } from './policy.fixture'
import { policyRules } from './policyLaw'

const textOf = (countries: readonly CountryCode[], name: string, answers: Partial<Answers> = {}) =>
  textsOf(policyWith({ answers: { ...answers, countries } }))[name]

const keysOf = (answers: Answers): Set<PolicyClauseKey> => {
  const facts = factsOf(answers, britain)
  return new Set(
    sectionIds
      .flatMap((section) => sectionSlots[section].map(({ keyOf }) => keyOf(answers, facts) ?? []))
      .flat(),
  )
}

it('every rule has its source, a day and a clause', () => {
  for (const { law, url, checked, countries, clauses } of policyRules) {
    expect(law.length).toBeGreaterThan(5)
    expect(new URL(url).protocol).toBe('https:')
    expect(isDay(checked)).toBe(true)
    expect(countries.length).toBeGreaterThan(0)
    expect(clauses.length).toBeGreaterThan(0)
  }
})

it('nothing that the law of a country wants paid is refused', () => {
  expect(textOf(['FR'], 'not_paid_commute', { not_paid: ['commute'] })).toContain('L3261-2')
  expect(textOf(['FR'], 'not_paid_commute', { not_paid: ['commute'] })).toContain('public bicycle hire')
  expect(textOf(['GB', 'FR'], 'not_paid_commute', { not_paid: ['commute'] })).toContain('L3261-2')
  expect(textOf(['BE'], 'not_paid_commute', { not_paid: ['commute'] })).toContain('collective agreement')
  expect(textOf(['GB'], 'not_paid_commute', { not_paid: ['commute'] })).not.toContain('except')
  for (const [country, law] of [
    ['PT', 'Código do Trabalho, artigo 168.º'],
    ['ES', 'Ley 10/2021'],
    ['US', '820 ILCS 115/9.5'],
  ] as const) {
    expect(textOf([country], 'internet', { internet: 'no' })).toContain(law)
    expect(textOf([country], 'equipment', { equipment: 'none' })).toContain(law)
  }
  expect(textOf(['GB'], 'internet', { internet: 'no' })).toContain('does not pay')
})

it('British entertaining is not deducted, and its VAT is reclaimed for customers from abroad alone', () => {
  const british = textOf(['GB'], 'tax_guests')
  expect(british).toContain('is not deducted for corporation tax (Corporation Tax Act 2009, section 1298)')
  expect(british).toContain('VAT is not reclaimed either, except for customers from abroad')
  expect(textOf(['IE'], 'tax_guests')).not.toContain('United Kingdom')
})

it('a rule is said where its law binds', () => {
  const countriesOf = (clause: PolicyClauseKey) =>
    policyRules.filter(({ clauses }) => clauses.includes(clause)).flatMap(({ countries }) => countries)
  // Switzerland has certificates by its agreement with the Union, and neither it nor Britain has the directive.
  expect(countriesOf('a1')).toEqual(expect.arrayContaining(['CH', 'GB', 'NO', 'DE']))
  expect(countriesOf('works_council')).toEqual(expect.arrayContaining(['IS', 'LI', 'NO', 'DE']))
  expect(
    countriesOf('works_council').filter((country) => ['CH', 'GB', 'US', 'CA'].includes(country)),
  ).toEqual([])
})

it('German and Austrian allowances are those of the law', () => {
  const german = textOf(['DE'], 'meals', { meals: 'allowance' }) ?? ''
  for (const amount of ['€14', '€28', '€5.60', '€11.20']) expect(german).toContain(amount)
  const austrian = textOf(['AT'], 'meals', { meals: 'allowance' }) ?? ''
  for (const amount of ['€30', '€2.50', 'more than three hours']) expect(austrian).toContain(amount)
})

it('meals are paid by an allowance where what they cost is taxed as pay', () => {
  const mealsIn = (country: string) => suggestedAnswers({ country, currency: 'EUR', htmlLang: 'en-GB' }).meals
  expect(['AT', 'DE', 'SE', 'FR', 'GB'].map(mealsIn)).toEqual(['allowance', 'allowance', 'allowance', 'day', 'day'])
}) // prettier-ignore

it('American deadlines are at least thirty days, and nothing necessary is refused', () => {
  expect(suggestedCount('receipt_days', 'US')).toBe('30')
  const american = (answers: Partial<Answers>) =>
    textsOf(policyWith({ answers, market: america, language: 'en-us' }))
  expect(american({ receipt_days: '10' })['receipt_days']).toContain('within 30 days')
  expect(american({ receipt_days: '45' })['receipt_days']).toContain('within 45 days')
  expect(american({})['receipt_late']).toContain('30 calendar days')
  expect(american({ lost: 'copy' })['lost']).toContain('signed statement')
  expect(textOf(['GB', 'US'], 'receipt_days', { receipt_days: '10' })).toContain('within 30 days')
})

it('the suggested rate is the one of the country, in its unit', () => {
  const rate = (country: string, currency: string, htmlLang: string) =>
    suggestedAnswers({ country, currency, htmlLang }).car_rate
  expect(rate('GB', 'GBP', 'en-GB')).toBe('0.55')
  expect(rate('US', 'USD', 'en-US')).toBe('0.76')
  expect(rate('DE', 'EUR', 'de-DE')).toBe('0,30')
  expect(rate('AT', 'EUR', 'de-AT')).toBe('0,50')
  expect(rate('DK', 'DKK', 'da-DK')).toBe('3,94')
  // In cents, never above what is free of tax.
  expect(rate('IE', 'EUR', 'en-IE')).toBe('0.41')
  for (const country of countryCodes) {
    const currency = ratesOf(country)?.currency
    if (currency) expect([country, rate(country, currency, 'en-GB')]).not.toEqual([country, ''])
  }
  const moved = withCountries(suggestedAnswers(britain), ['US'], 'en-GB')
  // No official rate is in pounds: the example is one for a mile.
  expect([moved.car_rate, moved.receipt_days]).toEqual(['0.48', '30'])
  const own = withCountries({ ...suggestedAnswers(britain), car_rate: '0.40' }, ['IE'], 'en-GB')
  expect(own.car_rate).toBe('0.40')
})

/** Clauses that say the opposite of one another. */
const opposites: readonly (readonly [PolicyClauseKey, PolicyClauseKey])[] = [
  ['own_money_last', 'cards_regular'],
  ['own_money_last', 'cards_request'],
  ['own_money_only', 'card_use'],
  ['sub_free', 'approval_always'],
  ['alcohol_guests', 'hosting_no'],
  ['second_approval', 'approver_management'],
  ['equipment_none', 'equipment_return'],
  ['ahead_days', 'booking_office'],
  ['ahead_days_office', 'booking_self'],
  ['receipts_all', 'meals_allowance'],
  ['receipts_all', 'meals_allowance_de'],
  ['receipts_all', 'car_official_mile'],
  ['receipts_all', 'car_official_km'],
  ['receipts_all', 'car_own_mile'],
  ['receipts_all', 'car_own_km'],
  ['tax_guests', 'hosting_no'],
  ['tax_guests_gb', 'hosting_no'],
]

it('no pair of answers gives clauses that contradict one another', () => {
  const base = suggestedAnswers(britain)
  const ids = Object.keys(choiceOptions) as ChoiceId[]
  const found = new Set<string>()
  let walked = 0
  const check = (answers: Answers): void => {
    walked += 1
    const keys = keysOf(answers)
    for (const [a, b] of opposites) if (keys.has(a) && keys.has(b)) found.add(`${a} and ${b}`)
  }
  for (const countries of [['GB'], ['DE'], ['FR'], ['US'], ['PT', 'ES']] as const)
    for (const [index, first] of ids.entries())
      for (const one of choiceOptions[first])
        for (const second of ids.slice(index + 1))
          for (const other of choiceOptions[second]) {
            const answers = { ...base, countries, [first]: one, [second]: other }
            check(answers)
          }
  expect(walked).toBeGreaterThan(19_000)
  expect([...found]).toEqual([])
})
