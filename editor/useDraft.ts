import { useCallback, useEffect, useRef, useState } from 'react'
import { stableContent, withFields, type FieldPath } from '../content-api/documentChanges'
import type { StoredDocument } from '../content-api/documents'
import { draftsLabel, noVersion, type Conflict, type EditedDocument } from '../content-api/editingContract'
import { arrivesAfterClosing, ConflictRefusal, keepVersion, readDocument, Refusal, saveDraft } from './client'
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsavedText'

/** Time in ms after the last key until a draft is stored, and a preview follows. */
const saveDelay = 250

/** Two texts of the document: the one in the form, and the one that somebody else has stored. */
export type OpenConflict = {
  conflict: Conflict
  mine: StoredDocument
  theirs: StoredDocument | undefined
  /** What both began with, as far as it is known. */
  base?: StoredDocument | undefined
}

export type DraftState = {
  edited?: EditedDocument
  /** What the form shows: the draft, or what is published. */
  document?: StoredDocument
  saving: 'saved' | 'waiting' | 'failed' | 'conflict'
  problems: readonly string[]
  conflict?: OpenConflict | undefined
}

/** Problems of any error, as sentences. */
export const problemsOf = (error: unknown): readonly string[] =>
  error instanceof Refusal ? error.problems : [String(error)]

const theirsOf = ({ against, current: { draft, published } }: Conflict): StoredDocument | undefined =>
  against === 'published' ? published : (draft ?? published)

/**
 * A document in a form: read, and stored as a draft a moment after each change. What was typed stays in the form when it
 * cannot be stored, and is tried again with the next change; when somebody else has changed the document, until it is decided
 * between both texts.
 */
