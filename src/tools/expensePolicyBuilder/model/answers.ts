/** What the questionnaire of the expense policy builder asks for, and the answers it begins with. */
import { numberFormat } from '../../numbers/model/formatDecimal'
import { ratesOf } from '../../travelRates/model/officialRates'
import { periodOn } from '../../travelRates/model/travelRates'
import { leastReceiptDays } from './policyLaw'

/** Questions with one answer out of a few. The first one is not always the suggestion: see `suggestedChoices`. */
export const choiceOptions = {
  size: ['micro', 'small', 'medium', 'large'],
  review: ['half', 'year'],
  approval: ['above', 'always'],
  approver: ['manager', 'budget', 'finance', 'management'],
  second_approval: ['no', 'yes'],
  exception: ['manager', 'finance', 'management'],
  cards: ['everyone', 'regular', 'request', 'none'],
  cash: ['no', 'yes'],
  own_money: ['allowed', 'last', 'no'],
  payback: ['week', 'payroll', 'days'],
  receipts: ['all', 'above'],
  paper: ['photo', 'original'],
  lost: ['statement', 'limit', 'copy'],
  travel: ['yes', 'no'],
  booking: ['tool', 'office', 'self'],
  rail: ['standard', 'hours', 'first'],
  train_first: ['no', 'yes'],
  air: ['economy', 'premium', 'business'],
  city_hotels: ['no', 'yes'],
  taxi: ['need', 'free'],
  hire: ['no', 'yes'],
  car: ['no', 'official', 'own'],
  meals: ['day', 'each', 'allowance'],
  tips: ['no', 'yes'],
  alcohol: ['no', 'guests', 'modest'],
  team_meals: ['no', 'yes'],
  hosting: ['no', 'yes'],
  gifts: ['no', 'yes'],
  remote: ['no', 'yes'],
  equipment: ['company', 'budget', 'none'],
  internet: ['no', 'yes'],
  coworking: ['no', 'ask', 'yes'],
  subscriptions: ['finance', 'team', 'free'],
  sub_review: ['quarter', 'half', 'year'],
  tax: ['yes', 'no'],
} as const

export type ChoiceId = keyof typeof choiceOptions
export type ChoiceOption<Id extends ChoiceId = ChoiceId> = (typeof choiceOptions)[Id][number]
type Choices = { [Id in ChoiceId]: ChoiceOption<Id> }

/** Amounts of money in the currency of the policy. */
export const amountIds = [
  'approval_from', 'second_from', 'card_limit', 'receipt_from', 'lost_limit', 'hotel_limit', 'city_limit', 'car_rate',
  'meal_day', 'breakfast', 'lunch', 'dinner', 'team_limit', 'guest_limit', 'gift_limit', 'equipment_limit',
  'internet_limit', 'coworking_limit',
] as const // prettier-ignore

export type AmountId = (typeof amountIds)[number]

/**
 * Whole numbers with the least and the most that make sense. Counts begin with 2, so that a sentence with one is the same
 * in each language for every number.
 */
export const countLimits = {
  approval_days: { min: 2, max: 30 },
  payback_days: { min: 2, max: 90 },
  receipt_days: { min: 2, max: 365 },
  ahead_days: { min: 2, max: 90 },
  rail_hours: { min: 2, max: 24 },
  train_hours: { min: 2, max: 24 },
  air_hours: { min: 2, max: 24 },
  tip_percent: { min: 1, max: 50 },
} as const

export type CountId = keyof typeof countLimits

export const textIds = ['company', 'owner', 'version'] as const
export type TextId = (typeof textIds)[number]

/** The longest text of a field, in characters. */
export const maxText = 120

export const dayIds = ['dated', 'applies_from'] as const
export type DayId = (typeof dayIds)[number]

/** What a company can list as not paid. */
export const notPaidIds = [
  'fines',
  'private_fun',
  'commute',
  'upgrades',
  'companions',
  'clothing',
  'late_fees',
  'donations',
] as const
export type NotPaidId = (typeof notPaidIds)[number]

/** Countries that can be chosen (ISO 3166-1 alpha-2): the EU, EFTA, the United Kingdom, North America. */
export const countryCodes = [
  'AT', 'BE', 'BG', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT',
  'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'US',
] as const // prettier-ignore

export type CountryCode = (typeof countryCodes)[number]

