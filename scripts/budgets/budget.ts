/** A figure of the site and its limit. */
export type Budget = {
  what: string
  value: number
  limit: number
  unit: string
  /** Whether the limit is the least that is accepted, as a score is. */
  isLeast?: boolean
  /** What explains the value, below it. */
  details?: readonly string[]
  /** What it consists of and where that comes from, shown when the limit is not kept. */
  lookAt?: readonly string[]
}

/** What is measured: the built site, served. */
export type Site = { project: string; origin: string }

export type BudgetOptions = {
  /** Paths of the pages to measure; empty for those that a measurement chooses. */
  pages: readonly string[]
  /** How often something is measured whose median counts; undefined for the usual number. */
  runs: number | undefined
  /** Times on the clock with slow 4G instead of processor times. */
  isSlow: boolean
  /** A few pages instead of one per template. */
  isSample: boolean
  /** Also names the files of each page. */
  hasFiles: boolean
}

export type Measurement = (site: Site, options: BudgetOptions) => Promise<Budget[]>

/** Whether a value keeps its limit. One that could not be measured (NaN) does not. */
export const isKept = ({ value, limit, isLeast = false }: Budget): boolean =>
  isLeast ? value >= limit : value <= limit

/** The value in the middle; NaN without values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const number = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/**
 * The table of all budgets, with a mark at each that is not kept, and what that one consists of; `explainsAll` says it of
 * the others too.
 */
export function budgetTable(budgets: readonly Budget[], { explainsAll = false } = {}): string {
  const rows = budgets.map((budget) => ({
    cells: [
      budget.what,
      `${number(budget.value)} ${budget.unit}`.trim(),
      `${budget.isLeast ? '≥' : '≤'} ${number(budget.limit)}`,
      isKept(budget) ? '' : budget.isLeast ? 'too low' : `${number(budget.value - budget.limit)} too much`,
    ],
    details: [...(budget.details ?? []), ...(isKept(budget) && !explainsAll ? [] : (budget.lookAt ?? []))],
  }))
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map(({ cells }) => (cells[column] ?? '').length)),
  )
  return rows
    .flatMap(({ cells: [what = '', value = '', limit = '', remark = ''], details }) => [
      [what.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), limit.padStart(widths[2] ?? 0), remark]
        .join('  ')
        .trimEnd(),
      ...details.map((detail) => `    ${detail}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}
