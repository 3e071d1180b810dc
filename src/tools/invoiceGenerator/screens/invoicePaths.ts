import { hasParts, partAt } from '../../../core/values/record'
import type { Invoice } from '../model/invoice'

/** The path of each text of an object: `seller.address.city`. Lists have paths with positions, which are not among them. */
type PathsOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? Key
    : Part[Key] extends readonly unknown[]
      ? never
      : Part[Key] extends object
        ? `${Key}.${PathsOf<Part[Key]>}`
        : never
}[keyof Part & string]

/** A text of the invoice outside of its lists. */
export type TextPath = PathsOf<Omit<Invoice, 'version' | 'exemptions'>>

/** The text at a path; empty when there is none. */
export function textAt(invoice: Invoice, path: string): string {
  let value: unknown = invoice
  for (const key of path.split('.')) value = partAt(value, key)
  return typeof value === 'string' ? value : ''
}

function setIn(part: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  if (!hasParts(part) || !Object.hasOwn(part, key)) return part
  const before = partAt(part, key)
  const after = rest.length === 0 ? (typeof before === 'string' ? text : before) : setIn(before, rest, text)
  if (after === before) return part
  return Array.isArray(part)
    ? part.map((one: unknown, index) => (String(index) === key ? after : one))
    : { ...part, [key]: after }
}

/** The invoice with another text at a path; unchanged for a path without a text. */
export const withText = (invoice: Invoice, path: string, text: string): Invoice =>
  setIn(invoice, path.split('.'), text) as Invoice
