/** Where each tool keeps the work of a visitor: keys of localStorage, all in the registry of src/visitor/consent. */
export const workKeys = [
  'vat-calculator/v2',
  'roi-calculator/v2',
  'expense-report/v2',
  'expense-policy/v2',
  'invoice-generator/v2',
] as const

export type WorkKey = (typeof workKeys)[number]

/** The databases of IndexedDB with the pictures that a visitor adds, which are too large for localStorage. */
export const pictureDatabases = ['expense-report-receipts'] as const
