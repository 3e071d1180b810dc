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
import { asIssued, namedParts, readingsOf } from './readVatNumber'
import { vatNumberFormats, type VatNumberCountry, type VatNumberFormat } from './vatNumberFormats'

/** What is wrong with a VAT number. */
export type VatNumberProblem =
  | 'prefix'
  | 'wrongPrefix'
  | 'length'
  | 'characters'
  | 'suffix'
  | 'range'
  | 'checksum'

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
      /** The number with the letters that its country has, where others are in front. */
      meant?: string
    }

/** What the library says of a number: valid, its check digit is wrong, or something else is. */
type Verdict = 'right' | 'checksum' | 'characters' | 'range' | 'unknown'

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

/**
 * The control character of a Spanish company is a letter or a digit by its kind (Orden EHA/451/2008): a digit for A, B, E
 * and H, a letter for N, P, Q, R, S, W and for companies from abroad, whose number begins with 00. For the other kinds both
 * are in use.
 */
function spanishOf(number: string): Verdict {
  const isLetter = /[A-Z]$/.test(number)
  const wantsLetter = /^(?:[NPQRSW]|[A-HJUV]00)/.test(number)
  const wantsDigit = /^[ABEH](?!00)/.test(number)
  if ((wantsLetter && !isLetter) || (wantsDigit && isLetter)) return 'characters'
  return by(spanish)(number)
}

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** Slovenia: a number for which the rule gives no digit, 11, is not issued; the library takes it for 1. */
const slovenianOf = (number: string): Verdict =>
  weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11 === 0 ? 'checksum' : by(slovenian)(number)

/** Italy: the province of the office in the library is a range too. */
function italianOf(number: string): Verdict {
  const verdict = by(italian)(number)
  return verdict === 'characters' ? 'range' : verdict
}

/**
 * How the numbers begin that a country issues; others have a right check digit and are nobody's. Cyprus has new ones with a 6
 * since 2023, and none with 12.
 */
const issued: Readonly<Partial<Record<VatNumberCountry, RegExp>>> = {
  CY: /^(?:0|1(?!2)|[34569])/,
  DE: /^[1-9]/,
  DK: /^[1-9]/,
  IT: /^(?!0{7})/,
  // Behind the B, numbers of a company begin at 01, check digits (ISO 7064, MOD 97-10) at 02.
  NL: /B(?!00)/,
  SI: /^[1-9]/,
}

const isIssued = (country: VatNumberCountry, body: string): boolean =>
  // No country has given anybody a number of nothing but zeros.
  /[1-9]/.test(body.replace(/\D/g, '')) && (issued[country]?.test(body) ?? true)

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
  ES: spanishOf,
  FI: by(finnish),
  FR: by(french),
  GB: by(british),
  GR: by(greek),
  HR: by(croatian),
  HU: by(hungarian),
  IE: by(irish),
  IT: italianOf,
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
  SI: slovenianOf,
  SK: slovak,
  XI: by(british),
}

const formats = Object.entries(vatNumberFormats) as [VatNumberCountry, VatNumberFormat][]

const prefixes = formats.map(([, { prefix }]) => prefix)

/** What follows the number: MVA in Norway, the name of the tax in Switzerland. */
const suffixes: Readonly<Partial<Record<VatNumberCountry, RegExp>>> = { CH: /^\d{9}$/, NO: /^\d{9}$/ }

function problemOf(country: VatNumberCountry, body: string): VatNumberProblem | undefined {
  const { pattern, lengths } = vatNumberFormats[country]
  if (suffixes[country]?.test(body)) return 'suffix'
  if (!pattern.test(body)) return lengths.includes(body.length) ? 'characters' : 'length'
  if (!isIssued(country, body)) return 'range'
  const verdict = verdicts[country](body)
  return verdict === 'right' || verdict === 'unknown' ? undefined : verdict
}

/** Checks what follows the prefix. */
function checkAs(country: VatNumberCountry, written: string): VatNumberCheck {
  const format = vatNumberFormats[country]
  const body = asIssued(country, written)
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

/** Letters that stand for a country but begin no number of it: they are said, and nothing is guessed. */
const wrongPrefixes: Readonly<Record<string, VatNumberCountry>> = { GR: 'GR', UK: 'GB', CH: 'CH' }

/** Checks one way to read what was typed: letters and digits alone. */
function checkText(number: string, chosen: VatNumberCountry): VatNumberCheck {
  const [country] = formats.find(([, { prefix }]) => number.startsWith(prefix)) ?? []
  const withoutPrefix = checkAs(chosen, number)
  if (country === undefined) {
    // Letters that are no prefix of ours: a country that we do not know, or GR in place of EL.
    const letters = /^([A-Z]{2})\d/.exec(number)?.[1] ?? ''
    const isOtherCountry = /^[A-Z]{2}/.test(number) && !vatNumberFormats[chosen].pattern.test(number)
    if (!isOtherCountry) return withoutPrefix
    const meant = wrongPrefixes[letters]
    const format = vatNumberFormats[meant ?? chosen]
    return meant
      ? {
          country: meant,
          format,
          problem: 'wrongPrefix',
          length: number.length - 2,
          meant: format.prefix + number.slice(2),
        }
      : { country: chosen, format, problem: 'prefix', length: number.length }
  }
  const withPrefix = checkAs(country, number.slice(vatNumberFormats[country].prefix.length))
  // The key of a French number can look like the prefix of a country.
  return withPrefix.problem && !withoutPrefix.problem ? withoutPrefix : withPrefix
}

/** Checks a text that is one number. */
function checkNumber(text: string, chosen: VatNumberCountry): VatNumberCheck | undefined {
  const [whole, ...parts] = readingsOf(text, [...prefixes, ...Object.keys(wrongPrefixes)])
  if (whole === undefined) return undefined
  const first = checkText(whole.number, chosen)
  if (!first.problem) return first
  const others = parts.map(({ number }) => checkText(number, chosen))
  const right = others.find(({ problem }) => !problem)
  if (right) return right
  // What has the length of a number is what was meant; its problem is the one to say.
  const telling = (wanted: readonly VatNumberProblem[]): VatNumberCheck | undefined =>
    others.find(({ problem }) => problem && wanted.includes(problem))
  return (
    telling(['checksum', 'wrongPrefix']) ??
    telling(['prefix', 'characters', 'range']) ??
    others.at(-1) ??
    first
  )
}

/**
 * Checks format and check digit of a VAT number. Its prefix says the country; without one it is read as a number of
 * `chosen`. What letterheads write around it, such as `USt-IdNr.` or the number of a register, does not matter while only one
 * number in it is right. Whether somebody has the number is another question, which only the register of the country answers.
 */
export function checkVatNumber(text: string, chosen: VatNumberCountry): VatNumberCheck | undefined {
  const check = checkNumber(text, chosen)
  if (!check?.problem) return check
  const right = namedParts(text).flatMap((part) => {
    const found = checkNumber(part, chosen)
    return found && !found.problem ? [found] : []
  })
  return new Set(right.map(({ number }) => number)).size === 1 ? right[0] : check
}
