import { adSignals, type AdSignals } from './adSignals'
import { preferencesIn } from './state'
import { consent, type ConsentStore } from './store'

declare global {
  interface Window {
    /** What Google's tags read; also a plain list before they are there. */
    dataLayer?: unknown[]
  }
}

type Command = 'default' | 'update'

/**
 * Tells Google's tags what is allowed (Consent Mode v2): everything denied as the default, then what is allowed now, and
 * every change. Called before anything that may load such a tag, and only where there is one; no tag is loaded here, and
 * no request is made. Follows the store until the returned function is called.
 */
export function startConsentMode(store: ConsentStore = consent): () => void {
  const layer = (window.dataLayer ??= [])
  // Google's tags take a command only as the arguments of a call, not as a list.
  const gtag: (type: 'consent', command: Command, signals: AdSignals) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- See above.
    layer.push(arguments)
  }
  let told = adSignals(preferencesIn({ name: 'unknown' }))
  gtag('consent', 'default', told)
  const update = (): void => {
    const signals = adSignals(preferencesIn(store.state()))
    if (JSON.stringify(signals) === JSON.stringify(told)) return
    told = signals
    gtag('consent', 'update', signals)
  }
  const unsubscribe = store.subscribe(update)
  update()
  return unsubscribe
}
