/** Key of the progress in localStorage. */
export const demoProgressKey = 'interactive-demo/v2'

/** The saved progress as text; null without one, and where the browser forbids storage. */
export function storedProgress(): string | null {
  try {
    return window.localStorage.getItem(demoProgressKey)
  } catch {
    return null
  }
}

/** Keeps a text, or removes what is kept with null. False where storage is full or forbidden. */
export function storeProgress(text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(demoProgressKey)
    else window.localStorage.setItem(demoProgressKey, text)
    return true
  } catch {
    return false
  }
}
