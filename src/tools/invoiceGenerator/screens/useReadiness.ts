import type { Calculation } from '../model/calculate'
import { isEmptyLine } from '../model/invoice'
import { useInvoice } from './InvoiceContext'
import { textAt } from './invoicePaths'
import { useEntryProblems, type EntryProblem } from './useEntryProblems'

/** What keeps an invoice from being ready: what is wrong, and the paths of what is missing in every invoice. */
export type Readiness = {
  entryProblems: readonly EntryProblem[]
  empty: readonly string[]
  /** Nothing is wrong or missing. False before the code of the checks has come. */
  isReady: boolean
}

/** Whether the invoice as it is shown is one that can be sent. */
export function useReadiness(calculation: Calculation): Readiness {
  const { shown, exports } = useInvoice()
  const entryProblems = useEntryProblems(calculation)
  const empty = [
    ...['seller.name', 'buyer.name', 'number'].filter((path) => textAt(shown, path).trim() === ''),
    ...(shown.lines.every(isEmptyLine) ? ['lines'] : []),
  ]
  return {
    entryProblems,
    empty,
    isReady: exports !== undefined && entryProblems.length === 0 && empty.length === 0,
  }
}
