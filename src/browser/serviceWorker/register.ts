import type { Workbox } from 'workbox-window'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { allowCopies, keepOpenedPages, keepToolFiles, type PageLoader } from './copies'
import { setWorkerState, workerState } from './state'

/** Where the service worker is: in the root, so that it is responsible for every page. */
export const workerAddress = '/sw.js'

/** Gatsby's text, which operators know. */
const insecureText = 'Service workers can only be used over HTTPS, or on localhost for development'

/** True where the site may register a service worker. `127.0.0.1` is not named by the rule. */
export const isSecure = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || hostname === 'localhost'

/**
 * Follows the worker's life. A new one waits until a page knows of it, also when it came before the page registered it: the
 * page's next navigation is then a full load, and a page that lacks a part of its code is loaded again.
 */
export function followStates(
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>,
  reload: () => void = () => window.location.reload(),
): void {
  worker.addEventListener('installed', ({ isUpdate }) => {
    if (!isUpdate) setWorkerState('installed')
  })
  worker.addEventListener('waiting', () => {
    setWorkerState('updated')
    gatsbyState.hasNewWorker = true
    worker.messageSkipWaiting()
  })
  worker.addEventListener('activated', () => setWorkerState('active'))
  // Of a worker that waited before the page registered it, Workbox reports this only.
  worker.addEventListener('controlling', () => {
    const isUpdated = gatsbyState.hasNewWorker
    setWorkerState('active')
    // Not before: a page that is loaded while one worker takes the place of the other can wait for both without an end.
    if (isUpdated && gatsbyState.hasFailedResources) reload()
  })
  worker.addEventListener('redundant', () => {
    const state = workerState()
    // The one before a new one ends by being replaced.
    if (state !== 'updated' && state !== 'active') setWorkerState('redundant')
  })
}

/**
 * Registers the service worker, where service workers may be used; elsewhere it says so in the console. Never rejects:
 * without a worker the site works as it does in a browser that has none.
 *
 * Gatsby's own registration is not used. It is a part of the script that starts the application, and registers before the
 * first page is hydrated, where it would compete with what the visitor waits for; it also writes every step to the
 * console. This one follows the same states, sets the flag that Gatsby's navigation reads (`hasNewWorker`), and comes
 * after everything else. Gatsby's message `clearPathResources` is not answered: the worker has no resources of paths.
 */
export async function registerServiceWorker(loader?: PageLoader, reload?: () => void): Promise<void> {
  if (!isSecure(window.location)) {
    // oxlint-disable-next-line no-console -- For operators: a site without HTTPS has no service worker.
    console.error(insecureText)
    return
  }
  if (!('serviceWorker' in navigator)) return
  try {
    const { Workbox } = await import('workbox-window')
    const worker = new Workbox(workerAddress)
    followStates(worker, reload)
    await worker.register({ immediate: true })
    allowCopies()
    const registration = await navigator.serviceWorker.ready
    keepOpenedPages((keep) => registration.active?.postMessage({ keep }), loader)
    keepToolFiles((keep, files) => registration.active?.postMessage({ keep, files }))
  } catch {
    // The browser or the visitor blocks it, or the server does not have it.
  }
}
