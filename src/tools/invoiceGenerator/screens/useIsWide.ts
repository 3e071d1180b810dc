import { useSyncExternalStore } from 'react'
import { breakpoints, em } from '../../../design/theme/tokens'

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function'
    ? window.matchMedia(`(min-width: ${em(breakpoints.lg)})`)
    : undefined

const subscribe = (listener: () => void): (() => void) => {
  const list = query()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether the preview is beside the form, as it is from `lg`; false in prerendered HTML. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
