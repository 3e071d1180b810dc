import { capitalised } from '../../core/i18n/capitalised'
import { withoutSecondStop } from '../../core/i18n/fill'
import { formatDay } from '../../core/i18n/formatDay'
import { formatFileSize } from '../../core/i18n/formatFileSize'
import { formatMoney } from '../../core/i18n/formatMoney'
import { formatNumber, formatPercent } from '../../core/i18n/formatNumber'
import { formatTime, formatTimes, formatTimeZone, formatWeekday, formatWeekdays } from '../../core/i18n/formatTime'
import { isDay } from '../../core/values/day'
import { readingMinutes, type FileFacts } from './fileFacts'
import { lawText } from './lawTokens'
import type { Market } from './markets'
import { isPlanId } from './plans'
import type { PlanFacts, ProductFacts } from './productFacts'

/** What tokens are filled with. */
export type TokenSource = Pick<Market, 'values' | 'forms' | 'facts' | 'law' | 'files'> & {
  /** The file that the page of the document gives. */
  file?: FileFacts | undefined
}

/**
 * A token in a text of a document: `{market.vat}`, `{market.vat.definite}` (a form of the market's document, or `.label`:
 * with a capital), `{money:4900}` (minor units of the market's currency), `{money:4900 EUR}`
 * (of a currency that is the same in every market, as in a law), `{law.retention.invoices}`, `{day:2026-01-01}` (1. Jänner 2026 in Austria), `{plan:growth.monthly*12}`, `{fact:companyCheckDays}`,
 * `{file.pages}` (of the file that the page gives), `{file:closing-the-month-faster.pages}` (of the page with this UID).
 */
const token =
  /\{(?:market\.(?<value>\w*)(?:\.(?<form>\w*))?|law\.(?<law>[\w.]*)|money:(?<money>\w*(?: \w*)?)|day:(?<day>[^{}]*)|plan:(?<plan>[^{}]*)|fact:(?<fact>[^{}]*)|file(?<file>[.:][^{}]*))\}/g

