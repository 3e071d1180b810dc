/** The dialog for a table of a spreadsheet, and what is said of a pasted one. Fetched when a table is pasted. */
import { useMemo, useRef, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { LineWords } from '../model/lineWordKeys'
import { pastedTexts } from '../model/pastedTexts'
import { maxTableBytes, tableText } from '../model/tableFile'
import type { PastedTable, TableChoices, TableReader } from '../model/tableShape'
import { PasteColumns } from './PasteColumns'

export { asSentences, pastedTexts } from '../model/pastedTexts'

/** The text of a file that was chosen or dropped; undefined for one that is no table of text. */
export async function textOfFile(file: File): Promise<string | undefined> {
  if (file.size > maxTableBytes) return undefined
  return tableText(new Uint8Array(await file.arrayBuffer()))
}

type PasteDialogProps<Line> = {
  words: LineWords
  htmlLang: string
  /** How many lines there is room for, and how many lines the tool takes. */
  room: number
  max: number
  reader: TableReader<Line>
  /** What was pasted into a field or dropped; undefined for a dropped file that is no text. */
  initial: string | undefined
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
  const { close: closeLabel } = useCommonWords()
  const [text, setText] = useState(initial ?? '')
  const [choices, setChoices] = useState<TableChoices>({})
  const [isRefused, setIsRefused] = useState(initial === undefined)
  const input = useRef<HTMLInputElement>(null)
  const table = useMemo(
    () => (text.trim() === '' ? undefined : reader.read(text, choices)),
    [text, choices, reader],
  )
  const isUsable = table !== undefined && table.lines.length > 0 && room > 0
  const hasQuestions = table !== undefined && table.questions.length > 0
  const take = (next: string): void => {
    setText(next)
    setChoices({})
    setIsRefused(false)
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const read = await textOfFile(file).catch(() => undefined)
    if (read === undefined) setIsRefused(true)
    else take(read)
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
        accept=".csv,.tsv,.tab,.txt,text/csv,text/plain,text/tab-separated-values"
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
      <div role="status">
        {isRefused ? (
          <Notice $tone="problem">
            <p>{words.paste_file_problem}</p>
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
