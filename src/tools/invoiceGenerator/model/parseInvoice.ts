import { isRecord } from '../../../core/values/record'
import { decimal } from '../../numbers/model/decimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import { isLanguage } from '../../numbers/model/rewriteNumber'
import { invoiceFields } from './fields'
import {
  currencies, emptyAdjustment, emptyInvoice, emptyLine, invoiceLanguages, invoiceTypes, maxLines, paymentMeans, units,
  vatCategories, type Adjustment, type Invoice, type InvoiceLine,
} from './invoice' // prettier-ignore

/** The longest text a field takes, and the longest logo, as text of its bytes. */
const maxText = 20_000
const maxLogo = 2_000_000
/** An invoice has one or a few; a file that was opened can have as many as lines. */
const maxAdjustments = maxLines

const choices: Readonly<Record<string, readonly string[]>> = {
  type: invoiceTypes,
  language: invoiceLanguages,
  currency: currencies,
  vatCurrency: ['', ...currencies],
  unit: units,
  category: vatCategories,
  means: paymentMeans,
  scope: ['allRates', 'oneRate'],
}

/** Characters that no XML document may have (XML 1.0, production 2), lone halves of pairs among them. */
const notInXml =
  // eslint-disable-next-line no-control-regex -- these are the characters it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text without the characters that cannot be in a file. */
export const cleanText = (text: string): string => text.replace(notInXml, '')

const isLogo = (text: string): boolean =>
  text.length <= maxLogo && /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(text)

function textLike(
  key: string,
  template: string,
  value: unknown,
  kinds: readonly string[] | undefined,
): string {
  if (typeof value !== 'string') return template
  if (key === 'logo') return isLogo(value) ? value : ''
  if (kinds) return kinds.includes(value) ? value : template
  return cleanText(value.slice(0, maxText))
}

/** A value of the shape of the template; what is missing or of another kind is taken from the template. */
function like<Template>(
  template: Template,
  value: unknown,
  kinds: readonly string[] | undefined,
  key = '',
): Template {
  if (typeof template === 'string') return textLike(key, template, value, choices[key] ?? kinds) as Template
  if (typeof template === 'boolean') return (typeof value === 'boolean' ? value : template) as Template
  if (!isRecord(template)) return template
  const given = isRecord(value) ? value : {}
  return Object.fromEntries(
    Object.entries(template).map(([name, part]) => {
      const own = Object.hasOwn(given, name) ? given[name] : undefined
      return [name, like(part, own, name === 'kind' ? kinds : undefined, name)]
    }),
  ) as Template
}

const amountKinds = ['percent', 'amount']

const parseLine = (value: unknown): InvoiceLine => ({
  ...like(emptyLine, value, undefined),
  discount: like(emptyLine.discount, isRecord(value) ? value.discount : undefined, amountKinds),
})

const parseAdjustment = (value: unknown): Adjustment => ({
  ...like(emptyAdjustment, value, ['allowance', 'charge']),
  amount: like(emptyAdjustment.amount, isRecord(value) ? value.amount : undefined, amountKinds),
})

/** Entries with an id of their own each, whatever was stored. */
const withIds = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] => {
  const ids = new Set(entries.map(({ id }) => id))
  const isFine = ids.size === entries.length && [...ids].every((id) => /^\d{1,6}$/.test(id))
  return isFine ? [...entries] : entries.map((entry, index) => ({ ...entry, id: String(index + 1) }))
}

const listOf = (value: unknown, max: number): unknown[] =>
  Array.isArray(value) ? value.filter(isRecord).slice(0, max) : []

/** A number as it is typed in a language: `1234.5` → `1234,5` in German. Digits are not grouped. */
export function typedNumber(value: string, htmlLang: string): string {
  const { minus, point } = separatorsOf(htmlLang)
  return value.replace('-', minus).replace('.', point)
}

function separatorsOf(htmlLang: string): { minus: string; point: string } {
  const parts = new Intl.NumberFormat(htmlLang, { numberingSystem: 'latn' }).formatToParts(1.5)
  return { minus: '-', point: parts.find(({ type }) => type === 'decimal')?.value ?? '.' }
}

/** A part with the texts at a path changed; `*` is each entry of a list. */
function changedAt(
  part: unknown,
  [key, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return typeof part === 'string' ? change(part) : part
  if (Array.isArray(part)) return part.map((entry: unknown) => changedAt(entry, rest, change))
  return isRecord(part) ? { ...part, [key]: changedAt(part[key], rest, change) } : part
}

const numberPaths = invoiceFields.filter(({ kind }) => kind === 'number').map(({ path }) => path.split('.'))

/** The invoice with its numbers as they are typed in another language, so that `1.234` stays what it was. */
export function typedInLanguage(invoice: Invoice, htmlLang: string): Invoice {
  if (invoice.typedIn === htmlLang) return invoice
  const again = (text: string): string => {
    const parsed = parseNumber(text, invoice.typedIn, { maxDecimals: 12, maxDigits: 15, allowNegative: true })
    return parsed.problem || parsed.value === undefined
      ? text
      : typedNumber(decimal(parsed.value).toFixed(), htmlLang)
  }
  // Only texts are changed.
  const read = numberPaths.reduce<unknown>((part, path) => changedAt(part, path, again), invoice) as Invoice
  return { ...read, typedIn: htmlLang }
}

/**
 * Reads a stored or shared invoice and checks every field; what is missing is empty. Undefined when it is something else.
 * `htmlLang` (BCP 47) is the language of the page: numbers that were typed in another language are written as this one
 * writes them. Never throws.
 */
export function parseInvoice(value: unknown, htmlLang?: string): Invoice | undefined {
  if (!isRecord(value) || !Array.isArray(value.lines)) return undefined
  const read = like(emptyInvoice, value, undefined)
  const typedIn = isLanguage(read.typedIn) ? read.typedIn : emptyInvoice.typedIn
  const lines = withIds(listOf(value.lines, maxLines).map(parseLine))
  const invoice: Invoice = {
    ...read,
    version: 2,
    typedIn,
    lines: lines.length > 0 ? lines : [emptyLine],
    adjustments: withIds(listOf(value.adjustments, maxAdjustments).map(parseAdjustment)),
  }
  return htmlLang ? typedInLanguage(invoice, htmlLang) : invoice
}
