import { consent } from '../../visitor/consent/store'

/** Calls back once, as soon as the visitor has decided, or something has for them: at once, or after a change. */
export function whenDecided(onDecided: () => void): void {
  if (consent.state().name !== 'unknown') return onDecided()
  const stop = consent.subscribe(({ name }) => {
    if (name === 'unknown') return
    stop()
    onDecided()
  })
}
