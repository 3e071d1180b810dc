import { isDay } from '../../../core/values/day'
import { isVatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn } from '../../vat/model/vatRates'
import { directions, inCountry, rateDayOf, type CalculatorWork } from './calculatorWork'

/** Adds what a visitor typed and chose in the prerendered form, by the names of its fields. */
export function withTyped(read: CalculatorWork, typed: Record<string, string>): CalculatorWork {
  const direction = directions.find((each) => each === typed['direction'])
  const withDirection = direction ? { ...read, direction } : read
  const day = typed['rate-day']
  const work = day === '' || isDay(day) ? { ...withDirection, day } : withDirection
  const { country, 'label-1': label, 'amount-1': amount, 'rate-1': rate } = typed
  const [first, ...others] = work.lines
  if (!first) return work
  const line = {
    ...(label !== undefined && { label }),
    ...(amount !== undefined && { amount }),
    ...(rate !== undefined && { rate }),
  }
  const withLine =
    Object.keys(line).length > 0 ? { ...work, lines: [{ ...first, ...line }, ...others] } : work
  return isVatCountry(country) ? inCountry(withLine, country, rateDayOf(withLine, ratesCheckedOn)) : withLine
}
