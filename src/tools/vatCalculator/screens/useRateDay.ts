import { useEffect, useState } from 'react'
import { ratesCheckedOn } from '../../vat/model/vatRates'

/** Today where the visitor is, as `2026-11-25`. */
function today(): string {
  const now = new Date()
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * The day whose rates are shown: today, so that a change that was decided comes into force by itself. The HTML has the day
 * on which the rates were checked, and so has a device whose clock is behind it.
 */
export function useRateDay(): string {
  const [day, setDay] = useState(ratesCheckedOn)
  useEffect(() => {
    const now = today()
    if (now > ratesCheckedOn) setDay(now)
  }, [])
  return day
}
