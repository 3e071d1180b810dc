/** That the browser does not let Prismic's toolbar know its session, for this preview. */
export const blockedToolbarKey = 'preview-toolbar/v2'

export function toolbarIsBlocked(): boolean {
  try {
    return sessionStorage.getItem(blockedToolbarKey) !== null
  } catch {
    return false
  }
}

/** False where storage is blocked: the page would be loaded again without end. */
export function rememberBlockedToolbar(): boolean {
  try {
    sessionStorage.setItem(blockedToolbarKey, 'blocked')
    return true
  } catch {
    return false
  }
}

export function forgetBlockedToolbar(): void {
  try {
    sessionStorage.removeItem(blockedToolbarKey)
  } catch {
    // Nothing was stored.
  }
}
