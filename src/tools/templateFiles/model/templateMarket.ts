import { dayLocale } from '../../../core/i18n/dayLocale'
import { fill } from '../../../core/i18n/fill'
import type { Words } from '../../words/model/wordsFor'
import type { TemplateFileWordKey } from './wordKeys'

/** What a template is made of: its words and the forms of its market. */
export type TemplateMarket = {
  words: Words<TemplateFileWordKey>
  /** BCP 47. */
  htmlLang: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217. */
  currency: string
}

/** Sales tax is no part of an expense that a company in the United States could claim back. */
export const hasInputTax = ({ country }: Pick<TemplateMarket, 'country'>): boolean => country !== 'US'

/** Paper: Letter is used in the United States only, of our markets. */
export const pageSizeOf = ({ country }: Pick<TemplateMarket, 'country'>): 'A4' | 'LETTER' =>
  country === 'US' ? 'LETTER' : 'A4'

/**
 * The format of a cell with an amount of the market, as Excel writes formats; Excel shows separators as its own language
 * has them. Amounts below zero are red.
 */
export function moneyFormat({ htmlLang, currency }: TemplateMarket, decimals = 2): string {
  const number = decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0'
  const parts = new Intl.NumberFormat(htmlLang, { style: 'currency', currency }).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const symbol = `"${parts[at]?.value ?? currency}"`
  const isFirst = at < parts.findIndex(({ type }) => type === 'integer')
  const space = parts.some(({ type, value }) => type === 'literal' && value.trim() === '') ? ' ' : ''
  const amount = isFirst ? `${symbol}${space}${number}` : `${number}${space}${symbol}`
  return `${amount};[Red]-${amount}`
}

/** The format of a cell with a day, in the order and with the separators of the market: `dd/mm/yyyy`. */
export function dateFormat({ htmlLang }: TemplateMarket): string {
  const codes: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: 'dd',
    month: 'mm',
    year: 'yyyy',
  }
  return new Intl.DateTimeFormat(dayLocale(htmlLang), { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type, value }) => codes[type] ?? value)
    .join('')
    .replace(/[^\w./-]/g, ' ')
    .trim()
}

/** The unit in which the odometers of the market count. */
const distanceUnit = ({ country }: Pick<TemplateMarket, 'country'>): 'mile' | 'kilometer' =>
  country === 'GB' || country === 'US' ? 'mile' : 'kilometer'

/** The words with the short name of that unit: `km`. */
export function withUnit(market: TemplateMarket): TemplateMarket {
  const { words, htmlLang } = market
  const unit =
    new Intl.NumberFormat(htmlLang, { style: 'unit', unit: distanceUnit(market) })
      .formatToParts(1)
      .find(({ type }) => type === 'unit')?.value ?? 'km'
  return {
    ...market,
    words: {
      ...words,
      mi_rate: fill(words.mi_rate, { unit }),
      mi_distance: fill(words.mi_distance, { unit }),
      mi_band_to: fill(words.mi_band_to, { unit }),
      mi_before: fill(words.mi_before, { unit }),
    },
  }
}
