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

const known = new Map<HeadingName, readonly string[]>()

/** What a column of a kind is called anywhere. */
export function namesOf(kind: HeadingName): readonly string[] {
  const names = known.get(kind) ?? namesIn([headingNames[kind]])
  known.set(kind, names)
  return names
}

/** The unit of a column in its name: `Amount (GBP)`, `Betrag in EUR`, `Montant €`. */
export function unitInHeading(heading: string): string | undefined {
  const inBrackets = /[([]\s*(?:in\s+)?([^\s)\]]+)\s*[)\]]/iu.exec(heading)?.[1]
  const last = /\s(?:in\s+|en\s+|i\s+)?([A-Z]{3}|\p{L}{0,3}\p{Sc}|kr\.?)\s*$/u.exec(heading)?.[1]
  return [inBrackets, last].find((unit) => unit !== undefined && currenciesOf(unit) !== undefined)
}

/** A heading without the unit behind it, as names are compared. */
export function headingName(heading: string): string {
  const unit = unitInHeading(heading)
  const name = plainName(heading)
  if (unit === undefined) return name
  const end = plainName(unit)
  return name.endsWith(` ${end}`)
    ? name
        .slice(0, -end.length)
        .replace(/\s(?:in|en|i)\s*$/, '')
        .trim()
    : name
}
