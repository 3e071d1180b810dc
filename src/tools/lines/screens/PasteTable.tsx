import { useMemo, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Entry } from '../model/lineList'
import { pastedTexts } from '../model/pastedTexts'
import type { LineEditing } from './useLines'

type PasteTableProps<Line extends Entry> = {
  editing: LineEditing<Line>
  /** The names that columns of the table can have. */
  columns: readonly string[]
}

/** The button that opens a dialog for a table of a spreadsheet: what is found in it is said before it is added. */
export function PasteTable<Line extends Entry>({ editing, columns }: PasteTableProps<Line>) {
  const { words, htmlLang, readTable, room, max } = editing
  const { close: closeLabel } = useCommonWords()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  // The words of a page do not change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const table = useMemo(() => (text.trim() === '' ? undefined : readTable(text)), [text])
  const isUsable = table !== undefined && table.lines.length > 0 && room > 0
  const close = (): void => {
    setText('')
    setIsOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)} data-replay="paste">
        {words.paste_open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.paste_open} closeLabel={closeLabel}>
        <p>{fill(words.paste_text, { columns: columns.join(', ') })}</p>
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
              close()
              editing.actions.paste(text)
            }}
          >
            {words.paste_add}
          </Button>
        </Actions>
      </Dialog>
    </>
  )
}