export function useDraft(id: string, onStored: () => void) {
  const [state, setState] = useState<DraftState>({ saving: 'saved', problems: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<StoredDocument>(undefined)
  const changes = useRef(0)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const hasFailed = useRef(false)
  /** What the form is based on: its version, and its text. */
  const version = useRef(noVersion)
  const base = useRef<StoredDocument>(undefined)
  const shown = useRef<StoredDocument>(undefined)
  const isConflicting = useRef(false)
  const resolves = useRef(false)
  const isDeciding = useRef(false)
  const [client] = useState(() => Math.random().toString(36).slice(2))

  /** Shows both texts. Nothing is stored until it is decided between them. */
  const meet = useCallback((conflict: Conflict, mine: StoredDocument): void => {
    isConflicting.current = true
    hasFailed.current = waiting.current !== undefined
    const open = { conflict, mine, theirs: theirsOf(conflict), base: base.current }
    setState((state) => ({ ...state, saving: 'conflict', problems: [], conflict: open }))
  }, [])

  const storeWaiting = useCallback(async (): Promise<boolean> => {
    const document = waiting.current
    if (!document) return !isConflicting.current
    if (isConflicting.current) return false
    // Kept until the answer says that it is stored: the page may be closed before.
    keepUnsaved({ document, version: version.current, base: base.current })
    try {
      const stored = await saveDraft(document, {
        version: version.current,
        client,
        ...(resolves.current ? { resolves: true } : {}),
      })
      version.current = stored.version
      base.current = document
      resolves.current = false
      hasFailed.current = false
      const isLatest = waiting.current === document
      if (isLatest) {
        waiting.current = undefined
        forgetUnsaved(id)
      }
      setState((state) => ({
        ...state,
        edited: { release: draftsLabel, ...state.edited, ...stored, draft: document },
        saving: isLatest ? 'saved' : 'waiting',
        problems: [],
      }))
      onStored()
      return true
    } catch (error) {
      hasFailed.current = true
      const [conflict] = error instanceof ConflictRefusal ? error.conflicts : []
      if (conflict) meet(conflict, waiting.current ?? document)
      else setState((state) => ({ ...state, saving: 'failed', problems: problemsOf(error) }))
      return false
    }
  }, [id, client, onStored, meet])

  /** Stores what is waiting, one after the other: an earlier draft must not arrive last. Gives false when it could not. */
  const store = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = running.current.then(storeWaiting)
    return running.current
  }, [storeWaiting])

  const change = useCallback(
    (document: StoredDocument): void => {
      changes.current += 1
      waiting.current = document
      shown.current = document
      keepUnsaved({ document, version: version.current, base: base.current })
      setState((state) => ({
        ...state,
        document,
        ...(isConflicting.current ? {} : { saving: 'waiting' as const }),
        ...(state.conflict ? { conflict: { ...state.conflict, mine: document } } : {}),
      }))
      clearTimeout(timer.current)
      if (!isConflicting.current) timer.current = setTimeout(() => void store(), saveDelay)
    },
    [store],
  )

  /** Reads what is stored. What was typed meanwhile stays in the form, whether it is stored by now or still waiting. */
  const read = useCallback(async (): Promise<void> => {
    const changesBefore = changes.current
    try {
      const edited = await readDocument(id)
      const document = edited.draft ?? edited.published
      if (waiting.current === undefined && changes.current === changesBefore) {
        version.current = edited.version
        base.current = document
        shown.current = document
        isConflicting.current = false
        setState({ edited, ...(document ? { document } : {}), saving: 'saved', problems: [] })
        const unsaved = readUnsaved(id)
        if (unsaved) {
          // Typed before the page was loaded again, on the version that it names.
          version.current = unsaved.version
          base.current = unsaved.base
          change(unsaved.document)
        }
        return
      }
      setState((state) => {
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
  }, [id, change])

  /** Puts the document into a release, as a draft, with what is waiting. Rejects with a Refusal when that cannot be. */
  const setRelease = useCallback(
    async (document: StoredDocument, release: string): Promise<void> => {
      if (!(await store())) return
      const stored = await saveDraft(document, { version: version.current, release, client })
      version.current = stored.version
      base.current = document
      setState((state) => ({
        ...state,
        edited: {
          ...state.edited,
          ...stored,
          draft: document,
          release: release || draftsLabel,
        },
      }))
      onStored()
    },
    [store, onStored, client],
  )

  /**
   * Runs an action on the version of the form: again when only the form itself has stored another text meanwhile. A conflict
   * with somebody else is shown, and rejects.
   */
  const onVersion = useCallback(
    async <Result>(action: (version: string) => Promise<Result>): Promise<Result> => {
      for (;;) {
        const named = version.current
        try {
          return await action(named)
        } catch (error) {
          const conflict =
            error instanceof ConflictRefusal ? error.conflicts.find((one) => one.id === id) : undefined
          if (conflict && version.current !== named && (await store())) continue
          if (conflict && shown.current) meet(conflict, shown.current)
          throw error
        }
      }
    },
    [id, meet, store],
  )

  /**
   * Decides a conflict: the text of the form, with the values of the other one at the given places. What gives way is kept: the
   * text of the form before anything else, the other one when the chosen text is stored.
   */
  const resolve = useCallback(
    async ({ conflict, mine, theirs }: OpenConflict, taken: readonly FieldPath[]): Promise<void> => {
      if (isDeciding.current) return
      isDeciding.current = true
      try {
        if (taken.length > 0) await keepVersion(mine)
      } catch (error) {
        setState((state) => ({ ...state, problems: problemsOf(error) }))
        return
      } finally {
        isDeciding.current = false
      }
      const places = new Set(taken.map((path) => path.join('.')))
      const fields = conflict.changed.filter(({ path }) => places.has(path.join('.')))
      const chosen = withFields(
        mine,
        fields.map(({ path, theirs: value }) => ({ path, value })),
      )
      version.current = conflict.current.version
      base.current = theirs
      isConflicting.current = false
      hasFailed.current = false
      setState((state) => ({ ...state, conflict: undefined, problems: [] }))
      const isTheirs = theirs !== undefined && stableContent(chosen) === stableContent(theirs)
      if (isTheirs && conflict.against !== 'published') {
        waiting.current = undefined
        forgetUnsaved(id)
        await read()
        onStored()
        return
      }
      resolves.current = true
      change(chosen)
      await store()
    },
    [id, change, read, store, onStored],
  )

  /** Leaves a document deleted that somebody else has deleted. */
  const giveUp = useCallback((): void => {
    waiting.current = undefined
    isConflicting.current = false
    hasFailed.current = false
    forgetUnsaved(id)
    setState({ saving: 'saved', problems: ['The document was deleted.'] })
    onStored()
  }, [id, onStored])

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

  return { ...state, change, setRelease, store, read, onVersion, resolve, giveUp }
}
