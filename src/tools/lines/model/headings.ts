import { currenciesOf } from '../../numbers/model/currencySigns'
import { headingNames, type HeadingName } from './headingNames'

/** A name without case, accents, a unit in brackets and marks at its end. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\ufeff\u00ad]/gu, '')
    .replaceAll('’', "'")
    .replace(/\s*[([].*?[)\]]\s*/g, ' ')
    .replace(/[\s:.*]+$/, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()

/** Names in texts, which are divided by commas. */
export const namesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map(plainName)
    .filter(Boolean)

/** A name without the marks between its words, so that `Soll/Haben-Kz` and `soll haben kz` are one. */
const withoutMarks = (name: string): string => {
  const words = name
    .replace(/[-/._:#'*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' ? name : words
}

/** A name of a column as names are compared; programs write words without spaces, or a number behind
 * them: `transactionDate`, `Beschreibung1`; `MwSt` is one word. */
const comparedName = (text: string): string =>
  withoutMarks(plainName(text.replace(/(\p{Ll}{3})(?=\p{Lu})/gu, '$1 ').replace(/(\p{L})\d$/u, '$1')))

/** Names of columns in texts, which are divided by commas. */
export const columnNamesIn = (texts: readonly string[]): string[] => namesIn(texts).map(withoutMarks)

const known = new Map<HeadingName, readonly string[]>()

/** What a column of a kind is called anywhere. */
export function namesOf(kind: HeadingName): readonly string[] {
  const names = known.get(kind) ?? columnNamesIn([headingNames[kind]])
  known.set(kind, names)
  return names
}

/** The euro as columns name it: `Débit euros`, `Montant en euro`, `Määrä EUROA`. */
const euro = /^euro(?:s|a|ina)?$/i

const unitBehind =
  /\s(?:(?:in|en|i)\s+)?([A-Z]{3}|\p{L}{0,3}\p{Sc}|kr\.?|zł|Kč|Ft|(?:euro|EURO|Euro)(?:s|a|ina|S|A|INA)?)\s*$/u

/** A heading without what stands in brackets behind it: `Amount in USD (incl. taxes)`. */
const withoutBrackets = (heading: string): string => heading.replace(/\s*\([^()]*\)\s*$/, '')

/** The unit of a column in its name: `Amount (GBP)`, `Betrag in EUR`, `Montant €`, `Débit euros`, `CHF`. */
export function unitInHeading(heading: string): string | undefined {
  // The currency alone is the name of its amounts: `CHF`, `€`.
  const whole = heading.trim()
  if (/^(?:[A-Z]{3}|\p{Sc})$/u.test(whole) && currenciesOf(whole)?.length) return whole
  const inBrackets = /[([]\s*(?:in\s+)?([^\s)\]]+)\s*[)\]]/iu.exec(heading)?.[1]
  const last = unitBehind.exec(withoutBrackets(heading))?.[1]
  const unit = [inBrackets, last].find(
    (one) => one !== undefined && (euro.test(one) || currenciesOf(one) !== undefined),
  )
  return unit !== undefined && euro.test(unit) ? 'EUR' : unit
}

/** A heading without the unit behind it, as names are compared. */
export function headingName(heading: string): string {
  const isNamed = unitInHeading(heading) !== undefined
  const name = comparedName(isNamed ? withoutBrackets(heading).replace(unitBehind, '') : heading)
  return name === '' ? comparedName(heading) : name
}

/** Amounts in hundredths or thousands of the currency, in the languages of the site: `Amount in cents`, `amount_minor`. */
const otherScale =
  /(?:^| )(?:cents?|pence|pennies|minor(?: units?)?|centimes?|centimos|centesimi|centavos|ore|øre|sentti[aä]|thousands?|tsd|teur|keur|kusd|kgbp|tusen|tusind|tkr|msek|milliers|miles|migliaia|milhares|duizend(?:en)?)(?: |$)/

/** Whether a heading says that its amounts are in hundredths or thousands of the currency, which no tool calculates with. */
export const hasOtherScale = (heading: string): boolean =>
  otherScale.test(comparedName(heading.replace(/[()[\]]/g, ' ')))

/** Whether a cell is the number of an account, `DE02 1203 0000 0000 2020 51`, which is nobody's name. */
export const isIban = (cell: string): boolean => /^[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}$/.test(cell)
