import { whenIdle } from '../../core/whenIdle'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { isPreviewed } from '../preview/isPreviewed'
import { registerServiceWorker } from '../serviceWorker/register'
import { removeServiceWorker } from '../serviceWorker/remove'
import { reloadUnlessTyped } from './reloadUnlessTyped'

/** Set by the build: whether this site is built without a service worker (`SERVICE_WORKER` in src/core/environment). */
declare const SERVICE_WORKER_IS_OFF: boolean

/**
 * Registers the service worker. Where the operator has switched it off, and for editors who preview drafts, the one of
 * an earlier visit is removed instead. Waits until the page is idle. `gatsby develop` has none.
 */
export function startServiceWorker(): void {
  if (!window.__live) return
  const isUnwanted = SERVICE_WORKER_IS_OFF || isPreviewed() || window.location.pathname === '/preview'
  whenIdle(
    () =>
      void (isUnwanted
        ? removeServiceWorker()
        : registerServiceWorker(gatsbyState.loader, reloadUnlessTyped)),
  )
}
