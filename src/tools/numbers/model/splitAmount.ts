import { currenciesOf } from './currencySigns'

/** Digits of other scripts, by the code point of their zero: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

/** A text with the digits of other scripts as Latin ones. */
export const withLatinDigits = (text: string): string => [...text.normalize('NFKC')].map(latinDigit).join('')

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}

/** Marks without a width: those of the writing direction, joiners and byte order marks. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g

/** A text without marks that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** What stands beside the digits of an amount. */
export type AmountParts = {
  /** Digits with their separators and spaces. */
  digits: string
  isNegative: boolean
  isPercent: boolean
  /** The decimal separator, where a mark for no cents says it. */
  decimal: '.' | ',' | undefined
  /** The sign or code of a currency, as it is written. */
  unit: string | undefined
  /** The currencies that the unit can stand for; empty for an unknown one. */
  currencies: readonly string[]
}

const isUnit = (text: string): boolean => text === '%' || currenciesOf(text) !== undefined

/** A sign, a unit, digits, a mark for no cents (`18,-`), a sign or unit behind. Spaces are gone. */
const pattern =
  /^([+-]?)([^\d+-]*?)([+-]?)([.,]?\d(?:.*\d)?)(?:([.,:])-{1,2}|[.,]|\/[-=])?([^\d+-]*)([+-]?)([^\d+-]*)$/u

/** No amount is longer, in characters. */
const longest = 80

/** What a bookkeeper writes behind an amount, credit or debit, or before it. */
const side = /^(.*\d(?:.*\P{L})?)(cr|dr|db)\.?$/isu
const sideBefore = /^(cr|dr|db)\.?\s*([^\p{L}]*\d.*)$/isu

/** The same in one letter, Soll and Haben, debit and credit: only behind cents, as `3 H` may be hours. */
const sideLetter = /^(\D*[\d.,'’\s]*\d[.,]\d{2}\s?)([CDHS])$/u

/** Quotes and asterisks around a cell, as texts have them. */
const wrapping = /^["'“”*=\s]+|["“”*;\s]+$/g

/**
 * A text whose marks are those that programs write: points at half height group thousands or divide pence, each apostrophe
 * is the same one, cents may stand behind the sign of the currency (`45€50`) or a colon of crowns (`45:50 kr`).
 */
function withUsualMarks(text: string): { plain: string; decimal: '.' | ',' | undefined } {
  const plain = text.replace(wrapping, '').replace(/(\d)[`‘ʼ′‛](?=\d{3})/gu, "$1'")
  const grouped = plain.replace(/(\d)[·⋅](?=\d{3}(?:[·⋅.,]|$))/gu, (whole, digit: string) =>
    /[·⋅]\d{3}$/.test(plain) && !/[·⋅]\d{3}[·⋅]/.test(plain) ? whole : digit,
  )
  const cents =
    /^(.*\d)[·⋅](\d{1,2})(\D*)$/u.exec(grouped) ?? /^(.*\d):(\d{2})(\s*(?:kr\.?|SEK))$/iu.exec(grouped)
  if (cents) return { plain: `${cents[1]}.${cents[2]}${cents[3]}`, decimal: '.' }
  const behind = /^(\d[\d\s.,']*?)\s?(\p{Sc})\s?(\d{2})$/u.exec(grouped)
  if (behind) return { plain: `${behind[1]}.${behind[3]} ${behind[2]}`, decimal: '.' }
  return { plain: grouped, decimal: undefined }
}

/**
 * An amount as people and banks write it, in its parts: `€ 12`, `12 Kč`, `($30.00)`, `1.234,56-`, `5.00 DR`, `2000.00 CR`
 * and `12,50 H` (below zero), `18,-`, `12:-`, `20%`. Undefined for a text that is more than an amount, as `Bus 12`.
 */
export function splitAmount(text: string): AmountParts | undefined {
  if (text.length > longest) return undefined
  const usual = withUsualMarks(
    // An accent alone would become a space.
    withoutUnseen(withLatinDigits(text.replaceAll('´', "'")))
      .trim()
      .replace(/\((cr|dr|db)\.?\)$/i, '$1')
      .replace(/[\u2010-\u2015\u2212]/g, '-'),
  )
  let { plain } = usual
  const [, sign, behindSign] = sideBefore.exec(plain) ?? []
  const [, beforeSide, sideWord = sign] = side.exec(plain) ?? sideLetter.exec(plain) ?? []
  if (sideWord) plain = (beforeSide ?? behindSign ?? '').trim()
  const enclosed = /^([^()\d]*)\(([^()]*\d[^()]*)\)([^()\d]*)$/.exec(plain)
  if (enclosed) plain = enclosed.slice(1).join('').trim()
  // A point behind letters belongs to them: `Fr.12`, `kr.12`.
  plain = plain.replace(/(\p{L})\.(?=\s*\d)/u, '$1 ')
  // Spaces stay between digits only.
  const found = pattern.exec(plain.replace(/\s+(?!\d)/gu, '').replace(/(\D)\s+/gu, '$1'))
  if (!found) return undefined
  const [, first, before = '', second, digits = '', mark, after = '', third, last = ''] = found
  const signs = [first, second, third].filter((sign) => sign !== '' && sign !== undefined)
  const units = [before, after, last].map((unit) => unit.trim()).filter((unit) => unit !== '')
  if (signs.length > 1 || units.length > 2 || !units.every(isUnit)) return undefined
  const isPercent = units.includes('%')
  const [unit, other] = units.filter((one) => one !== '%')
  const currencies = unit === undefined ? [] : (currenciesOf(unit) ?? [])
  // `R$ 12 BRL`, `$12 USD`: both have to be able to mean the same.
  const both =
    other === undefined ? currencies : currencies.filter((one) => currenciesOf(other)?.includes(one))
  if (other !== undefined && both.length === 0) return undefined
  const isMinus = signs[0] === '-' || enclosed !== null
  return {
    digits,
    isNegative: /^(?:cr|c|h)$/i.test(sideWord ?? '') ? !isMinus : isMinus,
    isPercent,
    decimal: mark === '.' || mark === ',' ? mark : usual.decimal,
    unit: both.length < currencies.length ? other : unit,
    currencies: both,
  }
}
