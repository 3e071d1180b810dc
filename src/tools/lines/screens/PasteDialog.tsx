/** The dialog for a table of a spreadsheet, and what is said of a pasted one. Fetched when a table is pasted. */
import { useMemo, useRef, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { LineWords } from '../model/lineWordKeys'
import { otherFileFormat, otherFormat } from '../model/otherFormats'
import { pastedTexts } from '../model/pastedTexts'
import {
  acceptedTables,
  hasTables,
  isZip,
  maxTableBytes,
  tableText,
  type FileTable,
  type FileTables,
  type TableProblem,
} from '../model/tableFile'
import type { PastedTable, TableChoices, TableReader } from '../model/tableShape'
import { PasteColumns } from './PasteColumns'

export { asSentences, pastedTexts } from '../model/pastedTexts'

/** Reads a file that was chosen or dropped. Of a workbook the sheets with cells are read. */
export async function tablesOfFile(file: File, htmlLang: string): Promise<FileTables> {
  if (file.size > maxTableBytes) return 'noTable'
  const content = await file.arrayBuffer().catch(() => undefined)
  if (!content) return 'noTable'
  const bytes = new Uint8Array(content)
  const format = otherFileFormat(bytes, file.name)
  if (format) return { format }
  if (!isZip(bytes)) {
    const text = tableText(bytes)
    return text === undefined ? 'noTable' : [{ name: '', text }]
  }
  const code = await import('../../spreadsheet/model/readXlsx').catch(() => undefined)
  if (!code) return 'notLoaded'
  const sheets = code.readXlsx(bytes, htmlLang)
  return sheets?.length ? sheets.map(({ name, rows }) => ({ name, text: code.rowsAsText(rows) })) : 'noTable'
}

type PasteDialogProps<Line> = {
  words: LineWords
  htmlLang: string
  /** How many lines there is room for, and how many lines the tool takes. */
  room: number
  max: number
  reader: TableReader<Line>
  /** What was pasted into a field or dropped, with several sheets to choose from. */
  initial: FileTables
  /** Called with the table whose lines are to be added, when the dialog is closed. */
  onAdd: (table: PastedTable<Partial<Line>>) => void
  onClose: () => void
}

/** An open dialog for a table of a spreadsheet: what is found in it is said and can be changed before it is added. */
export function PasteDialog<Line>({
  words,
  htmlLang,
  room,
  max,
  reader,
  initial,
  onAdd,
  onClose,
}: PasteDialogProps<Line>) {
  const { close: closeLabel, not_loaded: notLoaded } = useCommonWords()
  const first = hasTables(initial) ? initial : []
  /** The sheets of a workbook with several; the visitor says which one is meant. */
  const [sheets, setSheets] = useState(first.length > 1 ? first : [])
  const [sheet, setSheet] = useState('')
  const [text, setText] = useState(first.length === 1 ? (first[0]?.text ?? '') : '')
  const [choices, setChoices] = useState<TableChoices>({})
  const [problem, setProblem] = useState<TableProblem | undefined>(hasTables(initial) ? undefined : initial)
  const input = useRef<HTMLInputElement>(null)
  const format = useMemo(() => otherFormat(text), [text])
  const table = useMemo(
    () => (text.trim() === '' || format ? undefined : reader.read(text, choices)),
    [text, format, choices, reader],
  )
  const shownProblem = problem ?? (format ? { format } : undefined)
  const isUsable = table !== undefined && table.lines.length > 0 && room > 0
  const hasQuestions = table !== undefined && table.questions.length > 0
  const take = (next: string): void => {
    setText(next)
    setChoices({})
    setProblem(undefined)
  }
  const takeFile = (tables: readonly FileTable[]): void => {
    setSheets(tables.length > 1 ? tables : [])
    setSheet('')
    take(tables.length === 1 ? (tables[0]?.text ?? '') : '')
  }
  const problemText = (said: TableProblem): string => {
    if (said === 'notLoaded') return notLoaded
    return said === 'noTable' ? words.paste_file_problem : fill(words.paste_other_format, said)
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const read = await tablesOfFile(file, htmlLang)
    if (hasTables(read)) takeFile(read)
    else setProblem(read)
  }
  return (
    <Dialog open onClose={onClose} title={words.paste_open} closeLabel={closeLabel}>
      <p>{fill(words.paste_text, { columns: reader.columns.join(', ') })}</p>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
        onDrop={(event) => {
          // Not a picture for the list behind the dialog.
          event.preventDefault()
          event.stopPropagation()
          void open(event.dataTransfer.files[0])
        }}
        onPaste={(event) => {
          const file = event.clipboardData.files[0]
          // Cells come as a text too, beside a picture of them.
          if (!file || event.clipboardData.getData('text') !== '') return
          event.preventDefault()
          void open(file)
        }}
      >
        <Field
          label={words.paste_label}
          name="pasted"
          multiline
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTables}
        data-table-file=""
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Actions>
        <Button variant="secondary" onClick={() => input.current?.click()} data-replay="paste-file">
          {words.paste_file}
        </Button>
        <span>{words.paste_file_hint}</span>
      </Actions>
      {sheets.length > 0 ? (
        <Select
          label={words.paste_sheet}
          name="pasted-sheet"
          options={sheets.map(({ name }, index) => ({ value: String(index), text: name }))}
          hasEmpty={sheet === ''}
          placeholder={words.paste_choose}
          value={sheet}
          onChange={({ currentTarget }) => {
            setSheet(currentTarget.value)
            take(sheets[Number(currentTarget.value)]?.text ?? '')
          }}
        />
      ) : null}
      <div role="status">
        {shownProblem ? (
          <Notice $tone="problem">
            <p>{problemText(shownProblem)}</p>
          </Notice>
        ) : table ? (
          <Notice $tone={isUsable ? 'info' : 'problem'}>
            {pastedTexts(table, { words, htmlLang, room, max, isAdded: false }).map((said) => (
              <p key={said}>{said}</p>
            ))}
            {hasQuestions ? <p>{words.paste_open_questions}</p> : null}
          </Notice>
        ) : null}
      </div>
      {table && table.columns.length > 0 ? (
        <PasteColumns
          words={words}
          htmlLang={htmlLang}
          table={table}
          reader={reader}
          choices={choices}
          onChoose={setChoices}
        />
      ) : null}
      <Actions>
        <Button
          disabled={!isUsable || hasQuestions}
          onClick={() => {
            if (!table) return
            onClose()
            onAdd(table)
          }}
        >
          {words.paste_add}
        </Button>
      </Actions>
    </Dialog>
  )
}
