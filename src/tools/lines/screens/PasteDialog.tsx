/** The dialog for a table of a spreadsheet, and what is said of a pasted one. Fetched when a table is pasted. */
import { useMemo, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { LineWords } from '../model/lineWordKeys'
import type { TableReader } from '../model/pastedTable'
import { pastedTexts } from '../model/pastedTexts'

export { asSentences, pastedTexts } from '../model/pastedTexts'

type PasteDialogProps = {
  words: LineWords
  htmlLang: string
  /** How many lines there is room for, and how many lines the tool takes. */
  room: number
  max: number
  reader: TableReader<unknown>
  /** Called with the text whose lines are to be added, when the dialog is closed. */
  onAdd: (text: string) => void
  onClose: () => void
}

/** An open dialog for a table of a spreadsheet: what is found in it is said before it is added. */
export function PasteDialog({ words, htmlLang, room, max, reader, onAdd, onClose }: PasteDialogProps) {
  const { close: closeLabel } = useCommonWords()
  const [text, setText] = useState('')
  const table = useMemo(() => (text.trim() === '' ? undefined : reader.read(text)), [text, reader])
  const isUsable = table !== undefined && table.lines.length > 0 && room > 0
  return (
    <Dialog open onClose={onClose} title={words.paste_open} closeLabel={closeLabel}>
      <p>{fill(words.paste_text, { columns: reader.columns.join(', ') })}</p>
      <Field
        label={words.paste_label}
        name="pasted"
        multiline
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div role="status">
        {table ? (
          <Notice $tone={isUsable ? 'info' : 'problem'}>
            {pastedTexts(table, { words, htmlLang, room, max, isAdded: false }).map((said) => (
              <p key={said}>{said}</p>
            ))}
          </Notice>
        ) : null}
      </div>
      <Actions>
        <Button
          disabled={!isUsable}
          onClick={() => {
            onClose()
            onAdd(text)
          }}
        >
          {words.paste_add}
        </Button>
      </Actions>
    </Dialog>
  )
}
