import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readShareHash } from '../shareLink/model/shareLink'
import { parseSaved } from './parseSaved'
import { typedBefore } from './typedBefore'
import type { WorkKey } from './workKeys'
import { deleteStored, storedText, storeText, type StoreResult } from './workStorage'

/** A change is stored when nothing more was changed for so long, in ms. */
const storeDelay = 300

type ToolWorkOptions<Work extends object> = {
  /** Name in localStorage. */
  storageKey: WorkKey
  /** The work of a visitor who has entered nothing. The same object at each rendering. */
  empty: Work
  /** Reads what was stored or shared; undefined when it is something else. */
  parse: (value: unknown) => Work | undefined
  /** The element with the fields, to find what was typed before the code was there. */
  root: RefObject<HTMLElement | null>
  /** Adds what was typed before the code was there, by the names of its fields. */
  withTyped?: (work: Work, typed: Record<string, string>) => Work
}

/** What a visitor does in a tool, kept in this browser until it is deleted. */
export type ToolWork<Work extends object> = {
  work: Work
  /** False until stored and shared work has been read: what is shown is the empty work of the HTML. */
  isReady: boolean
  change: (update: (work: Work) => Work) => void
  /** What became of the last change; undefined before there is one. */
  stored: StoreResult | undefined
  /** Work of an earlier version that cannot be read, as it was stored. */
  unreadable: string | undefined
  /** Whether the address has shared work: `shown` in place of the visitor's own, or `broken`. */
  shared: 'none' | 'shown' | 'broken'
  /** Makes the shared work the visitor's own. */
  keepShared: () => void
  /** Goes back to the visitor's own work; also takes a broken link out of the address. */
  leaveShared: () => void
  /** Deletes the work from this browser. `undo` gives it back until the next change. */
  remove: () => void
  undo: (() => void) | undefined
}

function withoutHash(): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/**
 * Keeps the work of a tool: reads what is stored or shared by the address, stores each change, notices changes of other
 * tabs. Nothing is stored before the visitor changes something. Shared work never replaces the visitor's own unasked.
 */
export function useToolWork<Work extends object>({
  storageKey,
  empty,
  parse,
  root,
  withTyped,
}: ToolWorkOptions<Work>): ToolWork<Work> {
  const [work, setWork] = useState(empty)
  const [isReady, setIsReady] = useState(false)
  const [stored, setStored] = useState<StoreResult>()
  const [unreadable, setUnreadable] = useState<string>()
  const [shared, setShared] = useState<ToolWork<Work>['shared']>('none')
  const [deleted, setDeleted] = useState<Work>()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; work: Work }>()
  const parser = useRef(parse)
  parser.current = parse
  const isShared = useRef(false)

  const storeNow = useCallback((): void => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const text = JSON.stringify(waiting.current.work)
    waiting.current = undefined
    setStored(storeText(storageKey, text))
  }, [storageKey])

  const store = useCallback(
    (next: Work): void => {
      clearTimeout(waiting.current?.timer)
      waiting.current = { work: next, timer: setTimeout(storeNow, storeDelay) }
    },
    [storeNow],
  )

  const current = useRef(work)
  const show = useCallback((next: Work): void => {
    current.current = next
    setWork(next)
  }, [])

  const change = useCallback(
    (update: (work: Work) => Work): void => {
      const next = update(current.current)
      if (next === current.current) return
      show(next)
      setDeleted(undefined)
      if (!isShared.current) store(next)
    },
    [show, store],
  )

  const readStored = useCallback((): void => {
    const saved = parseSaved(storedText(storageKey), parser.current)
    setUnreadable(saved.unreadable)
    show(saved.work ?? empty)
  }, [storageKey, show, empty])

  // Once, before the browser draws what was stored: the fields of the HTML still hold what was typed.
  useLayoutEffect(() => {
    const typed = root.current ? typedBefore(root.current) : {}
    readStored()
    const link = readShareHash(window.location.hash)
    const linked = link.kind === 'work' ? parser.current(link.value) : undefined
    if (linked) {
      isShared.current = true
      show(linked)
    }
    if (link.kind !== 'none') setShared(linked ? 'shown' : 'broken')
    if (withTyped && Object.keys(typed).length > 0) change((read) => withTyped(read, typed))
    setIsReady(true)
    // Stored work is read once; changes of other tabs are noticed below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === storageKey && !waiting.current && !isShared.current) readStored()
    }
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') storeNow()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', onHidden)
      storeNow()
    }
  }, [storageKey, readStored, storeNow])

  const endShared = (): void => {
    isShared.current = false
    setShared('none')
    withoutHash()
  }

  return {
    work,
    isReady,
    change,
    stored,
    unreadable,
    shared,
    keepShared: () => {
      endShared()
      store(current.current)
    },
    leaveShared: () => {
      if (isShared.current) readStored()
      endShared()
    },
    remove: () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      setDeleted(current.current)
      deleteStored(storageKey)
      setStored(undefined)
      setUnreadable(undefined)
      show(empty)
      if (isShared.current) endShared()
    },
    undo:
      deleted &&
      (() => {
        setDeleted(undefined)
        show(deleted)
        store(deleted)
      }),
  }
}
