import { currenciesOf, isSharedSign } from '../../numbers/model/currencySigns'
import type { Decimal } from '../../numbers/model/decimal'
import { splitAmount } from '../../numbers/model/splitAmount'
import { pastedRows } from '../../spreadsheet/model/pastedRows'
import { columnCells } from './columnLooks'
import { headingName, namesIn, namesOf, unitInHeading } from './headings'
import { dayOrderOf, parseDay } from './parseDay'
import { layoutOf, unknownNames, type TableLayout } from './tableColumns'
import { decimalSeparator, isReadAs, numberIn, separatorOf, twoWayCell, writtenNumber } from './tableNumbers'
import type {
  Cells,
  PastedTable,
  Role,
  TableChoices,
  TableColumn,
  TableQuestion,
  TableShape,
  UnreadCell,
} from './tableShape'
import { amountOfSides, isUnpaid, sideIn, spendingIn } from './tableSides'
import { summaryRows } from './totalRows'

/** Longer tables are cut: no tool takes as many lines. Of the rows behind, so many are named as not read. */
const maxRows = 2000
const namedBehind = 6

/** How many rows are shown before they are added, and how long a text of them is. */
const shownRows = 3
const shownLength = 60

const short = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text)

const rowText = (row: readonly string[]): string => short(row.filter(Boolean).join(' '))

