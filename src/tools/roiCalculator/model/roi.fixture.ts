import { decimal } from '../../numbers/model/decimal'
import { assumptionKeys, firstValuesOf, type AssumptionKey, type FirstValues } from './assumptions'
import type { Figures } from './savings'

/** The entries of a document with the example that the tests work out by hand; money in minor units. */
export const exampleEntries: { key: AssumptionKey; value: number | null }[] = [
  { key: 'employees', value: 40 },
  { key: 'reports_per_month', value: 2 },
  { key: 'minutes_employee', value: 15 },
  { key: 'minutes_employee_outlay', value: 3 },
  { key: 'minutes_approver', value: 4 },
  { key: 'minutes_approver_outlay', value: 1 },
  { key: 'minutes_finance', value: 6 },
  { key: 'minutes_finance_outlay', value: 2 },
  { key: 'hourly_cost', value: 3200 },
  { key: 'salary', value: null },
  { key: 'on_costs', value: 25 },
  { key: 'hours_per_year', value: 1650 },
  { key: 'software_today', value: 0 },
  { key: 'software_outlay', value: null },
  { key: 'setup_hours', value: 16 },
  { key: 'introduction_minutes', value: 20 },
]

export const examplePlan = { freeUsers: 5, perUser: '9' }

/** The first values of the example in a currency. Throws when the entries lack one. */
export function exampleFirst(currency = 'GBP'): FirstValues {
  const first = firstValuesOf(exampleEntries, [], currency, examplePlan)
  if (!first) throw new Error('The example lacks an assumption')
  return first
}

const exampleFigures: Record<AssumptionKey, string> = {
  employees: '40',
  reports_per_month: '2',
  minutes_employee: '15',
  minutes_employee_outlay: '3',
  minutes_approver: '4',
  minutes_approver_outlay: '1',
  minutes_finance: '6',
  minutes_finance_outlay: '2',
  hourly_cost: '32',
  salary: '42200',
  on_costs: '25',
  hours_per_year: '1650',
  software_today: '0',
  software_outlay: '9',
  setup_hours: '16',
  introduction_minutes: '20',
}

/** The figures of the example with some changed. */
export const figuresWith = (changes: Partial<Record<AssumptionKey, string>> = {}): Figures => {
  const texts = { ...exampleFigures, ...changes }
  return Object.fromEntries(assumptionKeys.map((key) => [key, decimal(texts[key])])) as Figures
}
