/** Telephone numbers in the formats of their countries. A separate chunk, because the formats are large. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

export type PhoneNumber = {
  /** `+442079460000` */
  e164: string
  /** In the national format, or with the country's code for a number of another country. */
  display: string
}

/**
 * Reads a number in the national format of the country (ISO 3166-1 alpha-2), or of any country with its code;
 * undefined when there are too few or too many digits. Whether the number is assigned is not checked: lists of
 * assigned numbers are never up to date.
 */
export function readPhone(text: string, country: string): PhoneNumber | undefined {
  const supported = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, supported)
  if (!number?.isPossible()) return undefined
  const isNational = supported !== undefined && number.country === supported
  return { e164: number.number, display: isNational ? number.formatNational() : number.formatInternational() }
}
