import type { VatCountry } from './vatCountries'

/** A country whose VAT numbers can be checked; `XI` is Northern Ireland, in trade in goods with the European Union. */
export type VatNumberCountry = VatCountry | 'XI'

/** How VAT numbers of a country look. */
export type VatNumberFormat = {
  /** The letters in front: the code of the country, but EL for Greece and CHE for Switzerland. */
  prefix: string
  /** What follows the prefix, without spaces and punctuation. */
  pattern: RegExp
  /** How many characters follow the prefix. */
  lengths: readonly number[]
  /** How such a number is written: 9 stands for any digit, X for any letter. It is no number of anybody. */
  example: string
  /** Where one can look up whether the number is registered. */
  register: string
}

const vies = 'https://ec.europa.eu/taxation_customs/vies/'
const hmrc = 'https://www.gov.uk/check-uk-vat-number'

const digits = (...lengths: number[]): Pick<VatNumberFormat, 'pattern' | 'lengths'> => ({
  pattern: new RegExp(`^(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$`),
  lengths,
})

const british = { pattern: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, lengths: [9, 12] }

/**
 * The formats of the European Union as the Commission describes them for VIES
 * (https://ec.europa.eu/taxation_customs/vies/#/faq, question 11), of the United Kingdom by HMRC (VAT Notice 700),
 * of Norway by Brønnøysundregistrene, of Switzerland by the Federal Statistical Office (UID).
 */
export const vatNumberFormats: Readonly<Record<VatNumberCountry, VatNumberFormat>> = {
  AT: { prefix: 'AT', pattern: /^U\d{8}$/, lengths: [9], example: 'ATU99999999', register: vies },
  BE: { prefix: 'BE', pattern: /^[01]\d{9}$/, lengths: [10], example: 'BE0999999999', register: vies },
  BG: { prefix: 'BG', ...digits(9, 10), example: 'BG999999999', register: vies },
  CH: {
    prefix: 'CHE',
    pattern: /^\d{9}(?:MWST|TVA|IVA|TPV)$/,
    lengths: [12, 13],
    example: 'CHE-999.999.999 MWST',
    register: 'https://www.uid.admin.ch/Search.aspx',
  },
  CY: { prefix: 'CY', pattern: /^\d{8}[A-Z]$/, lengths: [9], example: 'CY99999999X', register: vies },
  CZ: { prefix: 'CZ', ...digits(8, 9, 10), example: 'CZ99999999', register: vies },
  DE: { prefix: 'DE', ...digits(9), example: 'DE999999999', register: vies },
  DK: { prefix: 'DK', ...digits(8), example: 'DK99 99 99 99', register: vies },
  EE: { prefix: 'EE', ...digits(9), example: 'EE999999999', register: vies },
  ES: {
    prefix: 'ES',
    pattern: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
    lengths: [9],
    example: 'ESX9999999X',
    register: vies,
  },
  FI: { prefix: 'FI', ...digits(8), example: 'FI99999999', register: vies },
  FR: {
    prefix: 'FR',
    pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    lengths: [11],
    example: 'FR99 999999999',
    register: vies,
  },
  GB: { prefix: 'GB', ...british, example: 'GB999 9999 99', register: hmrc },
  GR: { prefix: 'EL', ...digits(9), example: 'EL999999999', register: vies },
  HR: { prefix: 'HR', ...digits(11), example: 'HR99999999999', register: vies },
  HU: { prefix: 'HU', ...digits(8), example: 'HU99999999', register: vies },
  IE: {
    prefix: 'IE',
    pattern: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
    lengths: [8, 9],
    example: 'IE9999999XX',
    register: vies,
  },
  IT: { prefix: 'IT', ...digits(11), example: 'IT99999999999', register: vies },
  LT: { prefix: 'LT', ...digits(9, 12), example: 'LT999999999', register: vies },
  LU: { prefix: 'LU', ...digits(8), example: 'LU99999999', register: vies },
  LV: { prefix: 'LV', ...digits(11), example: 'LV99999999999', register: vies },
  MT: { prefix: 'MT', ...digits(8), example: 'MT99999999', register: vies },
  NL: { prefix: 'NL', pattern: /^\d{9}B\d{2}$/, lengths: [12], example: 'NL999999999B99', register: vies },
  NO: {
    prefix: 'NO',
    pattern: /^\d{9}MVA$/,
    lengths: [12],
    example: 'NO 999 999 999 MVA',
    register: 'https://data.brreg.no/enhetsregisteret/oppslag/enheter',
  },
  PL: { prefix: 'PL', ...digits(10), example: 'PL9999999999', register: vies },
  PT: { prefix: 'PT', ...digits(9), example: 'PT999999999', register: vies },
  RO: { prefix: 'RO', ...digits(2, 3, 4, 5, 6, 7, 8, 9, 10), example: 'RO9999999999', register: vies },
  SE: { prefix: 'SE', pattern: /^\d{10}01$/, lengths: [12], example: 'SE999999999901', register: vies },
  SI: { prefix: 'SI', ...digits(8), example: 'SI99999999', register: vies },
  SK: { prefix: 'SK', ...digits(10), example: 'SK9999999999', register: vies },
  XI: { prefix: 'XI', ...british, example: 'XI999 9999 99', register: vies },
}
