import { useEffect, useRef } from 'react'
import { Button } from '../../../design/components/Button'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Report } from '../model/report'

/** Something that was taken away and can be put back. */
export type Undoable = {
  /** Id of the element that has the focus then. */
  focusId: string
  text: string
  restore: () => void
  /** The report that it can be undone in; any without it. */
  only?: Report
}

/** What was deleted is in memory until something else is deleted: pressed by mistake, it comes back. */
export function UndoNotice({ undoable, onUndone }: { undoable: Undoable; onUndone: () => void }) {
  const common = useCommonWords()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [undoable])
  return (
    <Notice role="status">
      <Actions>
        <p>{undoable.text}</p>
        <Button
          ref={button}
          variant="secondary"
          onClick={() => {
            undoable.restore()
            onUndone()
            // The button goes away: the focus moves to what has come back.
            requestAnimationFrame(() => document.getElementById(undoable.focusId)?.focus())
          }}
        >
          {common.undo}
        </Button>
      </Actions>
    </Notice>
  )
}
