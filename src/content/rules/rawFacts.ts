import type { UrlCode } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import type { Market } from '../cms/markets'
import { planIds, type PlanId } from '../cms/plans'
import type { ProductFacts } from '../cms/productFacts'
import { factWords, type FactWords } from './factWords'
import { marketsOf } from './marketTokens'

/** Documents that hold the facts, or no text about the product. */
const uncheckedTypes: readonly string[] = [
  'product_facts',
  'market_law',
  'redirects',
  'disallowed_email_domains',
  'third_party_licences',
]

/** Fields that are no text for visitors. */
const uncheckedFields = new Set([
  'id', 'uid', 'url', 'slug', 'lang', 'type', 'kind', 'icon', 'visual', 'slice_type', 'variation', 'version', 'link_type',
  'target', 'variant', 'direction', 'field', 'localeCode', 'path', 'plan_id', 'feature_id', 'currency', 'spans',
]) // prettier-ignore

/** What a text stands with: the question it answers, or the kind of its entry. */
type Context = { question: string; kind: string }
type CheckedText = Context & { text: string; field: string }

function* textsOf(value: unknown, field: string, context: Context): Generator<CheckedText> {
  if (typeof value === 'string') {
    yield { ...context, text: value, field }
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsOf(entry, `${field}.${index}`, context)
  } else if (isRecord(value)) {
    if (isDocumentLink(value)) return
    const own = {
      question: textOf(value['question']) || context.question,
      kind: textOf(value['kind']) || context.kind,
    }
    for (const [name, entry] of Object.entries(value)) {
      if (!uncheckedFields.has(name)) yield* textsOf(entry, `${field}.${name}`, own)
    }
  }
}

/** Words as a whole, in any case. */
const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu')

/** The sentences of a text. Without its tokens, which are no numbers; an abbreviation before a number ends none. */
const sentencesOf = (text: string): string[] =>
  text.replace(/\{[^{}]*\}/g, '{}').split(/(?<=[.!?;:])\s+(?=\p{Lu})/u)

const amount = '\\d+(?:[.,\\u00a0\\u202f ]\\d{3})*(?:[.,]\\d{1,2})?'

/** From one time of day to another: `9.00–17.00`, `9 bis 17`, `de 9:00 a 17:00`. */
const times =
  /(?<![\d+])(?:[01]?\d|2[0-4])(?:[.:h]\d\d|\s?h(?:\s?\d\d)?)?\s?(?:Uhr|am|pm|a\.m\.|p\.m\.)?\s?(?:–|-|to|and|until|bis|und|til|till|tot|a|à|al|alle|às|e|et|y|og|och|ja)\s?(?:las |le )?(?:[01]?\d|2[0-4])(?![\d%])/iu

/** What makes a number a time of day: dates have it too seldom to matter. */
const timeMark =
  /\d[.:h]\d\d(?!\d)|\d\s?h(?!\p{L})|\d\s?(?:am|pm|a\.m\.|p\.m\.|Uhr|uur)(?!\p{L})|(?<!\p{L})klo?\.?\s?\d/iu

const phoneNumber = /\+\d{1,3}(?:[\s().-]*\d){6,}/

type Patterns = Record<Exclude<keyof FactWords, 'currency' | 'numbers'>, RegExp> & {
  money: RegExp
  percentage: RegExp
  /** A number, then the day it counts. */
  days: RegExp
  /** A number from two on, then what it counts. */
  countedSteps: RegExp
  countedUsers: RegExp
  countedCards: RegExp
}

function patternsOf(list: FactWords): Patterns {
  const { numbers, currency, ...rest } = list
  const number = `(?:\\d+|${numbers})`
  const counted = (things: string): RegExp =>
    words(`${number}\\s(?:\\p{L}+\\s)?(?:${things})|(?:${things})\\s(?:\\p{L}+\\s){0,2}${number}`)
  const compiled = Object.fromEntries(
    Object.entries(rest).map(([name, source]) => [name, words(source)]),
  ) as Record<Exclude<keyof FactWords, 'currency' | 'numbers'>, RegExp>
  return {
    ...compiled,
    money: new RegExp(
      `[€£$]\\s?${amount}|(?<![\\p{L}\\p{N}])(?:EUR|GBP|USD|DKK|SEK|NOK)\\s?${amount}|(?<![\\p{L}\\p{N}.,])${amount}\\s?(?:[€£$]|(?:${currency})(?![\\p{L}\\p{N}]))`,
      'iu',
    ),
    percentage: new RegExp(
      `(?<![\\p{L}\\p{N}])\\d+(?:[.,]\\d+)?\\s?(?:%|(?:${list.percent})(?!\\p{L}))`,
      'iu',
    ),
    days: words(`${number}\\s(?:${list.day})`),
    countedSteps: counted(list.approvalStep),
    countedUsers: counted(list.users),
    countedCards: counted(list.virtualCards),
  }
}

const compiledPatterns = new Map<string, Patterns>()

function patternsFor(lang: string): Patterns | undefined {
  const code = lang.split('-')[0] ?? ''
  const list = factWords[code]
  const patterns = compiledPatterns.get(code) ?? (list && patternsOf(list))
  if (patterns) compiledPatterns.set(code, patterns)
  return patterns
}

type Found = { written: string; fact: string; use: string }

/** The plans that a text names. Their names have a capital, also with an ending (`Growthissa`). */
const plansIn = (text: string, plans: ProductFacts['plans']): PlanId[] =>
  planIds.filter((id) => text.includes(plans[id].name))

