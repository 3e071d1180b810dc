import { isDay } from '../../../core/values/day'
import type { VatCountry } from '../../vat/model/vatCountries'
import type { VatRate } from '../../vat/model/vatRate'
import { ratesKnownSince, ratesOn } from '../../vat/model/vatRates'

/** VAT is added to net amounts, or taken out of gross ones. */
export const directions = ['add', 'remove'] as const
export type Direction = (typeof directions)[number]

/** Where VAT is rounded to whole cents: in each line, or once in the sum of each rate. */
export const roundings = ['line', 'rate'] as const
export type Rounding = (typeof roundings)[number]

/** The rate of a line that the visitor types. */
export const customRate = 'custom'

/** One amount, as it was typed. */
export type CalculatorLine = {
  /** Tells lines apart; no two of a work are the same. */
  id: number
  label: string
  amount: string
  /** A rate of the country (`rateKey`), or `customRate`. */
  rate: string
  /** What was typed as custom rate, in per cent. */
  custom: string
}

/** What a visitor has entered. */
export type CalculatorWork = {
  /** The language that the numbers were typed for. */
  htmlLang: string
  country: VatCountry
  direction: Direction
  rounding: Rounding
  /** The day whose rates count, as `2026-11-25`; empty for today. */
  day: string
  lines: readonly CalculatorLine[]
}

/** More lines than this are no calculation for a page. */
export const maxLines = 500

/** The longest label that is kept, in characters. */
export const maxLabel = 200

/** Names a rate of a country: `reduced:10`. */
export const rateKey = ({ kind, percent }: Pick<VatRate, 'kind' | 'percent'>): string => `${kind}:${percent}`

/** No VAT: exports, supplies to other member states, reverse charge. Countries without a zero rate have these as well. */
const noVat: VatRate = { kind: 'zero', percent: '0', uses: [], since: ratesKnownSince }

/** Whether the rates of a day that was chosen are not known. */
export const isUnknownDay = (day: string): boolean => isDay(day) && day < ratesKnownSince

/** The day whose rates count: the one that was chosen where its rates are known, else today. */
export const rateDayOf = ({ day }: Pick<CalculatorWork, 'day'>, today: string): string =>
  isDay(day) && !isUnknownDay(day) ? day : today

/** The rates that a line can have: those of the country, and no VAT. */
export function ratesToChoose(country: VatCountry, day: string): VatRate[] {
  const rates = ratesOn(country, day)
  return rates.some(({ kind }) => kind === 'zero') ? rates : [...rates, noVat]
}

/** The rate a new line has: the standard rate of the country. */
export function defaultRate(country: VatCountry, day: string): string {
  const [standard] = ratesOn(country, day)
  return standard ? rateKey(standard) : customRate
}

export const emptyLine = (id: number, rate: string): CalculatorLine => ({
  id,
  label: '',
  amount: '',
  rate,
  custom: '',
})

/** The work of a visitor who has entered nothing. */
export const emptyWork = (country: VatCountry, day: string, htmlLang: string): CalculatorWork => ({
  htmlLang,
  country,
  direction: 'add',
  rounding: 'line',
  day: '',
  lines: [emptyLine(1, defaultRate(country, day))],
})

/** Kinds that few countries have, and whose goods have a reduced rate in the others. */
const kindsOfFew: readonly string[] = ['intermediate', 'secondReduced']

/**
 * The rate of a line in a country: the same rate, also under another name (a link may be older than the name), else the
 * same kind of rate where it has one (the highest), otherwise its standard rate. A custom rate stays.
 */
function rateIn(rate: string, from: VatCountry, country: VatCountry, day: string): string {
  if (rate === customRate) return rate
  const rates = ratesToChoose(country, day)
  const [kind = '', percent] = rate.split(':')
  const same =
    rates.find((one) => rateKey(one) === rate) ??
    (from === country ? rates.find((one) => one.percent === percent) : undefined) ??
    rates.find((one) => one.kind === kind) ??
    (kindsOfFew.includes(kind) ? rates.find((one) => one.kind === 'reduced') : undefined)
  return same ? rateKey(same) : defaultRate(country, day)
}

/** The same lines with the rates of another country. */
export const inCountry = (work: CalculatorWork, country: VatCountry, day: string): CalculatorWork => ({
  ...work,
  country,
  // A line that keeps its rate stays the same object: only what has changed is rendered again.
  lines: work.lines.map((line) => {
    const rate = rateIn(line.rate, work.country, country, day)
    return rate === line.rate ? line : { ...line, rate }
  }),
})

/** Rates that do not exist on a day become those of it: ended since the work was saved, or another day was chosen. */
export const onDay = (work: CalculatorWork, day: string): CalculatorWork => inCountry(work, work.country, day)
