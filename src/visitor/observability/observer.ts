/** What observes a session, and when. The library is behind a port, which `src/browser` connects. */
import { whenThirdPartyMay } from '../consent/thirdPartyGate'
import { takeErrors } from './earlyErrors'
import { forgetSession, isObserved } from './session'

/** An error that happened before the observer was there. */
export type EarlyError = {
  error: unknown
  /** Milliseconds since 1970. */
  at: number
}

export type Observer = {
  report(early: EarlyError): void
  /** Ends it for this page: nothing is sent afterwards, nothing is stored. */
  stop(): void
}

/** What was thrown, or the message that a script of another origin leaves of it. */
function earlyErrorOf(event: Event): EarlyError {
  const at = performance.timeOrigin + event.timeStamp
  if ('reason' in event) return { error: event.reason, at }
  const { error, message } = event as ErrorEvent
  return { error: (error as unknown) ?? new Error(message), at }
}

/**
 * Observes the session of this tab with consent to analytics, if chance has chosen it: fetches the code of the observer
 * then, and not before, and starts it. A withdrawal ends it for this page; the next page asks again.
 */
export function observeSession(load: () => Promise<() => Observer>, rate: number): void {
  let isStarted = false
  let mayRun = false
  let observer: Observer | undefined
  const start = async (): Promise<void> => {
    const early = takeErrors()
    isStarted = true
    if (!isObserved({ rate })) return
    const startObserver = await load()
    // Withdrawn meanwhile.
    if (!mayRun) return
    observer = startObserver()
    for (const event of early) observer.report(earlyErrorOf(event))
  }
  whenThirdPartyMay(
    'faro',
    () => {
      mayRun = !isStarted
      // Without its code the page works as one that is not observed.
      if (mayRun) start().catch(() => undefined)
    },
    () => {
      mayRun = false
      observer?.stop()
      observer = undefined
      forgetSession()
    },
  )
}
