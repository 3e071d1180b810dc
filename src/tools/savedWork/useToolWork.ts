import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readShareHash } from '../shareLink/model/shareLink'
import { parseSaved, readWith, savedText } from './parseSaved'
import { typedBefore } from './typedBefore'
import type { WorkKey } from './workKeys'
import { deleteStored, storedText, storeText, type StoreResult } from './workStorage'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

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

/** What can be undone: deleting the work, replacing it by shared work, starting anew. */
export type Undoes = 'removal' | 'replacement' | 'newStart'

/** What a visitor does in a tool, kept in this browser until it is deleted. */
export type ToolWork<Work extends object> = {
  work: Work
  /** False until stored and shared work has been read: what is shown is the empty work of the HTML. */
  isReady: boolean
  change: (update: (work: Work) => Work) => void
  /** Puts a new beginning in the place of the work, as a new document does. `undo` gives it back until the next change. */
  startAnew: (update: (work: Work) => Work) => void
  /** What became of the last change; undefined before there is one. */
  stored: StoreResult | undefined
  /** Stored work that cannot be read, as it was stored. It stays stored beside the new work. */
  unreadable: string | undefined
  deleteUnreadable: () => void
  /** Whether the address has shared work: `shown` in place of the visitor's own, or `broken`. */
  shared: 'none' | 'shown' | 'broken'
  /** Makes the shared work the visitor's own. `undo` gives the former back until the next change. */
  keepShared: () => void
  /** Goes back to the visitor's own work; also takes a broken link out of the address. */
  leaveShared: () => void
  /** Deletes the work from this browser; shared work that is shown is only left. `undo` gives it back until the next change. */
  remove: () => void
  undo: (() => void) | undefined
  /** What `undo` takes back. */
  undoes: Undoes | undefined
}

/** What `undo` gives back. */
type Former<Work> = { work: Work; unreadable: string | undefined; undoes: Undoes }

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
  const [former, setFormer] = useState<Former<Work>>()
  const lastStore = useRef<StoreResult>()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; work: Work }>()
  const parser = useRef(parse)
  parser.current = parse
  const isShared = useRef(false)
  /** The visitor's own work while shared work is shown; it need not be stored. */
  const own = useRef(empty)
  const unread = useRef<string>()

  const storeNow = useCallback((): void => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const text = savedText(waiting.current.work, unread.current)
    waiting.current = undefined
    lastStore.current = storeText(storageKey, text)
    setStored(lastStore.current)
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
      setFormer(undefined)
      if (!isShared.current) store(next)
    },
    [show, store],
  )

  const startAnew = useCallback(
    (update: (work: Work) => Work): void => {
      const before = current.current
      change(update)
      // Shared work comes back by its link, and is not the visitor's to store.
      if (current.current !== before && !isShared.current)
        setFormer({ work: before, unreadable: unread.current, undoes: 'newStart' })
    },
    [change],
  )

  const noteUnreadable = useCallback((text: string | undefined): void => {
    unread.current = text
    setUnreadable(text)
  }, [])

  const readStored = useCallback((): void => {
    const saved = parseSaved(storedText(storageKey), parser.current)
    noteUnreadable(saved.unreadable)
    if (isShared.current) own.current = saved.work ?? empty
    else show(saved.work ?? empty)
  }, [storageKey, noteUnreadable, show, empty])

  const showShared = useCallback((): void => {
    const link = readShareHash(window.location.hash)
    if (link.kind === 'none') return
    const linked = link.kind === 'work' ? readWith(parser.current, link.value) : undefined
    if (linked) {
      storeNow()
      if (!isShared.current) own.current = current.current
      isShared.current = true
      setFormer(undefined)
      show(linked)
    }
    // A broken link changes nothing of what is shown.
    setShared(linked ? 'shown' : isShared.current ? 'shown' : 'broken')
  }, [show, storeNow])

  // Once, before the browser draws what was stored: the fields of the HTML still hold what was typed.
  useBrowserLayoutEffect(() => {
    // Only an island that the server has written (src/design/hydration/Island.tsx) was there before its code.
    const prerendered = root.current?.closest('[data-props]')
    const typed = prerendered ? typedBefore(prerendered) : {}
    readStored()
    showShared()
    if (withTyped && Object.keys(typed).length > 0) change((read) => withTyped(read, typed))
    setIsReady(true)
    // Stored work is read once; changes of other tabs are noticed below.
  }, [])

  useEffect(() => {
    /** There is work here that is stored nowhere: it must not be replaced by what another tab has stored. */
    const hasUnstored = (): boolean =>
      waiting.current !== undefined || lastStore.current === 'full' || lastStore.current === 'blocked'
    const onStorage = ({ key }: StorageEvent): void => {
      // Without a key everything was deleted.
      const isOurs = key === storageKey || key === null
      if (!isOurs || hasUnstored()) return
      setFormer(undefined)
      readStored()
    }
    // A page that the browser kept for going back has not noticed what other tabs stored meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && !hasUnstored()) readStored()
    }
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') storeNow()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('hashchange', showShared)
    window.addEventListener('pageshow', onShow)
    window.addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('hashchange', showShared)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', onHidden)
      storeNow()
    }
  }, [storageKey, readStored, showShared, storeNow])

  const endShared = (): void => {
    isShared.current = false
    setShared('none')
    withoutHash()
  }

  const leaveShared = (): void => {
    if (isShared.current) show(own.current)
    endShared()
  }

  return {
    work,
    isReady,
    change,
    startAnew,
    stored,
    unreadable,
    deleteUnreadable: () => {
      noteUnreadable(undefined)
      const kept = isShared.current ? own.current : current.current
      if (kept === empty) deleteStored(storageKey)
      else store(kept)
    },
    shared,
    keepShared: () => {
      endShared()
      if (own.current !== empty)
        setFormer({ work: own.current, unreadable: unread.current, undoes: 'replacement' })
      store(current.current)
    },
    leaveShared,
    remove: () => {
      if (isShared.current) {
        leaveShared()
        return
      }
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      setFormer({ work: current.current, unreadable: unread.current, undoes: 'removal' })
      deleteStored(storageKey)
      lastStore.current = undefined
      setStored(undefined)
      noteUnreadable(undefined)
      show(empty)
    },
    undo:
      former &&
      (() => {
        setFormer(undefined)
        noteUnreadable(former.unreadable)
        show(former.work)
        store(former.work)
      }),
    undoes: former?.undoes,
  }
}
