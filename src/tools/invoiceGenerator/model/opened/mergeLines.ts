import { currencyDecimals, decimal, roundTo, sumOf, type Decimal } from '../../../numbers/model/decimal'
import { calculate } from '../calculate'
import { isEmptyLine, type Invoice } from '../invoice'
import { amount } from '../rules/rule'
import type { SemanticAdjustment, SemanticInvoice, SemanticLine } from '../semantic'
import { isSame, merge } from './merge'

/** The invoice as the file, the form of it, and the form as it is now have it. */
export type Versions = {
  file: SemanticInvoice
  before: SemanticInvoice
  now: SemanticInvoice
  /** The form of `before` and of `now`. */
  formBefore: Invoice
  form: Invoice
}

/** An amount as a file has it: two decimals, or as many as the currency has; more only where rounding would change it. */
export const moneyOf =
  (currency: string | undefined) =>
  (value: Decimal): string =>
    value.toFixed(value.round(2).eq(value) ? Math.min(2, currencyDecimals(currency ?? '')) : undefined)

const totalOf = (entries: readonly { amount?: string | undefined }[]): Decimal =>
  sumOf(entries.map((entry) => amount(entry.amount)))

/** The quantity that a price is for (BT-149), one when none is given. */
export const baseOf = ({ baseQuantity }: SemanticLine): Decimal =>
  amount(baseQuantity).gt(0) ? amount(baseQuantity) : decimal(1)

/** What the net amount of a line (BT-131) is calculated from. */
const calculatedFrom = ({ quantity, price, baseQuantity, allowances, charges }: SemanticLine): unknown => ({
  quantity, price, baseQuantity, allowances: allowances.map((entry) => entry.amount), charges: charges.map((entry) => entry.amount),
}) // prettier-ignore

/** The line with its net amount as quantity, price, allowances and charges make it. */
export function calculatedLine(line: SemanticLine, currency: string | undefined): SemanticLine {
  const gross = amount(line.quantity).times(amount(line.price)).div(baseOf(line))
  const net = roundTo(gross, currencyDecimals(currency ?? ''))
  return { ...line, net: moneyOf(currency)(net.minus(totalOf(line.allowances)).plus(totalOf(line.charges))) }
}

function mergeLine(
  file: SemanticLine,
  before: SemanticLine,
  now: SemanticLine,
  currency: string | undefined,
): SemanticLine {
  const hasPrice = !isSame(before.price, now.price)
  const merged = {
    ...(merge(file, before, now) as SemanticLine),
    id: file.id,
    net: file.net,
    price: hasPrice ? now.price && amount(now.price).times(baseOf(file)).toFixed() : file.price,
    allowances: isSame(before.allowances, now.allowances)
      ? file.allowances
      : file.allowances.length > 1
        ? now.allowances
        : (merge(file.allowances, before.allowances, now.allowances) as SemanticLine['allowances']),
    // Of another price, discount and gross price are not known.
    ...(hasPrice && { priceDiscount: undefined, grossPrice: undefined }),
  }
  return isSame(calculatedFrom(merged), calculatedFrom(file)) ? merged : calculatedLine(merged, currency)
}

/** Positions of the lines of a form that are lines of its invoice; of the file also those in which nothing is. */
const linesOf = (
  form: Invoice,
  isOfFile: (id: string) => boolean,
): readonly (readonly [string, number])[] => {
  let position = 0
  return form.lines.flatMap((line) => {
    const isLine = !isEmptyLine(line)
    if (!isLine && !isOfFile(line.id)) return []
    return [[line.id, isLine ? position++ : -1] as const]
  })
}

/** The lines in the order of the form: those of the file with what was changed, and new ones. */
export function mergeLines({ file, before, now, formBefore, form }: Versions): SemanticLine[] {
  const positions = new Map(formBefore.lines.map(({ id }, index) => [id, index]))
  const ofBefore = new Map(linesOf(formBefore, () => false))
  const isOfFile = (id: string): boolean => file.lines[positions.get(id) ?? -1] !== undefined
  const used = new Set(file.lines.map(({ id }) => id))
  const empty: SemanticLine = { allowances: [], charges: [], classifications: [], attributes: [] }
  return linesOf(form, isOfFile).flatMap(([id, position]): SemanticLine[] => {
    const line = now.lines[position]
    const old = file.lines[positions.get(id) ?? -1]
    if (old)
      return [mergeLine(old, before.lines[ofBefore.get(id) ?? -1] ?? empty, line ?? empty, now.currency)]
    if (!line) return []
    let free = Number(line.id)
    while (used.has(String(free))) free += 1
    used.add(String(free))
    return [{ ...line, id: String(free) }]
  })
}

/** Allowances and charges on the invoice, those of the file with what was changed. */
export function mergeAdjustments({
  file,
  before,
  now,
  formBefore,
  form,
}: Versions): Pick<SemanticInvoice, 'allowances' | 'charges'> {
  const ofFile = [...file.allowances, ...file.charges]
  /** What one adjustment of a form is in its invoice. */
  const partsOf = (
    invoice: Invoice,
    semantic: SemanticInvoice,
  ): ReadonlyMap<number, SemanticAdjustment[]> => {
    const parts = new Map<number, SemanticAdjustment[]>()
    const next = { allowance: 0, charge: 0 }
    for (const { index, kind } of calculate(invoice).adjustments) {
      const entry = semantic[kind === 'charge' ? 'charges' : 'allowances'][next[kind]++]
      if (entry) parts.set(index, [...(parts.get(index) ?? []), entry])
    }
    return parts
  }
  const partsBefore = partsOf(formBefore, before)
  const partsNow = partsOf(form, now)
  const all = form.adjustments.flatMap((adjustment, index) => {
    const indexBefore = formBefore.adjustments.findIndex(({ id }) => id === adjustment.id)
    const old = indexBefore < 0 ? undefined : ofFile[indexBefore]
    const parts = partsNow.get(index) ?? []
    const earlier = partsBefore.get(indexBefore) ?? []
    const entries = !old ? parts
      : isSame(parts, earlier) ? [old]
      : parts.map((part, position) => (position === 0 ? (merge(old, earlier[0], part) as SemanticAdjustment) : part)) // prettier-ignore
    return entries.map((entry) => ({ kind: adjustment.kind, entry }))
  })
  const of = (kind: 'allowance' | 'charge'): SemanticAdjustment[] =>
    all.flatMap((one) => (one.kind === kind ? [one.entry] : []))
  return { allowances: of('allowance'), charges: of('charge') }
}
