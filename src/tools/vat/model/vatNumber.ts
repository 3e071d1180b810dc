import { validate as austrian } from 'stdnum/lib/esm/at/uid'
import { validate as belgian } from 'stdnum/lib/esm/be/vat'
import { validate as swiss } from 'stdnum/lib/esm/ch/vat'
import { validate as cypriot } from 'stdnum/lib/esm/cy/vat'
import { validate as czech } from 'stdnum/lib/esm/cz/dic'
import { validate as german } from 'stdnum/lib/esm/de/vat'
import { validate as danish } from 'stdnum/lib/esm/dk/cvr'
import { validate as estonian } from 'stdnum/lib/esm/ee/kmkr'
import { validate as spanish } from 'stdnum/lib/esm/es/nif'
import { validate as finnish } from 'stdnum/lib/esm/fi/alv'
import { validate as french } from 'stdnum/lib/esm/fr/tva'
import { validate as british } from 'stdnum/lib/esm/gb/vat'
import { validate as greek } from 'stdnum/lib/esm/gr/vat'
import { validate as croatian } from 'stdnum/lib/esm/hr/oib'
import { validate as hungarian } from 'stdnum/lib/esm/hu/anum'
import { validate as irish } from 'stdnum/lib/esm/ie/vat'
import { validate as italian } from 'stdnum/lib/esm/it/iva'
import { validate as lithuanian } from 'stdnum/lib/esm/lt/pvm'
import { validate as luxembourgish } from 'stdnum/lib/esm/lu/tva'
import { validate as latvian } from 'stdnum/lib/esm/lv/pvn'
import { validate as maltese } from 'stdnum/lib/esm/mt/vat'
import { validate as dutch } from 'stdnum/lib/esm/nl/btw'
import { validate as norwegian } from 'stdnum/lib/esm/no/mva'
import { validate as polish } from 'stdnum/lib/esm/pl/nip'
import { validate as portuguese } from 'stdnum/lib/esm/pt/nif'
import { validate as romanian } from 'stdnum/lib/esm/ro/cif'
import { validate as swedish } from 'stdnum/lib/esm/se/vat'
import { validate as slovenian } from 'stdnum/lib/esm/si/ddv'
import { vatNumberFormats, type VatNumberCountry, type VatNumberFormat } from './vatNumberFormats'

/** What is wrong with a VAT number. */
export type VatNumberProblem = 'prefix' | 'length' | 'characters' | 'suffix' | 'checksum'

/** What a check of a VAT number has found; undefined for an empty text. */
export type VatNumberCheck =
  | {
      /** The country of its prefix, or the one that was chosen. */
      country: VatNumberCountry
      format: VatNumberFormat
      /** With the prefix, without spaces and punctuation: `DE999999999`. */
      number: string
      problem?: undefined
      /** False where the country has no public check digit for this kind of number: then only its format was checked. */
      hasCheckDigit: boolean
    }
  | {
      country: VatNumberCountry
      format: VatNumberFormat
      problem: VatNumberProblem
      /** How many characters follow the prefix. */
      length: number
    }

/** What the library says of a number: valid, its check digit is wrong, or something else is. */
type Verdict = 'right' | 'checksum' | 'characters' | 'unknown'

type Validate = (number: string) => { isValid: boolean; error?: { name: string } }

const by =
  (validate: Validate) =>
  (number: string): Verdict => {
    const { isValid, error } = validate(number)
    if (isValid) return 'right'
    return error?.name === 'InvalidChecksum' ? 'checksum' : 'characters'
  }

/**
 * The check digit of the nine digits of a Bulgarian company (Decree on the BULSTAT register, annex). The library takes
 * only some first digits and turns the rule for ten digits round, so it is not asked; for ten digits, which are those of
 * natural persons and others, only the format is checked.
 */
function bulgarian(number: string): Verdict {
  if (number.length !== 9) return 'unknown'
  const values = [...number].map(Number)
  const remainder = (first: number): number =>
    values.slice(0, 8).reduce((sum, digit, index) => sum + digit * (index + first), 0) % 11
  const check = remainder(1) === 10 ? remainder(3) % 10 : remainder(1)
  return check === values[8] ? 'right' : 'checksum'
}