/** The role that most rows have for a column. */
function commonest<Field extends string>(
  roles: readonly (readonly Role<Field>[])[],
  index: number,
): Role<Field> {
  const counts = new Map<Role<Field>, number>()
  for (const row of roles) if (row[index]) counts.set(row[index], (counts.get(row[index]) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Reads a table that was pasted, step by step: columns, then what their cells leave open, then the rows. */
class TableReading<Field extends string> {
  private readonly layout: TableLayout<Field>
  private readonly guessed: readonly (readonly Role<Field>[])[]
  private readonly roles: readonly Role<Field>[]
  private readonly settings: TableQuestion[] = []
  private readonly questions: TableQuestion[] = []
  private decided: TableChoices

  constructor(
    rows: readonly (readonly string[])[],
    private readonly shape: TableShape<Field>,
    private readonly choices: TableChoices,
  ) {
    this.layout = layoutOf(rows, shape)
    const { data, named, looks, width } = this.layout
    this.guessed = named
      ? []
      : data.map((row) =>
          shape
            .guess(row, looks, (position) => columnCells(data, position))
            .map((role, position): Role<Field> => {
              const look = looks[position]
              if (!shape.sides || (look !== 'out' && look !== 'in')) return role
              return look === 'out' ? 'debit' : 'credit'
            }),
        )
    this.roles = Array.from({ length: width }, (_, index): Role<Field> => {
      const chosen = choices.columns?.[index]
      if (chosen !== undefined) return chosen === 'none' ? null : (chosen as Role<Field>)
      return named ? named[index] : commonest(this.guessed, index)
    })
    this.decided = choices
  }

  private note(question: TableQuestion, isOpen: boolean): void {
    this.settings.push(question)
    if (isOpen) this.questions.push(question)
  }

  private columnOf(role: Role<Field>): Partial<TableColumn> {
    if (role === 'debit' || role === 'credit') return { kind: 'amount' }
    return role && role in this.shape.columns ? this.shape.columns[role as Field] : {}
  }

  /** Cells of the columns of a kind, by their positions. */
  private cellsOf(
    kinds: readonly TableColumn['kind'][],
  ): { index: number; kind: TableColumn['kind']; cells: string[] }[] {
    return this.roles.flatMap((role, index) => {
      const { kind } = this.columnOf(role)
      return kind && kinds.includes(kind)
        ? [{ index, kind, cells: columnCells(this.layout.data, index) }]
        : []
    })
  }

  private decideDays(): void {
    const cells = this.cellsOf(['day']).flatMap((column) => column.cells)
    const { order, isSure, hasOrder } = dayOrderOf(cells, this.shape.htmlLang)
    const { dayOrder = order } = this.choices
    this.decided = { ...this.decided, dayOrder }
    const example = cells.find((cell) => dayOrderOf([cell], this.shape.htmlLang).hasOrder)
    if (hasOrder && example !== undefined)
      this.note({ kind: 'dayOrder', cell: example }, !isSure && this.choices.dayOrder === undefined)
  }

  /** The decimal separator of each column of numbers: from its cells, from other amounts, else as the language writes. */
  private decideNumbers(): void {
    const columns = this.cellsOf(['amount', 'number', 'exchangeRate'])
    const common = separatorOf(columns.filter(({ kind }) => kind === 'amount').flatMap(({ cells }) => cells))
    const usual = decimalSeparator(this.shape.htmlLang)
    const decimals: Record<number, '.' | ','> = {}
    for (const { index, kind, cells } of columns) {
      const own = separatorOf(cells) ?? (kind === 'amount' ? common : undefined)
      const chosen = this.choices.decimals?.[index]
      decimals[index] = chosen ?? own ?? usual
      const cell = twoWayCell(cells)
      if (cell === undefined || own) continue
      // Money has two decimals, rates have many; other numbers count as the language writes them.
      const isUsual = cell.includes(usual)
      const isOpen = kind === 'amount' ? isUsual : kind === 'exchangeRate' && !isUsual
      if (isOpen) this.note({ kind: 'decimals', column: index, cell }, chosen === undefined)
    }
    this.decided = { ...this.decided, decimals }
  }

  private decideCurrency(): void {
    const { currency } = this.shape
    const signs = this.cellsOf(['amount']).flatMap(({ index, cells }) => [
      ...cells.flatMap((cell) => splitAmount(cell)?.unit ?? []),
      ...(unitInHeading(this.layout.heading[index] ?? '') ?? []),
    ])
    const sign = signs.find((one) => isSharedSign(one) && !currenciesOf(one)?.includes(currency))
    if (sign === undefined || this.roles.some((role) => role === 'currencyOf' || role === 'currency')) return
    this.note(
      { kind: 'currency', sign, possible: currenciesOf(sign) ?? [] },
      this.choices.currency === undefined,
    )
  }

  private valueAt(row: readonly string[], index: number): Decimal | undefined {
    return numberIn(row[index] ?? '', this.shape.htmlLang, this.decided.decimals?.[index])
  }

  /** A number with the currency of its column or row where it says none and is in another one than the tool's. */
  private withUnit(text: string, row: readonly string[], index: number): string {
    const { unit, isPercent } = splitAmount(text) ?? {}
    const { currency } = this.shape
    if (isPercent) return text
    if (unit !== undefined) {
      const isChosen =
        isSharedSign(unit) && this.choices.currency !== undefined && !currenciesOf(unit)?.includes(currency)
      return isChosen ? `${text.replace(unit, '').trim()} ${this.choices.currency}` : text
    }
    const ofRow = this.roles.indexOf('currencyOf')
    const said = (ofRow >= 0 ? row[ofRow] : '') || unitInHeading(this.layout.heading[index] ?? '')
    if (!said) return text
    const possible = currenciesOf(said)
    if (possible?.includes(currency)) return text
    const chosen = isSharedSign(said) ? this.choices.currency : undefined
    return `${text} ${chosen ?? said}`
  }

  private readCell(role: Field, row: readonly string[], index: number): string | undefined {
    const cell = row[index] ?? ''
    const { htmlLang } = this.shape
    const { kind, read, keepsText = false, maxDecimals = 2 } = this.shape.columns[role]
    if (kind === undefined) return read ? read(cell) : cell
    if (kind === 'day')
      return parseDay(cell, htmlLang, { order: this.decided.dayOrder, hasSerials: true })?.day
    const value = this.valueAt(row, index)
    if (value === undefined || (read && read(cell) === undefined)) return keepsText ? cell : undefined
    const isKept = isReadAs(cell, value, htmlLang, maxDecimals, kind === 'exchangeRate')
    const text = isKept ? cell : writtenNumber(value, cell, htmlLang)
    return kind === 'amount' ? this.withUnit(text, row, index) : text
  }

  /** The amount of columns of debit and credit, or of one with the side beside it, as a number and a text. */
  private sidesOf(row: readonly string[], hasDebits: boolean, keepsDebitSign: boolean): string | undefined {
    const [debit, credit] = [this.roles.indexOf('debit'), this.roles.indexOf('credit')]
    const amount = amountOfSides(
      debit < 0 ? undefined : this.valueAt(row, debit),
      credit < 0 ? undefined : this.valueAt(row, credit),
      { hasDebits, keepsDebitSign },
    )
    if (amount === undefined) return undefined
    const index = debit >= 0 && row[debit] ? debit : credit >= 0 ? credit : debit
    const cell = row[index] ?? ''
    const isKept = isReadAs(cell, amount, this.shape.htmlLang, 2, false)
    return this.withUnit(isKept ? cell : writtenNumber(amount, cell, this.shape.htmlLang), row, index)
  }

  /** Takes the text of a row's main field from another column of the same names, where banks fill now one, now the other. */
  private fillMain(cells: Cells<Field>, row: readonly string[], roles: readonly Role<Field>[]): void {
    const { main, columns } = this.shape
    if (!this.layout.named || cells[main] !== undefined || !roles.includes(main)) return
    const names = (columns[main].names ?? []).flatMap(namesOf)
    const isSpare = (index: number): boolean => {
      const role = roles[index]
      const isText = !role || (role in columns && columns[role as Field].kind === undefined)
      return Boolean(row[index]) && isText && names.includes(headingName(this.layout.heading[index] ?? ''))
    }
    const spare = row.findIndex((_, index) => isSpare(index))
    const text = row[spare]
    if (text === undefined) return
    cells[main] = text
    const role = roles[spare]
    if (role && role in columns) delete cells[role as Field]
  }

  private readRow(
    row: readonly string[],
    roles: readonly Role<Field>[],
  ): { cells: Cells<Field>; unread: UnreadCell<Field>[] } {
    const cells: Cells<Field> = {}
    const unread: UnreadCell<Field>[] = []
    row.forEach((cell, index) => {
      const role = roles[index]
      if (cell === '' || role === null) return
      if (role !== undefined && !(role in this.shape.columns)) return
      const field = role as Field | undefined
      const value = field === undefined ? undefined : this.readCell(field, row, index)
      const joint = field === undefined ? '' : (this.shape.columns[field].joint ?? ', ')
      if (field === undefined || value === undefined) unread.push({ field, cell })
      else cells[field] = cells[field] === undefined ? value : `${cells[field]}${joint}${value}`
    })
    this.fillMain(cells, row, roles)
    return { cells, unread }
  }

  /** Turns the sign of amounts whose side a column names, or whose spending is written with a minus. */
  private signed(read: readonly { row: readonly string[]; cells: Cells<Field> }[]): Cells<Field>[] {
    const { sides, htmlLang } = this.shape
    const all = read.map(({ cells }) => cells)
    if (!sides) return all
    const { field, isSpending } = sides
    const [debit, credit, side] = (['debit', 'credit', 'side'] as const).map((role) =>
      this.roles.indexOf(role),
    )
    const turned = (cells: Cells<Field>, turn: (value: Decimal) => Decimal): Cells<Field> => {
      const text = cells[field]
      const value = text === undefined ? undefined : numberIn(text, htmlLang)
      if (text === undefined || value === undefined || turn(value).eq(value)) return cells
      return { ...cells, [field]: writtenNumber(turn(value), text, htmlLang) }
    }
    if ((debit ?? -1) >= 0 || (credit ?? -1) >= 0) {
      const debits = read.flatMap(({ row }) =>
        (debit ?? -1) < 0 ? [] : (this.valueAt(row, debit ?? 0) ?? []),
      )
      const nonZero = debits.filter((value) => !value.eq(0))
      const keeps = nonZero.some((value) => value.lt(0)) && nonZero.some((value) => value.gt(0))
      return read.map(({ row, cells }) => {
        const text = this.sidesOf(row, nonZero.length > 0, keeps)
        return text === undefined ? cells : { ...cells, [field]: text }
      })
    }
    if ((side ?? -1) >= 0)
      return read.map(({ row, cells }) => {
        const named = sideIn(row[side ?? 0] ?? '')
        return named
          ? turned(cells, (value) => (named === 'debit' ? value.abs() : value.abs().times(-1)))
          : cells
      })
    if (!isSpending) return all
    const values = all.flatMap((cells) => numberIn(cells[field] ?? '', htmlLang) ?? [])
    const { written, isSure } = spendingIn(values)
    const { spending = written } = this.choices
    this.decided = { ...this.decided, spending }
    if (values.some((value) => value.lt(0)))
      this.note({ kind: 'spending' }, !isSure && this.choices.spending === undefined)
    return spending === 'minus' ? all.map((cells) => turned(cells, (value) => value.times(-1))) : all
  }

  /** Whether a bank says of a row that the money was not paid: it is declined, or was undone. */
  private isUnpaidRow(row: readonly string[]): boolean {
    const { named, heading } = this.layout
    if (!named || !this.shape.sides) return false
    return heading.some((name, index) => {
      const isFree = this.roles[index] === null || this.roles[index] === undefined
      return isFree && namesOf('status').includes(headingName(name)) && isUnpaid(row[index] ?? '')
    })
  }

  read(): PastedTable<Cells<Field>> {
    const { shape, layout, choices } = this
    const { data, heading, named } = layout
    this.decideDays()
    this.decideNumbers()
    this.decideCurrency()
    const isFixed = named !== undefined || choices.columns !== undefined
    const unsigned = data.map((row, index) => {
      // Cells behind the last name have none.
      const roles = isFixed ? this.roles : (this.guessed[index] ?? [])
      return { row, ...this.readRow(row, roles) }
    })
    const amountField = shape.sides?.field
    const { unless, names } = shape.totals
    const asRows = (all: readonly { row: readonly string[]; cells: Cells<Field> }[]) =>
      all.map(({ row, cells }) => ({
        texts: row,
        amount: amountField && numberIn(cells[amountField] ?? '', shape.htmlLang),
        isKept: unless !== undefined && cells[unless] !== undefined,
        isBare: row.filter(Boolean).length === 1,
      }))
    // Sides first, so that amounts can be added up; then the sign of what is spent is decided without totals.
    const withSides = this.roles.some((role) => role === 'debit' || role === 'credit' || role === 'side')
    const before = withSides
      ? this.signed(unsigned).map((cells, index) => ({ row: data[index] ?? [], cells }))
      : unsigned
    const adds = summaryRows(asRows(before), namesIn(names))
    const isSummary = data.map((row, index) => adds[index] || this.isUnpaidRow(row))
    const rows = unsigned.filter((_, index) => !isSummary[index])
    const signed = this.signed(rows)
    const items = rows.map((row, index) => ({ ...row, cells: signed[index] ?? row.cells }))
    const kept = items.filter(({ cells, unread }) => shape.isLine(cells, unread))
    const lines = kept.map(({ cells }) => cells)
    return {
      lines,
      skipped: items.length - kept.length + layout.above,
      totals: data.filter((_, index) => isSummary[index]).map(rowText),
      unknown: unknownNames(layout, shape).filter(
        (name) => choices.columns?.[heading.indexOf(name)] === undefined,
      ),
      unread: kept.flatMap(({ unread }) => unread),
      credits:
        amountField && shape.sides?.isSpending
          ? lines.filter((cells) => numberIn(cells[amountField] ?? '', shape.htmlLang)?.lt(0)).length
          : 0,
      columns: this.roles.map((role, position) => ({
        position,
        name: heading[position] ?? '',
        samples: columnCells(data, position).slice(0, shownRows).map(short),
        role,
      })),
      first: lines.slice(0, shownRows) as readonly Readonly<Record<string, string>>[],
      settings: this.settings,
      questions: this.questions,
      choices: this.decided,
    }
  }
}

/**
 * Reads a table that was copied from a spreadsheet, is CSV or comes from a bank. A row may name the columns, in any order and
 * language of the site; otherwise each cell counts as what it looks like. Days and numbers are decided by all cells of their
 * columns, and what stays open is a question; `choices` are what the visitor has answered. Numbers stay as they were written
 * where the page reads them so. What is in no line is counted or named.
 */
export function readTable<Field extends string>(
  text: string,
  shape: TableShape<Field>,
  choices: TableChoices = {},
): PastedTable<Cells<Field>> {
  const rows = pastedRows(text, {
    maxRows: maxRows + namedBehind,
    needsCells: shape.needsCells ?? false,
    dividesAmounts: shape.dividesAmounts ?? false,
  })
  const table = new TableReading(rows.slice(0, maxRows), shape, choices).read()
  const behind = rows.slice(maxRows).map((row) => ({ field: undefined, cell: rowText(row) }))
  return { ...table, unread: [...behind, ...table.unread] }
}
