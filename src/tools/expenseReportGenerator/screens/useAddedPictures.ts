import { useCallback, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { pluralForm } from '../../../core/i18n/plural'
import { analytics } from '../../../visitor/analytics/queue'
import type { Line, Report } from '../model/report'
import { useReportView } from './ReportContext'
import type { useReceipts } from './useReceipts'
import type { useReportLines } from './useReportLines'

/** Adding pictures as lines of their own, and which lines they have become. */
export type AddedPictures = {
  addPictures: (files: readonly File[]) => void
  /** `2 receipts added: lines 1 and 2`; empty before any, and when none of them is there any more. */
  text: string
}

/** From how many lines on that follow each other the first and the last one are named. */
const fewestInRange = 4

/** The numbers of lines in words: `1 and 2`, `3–12`. */
export function lineNumbersInWords(numbers: readonly number[], htmlLang: string): string {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  if (numbers.length >= fewestInRange && last - first === numbers.length - 1)
    return `${formatNumber(first, htmlLang)}–${formatNumber(last, htmlLang)}`
  return new Intl.ListFormat(htmlLang).format(numbers.map((number) => formatNumber(number, htmlLang)))
}

/** Makes lines of pictures; then the focus is on the first of them, and the text says which they are. */
export function useAddedPictures(
  report: Report,
  { edit, editing }: ReturnType<typeof useReportLines>,
  { addLines }: ReturnType<typeof useReceipts>,
): AddedPictures {
  const { words, htmlLang } = useReportView()
  const [added, setAdded] = useState<readonly Line['id'][]>([])
  const { reveal } = editing.actions

  const addPictures = useCallback(
    (files: readonly File[]): void => {
      edit((before) => before)
      setAdded([])
      addLines(files, (lineIds) => {
        setAdded(lineIds)
        const [first] = lineIds
        if (first !== undefined) reveal(first)
      })
      analytics.track('Expense report used', { action: 'added' })
    },
    [edit, addLines, reveal],
  )

  const numbers = report.lines.flatMap(({ id }, index) => (added.includes(id) ? index + 1 : []))
  const text =
    numbers.length === 0
      ? ''
      : fill(
          pluralForm(numbers.length, htmlLang, {
            one: words.receipts_added_one,
            other: words.receipts_added_other,
          }),
          { count: formatNumber(numbers.length, htmlLang), lines: lineNumbersInWords(numbers, htmlLang) },
        )
  return { addPictures, text }
}
