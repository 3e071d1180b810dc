/** Telephone numbers in the formats of their countries. A chunk of its own: the formats weigh more than all the rest. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

export type PhoneNumber = {
  /** `+442079460000` */
  e164: string
  /** As one writes it at home, or with the country's code for a number from elsewhere. */
  display: string
}

/**
 * Reads a number as somebody in the country writes it (ISO 3166-1 alpha-2), or one with a country's code from
 * anywhere; undefined when digits are missing or there are too many. Whether the number is given out is not asked:
 * countries give out new ones faster than lists learn of it.
 */
export function readPhone(text: string, country: string): PhoneNumber | undefined {
  const home = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, home)
  if (!number?.isPossible()) return undefined
  const isFromHome = home !== undefined && number.country === home
  return { e164: number.number, display: isFromHome ? number.formatNational() : number.formatInternational() }
}
