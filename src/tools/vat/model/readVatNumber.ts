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

/** What stands before a number without the letters of its country, in the languages of Europe. */
const label =
  /(?:VAT|TAX|U-?ST|MWST|MEHRWERTSTEUER|UID|T\.?V\.?A|I\.?V\.?A|BTW|MOMS|ALV|KMKR|MVA|NIF|NIPC|CIF|CUI|NIP|OIB|DIČ|DIC|DPH|AΦM|ÁFA|AFA|ADÓSZÁM|CVR|SE-?N|PVN|PVM|ORG|Y-TUNNUS|DDV|PDV|TIN|CONTRIBUINTE|RPM|RPR|(?<!\p{L})PI(?!\p{L})|ДДС|ΦΠA)/u

/** Whether the name of a tax or of a number of it is in a text, also as an abbreviation with points: `N.I.F.`. */
const hasLabel = (text: string): boolean => label.test(text) || label.test(text.replaceAll('.', ''))

/** A Hungarian number as letterheads there write it, which no other country divides like this: 12345676-2-42. */
const writtenAtHome = /(?<!\d)(\d{8})-([1-5])-(\d{2})(?!\d)/

/** A way to read what was typed, from one of its words to its end. */
export type Reading = { number: string }

/**
 * The ways to read a text as a VAT number, the whole text first: then from each word on that begins with letters of a country
 * or, after the name of the tax, with a digit or one letter and digits. What is left out has no digit. Empty for a text without letters
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
  const end = latin.replace(/(?<=\p{N}[A-Z]{0,2})[^\p{L}\p{N}][^\p{N}]*$/u, '')
  for (const { index } of latin.matchAll(/(?<![\p{L}\p{N}])[A-Z0-9]/gu)) {
    const head = latin.slice(0, index)
    if (/\d/.test(head)) break
    for (const text of new Set([latin, end])) {
      const number = compact(text.slice(index))
      const hasPrefix = prefixes.some((prefix) => number.startsWith(prefix))
      if (number !== whole && (hasPrefix || (/^[A-Z]?\d/.test(number) && (hasLabel(head) || text !== latin))))
        readings.push({ number })
    }
  }
  return readings
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
