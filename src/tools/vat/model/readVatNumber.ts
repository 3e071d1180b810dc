import { withLatinDigits } from '../../numbers/model/splitAmount'
import type { VatNumberCountry } from './vatNumberFormats'

/** Letters of the Greek and Cyrillic alphabets that look like Latin ones, and lambda, which numbers write as L. */
const latinLetters: Readonly<Record<string, string>> = {
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Λ: 'L', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', У: 'Y',
} // prettier-ignore

const asLatin = (text: string): string =>
  [...withLatinDigits(text).toUpperCase()].map((letter) => latinLetters[letter] ?? letter).join('')

/** Capital letters and digits alone; + and * were letters of Irish numbers. */
const compact = (text: string): string => text.replace(/[^A-Z0-9+*]/g, '')

/** A number as it was typed, without what divides it: what must be in a file that machines read. */
export const writtenVatNumber = (text: string): string => compact(text.normalize('NFKC').toUpperCase())

/** Letters alone, without accents: `N.I.F. n.º` and `NIFNO` are one. */
const lettersOf = (text: string): string =>
  asLatin(text.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/\P{L}/gu, '')

/** What stands before a number without the letters of its country, in the languages of Europe. */
const labels =
  `VAT ATU TAX UST USTID MWST Mehrwertsteuer Umsatzsteuer UID TVA IVA BTW Omzetbelasting Moms ALV KMKR KMKN MVA NIF NIPC CIF CUI
NIP OIB DIČ DPH ΑΦΜ AFM ÁFA Adószám Adóigazgatási CVR SE-nr PVN PVM Org Foretaksregisteret Y-tunnus DDV Davčna PDV TIN TIC Contribuinte Fiscal Matricule RPM RPR KBO BCE Entreprise Ondernemingsnummer
Unternehmensnummer Reģistrācijas Reģ.Nr VRN ДДС ЕИК EIK ΦΠΑ ΑΦΤ`
    .split(/\s+/)
    .map(lettersOf)

/** Labels that are in other words too, so only alone: `P.I.`, `C.F.`, `OB-nummer`. */
const shortLabel = /(?<![\p{L}.])(?:P\.?\s?I|C\.?\s?F|OB)(?!\p{L})/u

/** Whether the name of a tax or of a number of it is in a text, also as an abbreviation with points: `N.I.F.`. */
function hasLabel(text: string): boolean {
  const letters = lettersOf(text)
  return labels.some((label) => letters.includes(label)) || shortLabel.test(text)
}

/** A Hungarian number as letterheads there write it, which no other country divides like this: 12345676-2-42. */
const writtenAtHome = /(?<!\d)(\d{8})-([1-5])-(\d{2})(?!\d)/

/** A way to read what was typed, from one of its words to its end. */
export type Reading = { number: string }

/**
 * Where a number can begin: at each word, and inside the letters before the first digit, as in `VAT noDE…`, `CIFB…` and
 * `IVA1…`. Nothing before it is a digit.
 */
function startsOf(latin: string): number[] {
  const firstDigit = latin.search(/\d/)
  const head = firstDigit < 0 ? latin : latin.slice(0, firstDigit)
  const glued = head.search(/[A-Z]+[^A-Z]*$/)
  const words = [...head.matchAll(/(?<![\p{L}\p{N}])[A-Z]/gu)].map(({ index }) => index)
  const inside = glued < 0 ? [] : Array.from({ length: head.length - glued }, (_, index) => glued + index)
  return [...new Set([...words, ...inside, ...(firstDigit < 0 ? [] : [firstDigit])])]
}

/**
 * The ways to read a text as a VAT number, the whole text first: then from each place on where letters of a country stand or,
 * after the name of the tax, a digit or one letter and digits. What is left out has no digit. Empty for a text without letters
 * and digits.
 */
export function readingsOf(text: string, prefixes: readonly string[]): Reading[] {
  const latin = asLatin(text.normalize('NFKC'))
  const whole = compact(latin)
  if (whole === '') return []
  const readings: Reading[] = [{ number: whole }]
  const [, ...hungarian] = writtenAtHome.exec(latin) ?? []
  if (hungarian.length > 0) readings.push({ number: `HU${hungarian.join('')}` })
  // Words behind the last digit may be the name of the tax too.
  const end = latin.replace(/(?<=\p{N}[A-Z]{0,4})[^\p{L}\p{N}][^\p{N}]*$/u, '')
  for (const start of startsOf(latin)) {
    const head = latin.slice(0, start)
    const isGlued = /\p{L}$/u.test(head)
    for (const text of new Set([latin, end])) {
      const number = compact(text.slice(start))
      if (number === whole) continue
      const hasPrefix = prefixes.some((prefix) => number.startsWith(prefix))
      // One or two letters glued to a number are no name of anything.
      const isNamed = isGlued ? hasLabel(head) || (hasPrefix && /\p{L}{3}$/u.test(head)) : hasPrefix
      if (isNamed || (/^[A-Z]?\d/.test(number) && (hasLabel(head) || (!isGlued && text !== latin))))
        readings.push({ number })
      // `HR OIB 01234567896`: the letters of the country stand before the name of the number.
      const country = /^[^\p{L}]*([A-Z]{2,3})(?!\p{L})/u.exec(head)?.[1]
      if (country && /^\d/.test(number) && prefixes.includes(country) && hasLabel(head.replace(country, '')))
        readings.push({ number: country + number })
    }
  }
  return readings
}

/** What divides the number from others that are beside it on a letterhead: `HRB 12345 | USt-IdNr. DE…`, `KvK 1234 BTW NL…`. */
const parting = /[\n\r;|•]+|,\s|\s[-–—/]\s|(?<=\d)\s+(?=\p{L}[\p{L}.]+[^\p{L}.])/u

/** The parts of a line of several numbers, each with a name; empty for a text that is one. */
export function namedParts(text: string): string[] {
  const parts = text.split(parting).filter((part) => /\p{N}/u.test(part))
  return parts.length > 1 && parts.every((part) => lettersOf(part).length > 1) ? parts : []
}

/** What follows a Swiss number: the register of companies, and the tax in one or several languages. */
const swiss = /^(\d{9})(?:HR|RC)?((?:MWST|TVA|IVA|TPV|VAT)*)$/

/**
 * What follows the letters of the country as it is issued, where letterheads write it in another way: Hungarian numbers with
 * the kind of taxation and the county, Belgian ones of before 2005 without the zero, Swiss ones with several suffixes.
 */
export function asIssued(country: VatNumberCountry, body: string): string {
  if (country === 'HU' && /^\d{8}[1-5]\d{2}$/.test(body)) return body.slice(0, 8)
  if (country === 'BE' && /^[2-9]\d{8}$/.test(body)) return `0${body}`
  if (country === 'CH') {
    const [, digits = '', taxes = ''] = swiss.exec(body) ?? []
    const tax = /^(?:MWST|TVA|IVA|TPV)/.exec(taxes)?.[0] ?? (taxes ? 'MWST' : '')
    return digits ? digits + tax : body
  }
  return body
}
