import { useMemo } from 'react'
import { numberProblemKey } from '../../controls/numberProblemText'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Calculation } from '../model/calculate'
import { useInvoice } from './InvoiceContext'

/** The fields of a line whose broken rules are said at them. */
const fields = ['name', 'quantity', 'unit', 'price', 'discount.value', 'vat', 'vat.category', 'vat.rate']

/** What is wrong in each line: by its position, then by field. Numbers that cannot be read, and broken rules. */
export function useLineProblems(
  numberProblems: Calculation['problems'],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const { invoice, problemAt } = useInvoice()
  const common = useCommonWords()
  const { lines } = invoice
  return useMemo(() => {
    const found = new Map<string, Record<string, string>>()
    const add = (index: string, key: string, text: string): void => {
      const line = found.get(index) ?? {}
      line[key.startsWith('vat') ? 'vat' : key] ??= text
      found.set(index, line)
    }
    lines.forEach((_, index) => {
      for (const key of fields) {
        const text = problemAt(`lines.${index}.${key}`)
        if (text) add(String(index), key, text)
      }
    })
    for (const { path, problem } of numberProblems) {
      const [, index, key] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
      if (index && key) add(index, key, common[numberProblemKey(problem)])
    }
    return found
  }, [lines, problemAt, numberProblems, common])
}
