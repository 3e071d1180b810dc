/** What became of a text that was to be stored. */
export type StoreResult = 'saved' | 'full' | 'blocked'

/** The stored text; null without one, and where the browser forbids storage. */
export function storedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. `full`: there is no space for it; `blocked`: the browser forbids storage. */
export function storeText(key: string, text: string): StoreResult {
  try {
    window.localStorage.setItem(key, text)
    return 'saved'
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked'
  }
}

/** Deletes what is stored. */
export function deleteStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing is stored.
  }
}
