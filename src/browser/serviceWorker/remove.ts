import { cacheNames } from './caches'
import { deleteCaches } from './deleteCaches'
import { workerAddress } from './register'

/**
 * Removes the service worker of this site and its caches, and no other. Never rejects: without storage there is neither.
 */
export async function removeServiceWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const own = registrations.filter(({ active, waiting, installing }) =>
      [active, waiting, installing].some((worker) => worker && isOwn(worker.scriptURL)),
    )
    await Promise.all(own.map((registration) => registration.unregister()))
    await deleteCaches(cacheNames)
  } catch {
    // The browser has no service workers, or blocks them.
  }
}

const isOwn = (scriptURL: string): boolean => new URL(scriptURL).pathname === workerAddress
