import { zero, type Decimal } from '../../numbers/model/decimal'
import type { Rows } from './columnLooks'
import { isInCurrency } from './columnNames'
import { headingName, namesOf, unitInHeading } from './headings'
import { numberIn } from './tableNumbers'
import type { ColumnLook, Role, TableShape } from './tableShape'
import { mayBeSummary } from './totalRows'

/** Whether one of columns, or some of them together, are in every row what the total has more than the amount. */
function isExplained(differences: readonly Decimal[], others: readonly (readonly Decimal[])[]): boolean {
  const [first, ...rest] = others
  if (differences.every((difference) => difference.eq(0))) return true
  if (first === undefined) return false
  const less = differences.map((difference, row) => difference.minus(first[row] ?? zero))
  return isExplained(less, rest) || isExplained(differences, rest)
}

/** Of so many columns the ones that a total adds to an amount are looked for. */
const maxAdded = 6

/** A table whose amounts are known, where another column may be their total. */
class AmountTable<Field extends string> {
  readonly roles: Role<Field>[]
  readonly amountAt: number
  /** The amount, or debit and credit. */
  readonly parts: readonly number[]
  private readonly data: Rows
  private readonly amounts: readonly Decimal[]
  private readonly numbers: readonly number[]

  constructor(
    roles: readonly Role<Field>[],
    private readonly row: readonly string[],
    rows: Rows,
    looks: readonly ColumnLook[],
    private readonly shape: TableShape<Field>,
    field: Field,
  ) {
    this.roles = [...roles]
    // Totals and balances below the rows need not have what the rows have.
    this.data = rows.filter((cells) => !mayBeSummary(cells))
    this.amountAt = roles.indexOf(field)
    const apart = (['debit', 'credit'] as const)
      .map((role) => roles.indexOf(role))
      .filter((index) => index >= 0)
    this.parts = this.amountAt >= 0 ? [this.amountAt] : apart
    this.amounts = this.parts
      .map((index) => this.sizesAt(index))
      .reduce(
        (sums, one) => sums.map((sum, at) => sum.plus(one[at] ?? zero)),
        this.data.map(() => zero),
      )
    this.numbers = looks.flatMap((look, index) =>
      !this.parts.includes(index) && (look === 'number' || look === 'out' || look === 'in') ? [index] : [],
    )
  }

  private name(index: number): string {
    return headingName(this.row[index] ?? '')
  }

  private valuesAt(index: number): Decimal[] {
    return this.data.map((cells) => numberIn(cells[index] ?? '', this.shape.htmlLang) ?? zero)
  }

  private sizesAt(index: number): Decimal[] {
    return this.valuesAt(index).map((value) => value.abs())
  }

  private othersOf(index: number): number[] {
    return this.numbers.filter((other) => other !== index)
  }

  private isFree(index: number): boolean {
    return this.roles[index] === undefined || this.roles[index] === null
  }

  private isAmount(index: number): boolean {
    return this.isFree(index) || this.roles[index] === 'vat'
  }

  /** Whether a column is in the currency of the amounts or in that of the tool. */
  private isComparable(index: number): boolean {
    const unit = unitInHeading(this.row[index] ?? '')
    return (
      unit === undefined ||
      unit === unitInHeading(this.row[this.amountAt] ?? '') ||
      isInCurrency(this.row[index] ?? '', this.shape.currency)
    )
  }

  /** Whether larger amounts are in every row the smaller ones and some of other columns. */
  private exceeds(
    larger: readonly Decimal[],
    smaller: readonly Decimal[],
    others: readonly number[],
  ): boolean {
    const differences = larger.map((amount, at) => amount.minus(smaller[at] ?? zero))
    return (
      differences.some((difference) => difference.gt(0)) &&
      differences.every((difference) => difference.gte(0)) &&
      isExplained(
        differences,
        others.slice(0, maxAdded).map((index) => this.sizesAt(index)),
      )
    )
  }

  /** Whether a column is the one of smaller amounts and some of others. */
  private adds(index: number, others: readonly number[], smaller = this.amounts): boolean {
    return this.exceeds(this.sizesAt(index), smaller, others)
  }

  /** Whether a column is the amount less what others take off, as a discount does. VAT is not taken off. */
  private takesOff(index: number): boolean {
    const others = this.othersOf(index).filter((other) => this.isFree(other))
    return this.exceeds(this.amounts, this.sizesAt(index), others)
  }

  /** Leaves out what was taken for rates, where a total is only reached with them. */
  private leaveRates(index: number, others: readonly number[], smaller = this.amounts): void {
    const amounts = others.filter((other) => this.isAmount(other))
    if (!this.adds(index, others, smaller) || this.adds(index, amounts, smaller)) return
    for (const other of others) if (!this.isAmount(other)) this.roles[other] = null
  }

  /** Leaves out what was taken for rates between the net amount and the amount. */
  leaveRatesOfNet(): void {
    const netAt = this.numbers.find((index) => namesOf('net').includes(this.name(index)))
    if (this.amountAt >= 0 && netAt !== undefined)
      this.leaveRates(this.amountAt, this.othersOf(netAt), this.sizesAt(netAt))
  }

  /** The column that is the total of the amounts; undefined where they are one already, or there is none. */
  findTotal(): number | undefined {
    const [net, gross] = [namesOf('net'), namesOf('gross')]
    const ofAmount = this.name(this.amountAt)
    if (gross.includes(ofAmount)) return undefined
    const isTotal = (index: number): boolean => {
      const name = this.name(index)
      if (gross.includes(name) && net.includes(ofAmount)) return true
      // What net amounts are without needs no known name.
      const isNamed = [...gross, ...namesOf('amount')].includes(name) || net.includes(ofAmount)
      return isNamed && (this.adds(index, this.othersOf(index)) || this.takesOff(index))
    }
    return this.numbers.find((index) => this.isFree(index) && this.isComparable(index) && isTotal(index))
  }

  /** Whether the sign of a total says which side it is, as it has to beside debit and credit. */
  private saysSide(index: number): boolean {
    const credit = this.roles.indexOf('credit')
    return this.valuesAt(index).every(
      (total, at) =>
        numberIn(this.data[at]?.[credit] ?? '', this.shape.htmlLang)?.gt(0) !== true || total.lt(0),
    )
  }

  /** Takes the total instead of the amounts, where the tool is about what was paid. */
  take(totalAt: number, field: Field): void {
    this.leaveRates(totalAt, this.othersOf(totalAt))
    if (!this.shape.sides?.takesTotal || (this.amountAt < 0 && !this.saysSide(totalAt))) return
    for (const index of this.parts) this.roles[index] = null
    this.roles[totalAt] = field
  }
}

/**
 * The columns of a table that has an amount and a total as well: `Net`, `VAT`, `Gross`; `Amount`, `Tip`, `Total`. Where what
 * was paid is wanted, the total counts. It is one when its name says so, or when other columns are in every row what it has
 * more; those hold amounts then, no rates.
 */
export function withTotal<Field extends string>(
  roles: readonly Role<Field>[],
  row: readonly string[],
  data: Rows,
  looks: readonly ColumnLook[],
  shape: TableShape<Field>,
): Role<Field>[] {
  if (!shape.sides) return [...roles]
  const { field } = shape.sides
  const table = new AmountTable(roles, row, data, looks, shape, field)
  if (table.parts.length === 0) return table.roles
  table.leaveRatesOfNet()
  const totalAt = table.findTotal()
  if (totalAt !== undefined) table.take(totalAt, field)
  return table.roles
}
