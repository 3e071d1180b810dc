import { isRecord } from '../../../core/values/record'
import { decimal } from '../../numbers/model/decimal'
import { decimalSeparator, parseNumber } from '../../numbers/model/parseNumber'
import { isLanguage } from '../../numbers/model/rewriteNumber'
import { splitAmount } from '../../numbers/model/splitAmount'
import { noteLoss, readLike, readList, type Checks } from '../../savedWork/model/readLike'
import { invoiceFields } from './fields'
import {
  emptyAdjustment, emptyInvoice, emptyLine, invoiceLanguages, invoiceTypes, maxLines, paymentMeans,
  vatCategories, type Invoice, type OpenedFile,
} from './invoice' // prettier-ignore
import { maxEinvoiceBytes } from './limits'

export { cleanText } from '../../savedWork/model/readLike'

/** The longest logo, as text of its bytes. */
const maxLogo = 2_000_000
/** An invoice has one or a few; a file that was opened can have as many as lines. */
const maxAdjustments = maxLines

const isLogo = (text: string): boolean =>
  text.length <= maxLogo && /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(text)

/** Also those of a file, which the form does not offer. */
const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text)
const isUnit = (text: string): boolean => /^\S{0,20}$/.test(text)

const amountKinds = ['percent', 'amount']

const checks: Checks = {
  type: invoiceTypes,
  language: invoiceLanguages,
  currency: (text) => (isCurrency(text) ? text : undefined),
  vatCurrency: (text) => (text === '' || isCurrency(text) ? text : undefined),
  unit: (text) => (isUnit(text) ? text : undefined),
  category: vatCategories,
  means: paymentMeans,
  scope: ['allRates', 'oneRate'],
  kind: ['allowance', 'charge'],
  'amount.kind': amountKinds,
  'discount.kind': amountKinds,
  logo: (text) => (text === '' || isLogo(text) ? text : undefined),
  typedIn: (text) => (isLanguage(text) ? text : undefined),
}

const read =
  <Entry>(template: Entry) =>
  (value: unknown): Entry | undefined =>
    isRecord(value) ? readLike(template, value, checks) : undefined

/** Entries with their own id each, whatever was stored. */
const withIds = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] => {
  const ids = new Set(entries.map(({ id }) => id))
  const isFine = ids.size === entries.length && [...ids].every((id) => /^\d{1,6}$/.test(id))
  return isFine ? [...entries] : entries.map((entry, index) => ({ ...entry, id: String(index + 1) }))
}

/** A number as it is typed in a language: `1234.5` → `1234,5` in German. Digits are not grouped. */
export const typedNumber = (value: string, htmlLang: string): string =>
  value.replace('.', decimalSeparator(htmlLang))

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
    if (parsed.problem || parsed.value === undefined) return text
    const { unit = '', isPercent } = splitAmount(text) ?? {}
    return [typedNumber(decimal(parsed.value).toFixed(), htmlLang), unit || (isPercent ? '%' : '')]
      .join(' ')
      .trim()
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
  if (!isRecord(value) || !Array.isArray(value['lines'])) return undefined
  const lines = withIds(readList(value['lines'], maxLines, read(emptyLine)))
  const invoice: Invoice = {
    ...readLike(emptyInvoice, value, checks),
    version: 2,
    lines: lines.length > 0 ? lines : [emptyLine],
    adjustments: withIds(readList(value['adjustments'], maxAdjustments, read(emptyAdjustment))),
  }
  const opened = parseOpened(value['opened'])
  const whole = opened ? { ...invoice, opened } : invoice
  return htmlLang ? typedInLanguage(whole, htmlLang) : whole
}

/** The file of an invoice that was opened; undefined for none, and for one that is not complete. */
function parseOpened(value: unknown): OpenedFile | undefined {
  if (value === undefined) return undefined
  const form = isRecord(value) ? parseInvoice(value['form']) : undefined
  if (!isRecord(value) || !form || typeof value['xml'] !== 'string' || value['xml'].length > maxEinvoiceBytes) {
    noteLoss()
    return undefined
  }
  const removed = Array.isArray(value['removed']) ? (value['removed'] as unknown[]) : []
  return { xml: value['xml'], form, removed: removed.filter((part) => typeof part === 'string') }
} // prettier-ignore
