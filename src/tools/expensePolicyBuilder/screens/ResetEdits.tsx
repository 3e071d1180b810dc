import { useState } from 'react'
import { Button } from '../../../design/components/Button'
import { Actions } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { hasEdits } from '../model/edits'
import { withoutEdits, type PolicyWork } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'

type ResetEditsProps = {
  words: PolicyBuilderWords
  work: PolicyWork
  isEditing: boolean
  change: (update: (work: PolicyWork) => PolicyWork) => void
}

/** Takes back everything that was changed in the text; that can be undone until an answer is changed. */
export function ResetEdits({ words, work, isEditing, change }: ResetEditsProps) {
  const common = useCommonWords()
  const [undone, setUndone] = useState<PolicyWork>()
  return (
    <>
      {isEditing && hasEdits(work.edits) ? (
        <Actions>
          <Button
            variant="quiet"
            onClick={() => {
              setUndone(work)
              change(withoutEdits)
            }}
          >
            {words.reset_edits}
          </Button>
        </Actions>
      ) : null}
      {undone?.answers === work.answers && !hasEdits(work.edits) ? (
        <Actions>
          <Button
            variant="secondary"
            onClick={() => {
              change(() => undone)
              setUndone(undefined)
            }}
          >
            {common.undo}
          </Button>
        </Actions>
      ) : null}
    </>
  )
}