const mayHaveTokens = (text: string): boolean => /\{(?:market\.|law\.|money:|day:|plan:|fact:|file[.:])/.test(text)

type Span = { start: number; end: number }
type TextBlock = { text: string; spans: Span[] }

const planPrices: Record<string, (plan: PlanFacts) => number> = {
  monthly: ({ monthly }) => monthly,
  yearly: ({ yearly }) => yearly,
  yearlyTotal: ({ yearly }) => yearly * 12,
}

const planCounts: Record<string, (plan: PlanFacts) => number | undefined> = {
  users: ({ users }) => users,
  virtualCards: ({ virtualCards }) => virtualCards,
  approvalSteps: ({ approvalSteps }) => approvalSteps,
}

/** The entry of a table, for a name that comes from a text. */
const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** `growth.monthly*12*5` in minor units; undefined when it names no price. */
function priceOf(term: string, plans: ProductFacts['plans']): number | undefined {
  const [, plan, field = '', factors = ''] = /^(\w+)\.(\w+)((?:\*\d+)*)$/.exec(term) ?? []
  const price = entryOf(planPrices, field)
  if (!isPlanId(plan) || !price) return undefined
  return factors
    .split('*')
    .slice(1)
    .reduce((product, factor) => product * Number(factor), price(plans[plan]))
}

/** Prices of plans added up: `growth.monthly*12-growth.yearlyTotal`. Undefined when a term names no price. */
function sumOf(expression: string, plans: ProductFacts['plans']): number | undefined {
  const terms = expression.match(/[+-]?[^+-]+/g)
  if (terms?.join('') !== expression) return undefined
  return terms.reduce<number | undefined>((sum, term) => {
    const price = priceOf(term.replace(/^[+-]/, ''), plans)
    if (sum === undefined || price === undefined) return undefined
    return term.startsWith('-') ? sum - price : sum + price
  }, 0)
}

function planText(expression: string, { values, facts }: TokenSource, htmlLang: string): string | undefined {
  const written = expression.replace(/\s/g, '')
  const [, plan, field = ''] = /^(\w+)\.(\w+)$/.exec(written) ?? []
  if (isPlanId(plan)) {
    if (field === 'name') return facts.plans[plan].name
    const count = entryOf(planCounts, field)?.(facts.plans[plan])
    if (count !== undefined) return formatNumber(count, htmlLang)
  }
  const sum = sumOf(written, facts.plans)
  return sum === undefined ? undefined : formatMoney(sum, values.currency, htmlLang)
}

const factTexts: Record<string, (facts: ProductFacts, htmlLang: string) => string> = {
  exchangeFee: ({ fees }, htmlLang) => formatPercent(fees.exchange, htmlLang),
  cashFee: ({ fees }, htmlLang) => formatPercent(fees.cash, htmlLang),
  lateFee: ({ fees }, htmlLang) => formatPercent(fees.late, htmlLang),
  companyCheckDays: ({ companyCheckDays }, htmlLang) => formatNumber(companyCheckDays, htmlLang),
  trialDays: ({ trialDays }, htmlLang) => formatNumber(trialDays, htmlLang),
  renewalNoticeDays: ({ renewalNoticeDays }, htmlLang) => formatNumber(renewalNoticeDays, htmlLang),
  supportDays: ({ support }, htmlLang) => formatWeekdays(support.firstDay, support.lastDay, htmlLang),
  supportFirstDay: ({ support }, htmlLang) => formatWeekday(support.firstDay, htmlLang),
  supportLastDay: ({ support }, htmlLang) => formatWeekday(support.lastDay, htmlLang),
  supportHours: ({ support }, htmlLang) => formatTimes(support.opens, support.closes, htmlLang),
  supportFrom: ({ support }, htmlLang) => formatTime(support.opens, htmlLang),
  supportTo: ({ support }, htmlLang) => formatTime(support.closes, htmlLang),
  supportTimeZone: ({ support }, htmlLang) => formatTimeZone(support.timeZone, htmlLang),
  phone: ({ phone }) => phone,
  officeAddress: ({ offices: [office] }) => office.address,
  officeCity: ({ offices: [office] }) => office.city,
  officeCountry: ({ offices: [office] }) => office.country,
}

/** The names that can follow `fact:`. */
export const factNames: readonly string[] = Object.keys(factTexts)

const fileTexts: Record<string, (file: FileFacts, htmlLang: string) => string | undefined> = {
  pages: ({ pages }, htmlLang) => formatNumber(pages, htmlLang),
  minutes: ({ words }, htmlLang) => {
    const minutes = readingMinutes(words, htmlLang)
    return minutes === undefined ? undefined : formatNumber(minutes, htmlLang)
  },
  size: ({ bytes }, htmlLang) => formatFileSize(bytes, htmlLang),
  format: ({ format }) => format,
}

/** The text for `.pages` or `:uid.pages`. */
function fileText(written: string, { file, files = {} }: TokenSource, htmlLang: string): string | undefined {
  const [, uid, name = ''] = /^(?::([^.]+))?\.(\w+)$/.exec(written) ?? []
  const facts = uid === undefined ? file : entryOf(files, uid)
  return facts ? entryOf(fileTexts, name)?.(facts, htmlLang) : undefined
}

/** The text for `.vat` or `.vat.definite`. Every value has the form `label`, which begins a label or a sentence. */
function marketText(name: string, form: string | undefined, source: TokenSource, htmlLang: string): string | undefined {
  const { values, forms = {} } = source
  if (form === undefined) return entryOf<string>(values, name)
  const written = entryOf(forms, `${name}.${form}`)
  const value = entryOf<string>(values, name)
  return written === undefined && value !== undefined && form === 'label' ? capitalised(value, htmlLang) : written
}

/** The text of a fact of law, with its own tokens filled in: days and amounts. */
function factText(written: string, { law, ...source }: TokenSource, htmlLang: string): string | undefined {
  const text = lawText(written, law, htmlLang)
  return text === undefined ? undefined : fillMarket(text, source, htmlLang)
}

/** The text for a token; undefined for one without a value in the market. */
function valueOf(match: RegExpMatchArray, source: TokenSource, htmlLang: string): string | undefined {
  const { value = '', form, law, money, day, plan, fact, file } = match.groups ?? {}
  if (law !== undefined) return factText(law, source, htmlLang)
  if (money !== undefined) {
    const [, amount, currency = source.values.currency] = /^(\d+)(?: ([A-Z]{3}))?$/.exec(money) ?? []
    return amount === undefined ? undefined : formatMoney(Number(amount), currency, htmlLang)
  }
  if (day !== undefined) return isDay(day) ? formatDay(day, htmlLang) : undefined
  if (plan !== undefined) return planText(plan, source, htmlLang)
  if (fact !== undefined) return entryOf(factTexts, fact)?.(source.facts, htmlLang)
  if (file !== undefined) return fileText(file, source, htmlLang)
  return marketText(value, form, source, htmlLang)
}

/** Tokens of a text without a value in the market. */
export const unknownTokens = (text: string, source: TokenSource): string[] =>
  mayHaveTokens(text)
    ? [...text.matchAll(token)]
        .filter((match) => valueOf(match, source, 'en') === undefined)
        .map(([whole]) => whole)
    : []

/** The text with every token replaced by the value of the market. */
export function fillMarket(text: string, source: TokenSource, htmlLang: string): string {
  if (!mayHaveTokens(text)) return text
  return [...text.matchAll(token)].reduceRight((filled, match) => {
    const after = filled.slice(match.index + match[0].length)
    return (
      filled.slice(0, match.index) +
      withoutSecondStop(valueOf(match, source, htmlLang) ?? match[0], after) +
      after
    )
  }, text)
}

/** The same for a block of rich text: its spans are shifted with the text they mark. */
export function fillMarketBlock<Block extends TextBlock>(
  block: Block,
  source: TokenSource,
  htmlLang: string,
): Block {
  if (!mayHaveTokens(block.text)) return block
  let { text } = block
  let spans = block.spans
  for (const match of [...block.text.matchAll(token)].reverse()) {
    const start = match.index
    const end = start + match[0].length
    const value = withoutSecondStop(valueOf(match, source, htmlLang) ?? match[0], text.slice(end))
    const growth = value.length - match[0].length
    text = text.slice(0, start) + value + text.slice(end)
    const move = (position: number, insideTo: number): number =>
      position >= end ? position + growth : position > start ? insideTo : position
    spans = spans.map((span) => ({
      ...span,
      start: move(span.start, start),
      end: move(span.end, start + value.length),
    }))
  }
  return { ...block, text, spans }
}
