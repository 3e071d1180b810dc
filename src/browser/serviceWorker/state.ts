/**
 * What has become of the service worker of this page: `installed` for the first time; `updated`, a new one has come while
 * the page was open; `active`; `redundant`, it could not be installed.
 */
export type WorkerState = 'installed' | 'updated' | 'active' | 'redundant'

let current: WorkerState | undefined

/** Undefined until something changes: a worker that was active before the page was opened changes nothing. */
export const workerState = (): WorkerState | undefined => current

export function setWorkerState(state: WorkerState): void {
  current = state
}
