/**
 * What `/sw.js` is in a build with `SERVICE_WORKER=off`. It takes the place of the service worker at the next page that a
 * visitor opens, deletes its caches, and no others, and unregisters itself.
 */
import { cacheNames } from '../caches'
import { scope } from './scope'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  const deleted = Promise.all(cacheNames.map((name) => caches.delete(name)))
  event.waitUntil(deleted.then(() => scope.registration.unregister()))
})