/**
 * Slovakia: ten digits, of which the third is 2, 3, 4, 6, 7, 8 or 9, that can be divided by 11. The library asks this of the
 * first digit, and so refuses real numbers.
 */
function slovak(number: string): Verdict {
  if (!/^[1-9]\d[2346-9]/.test(number)) return 'characters'
  return Number(number) % 11 === 0 ? 'right' : 'checksum'
}

/** Czech numbers of nine digits that begin with 6: the library counts the 6 in its sum, so only their format is checked. */
const czechOf = (number: string): Verdict => (/^6\d{8}$/.test(number) ? 'unknown' : by(czech)(number))

/** Latvian numbers of natural persons: since 2017 they hold no birthday any more, which the library expects. */
const latvianOf = (number: string): Verdict => (/^[0-3]/.test(number) ? 'unknown' : by(latvian)(number))

const verdicts: Readonly<Record<VatNumberCountry, (number: string) => Verdict>> = {
  AT: by(austrian),
  BE: by(belgian),
  BG: bulgarian,
  CH: (number) => by(swiss)(`CHE${number}`),
  CY: by(cypriot),
  CZ: czechOf,
  DE: by(german),
  DK: by(danish),
  EE: by(estonian),
  ES: by(spanish),
  FI: by(finnish),
  FR: by(french),
  GB: by(british),
  GR: by(greek),
  HR: by(croatian),
  HU: by(hungarian),
  IE: by(irish),
  IT: by(italian),
  LT: by(lithuanian),
  LU: by(luxembourgish),
  LV: latvianOf,
  MT: by(maltese),
  NL: by(dutch),
  NO: by(norwegian),
  PL: by(polish),
  PT: by(portuguese),
  RO: by(romanian),
  SE: by(swedish),
  SI: by(slovenian),
  SK: slovak,
  XI: by(british),
}

const formats = Object.entries(vatNumberFormats) as [VatNumberCountry, VatNumberFormat][]

/** Capital letters and digits alone; + and * were letters of Irish numbers. */
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9+*]/g, '')

/** What follows the number: MVA in Norway, the name of the tax in Switzerland. */
const suffixes: Readonly<Partial<Record<VatNumberCountry, RegExp>>> = { CH: /^\d{9}$/, NO: /^\d{9}$/ }

function problemOf(country: VatNumberCountry, body: string): VatNumberProblem | undefined {
  const { pattern, lengths } = vatNumberFormats[country]
  if (suffixes[country]?.test(body)) return 'suffix'
  if (!pattern.test(body)) return lengths.includes(body.length) ? 'characters' : 'length'
  const verdict = verdicts[country](body)
  return verdict === 'checksum' || verdict === 'characters' ? verdict : undefined
}

/** Checks what follows the prefix. */
function checkAs(country: VatNumberCountry, body: string): VatNumberCheck {
  const format = vatNumberFormats[country]
  const problem = problemOf(country, body)
  return problem
    ? { country, format, problem, length: body.length }
    : {
        country,
        format,
        number: format.prefix + body,
        hasCheckDigit: verdicts[country](body) === 'right',
      }
}

/**
 * Checks format and check digit of a VAT number. Its prefix says the country; without one it is read as a number of
 * `chosen`. Whether somebody has the number is another question, which only the register of the country answers.
 */
export function checkVatNumber(text: string, chosen: VatNumberCountry): VatNumberCheck | undefined {
  const number = compact(text)
  if (number === '') return undefined
  const [country] = formats.find(([, { prefix }]) => number.startsWith(prefix)) ?? []
  const withoutPrefix = checkAs(chosen, number)
  if (country === undefined) {
    // Letters that are no prefix of ours: a country that we do not know, or GR in place of EL.
    const isOtherCountry = /^[A-Z]{2}/.test(number) && !vatNumberFormats[chosen].pattern.test(number)
    return isOtherCountry
      ? { country: chosen, format: vatNumberFormats[chosen], problem: 'prefix', length: number.length }
      : withoutPrefix
  }
  const withPrefix = checkAs(country, number.slice(vatNumberFormats[country].prefix.length))
  // The key of a French number can look like the prefix of a country.
  return withPrefix.problem && !withoutPrefix.problem ? withoutPrefix : withPrefix
}