/** The price that an amount is, or a multiple of it that is likely: a number of users, a year. */
function priceThatIs(
  value: number,
  ids: readonly PlanId[],
  facts: readonly ProductFacts[],
  most: number,
): string | undefined {
  for (const { plans } of facts) {
    for (const id of ids) {
      for (const cycle of ['monthly', 'yearly'] as const) {
        const factor = value / plans[id][cycle]
        if (Number.isInteger(factor) && factor >= 1 && factor <= most)
          return `{plan:${id}.${cycle}${factor > 1 ? `*${factor}` : ''}}`
      }
    }
  }
  return undefined
}

/**
 * Amounts, `{money:n}`, that are a price: of any plan where a text is about the price per user; where a plan is named
 * also multiples of its price, and any amount that users cost.
 */
function priceTokens(text: string, facts: readonly ProductFacts[], patterns: Patterns): Found[] {
  const amounts = [...text.matchAll(/\{money:(\d+)\}/g)]
  const [market] = facts
  if (amounts.length === 0 || !market) return []
  const named = plansIn(text, market.plans)
  const isPerUser = patterns.perUser.test(text)
  return amounts.flatMap(([written, minorUnits]): Found[] => {
    const value = Number(minorUnits)
    const price =
      named.length > 0
        ? priceThatIs(value, named, facts, 1200)
        : isPerUser
          ? priceThatIs(value, planIds, facts, 1)
          : undefined
    const beside = named.find((id) => market.plans[id].monthly > 0)
    const use = price ?? (beside && patterns.users.test(text) ? `{plan:${beside}.monthly*…}` : undefined)
    return use ? [{ written, fact: 'a price of a plan', use }] : []
  })
}

/**
 * The facts that one sentence writes out. Looks for a value first, then for what it is: in the sentence, the one before
 * it and the question they answer.
 */
function factsIn(
  sentence: string,
  before: string,
  { question: asked, kind }: Context,
  plans: ProductFacts['plans'],
  patterns: Patterns,
): Found[] {
  const found: Found[] = []
  const about = `${asked} ${sentence}`
  const subject = `${asked} ${before} ${sentence}`
  const report = (pattern: RegExp, isAbout: () => boolean, fact: string, use: string): void => {
    const match = pattern.exec(sentence)
    if (match && isAbout()) found.push({ written: match[0].trim(), fact, use })
  }
  const always = (): boolean => true
  const isTrial = (): boolean => patterns.trial.test(subject)
  const isSupport = (): boolean => kind === 'hours' || patterns.support.test(about)
  const hoursUse = '{fact:supportFrom} and {fact:supportTo}, or {fact:supportHours}'
  const thirdUse = planIds.map((id) => `{plan:${id}.approvalSteps}`).join(' or ')

  // Most sentences have no digit, and the patterns of digits are costly.
  const hasDigit = /\d/.test(sentence)
  if (hasDigit) {
    report(
      patterns.money,
      always,
      'an amount of money',
      '{money:…} in minor units, {money:… EUR} for one of a law, or {plan:…} for a price',
    )
    report(phoneNumber, always, 'a telephone number', '{fact:phone}')
    report(
      patterns.percentage,
      () => patterns.fee.test(about),
      'a fee',
      '{fact:exchangeFee}, {fact:cashFee} or {fact:lateFee}',
    )
  }
  report(patterns.days, isTrial, 'the length of the trial', '{fact:trialDays}')
  report(patterns.endless, isTrial, 'the length of the trial', '{fact:trialDays}')
  report(
    patterns.days,
    () => patterns.companyCheck.test(subject) && !isTrial(),
    'how long the company check takes',
    '{fact:companyCheckDays}',
  )
  report(patterns.hours, always, 'when people answer', hoursUse)
  if (hasDigit)
    report(
      times,
      () => kind === 'hours' || (timeMark.test(sentence) && patterns.weekday.test(sentence)),
      'when people answer',
      hoursUse,
    )
  report(
    patterns.allDay,
    () => isSupport() && !patterns.ownAction.test(about),
    'when people answer',
    '{fact:supportDays} and {fact:supportHours}',
  )
  report(patterns.thirdPerson, always, 'how many people a plan asks', thirdUse)
  for (const id of plansIn(sentence, plans)) {
    const { users, virtualCards, approvalSteps } = plans[id]
    if (approvalSteps !== undefined)
      report(patterns.countedSteps, always, 'the approval steps of a plan', `{plan:${id}.approvalSteps}`)
    if (users !== undefined)
      report(patterns.countedUsers, always, 'the users of a plan', `{plan:${id}.users}`)
    if (virtualCards !== undefined)
      report(patterns.countedCards, always, 'the virtual cards of a plan', `{plan:${id}.virtualCards}`)
  }
  return found
}

/**
 * Facts about the product that a text writes out although the market's `product_facts` document has them: prices, fees,
 * the telephone number, the trial, the company check, support hours and the limits of the plans. Each with the token
 * to use. Works by the words of the language (factWords.ts), sentence by sentence, with the question a text answers.
 */
export function rawFactFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  return documents.flatMap((document) => {
    const facts = marketsOf(document, markets).map(([, market]) => market.facts)
    const plans = facts[0]?.plans
    const patterns = patternsFor(document.lang)
    if (!plans || !patterns || uncheckedTypes.includes(document.type)) return []
    const findings: ContentFinding[] = []
    for (const { text, field, ...context } of textsOf(document.data, 'data', { question: '', kind: '' })) {
      const found = [
        ...priceTokens(text, facts, patterns),
        ...sentencesOf(text).flatMap((sentence, index, all) =>
          factsIn(sentence, all[index - 1] ?? '', context, plans, patterns),
        ),
      ]
      for (const { written, fact, use } of found)
        findings.push(findingIn(document, field, `"${written}" writes out ${fact}: use ${use}`))
    }
    return findings
  })
}
