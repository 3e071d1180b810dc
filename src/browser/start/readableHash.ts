import { globalHistory } from '@gatsbyjs/reach-router'

/** Whether `decodeURI` can read the text. */
function isReadable(text: string): boolean {
  try {
    decodeURI(text)
    return true
  } catch {
    return false
  }
}

/** Escapes each per cent sign that begins no escape, and all of them when the escapes are no text. */
function readable(hash: string): string {
  const escaped = hash.replace(/%(?![\da-f]{2})/gi, '%25')
  return isReadable(escaped) ? escaped : hash.replaceAll('%', '%25')
}

/** Corrects the address, and the copy of it that the router has. */
function correctHash(): void {
  const { hash, pathname, search } = window.location
  if (isReadable(hash)) return
  window.history.replaceState(window.history.state, '', pathname + search + readable(hash))
  Object.assign(globalHistory.location, { hash: window.location.hash, href: window.location.href })
}

/**
 * Corrects a hash such as `#100%` or the rest of a link that was cut, which nothing can decode. Gatsby decodes the hash
 * while it renders, at the start and after each navigation: its error would take the whole page away. Called before the
 * router is rendered, and before others change what the router is told.
 */
export function keepHashReadable(): void {
  correctHash()
  const { listen } = globalHistory
  globalHistory.listen = (listener) =>
    listen((change) => {
      correctHash()
      listener(change)
    })
}
