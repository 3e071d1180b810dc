import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; false in prerendered HTML and while it is hydrated. */
export function useMedia(query: string): boolean {
  const list = useCallback(
    (): MediaQueryList | undefined =>
      typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined,
    [query],
  )
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const watched = list()
      watched?.addEventListener('change', listener)
      return () => watched?.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? false,
    () => false,
  )
}
