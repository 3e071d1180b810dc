import { whenAllowed } from '../../../visitor/consent/gate'
import { hasRefused } from '../../../visitor/consent/refused'

/** Key of the browser's local storage for what this visitor has sent a form for. */
export const openedResourcesKey = 'opened-resources/v2'

function forget(): void {
  try {
    localStorage.removeItem(openedResourcesKey)
  } catch {
    // The browser blocks storage: nothing was stored.
  }
}

/** Deletes what is stored as soon as the visitor refuses functionality, on whatever page. Called once at the start. */
export function forgetResourcesWithoutConsent(): void {
  if (hasRefused('functionality')) forget()
  whenAllowed('functionality', () => undefined, forget)
}
