import { useMemo } from 'react'
import { numberProblemKey } from '../../controls/numberProblemText'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Calculation } from '../model/calculate'
import { useInvoice, type InvoiceEditing } from './InvoiceContext'

/** Something that was typed and is wrong in any invoice, at the path of its field. */
export type EntryProblem = { path: string; text: string }

type Editing = Pick<InvoiceEditing, 'invoice' | 'words' | 'exports'>

/** Accounts and BICs that do not exist; none before the code of checks has come. */
export function accountProblems({ invoice, words, exports }: Editing): EntryProblem[] {
  if (!exports) return []
  const { means, iban, bic, debitedIban } = invoice.payment
  const isTransfer = means === '58' || means === '30'
  const ibanProblem = isTransfer ? exports.ibanProblem(iban) : undefined
  const bicProblem = isTransfer ? exports.bicProblem(bic, iban) : undefined
  const debitedProblem = means === '59' ? exports.ibanProblem(debitedIban) : undefined
  return [
    ...(ibanProblem ? [{ path: 'payment.iban', text: words[`problem_iban_${ibanProblem}`] }] : []),
    ...(bicProblem ? [{ path: 'payment.bic', text: words[`problem_bic_${bicProblem}`] }] : []),
    ...(debitedProblem
      ? [{ path: 'payment.debitedIban', text: words[`problem_iban_${debitedProblem}`] }]
      : []),
  ]
}

/** What has to be corrected whichever file is made: numbers that cannot be read, which count as zero, and accounts. */
export function useEntryProblems({ problems }: Calculation): readonly EntryProblem[] {
  const { invoice, words, exports } = useInvoice()
  const common = useCommonWords()
  return useMemo(
    () => [
      ...problems.map(({ path, problem }) => ({ path, text: common[numberProblemKey(problem)] })),
      ...accountProblems({ invoice, words, exports }),
    ],
    [problems, common, invoice, words, exports],
  )
}
