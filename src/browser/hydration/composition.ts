/** Whether letters are being composed of several keys, as in Japanese or with a dead key. Undefined until it is known. */
let isComposing: boolean | undefined

const note = (event: Event): void => {
  isComposing = event.type.startsWith('composition')
    ? event.type !== 'compositionend'
    : (event as InputEvent).isComposing
}

/** Learns when letters are being composed. Called when the application starts. */
export function watchComposition(): void {
  for (const type of ['compositionstart', 'compositionupdate', 'compositionend', 'input', 'keydown'])
    addEventListener(type, note, true)
}

/** What ends a composition, or shows that there is none. */
const ends = ['compositionend', 'input', 'keydown', 'focusout'] as const

/**
 * Runs at once, or when no letters are being composed any more: a field that is replaced, or whose text is set, would lose
 * them. A composition that began before the application is known by the last entry (src/browser/bootstrap).
 */
export function afterComposition(run: () => void): void {
  if (!(isComposing ?? window.__live?.isComposing())) return run()
  const end = (event: Event): void => {
    if ((event as InputEvent).isComposing) return
    for (const type of ends) removeEventListener(type, end, true)
    // The entry that ends it comes after the event in some browsers.
    setTimeout(run)
  }
  for (const type of ends) addEventListener(type, end, true)
}
