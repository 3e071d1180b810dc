/**
 * Others change the elements that React has made: a translation replaces each text by a `<font>` with the translated one and
 * keeps doing so, extensions wrap or remove elements. React holds on to what it has made. Then the text of a node that is
 * not on the page any more changes, unseen; and to take such a node out, or to put another before it, is an error that ends
 * the whole part of the page.
 */

/** What stands on the page for a text of React that was taken out. */
const standIns = new WeakMap<Node, Node>()
const taken = new WeakSet<Node>()

/** Whether a node is React's. React marks all that it makes or hydrates. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/** What is on the page for a node of React's: itself, or what stands for it. */
const shownFor = (node: Node): Node | undefined => (node.isConnected ? node : standIns.get(node))

/** Puts a text whose content React has changed back in the place of what stands for it, to be translated again. */
function showAgain(text: Text): void {
  const place = standIns.get(text)
  if (text.isConnected || !place?.parentNode) return
  standIns.delete(text)
  place.parentNode.replaceChild(text, place)
}

/** Whether a node may stand for a text of React: another's element in its place, and for no other text. */
const mayStandFor = (node: Node | null, parent: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.parentNode === parent && !taken.has(node) && !isReacts(node)

function onMutations(records: readonly MutationRecord[], observer: MutationObserver): void {
  /** Texts that were taken out and whose place nothing has taken yet. */
  const open: { text: Text; record: MutationRecord }[] = []
  const put = (place: HTMLElement, text: Text): void => {
    taken.add(place)
    standIns.set(text, place)
    observer.observe(text, { characterData: true })
  }
  for (const record of records) {
    const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } = record
    if (type === 'characterData') {
      showAgain(target as Text)
      continue
    }
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected || !isReacts(text)) continue
      // In its place at once, or put before or after it first.
      const place = [...addedNodes, previousSibling, nextSibling].find((node) => mayStandFor(node, target))
      if (place) put(place, text)
      else open.push({ text, record })
    }
    for (const place of addedNodes) {
      const index = open.findIndex(
        ({ record: removal }) =>
          removal.target === target &&
          removal.previousSibling === previousSibling &&
          removal.nextSibling === nextSibling,
      )
      const [removal] = index >= 0 && mayStandFor(place, target) ? open.splice(index, 1) : []
      if (removal) put(place as HTMLElement, removal.text)
    }
  }
}

/**
 * Makes the page survive such changes: a text that React changes is put back into its place on the page, and React takes
 * out, and inserts before, what stands there for the node that it means. Called once, before the first rendering. Changes
 * nothing for nodes that are where they were, nor for nodes of others.
 *
 * React has left this to applications since 2018 (github.com/facebook/react/issues/11538).
 */
export function tolerateExternalMutations(): void {
  new MutationObserver(onMutations).observe(document.body, { childList: true, subtree: true })
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isReacts(child)) return removeChild.call(this, child) as T
    let place = shownFor(child)
    // With what wraps nothing else.
    while (place?.parentNode && place.parentNode !== this && place.parentNode.childNodes.length === 1)
      place = place.parentNode
    if (place?.parentNode) removeChild.call(place.parentNode, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place: Node | null | undefined = before
    if (before && before.parentNode !== this && isReacts(before)) {
      place = shownFor(before)
      while (place && place.parentNode !== this) place = place.parentNode
    }
    return insertBefore.call(this, node, place ?? null) as T
  }
}
