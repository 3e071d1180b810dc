import type { SemanticInvoice } from '../semantic'
import type { XmlNode } from '../xmlTree'
import { joined } from './elementPath'

export type Syntax = 'cii' | 'ubl'

/**
 * What a value is: `text`; `amount` in the currency of the invoice, `vatAmount` in that of VAT (BT-6); `day`; `identifier`
 * with its scheme, which CII has in one element without a scheme (`local`) and in another with one (`global`); `class`, an
 * identifier of a code list.
 */
export type Kind = 'text' | 'amount' | 'vatAmount' | 'day' | 'identifier' | 'local' | 'global' | 'class'

/** What the paths of terms begin at: the invoice, or an entry of one of its lists. */
type Part = object

/** Where a term is in a syntax; `write` and `read` for one that is not simply its text. */
export type Place<Entry extends Part = Part> = {
  path: string
  /** The text to write; undefined when the term is not written here. */
  write?(text: string | undefined, entry: Entry, invoice: SemanticInvoice): string | undefined
  read?(node: XmlNode, entry: Partial<Entry>): string | undefined
}

/** The path of each value in a part of the semantic model: `seller.address.city`. */
export type PathIn<Whole> = {
  [Key in keyof Whole & string]: NonNullable<Whole[Key]> extends string | readonly unknown[]
    ? Key
    : Key | `${Key}.${PathIn<NonNullable<Whole[Key]>>}`
}[keyof Whole & string]

/** A term or group of the norm: where it is in the semantic model and in each syntax. */
export type Binding = {
  /** `BT-1`, `BG-4`. */
  term: string
  at: string
  cii?: Place | undefined
  ubl?: Place | undefined
  /** `list`: an element for each entry, which has `rows`; `group`: is there when its element is. */
  kind: Kind | 'list' | 'group'
  rows?: readonly Binding[]
  options?: Options
}

export type Options = {
  /** In a list: begins at the invoice, not at the entry. */
  ofInvoice?: boolean
  /** A list without an entry for an element that has no value. */
  skipEmpty?: boolean
  /** The invoice has the terms of `ofInvoice` once: an element with others is no entry, and is left as it is. */
  isAlike?: boolean
  /** In a list: an element that is no entry, and is left as it is. */
  skip?: (node: XmlNode) => boolean
  /** The element is written also when nothing is in it. */
  isRequired?: (invoice: SemanticInvoice) => boolean
}

type Column<Entry extends Part> = string | Place<Entry> | undefined

export type Row<Entry extends Part> = readonly [
  term: string,
  at: PathIn<Entry> | '',
  cii: Column<Entry>,
  ubl?: Column<Entry>,
  kind?: Kind | 'group',
  options?: Options,
]

const placeOf = (column: Column<Part>): Place | undefined =>
  typeof column === 'string' ? { path: column } : column

/** Terms, a row each: number, path in the semantic model, path in CII, path in UBL, kind. */
export const terms = <Entry extends Part>(...rows: readonly Row<Entry>[]): Binding[] =>
  rows.map(([term, at, cii, ubl, kind = 'text', options = {}]) => ({
    term, at, cii: placeOf(cii as Column<Part>), ubl: placeOf(ubl as Column<Part>), kind, options,
  })) // prettier-ignore

/** A list: an element for each of its entries. */
export const list = <Entry extends Part>(
  [term, at, cii, ubl]: readonly [term: string, at: PathIn<Entry>, cii?: string, ubl?: string],
  rows: readonly Binding[],
  options: Options = {},
): Binding => ({ term, at, cii: placeOf(cii), ubl: placeOf(ubl), kind: 'list', rows, options })

const placeIn = (group: string | undefined, place: Place | undefined): Place | undefined =>
  group === undefined || !place ? undefined : { ...place, path: joined(group, place.path) }

/** Terms of a group, in its element. */
export const within = <Entry extends Part>(
  [at, cii, ubl]: readonly [at: PathIn<Entry> | '', cii?: string, ubl?: string],
  rows: readonly Binding[],
): Binding[] =>
  rows.map((row) => ({
    ...row,
    at: [at, row.at].filter(Boolean).join('.'),
    cii: placeIn(cii, row.cii),
    ubl: placeIn(ubl, row.ubl),
  }))
