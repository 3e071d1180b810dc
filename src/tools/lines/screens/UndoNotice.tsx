import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../design/components/Button'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'

type UndoNoticeProps = {
  undoable: { text: string; undo: () => void }
  /** Whether the button takes the focus: the one that was pressed is gone. The text is read out with it. */
  takesFocus?: boolean
}

/** What was taken away or added, with the button that undoes it. */
export function UndoNotice({ undoable, takesFocus = false }: UndoNoticeProps) {
  const common = useCommonWords()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [undoable, takesFocus])
  return (
    <Notice>
      <Actions>
        <p id={id}>{undoable.text}</p>
        <Button ref={button} variant="secondary" aria-describedby={id} onClick={undoable.undo}>
          {common.undo}
        </Button>
      </Actions>
    </Notice>
  )
}
