/**
 * True where the browser blocks cookies and storage, told without writing anything. Chromium blocks both, and says so only by
 * throwing when the storage is read.
 */
export function storageIsBlocked(): boolean {
  try {
    return !navigator.cookieEnabled || !window.localStorage
  } catch {
    return true
  }
}
