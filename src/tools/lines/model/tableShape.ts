import type { HeadingName } from './headingNames'
import type { DayOrder } from './parseDay'
import type { Separator } from './tableNumbers'

/** A column that a tool takes from a pasted table. */
export type TableColumn = {
  /** Names of the column, separated by commas in each text; where two columns of a table have one, the first name counts. */
  headings: readonly string[]
  /** What the column is called in other languages, by banks and in ledgers; these names count after `headings`. */
  names?: readonly HeadingName[]
  /** Whether its cells are days, amounts of money, other numbers or rates of exchange; without it, texts. */
  kind?: 'day' | 'amount' | 'number' | 'exchangeRate'
  /** Decimals that a number of it has at most; 2 without it. */
  maxDecimals?: number
  /** Whether a cell that is no number stays as it is, to be corrected in its field. */
  keepsText?: boolean
  /** What the field takes of a cell; undefined for a cell that says nothing of this kind. */
  read?: (cell: string) => string | undefined
  /** Whether the cells of a column can be what its name says, beyond its kind. */
  accepts?: (cells: readonly string[], heading: string) => boolean
  /** What is between the texts of several cells of the column. */
  joint?: string
}

/**
 * What the cells of a column look like: `id` are numbers of papers or rows, `balance` that of an account before or after each
 * row, `out` and `in` what a balance beside them says of two columns of which each row fills one.
 */
export type ColumnLook = 'day' | 'number' | 'id' | 'balance' | 'out' | 'in' | 'text' | 'empty'

/** Columns that tools have none of their own for: money out, money in, which of both, the currency of an amount. */
export const sharedRoles = ['debit', 'credit', 'side', 'currencyOf'] as const
export type SharedRole = (typeof sharedRoles)[number]

/** What a column is: a field of the tool, or a shared one; null for one that is not needed, undefined for an unknown one. */
export type Role<Field extends string> = Field | SharedRole | null | undefined

/** What a tool takes from a pasted table. */
export type TableShape<Field extends string> = {
  htmlLang: string
  columns: Readonly<Record<Field, TableColumn>>
  /** What the fields are called where the visitor chooses what a column is. */
  labels: Readonly<Record<Field, string>>
  /** Has the first column of texts whose name is unknown, where no column has its own name. */
  main: Field
  /** Names of columns that the tool works out itself, such as the number of a row. */
  ignored: readonly string[]
  /** What rows are called that add up others; one that has the column `unless` is a line all the same. */
  totals: { names: readonly string[]; unless?: Field }
  /**
   * The field that columns of debit and credit fill. Of spending, money in is below zero. With `takesTotal` it is what was
   * paid: a total with VAT, tip or fee instead of the amount without them.
   */
  sides?: { field: Field; isSpending: boolean; takesTotal: boolean }
  /** The currency of amounts that say none. */
  currency: string
  /** Texts without cells are no lines: a comma with a space, as in a sentence, divides cells too. */
  needsCells?: boolean
  /** A row without cells is a text and the amount behind it: `Desk 100`. */
  dividesAmounts?: boolean
  /** The column of each cell of a row in a table without names of columns; null for a cell that is not needed. */
  guess: (
    cells: readonly string[],
    looks: readonly ColumnLook[],
    cellsAt: (position: number) => readonly string[],
  ) => readonly (Field | null | undefined)[]
  /** Whether a row with these cells is a line. `unread` are cells that could not be read. */
  isLine: (cells: Cells<Field>, unread: readonly UnreadCell<Field>[]) => boolean
}

/** What was read of a row, by column. */
export type Cells<Field extends string> = Partial<Record<Field, string>>

/** A cell that says nothing of its column's kind, or is in no column. */
export type UnreadCell<Field extends string = string> = { field: Field | undefined; cell: string }

/** What the visitor has chosen about a pasted table; what is missing is decided by its cells. */
export type TableChoices = {
  /** What each column is, by its position; `none` for one that is left out. */
  columns?: Readonly<Record<number, string>>
  dayOrder?: DayOrder
  /** The decimal separator of columns, by their positions. */
  decimals?: Readonly<Record<number, Separator>>
  /** Whether what was spent is written with a minus. */
  spending?: 'plus' | 'minus'
  /** The currency of a sign that several have, `kr`. */
  currency?: string
}

/** A question about a table that its cells do not answer. `cell` is an example. */
export type TableQuestion =
  | { kind: 'dayOrder'; cell: string }
  | { kind: 'decimals'; column: number; cell: string }
  | { kind: 'spending' }
  | { kind: 'currency'; sign: string; possible: readonly string[] }

/** A column as it was understood. */
export type ReadColumn = {
  position: number
  /** Its heading; empty without one. */
  name: string
  /** Its first cells. */
  samples: readonly string[]
  role: string | null | undefined
}

/** A table that was read: its lines, and everything that is not in them. */
export type PastedTable<Line> = {
  lines: readonly Line[]
  /** Rows that are no lines. */
  skipped: number
  /** Rows that add up others or are the balance of an account, as texts. */
  totals: readonly string[]
  /** Names of columns that the tool does not know. */
  unknown: readonly string[]
  unread: readonly UnreadCell[]
  /** How many lines are money that came back, where the tool is about spending. */
  credits: number
  columns: readonly ReadColumn[]
  /** The first lines by the fields that they have. */
  first: readonly Readonly<Record<string, string>>[]
  /** What may be chosen about the table, whether or not it is certain. */
  settings: readonly TableQuestion[]
  /** Those of the settings that its cells leave open. */
  questions: readonly TableQuestion[]
  /** What counts at present: what was chosen, or else decided. */
  choices: TableChoices
}

/** Reads the pasted tables of a tool. */
export type TableReader<Line> = {
  /** The names that columns can have. */
  columns: readonly string[]
  /** What the fields are called, by the roles of columns. */
  labels: Readonly<Record<string, string>>
  /** The roles that columns can have beside those of the tool. */
  shared: readonly SharedRole[]
  /** A value of a field as it is shown; without it, as it is. */
  textOf?: (field: string, value: string) => string
  read: (text: string, choices?: TableChoices) => PastedTable<Partial<Line>>
}
