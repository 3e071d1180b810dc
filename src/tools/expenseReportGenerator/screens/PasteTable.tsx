import { useEffect, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Actions, Notice } from '../../controls/layout'
import { counted, type ReportWords } from '../model/describe'
import type { PastedLine, PastedTable, TableWords } from '../model/pastedTable'
import { categories } from '../model/report'
import { useReportView } from './ReportContext'

const tableWords = (words: ReportWords): TableWords => ({
  columns: {
    date: words.date,
    merchant: words.merchant,
    category: words.category,
    note: words.note,
    amount: words.amount,
    currency: words.currency,
    vat: words.vat,
    people: words.people,
  },
  categories: Object.fromEntries(
    categories.map((category) => [category, words[`category_${category}`]]),
  ) as TableWords['categories'],
  total: words.doc_total,
})

/** What was found in the text; undefined while there is none. */
function usePasted(text: string, htmlLang: string, words: TableWords): PastedTable | undefined {
  const [table, setTable] = useState<PastedTable>()
  useEffect(() => {
    let isCurrent = true
    if (text.trim() === '') setTable(undefined)
    else
      void import('../model/pastedTable').then(
        ({ readPastedTable }) => {
          if (isCurrent) setTable(readPastedTable(text, htmlLang, words))
        },
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
    // The words of a page do not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, htmlLang])
  return table
}

type PasteTableProps = {
  open: boolean
  /** How many lines still fit into the report. */
  room: number
  onClose: () => void
  onLines: (lines: readonly PastedLine[]) => void
}

/** Makes lines of a table that was copied from a spreadsheet: what was found is said before it is added. */
export function PasteTable({ open, room, onClose, onLines }: PasteTableProps) {
  const { words, htmlLang } = useReportView()
  const [text, setText] = useState('')
  const names = tableWords(words)
  const table = usePasted(text, htmlLang, names)
  const found = table?.lines.length ?? 0
  const close = (): void => {
    setText('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={words.paste_title} closeLabel={words.close}>
      <p>{fill(words.paste_text, { columns: Object.values(names.columns).join(', ') })}</p>
      <Field
        label={words.paste_rows}
        name="rows"
        multiline
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div role="status">
        {table ? (
          <Notice $tone={found > 0 ? 'info' : 'problem'}>
            <p>{found > 0 ? counted(found, htmlLang, words, 'paste_found') : words.paste_none}</p>
            {found > 0 && table.skipped > 0 ? (
              <p>{counted(table.skipped, htmlLang, words, 'paste_skipped')}</p>
            ) : null}
            {table.impossibleDays.length > 0 ? (
              <p>{fill(words.paste_days, { days: table.impossibleDays.slice(0, 5).join(', ') })}</p>
            ) : null}
            {found > room ? <p>{fill(words.paste_cut, { count: String(room) })}</p> : null}
          </Notice>
        ) : null}
      </div>
      <Actions>
        <Button
          disabled={found === 0 || room === 0}
          onClick={() => {
            if (table) onLines(table.lines.slice(0, room))
            close()
          }}
        >
          {words.paste_add}
        </Button>
      </Actions>
    </Dialog>
  )
}
