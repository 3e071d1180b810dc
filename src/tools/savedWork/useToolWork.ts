import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { typedBefore } from './typedBefore'
import type { WorkKey } from './workKeys'
import { createWorkStore, type Undoes, type WorkState, type WorkStore } from './workStore'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

type ToolWorkOptions<Work extends object> = {
  /** Name in localStorage. */
  storageKey: WorkKey
  /** The work of a visitor who has entered nothing. */
  empty: Work
  /** Reads what was stored or shared; undefined when it is something else. */
  parse: (value: unknown) => Work | undefined
  /** The element with the fields, to find what was typed before the code was there. */
  root: RefObject<HTMLElement | null>
  /** Adds what was typed before the code was there, by the names of its fields. */
  withTyped?: (work: Work, typed: Record<string, string>) => Work
}

type Actions =
  | 'readShared'
  | 'change'
  | 'startAnew'
  | 'deleteUnreadable'
  | 'keepShared'
  | 'leaveShared'
  | 'remove'

/** What a visitor does in a tool, kept in this browser until it is deleted. */
export type ToolWork<Work extends object> = Omit<WorkState<Work>, 'former'> &
  Pick<WorkStore<Work>, Actions> & {
    /** Takes back what `undoes` says, until the next change. */
    undo: (() => void) | undefined
    undoes: Undoes | undefined
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
  const parser = useRef(parse)
  parser.current = parse
  const [store] = useState(() => createWorkStore<Work>(storageKey, empty, (value) => parser.current(value)))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)

  // Once, before the browser paints what was stored: the fields of the HTML still hold what was typed.
  useBrowserLayoutEffect(() => {
    // Only an island that the server has written (src/design/hydration/Island.tsx) was there before its code.
    const prerendered = root.current?.closest('[data-props]')
    const typed = prerendered ? typedBefore(prerendered) : {}
    store.read()
    if (withTyped && Object.keys(typed).length > 0) store.change((read) => withTyped(read, typed))
    store.ready()
    // Stored work is read once; changes of other tabs are noticed below.
  }, [])

  useEffect(() => store.listen(), [store])

  return useMemo(() => {
    const { former, ...known } = state
    const { readShared, change, startAnew, deleteUnreadable, keepShared, leaveShared, remove, undo } = store
    return {
      ...known,
      readShared,
      change,
      startAnew,
      deleteUnreadable,
      keepShared,
      leaveShared,
      remove,
      undo: former && undo,
      undoes: former?.undoes,
    }
  }, [state, store])
}
