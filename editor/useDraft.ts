import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '../content-api/documents'
import { draftsLabel, type EditedDocument } from '../content-api/editingContract'
import { arrivesAfterClosing, readDocument, Refusal, saveDraft } from './client'

/** Time in ms after the last key until a draft is stored, and a preview follows. */
const saveDelay = 250

export type DraftState = {
  edited?: EditedDocument
  /** What the form shows: the draft, or what is published. */
  document?: StoredDocument
  saving: 'saved' | 'waiting' | 'failed'
  problems: readonly string[]
}

/** Problems of any error, as sentences. */
export const problemsOf = (error: unknown): readonly string[] =>
  error instanceof Refusal ? error.problems : [String(error)]

/**
 * A document in a form: read, and stored as a draft a moment after each change. What was typed stays in the form when it
 * cannot be stored, and is tried again with the next change.
 */
export function useDraft(id: string, onStored: () => void) {
  const [state, setState] = useState<DraftState>({ saving: 'saved', problems: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<StoredDocument>(undefined)
  const changes = useRef(0)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const hasFailed = useRef(false)

  /** Reads what is stored. What was typed meanwhile stays in the form, whether it is stored by now or still waiting. */
  const read = useCallback(async (): Promise<void> => {
    const changesBefore = changes.current
    try {
      const edited = await readDocument(id)
      const document = edited.draft ?? edited.published
      setState((state) => {
        if (waiting.current === undefined && changes.current === changesBefore)
          return { edited, ...(document ? { document } : {}), saving: 'saved', problems: [] }
        const draft = waiting.current ? edited.draft : state.edited?.draft
        const release = waiting.current ? edited.release : (state.edited?.release ?? draftsLabel)
        const { draft: _, release: __, ...others } = edited
        return {
          ...state,
          edited: { ...others, ...(draft ? { draft } : {}), ...(release === undefined ? {} : { release }) },
        }
      })
    } catch (error) {
      setState((state) => ({ ...state, problems: problemsOf(error) }))
    }
  }, [id])

  const storeWaiting = useCallback(async (): Promise<boolean> => {
    const document = waiting.current
    if (!document) return true
    try {
      await saveDraft(document)
      hasFailed.current = false
      const isLatest = waiting.current === document
      if (isLatest) waiting.current = undefined
      setState((state) => ({
        ...state,
        edited: { history: [], release: draftsLabel, ...state.edited, draft: document },
        saving: isLatest ? 'saved' : 'waiting',
        problems: [],
      }))
      onStored()
      return true
    } catch (error) {
      hasFailed.current = true
      setState((state) => ({ ...state, saving: 'failed', problems: problemsOf(error) }))
      return false
    }
  }, [onStored])

  /** Stores what is waiting, one after the other: an earlier draft must not arrive last. Gives false when it could not. */
  const store = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = running.current.then(storeWaiting)
    return running.current
  }, [storeWaiting])

  /** Puts the document into a release, as a draft, with what is waiting. Rejects with a Refusal when that cannot be. */
  const setRelease = useCallback(
    async (document: StoredDocument, release: string): Promise<void> => {
      if (!(await store())) return
      await saveDraft(document, release)
      setState((state) => ({
        ...state,
        edited: { history: [], ...state.edited, draft: document, release: release || draftsLabel },
      }))
      onStored()
    },
    [store, onStored],
  )

  const change = useCallback(
    (document: StoredDocument): void => {
      changes.current += 1
      waiting.current = document
      setState((state) => ({ ...state, document, saving: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void store(), saveDelay)
    },
    [store],
  )

  useEffect(() => {
    void read()
    // What was typed last is not lost with the form.
    return () => void store()
  }, [read, store])

  useEffect(() => {
    const onHide = (): void => {
      clearTimeout(timer.current)
      void storeWaiting()
    }
    // The browser asks whether to stay only where closing the page would lose something.
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (waiting.current && (hasFailed.current || !arrivesAfterClosing(waiting.current)))
        event.preventDefault()
    }
    window.addEventListener('pagehide', onHide)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [storeWaiting])

  return { ...state, change, setRelease, store, read }
}
