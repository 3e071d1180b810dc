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

function correctHash(): void {
  const { hash, pathname, search } = window.location
  if (!isReadable(hash))
    window.history.replaceState(window.history.state, '', pathname + search + readable(hash))
}

/**
 * Corrects a hash such as `#100%` or the rest of a link that was cut, which nothing can decode. Gatsby decodes the hash
 * while it renders, at the start and after going back: its error would take the whole page away. Called before the router
 * is rendered, so that this is the first to hear of a change.
 */
export function keepHashReadable(): void {
  correctHash()
  window.addEventListener('popstate', correctHash)
}
