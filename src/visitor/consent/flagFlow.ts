import { consent, type ConsentStore } from './store'

/** What is known of the flag that says whether visitors are asked. Off: no flag service is configured. */
export type AskingFlag =
  | { name: 'off' }
  | { name: 'loading' }
  | { name: 'unreachable' }
  | { name: 'loaded'; asks: boolean }

type FlagFlow = {
  flag: { state(): AskingFlag; subscribe(listener: () => void): () => void }
  /** Whether this page may ask; read again after each change of the flag. */
  mayAsk?: () => boolean
  /** Shows the question. */
  ask: () => void
  /** Removes the question: it was answered elsewhere, or is not asked here. */
  stopAsking: () => void
  store?: ConsentStore
}

/**
 * Lets the flag decide about visitors without their own decision:
 *
 * - on: they are asked, and everything is denied until they answer;
 * - off: everything is granted without asking;
 * - not loaded yet, unreachable, or no flag service: everything is denied, and nobody is asked.
 *
 * A decision of the visitor and the Global Privacy Control take precedence over all of it (`ConsentStore`). Follows every
 * change of the flag and of consent until the returned function is called.
 */
export function followFlag({
  flag,
  mayAsk = () => true,
  ask,
  stopAsking,
  store = consent,
}: FlagFlow): () => void {
  let isAsking = false
  const askOrNot = (): void => {
    const state = flag.state()
    const asks = state.name === 'loaded' && state.asks && store.state().name === 'unknown' && mayAsk()
    if (asks === isAsking) return
    isAsking = asks
    if (asks) ask()
    else stopAsking()
  }
  const follow = (): void => {
    const state = flag.state()
    if (state.name === 'loaded' && !state.asks) store.grantAll()
    else store.endGrant()
    askOrNot()
  }
  const stops = [flag.subscribe(follow), store.subscribe(askOrNot)]
  follow()
  return () => stops.forEach((stop) => stop())
}
