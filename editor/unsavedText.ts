/** What was typed and could not be stored, for the tab that it was typed in: a reload of the page loses nothing. */
import type { StoredDocument } from '../content-api/documents'

/** A text with the version that it is based on, and what that was. */
export type UnsavedText = { document: StoredDocument; version: string; base?: StoredDocument | undefined }

const keyOf = (id: string): string => `outlay-editor-unsaved/${id}`

/** Keeps a text until it is stored. Without storage, as in a private window of some browsers, it is in the form only. */
export function keepUnsaved(text: UnsavedText): void {
  try {
    sessionStorage.setItem(keyOf(text.document.id), JSON.stringify(text))
  } catch {
    // Full, or not allowed.
  }
}

export function forgetUnsaved(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // Not allowed: nothing was kept.
  }
}

export function readUnsaved(id: string): UnsavedText | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(id))
    return text === null ? undefined : (JSON.parse(text) as UnsavedText)
  } catch {
    return undefined
  }
}
