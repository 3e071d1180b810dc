import { loadShareLink } from '../shareLink/loadShareLink'
import type { Shared } from '../shareLink/model/shareLink'
import { hasShared } from '../shareLink/model/sharePrefix'
import { parseSaved, readWith, savedText } from './parseSaved'
import type { WorkKey } from './workKeys'
import { deleteStored, storedText, storeText, type StoreResult } from './workStorage'

/** A change is stored when nothing more was changed for so long, in ms. */
const storeDelay = 300

/** What can be undone: deleting the work, replacing it by shared work, starting anew. */
export type Undoes = 'removal' | 'replacement' | 'newStart'

/** The work of a tool and what is known of it. */
export type WorkState<Work extends object> = {
  work: Work
  /** Counts up when other work takes the place of what is shown: stored, shared, deleted or brought back. */
  version: number
  /** False until stored and shared work has been read: what is shown is the empty work of the HTML. */
  isReady: boolean
  /** What became of the last change; undefined before there is one. */
  stored: StoreResult | undefined
  /** Stored work that cannot be read, as it was stored. It stays stored beside the new work. */
  unreadable: string | undefined
  /**
   * Whether the address has shared work: `shown` in place of the visitor's own, `broken`, or `unread` because the code that
   * reads it could not be fetched.
   */
  shared: 'none' | 'shown' | 'broken' | 'unread'
  /** What `undo` gives back. */
  former: { work: Work; unreadable: string | undefined; undoes: Undoes } | undefined
}

type Update<Work> = (work: Work) => Work

/** Keeps the work of a tool outside of React. Nothing is stored before the visitor changes something. */
export type WorkStore<Work extends object> = {
  state: () => WorkState<Work>
  /** Calls the listener after each change of the state; gives what ends that. */
  subscribe: (listener: () => void) => () => void
  /** Reads what is stored, and begins to read what the address shares. */
  read: () => void
  /** Reads what the address shares, once the code for it is there. */
  readShared: () => void
  ready: () => void
  /** Follows the address and other tabs, and stores what is waiting when the page is left; gives what ends that. */
  listen: () => () => void
  change: (update: Update<Work>) => void
  /** Puts a new beginning in the place of the work, as a new document does. `undo` gives it back until the next change. */
  startAnew: (update: Update<Work>) => void
  deleteUnreadable: () => void
  /** Makes the shared work the visitor's own. `undo` gives the former back until the next change. */
  keepShared: () => void
  /** Goes back to the visitor's own work; also takes a broken link out of the address. */
  leaveShared: () => void
  /** Deletes the work from this browser; shared work that is shown is only left. `undo` gives it back until the next change. */
  remove: () => void
  undo: () => void
}

function withoutHash(): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/** A store of the work under a key of localStorage. `parse` reads what was stored or shared; undefined for something else. */
export function createWorkStore<Work extends object>(
  storageKey: WorkKey,
  empty: Work,
  parse: (value: unknown) => Work | undefined,
): WorkStore<Work> {
  let state: WorkState<Work> = {
    work: empty,
    version: 0,
    isReady: false,
    stored: undefined,
    unreadable: undefined,
    shared: 'none',
    former: undefined,
  }
  /** The visitor's own work while shared work is shown; it need not be stored. */
  let own = empty
  let waiting: { timer: ReturnType<typeof setTimeout>; work: Work } | undefined
  const listeners = new Set<() => void>()

  const set = (changes: Partial<WorkState<Work>>): void => {
    state = { ...state, ...changes }
    listeners.forEach((listener) => listener())
  }
  const replace = (work: Work, changes: Partial<WorkState<Work>> = {}): void =>
    set({ work, version: state.version + 1, ...changes })
  const isShared = (): boolean => state.shared === 'shown'
  const forget = (): void => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const storeNow = (): void => {
    if (!waiting) return
    const text = savedText(waiting.work, state.unreadable)
    forget()
    set({ stored: storeText(storageKey, text) })
  }
  const store = (work: Work): void => {
    forget()
    waiting = { work, timer: setTimeout(storeNow, storeDelay) }
  }
  const formerOf = (work: Work, undoes: Undoes) => ({ work, unreadable: state.unreadable, undoes })

  const change = (update: Update<Work>): void => {
    const work = update(state.work)
    if (work === state.work) return
    set({ work, former: undefined })
    if (!isShared()) store(work)
  }
  const readStored = (): void => {
    const { work = empty, unreadable } = parseSaved(storedText(storageKey), parse)
    if (isShared()) {
      own = work
      set({ unreadable })
    } else replace(work, { unreadable })
  }
  const showShared = (link: Shared): void => {
    if (link.kind === 'none') return
    const linked = link.kind === 'work' ? readWith(parse, link.value) : undefined
    // A broken link changes nothing of what is shown.
    if (!linked) return isShared() ? undefined : set({ shared: 'broken' })
    storeNow()
    if (!isShared()) own = state.work
    replace(linked, { shared: 'shown', former: undefined })
  }
  const readShared = (): void => {
    if (!hasShared(window.location.hash)) return
    loadShareLink().then(
      // The address may be another one by now.
      ({ readShareHash }) => showShared(readShareHash(window.location.hash)),
      (error: unknown) => {
        if (!isShared()) set({ shared: 'unread' })
        if (navigator.onLine) reportError(error)
      },
    )
  }
  const leaveShared = (): void => {
    if (isShared()) replace(own, { shared: 'none' })
    else set({ shared: 'none' })
    withoutHash()
  }
  /** There is work here that is stored nowhere: it must not be replaced by what another tab has stored. */
  const hasUnstored = (): boolean =>
    waiting !== undefined || state.stored === 'full' || state.stored === 'blocked'

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => {
      readStored()
      readShared()
    },
    readShared,
    ready: () => set({ isReady: true }),
    listen: () => {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener(
        'storage',
        ({ key }) => {
          // Without a key everything was deleted.
          if ((key !== storageKey && key !== null) || hasUnstored()) return
          set({ former: undefined })
          readStored()
        },
        { signal },
      )
      // A page that the browser kept for going back has not noticed what other tabs stored meanwhile.
      window.addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted && !hasUnstored()) readStored()
        },
        { signal },
      )
      window.addEventListener('hashchange', readShared, { signal })
      window.addEventListener('pagehide', storeNow, { signal })
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'hidden') storeNow()
        },
        { signal },
      )
      return () => {
        listening.abort()
        storeNow()
      }
    },
    change,
    startAnew: (update) => {
      const former = formerOf(state.work, 'newStart')
      change(update)
      if (state.work === former.work) return
      // Shared work comes back by its link, and is not the visitor's to store.
      set({ version: state.version + 1, former: isShared() ? undefined : former })
    },
    deleteUnreadable: () => {
      set({ unreadable: undefined })
      const kept = isShared() ? own : state.work
      if (kept === empty) deleteStored(storageKey)
      else store(kept)
    },
    keepShared: () => {
      withoutHash()
      set({ shared: 'none', former: own === empty ? state.former : formerOf(own, 'replacement') })
      store(state.work)
    },
    leaveShared,
    remove: () => {
      if (isShared()) return leaveShared()
      forget()
      deleteStored(storageKey)
      replace(empty, { former: formerOf(state.work, 'removal'), stored: undefined, unreadable: undefined })
    },
    undo: () => {
      const { former } = state
      if (!former) return
      replace(former.work, { former: undefined, unreadable: former.unreadable })
      store(former.work)
    },
  }
}
