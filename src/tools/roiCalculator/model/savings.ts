/** The figures of the calculation, by the keys the content uses. Money is in minor units. */
export type Assumptions = {
  employees: number
  reports_per_month: number
  minutes_per_report: number
  minutes_with_outlay: number
  hourly_cost: number
}

/** The assumptions among the entries of a document; undefined when one of them is missing. */
export function assumptionsOf(
  entries: readonly { key: string | null; value: number | null }[],
): Assumptions | undefined {
  const valueOf = (wanted: keyof Assumptions): number | null =>
    entries.find(({ key }) => key === wanted)?.value ?? null
  const employees = valueOf('employees')
  const reports_per_month = valueOf('reports_per_month')
  const minutes_per_report = valueOf('minutes_per_report')
  const minutes_with_outlay = valueOf('minutes_with_outlay')
  const hourly_cost = valueOf('hourly_cost')
  const complete =
    employees !== null &&
    reports_per_month !== null &&
    minutes_per_report !== null &&
    minutes_with_outlay !== null &&
    hourly_cost !== null
  return complete
    ? { employees, reports_per_month, minutes_per_report, minutes_with_outlay, hourly_cost }
    : undefined
}

/**
 * The monthly savings on expense reports: the hours, and their cost in minor units, rounded to whole units.
 * Reports that take longer than before save nothing.
 */
export function monthlySavings(assumptions: Assumptions): { hours: number; amount: number } {
  const { employees, reports_per_month, minutes_per_report, minutes_with_outlay, hourly_cost } = assumptions
  const minutes = employees * reports_per_month * Math.max(0, minutes_per_report - minutes_with_outlay)
  const hours = minutes / 60
  return { hours, amount: Math.round(hours * hourly_cost) }
}