/** Currencies that a policy can be written in (ISO 4217). */
export const currencyCodes = ['CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'NOK', 'PLN', 'SEK', 'USD'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

/** All answers. Amounts, counts, texts and days are kept as they were typed. */
export type Answers = Choices &
  Record<AmountId | CountId | TextId | DayId, string> & {
    currency: CurrencyCode
    countries: readonly CountryCode[]
    not_paid: readonly NotPaidId[]
  }

export type AnswerId = keyof Answers

/** The market in which the tool is used. */
export type Market = { country: string; currency: string; htmlLang: string }

/** A starting point to change, in a currency of about the value of a euro or a pound: examples, not facts. */
const exampleAmounts: Readonly<Record<AmountId, string>> = {
  approval_from: '100',
  second_from: '1000',
  card_limit: '1000',
  receipt_from: '10',
  lost_limit: '25',
  hotel_limit: '140',
  city_limit: '200',
  car_rate: '0.30',
  meal_day: '45',
  breakfast: '12',
  lunch: '18',
  dinner: '30',
  team_limit: '30',
  guest_limit: '60',
  gift_limit: '40',
  equipment_limit: '400',
  internet_limit: '20',
  coworking_limit: '150',
}

/** The example of `car_rate` for a mile. */
const exampleMileRate = '0.48'

/** By how much the examples are multiplied where a unit of the currency buys far less. */
const exampleFactors: Partial<Record<CurrencyCode, number>> = { CZK: 20, DKK: 10, NOK: 10, PLN: 4, SEK: 10 }

/** The official rate of a car in a country, for its unit of distance; undefined in another currency and without one. */
function officialCarRate(country: string, currency: CurrencyCode): string | undefined {
  const rates = ratesOf(country)
  if (rates?.currency !== currency) return undefined
  const [first] = rates.mileage
  const period = periodOn(rates.mileage, '') ?? first
  // In cents, and never above it.
  return period?.rates[0]?.bands[0]?.rate.replace(/(\.\d\d)\d+$/, '$1')
}

/**
 * The suggested amount of a question in a currency, as it would be typed in English. A rate for a car is the official one of
 * the country.
 */
export function suggestedAmount(id: AmountId, currency: CurrencyCode, country = ''): string {
  const official = id === 'car_rate' ? officialCarRate(country, currency) : undefined
  if (official !== undefined) return official
  const perMile = id === 'car_rate' && ratesOf(country)?.distance === 'mi'
  const example = perMile ? exampleMileRate : exampleAmounts[id]
  const factor = exampleFactors[currency]
  return factor ? String(Math.round(Number(example) * factor * 100) / 100) : example
}

const suggestedCounts: Readonly<Record<CountId, string>> = {
  approval_days: '3',
  payback_days: '14',
  receipt_days: '14',
  ahead_days: '7',
  rail_hours: '4',
  train_hours: '4',
  air_hours: '6',
  tip_percent: '10',
}

/** The suggested count of a question; tips are larger where waiters live on them, and no deadline is shorter than the law's. */
export function suggestedCount(
  id: CountId,
  country: string,
  countries: readonly string[] = [country],
): string {
  if (id === 'tip_percent' && country === 'US') return '20'
  if (id !== 'receipt_days') return suggestedCounts[id]
  return String(Math.max(Number(suggestedCounts[id]), leastReceiptDays(countries)))
}

const suggestedChoices: Choices = {
  size: 'small',
  review: 'year',
  approval: 'above',
  approver: 'manager',
  second_approval: 'yes',
  exception: 'finance',
  cards: 'regular',
  cash: 'no',
  own_money: 'last',
  payback: 'week',
  receipts: 'all',
  paper: 'photo',
  lost: 'statement',
  travel: 'yes',
  booking: 'self',
  rail: 'standard',
  train_first: 'yes',
  air: 'economy',
  city_hotels: 'yes',
  taxi: 'need',
  hire: 'no',
  car: 'official',
  meals: 'day',
  tips: 'yes',
  alcohol: 'guests',
  team_meals: 'yes',
  hosting: 'yes',
  gifts: 'yes',
  remote: 'yes',
  equipment: 'company',
  internet: 'no',
  coworking: 'ask',
  subscriptions: 'team',
  sub_review: 'quarter',
  tax: 'yes',
}

/**
 * Where meals on trips are paid by a tax-free allowance, as actual costs are taxed as pay: above the allowance (German EStG,
 * section 9(4a); Austrian EStG, section 26), or each meal (Swedish inkomstskattelagen, 11 kap. 2 §, in Skatteverket's
 * Rättslig vägledning 324018 and tholin.se of 5 February 2026, read on 28 November 2026).
 */
const countriesWithMealAllowance: readonly string[] = ['AT', 'DE', 'SE']

const isOneOf = <Value extends string>(list: readonly Value[], value: unknown): value is Value =>
  (list as readonly unknown[]).includes(value)

export const isCountry = (value: unknown): value is CountryCode => isOneOf(countryCodes, value)
export const isCurrency = (value: unknown): value is CurrencyCode => isOneOf(currencyCodes, value)
export const isNotPaid = (value: unknown): value is NotPaidId => isOneOf(notPaidIds, value)
export const isAmountId = (id: string): id is AmountId => isOneOf(amountIds, id)
export const isCountId = (id: string): id is CountId => id in countLimits
export const isChoiceId = (id: string): id is ChoiceId => id in choiceOptions
export const isTextId = (id: string): id is TextId => isOneOf(textIds, id)
export const isDayId = (id: string): id is DayId => isOneOf(dayIds, id)
export const isOption = <Id extends ChoiceId>(id: Id, value: unknown): value is ChoiceOption<Id> =>
  isOneOf<string>(choiceOptions[id], value)

const recordOf = <Id extends string>(ids: readonly Id[], valueOf: (id: Id) => string): Record<Id, string> =>
  Object.fromEntries(ids.map((id) => [id, valueOf(id)])) as Record<Id, string>

export const countIds = Object.keys(countLimits) as CountId[]

/** A decimal as people type it in a language. */
const typed = (value: string, htmlLang: string): string =>
  numberFormat(htmlLang, {
    useGrouping: false,
    numberingSystem: 'latn',
    maximumFractionDigits: 2,
    ...(value.includes('.') ? { minimumFractionDigits: 2 } : {}),
  }).format(Number(value))

/** The suggested amount of a question as it is typed in the language of the market. */
export const suggestedText = (id: AmountId, currency: CurrencyCode, htmlLang: string, country = ''): string =>
  typed(suggestedAmount(id, currency, country), htmlLang)

/** The answers that the questionnaire begins with: a complete policy for a small company of the market. */
export function suggestedAnswers({ country, currency, htmlLang }: Market): Answers {
  const money: CurrencyCode = isCurrency(currency) ? currency : 'EUR'
  return {
    ...suggestedChoices,
    meals: countriesWithMealAllowance.includes(country) ? 'allowance' : suggestedChoices.meals,
    ...recordOf(amountIds, (id) => suggestedText(id, money, htmlLang, country)),
    ...recordOf(countIds, (id) => suggestedCount(id, country)),
    company: '',
    owner: '',
    version: '1.0',
    dated: '',
    applies_from: '',
    currency: money,
    countries: isCountry(country) ? [country] : [],
    not_paid: ['fines', 'private_fun', 'commute', 'upgrades', 'companions'],
  }
}

/** The answers with other countries: a rate for a car and a deadline that were left as suggested become those of the new ones. */
export function withCountries(
  answers: Answers,
  countries: readonly CountryCode[],
  htmlLang: string,
): Answers {
  const { currency, car_rate, receipt_days } = answers
  const isSuggested = car_rate === suggestedText('car_rate', currency, htmlLang, answers.countries[0])
  const least = suggestedCount('receipt_days', countries[0] ?? '', countries)
  return {
    ...answers,
    countries,
    ...(isSuggested ? { car_rate: suggestedText('car_rate', currency, htmlLang, countries[0]) } : {}),
    ...(receipt_days === suggestedCount('receipt_days', '', answers.countries)
      ? { receipt_days: least }
      : {}),
  }
}

/** The answers with another currency: amounts that were left as suggested become those of the new currency. */
export function withCurrency(answers: Answers, currency: CurrencyCode, htmlLang: string): Answers {
  const amounts = recordOf(amountIds, (id) =>
    answers[id] === suggestedText(id, answers.currency, htmlLang, answers.countries[0])
      ? suggestedText(id, currency, htmlLang, answers.countries[0])
      : answers[id],
  )
  return { ...answers, ...amounts, currency }
}
