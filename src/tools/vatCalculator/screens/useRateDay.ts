import { useToday } from '../../controls/useToday'
import { ratesCheckedOn } from '../../vat/model/vatRates'

/**
 * The day whose rates are shown: today, so that a change that was decided comes into force by itself. The HTML has the day
 * on which the rates were checked, and so has a device whose clock is behind it.
 */
export function useRateDay(): string {
  const today = useToday()
  return today !== undefined && today > ratesCheckedOn ? today : ratesCheckedOn
}
