import { useState } from 'react'
import { Button } from '../../../design/components/Button'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Entry } from '../model/lineList'
import type { LineEditing } from './useLines'

/** The button that opens a dialog for a table of a spreadsheet, and the dialog. Both are fetched at the press. */
export function PasteTable<Line extends Entry>({ editing }: { editing: LineEditing<Line> }) {
  const { words, htmlLang, room, max, actions, pasted } = editing
  const { loading } = useCommonWords()
  const [isLoading, setIsLoading] = useState(false)
  const open = async (): Promise<void> => {
    if (isLoading) return
    const focused = document.activeElement
    setIsLoading(true)
    const loaded = await actions.loadPasting()
    setIsLoading(false)
    // Who has gone on to something else meanwhile is not interrupted.
    if (loaded && document.activeElement === focused)
      actions.showPasted({ pasting: loaded, tables: [{ name: '', text: '' }] })
  }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => void open()}
        aria-busy={isLoading || undefined}
        data-replay="paste"
      >
        {words.paste_open}
        {isLoading ? <LoadingDots label={loading} /> : null}
      </Button>
      {pasted ? (
        <pasted.pasting.PasteDialog
          words={words}
          htmlLang={htmlLang}
          room={room}
          max={max}
          reader={pasted.pasting.reader}
          initial={pasted.tables}
          onAdd={(table) => actions.addTable(pasted.pasting, table, pasted.after)}
          onClose={() => actions.showPasted(undefined)}
        />
      ) : null}
    </>
  )
}
