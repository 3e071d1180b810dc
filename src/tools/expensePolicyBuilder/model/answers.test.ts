import {
  choiceOptions,
  countLimits,
  isAmountId,
  isChoiceId,
  isCountId,
  isCountry,
  isCurrency,
  isDayId,
  isNotPaid,
  isOption,
  isTextId,
  suggestedAnswers,
  type ChoiceId,
} from './answers'

it('suggests the allowance for meals where the law taxes what is above it', () => {
  const mealsIn = (country: string) => suggestedAnswers({ country, currency: 'EUR', htmlLang: 'de-DE' }).meals
  expect(['AT', 'DE', 'FR', 'GB'].map(mealsIn)).toEqual(['allowance', 'allowance', 'day', 'day'])
})

it('suggests a complete policy: every answer is an option, every count within its limits', () => {
  const suggested = suggestedAnswers({ country: 'GB', currency: 'GBP', htmlLang: 'en-GB' })
  for (const id of Object.keys(choiceOptions) as ChoiceId[])
    expect([id, isOption(id, suggested[id])]).toEqual([id, true])
  for (const [id, { min, max }] of Object.entries(countLimits)) {
    const count = Number(suggested[id as keyof typeof countLimits])
    expect(count >= min && count <= max).toBe(true)
  }
  expect(suggested).toMatchObject({
    company: '',
    owner: '',
    version: '1.0',
    dated: '',
    applies_from: '',
    currency: 'GBP',
    countries: ['GB'],
    not_paid: ['fines', 'private_fun', 'commute', 'upgrades', 'companions'],
    car_rate: '0.55',
    approval_from: '100',
  })
})

it('a currency and a country that no policy has are left out', () => {
  const suggested = suggestedAnswers({ country: 'JP', currency: 'JPY', htmlLang: 'en-GB' })
  expect([suggested.currency, suggested.countries]).toEqual(['EUR', []])
})

it.each([
  [isCountry, ['GB', 'US'], ['JP', 'gb', '', 7]],
  [isCurrency, ['EUR'], ['JPY', 'eur', undefined]],
  [isNotPaid, ['fines'], ['fine', null]],
] as const)('%p takes what is in its list', (isOne: (value: unknown) => boolean, right, wrong) => {
  expect(right.every((value) => isOne(value))).toBe(true)
  expect(wrong.some((value) => isOne(value))).toBe(false)
})

it('an answer is of one kind', () => {
  const kinds = [isAmountId, isCountId, isChoiceId, isTextId, isDayId]
  const kindsOf = (id: string) => kinds.map((isKind) => isKind(id))
  expect(kindsOf('card_limit')).toEqual([true, false, false, false, false])
  expect(kindsOf('receipt_days')).toEqual([false, true, false, false, false])
  expect(kindsOf('cards')).toEqual([false, false, true, false, false])
  expect(kindsOf('owner')).toEqual([false, false, false, true, false])
  expect(kindsOf('dated')).toEqual([false, false, false, false, true])
  expect(kindsOf('countries')).toEqual([false, false, false, false, false])
  expect(isOption('cards', 'platinum')).toBe(false)
})
