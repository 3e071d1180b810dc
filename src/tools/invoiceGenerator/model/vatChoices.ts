/** The VAT that a seller is offered for a line. */
import { isDay } from '../../../core/values/day'
import { isVatCountry } from '../../vat/model/vatCountries'
import type { VatRateKind } from '../../vat/model/vatRate'
import { ratesCheckedOn, ratesOn } from '../../vat/model/vatRates'
import type { LineVat } from './invoice'

/** A rate above zero, decimal text in per cent. */
export type VatRateChoice = { rate: string; kind: Exclude<VatRateKind, 'zero'> }

/**
 * The rates of a country on a day (`2026-11-25`), each once, the standard rate first; without a day those of the day on
 * which they were checked. None for a country whose rates are not known.
 */
export function vatRatesOf(country: string, day: string): readonly VatRateChoice[] {
  if (!isVatCountry(country)) return []
  const rates = ratesOn(country, isDay(day) ? day : ratesCheckedOn)
  return rates.flatMap(({ kind, percent }, index) =>
    kind === 'zero' || rates.findIndex((other) => other.percent === percent) !== index
      ? []
      : [{ rate: percent, kind }],
  )
}

/** VAT of a new line: the standard rate of the seller's country; none where no rates are known. */
export function usualVat(country: string, day: string): LineVat {
  const [standard] = vatRatesOf(country, day)
  return standard ? { category: 'S', rate: standard.rate } : { category: 'O', rate: '' }
}
