/** VAT rates that a seller is offered. */

export type VatRateKind = 'standard' | 'reduced' | 'zero'
export type VatRateChoice = { rate: string; kind: VatRateKind }

/** The rates of a country on a day (`YYYY-MM-DD`), the standard rate first; none for a country without data. */
export function vatRatesOf(country: string, _day: string): readonly VatRateChoice[] {
  return country === 'GB' ? [{ rate: '20', kind: 'standard' }, { rate: '5', kind: 'reduced' }] : []
}
