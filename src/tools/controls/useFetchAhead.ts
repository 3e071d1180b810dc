import { useEffect, useRef } from 'react'
import { whenIdle } from '../../core/whenIdle'

/** By which a visitor begins to use a tool; in Safari a pressed button has no focus. */
const uses = ['focusin', 'click', 'input'] as const

/**
 * Fetches code that is loaded when it is needed as soon as the visitor uses a tool and the browser is idle: what comes
 * later needs no connection. A failure is left to the moment when the code is needed.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    const listening = new AbortController()
    const fetchAhead = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-tool]')) return
      listening.abort()
      whenIdle(() => void latest.current().catch(() => undefined))
    }
    for (const use of uses) document.addEventListener(use, fetchAhead, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
