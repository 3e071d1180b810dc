import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Invoice } from '../model/invoice'
import type { EinvoiceFormat, FieldViolation } from './exportFiles'
import type { InvoiceWords } from './InvoiceContext'
import { loadExports } from './loadExports'
import type { DocumentWords } from './useDocumentWords'

/** A format that was requested, and what the invoice breaks of its rules now. */
export type Checked = { format: EinvoiceFormat; violations: readonly FieldViolation[] }

/**
 * What is wrong with the invoice as an e-invoice, from the first download that was refused on: checked again with each
 * change. `problemAt` gives the sentence for a field, by its path.
 */
export function useEinvoiceCheck(invoice: Invoice, texts: DocumentWords | undefined, words: InvoiceWords) {
  const [checked, setChecked] = useState<Checked>()
  const checkedFormat = checked?.format
  // A field that was corrected is fine at once, and what a correction breaks is said.
  useEffect(() => {
    if (!checkedFormat || !texts) return undefined
    let isCurrent = true
    loadExports().then(
      ({ checkEinvoice }) => {
        const violations = checkEinvoice(invoice, checkedFormat, texts)
        if (isCurrent) setChecked((one) => one && { ...one, violations })
      },
      // It has been there before: what was found then stays.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [invoice, checkedFormat, texts])
  const problems = useMemo(
    () =>
      new Map(
        (checked?.violations ?? [])
          .filter(({ isWarning }) => !isWarning)
          .map(({ path, reason }) => [path, words[`reason_${reason}`]]),
      ),
    [checked, words],
  )
  const problemAt = useCallback((path: string) => problems.get(path), [problems])
  return { checked, setChecked, problemAt, problemPaths: [...problems.keys()] }
}
