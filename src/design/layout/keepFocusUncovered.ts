/** Between the control and what covered it, in px. */
const gap = 8
/** A page that has not moved for so many frames is looked at; later than the last one, nothing is. */
const stillFrames = 2
const lastFrame = 40

/** What is drawn for a control: the label of one that is drawn by it. */
const drawnFor = (control: Element): Element =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox|file)$/.test(control.type)
    ? (control.labels?.[0] ?? control)
    : control

/** The part that stays at an edge of the window while the page scrolls and that is in front of the target at a point. */
function stickyPartAt(x: number, y: number, target: Element): Element | undefined {
  let front = document.elementFromPoint(x, y)
  if (!front || front.contains(target) || target.contains(front)) return undefined
  for (; front && !front.contains(target); front = front.parentElement) {
    if (front.tagName === 'DIALOG') return undefined
    if (/sticky|fixed/.test(getComputedStyle(front).position)) return front
  }
  return undefined
}

/** How far the page has to scroll down, or up if negative, for a control that is partly or wholly covered; otherwise 0. */
function distanceToUncover(target: Element): number {
  const { top, bottom, left, width, height } = target.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight
  // A region that is read, not a control.
  if (height === 0 || height > innerHeight / 2 || !isInWindow) return 0
  const x = left + width / 2
  const below = stickyPartAt(x, Math.min(bottom, innerHeight) - 1, target)?.getBoundingClientRect()
  if (below && below.bottom > innerHeight / 2) return bottom - below.top + gap
  const above = stickyPartAt(x, Math.max(top, 0) + 1, target)?.getBoundingClientRect()
  return above && above.top < innerHeight / 2 ? top - above.bottom - gap : 0
}

/**
 * Scrolls the control with the focus clear of the sticky parts of the page, such as the header and the strip with a result,
 * after each press and each letter in an element: a press may move the control, and a result may appear over it. The
 * browser itself scrolls only to what gets the focus, and takes what is covered for seen. Returns a function that ends it.
 */
export function keepFocusUncovered(root: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let frame = 0
  let isDown = false

  const stop = (): void => cancelAnimationFrame(frame)
  const look = (): void => {
    stop()
    let still = 0
    let count = 0
    let place = ''
    const next = (): void => {
      const control = document.activeElement
      if (!control || !root.contains(control) || isDown) return
      const target = drawnFor(control)
      const now = `${window.scrollY} ${target.getBoundingClientRect().top}`
      still = now === place ? still + 1 : 0
      place = now
      if (still < stillFrames) {
        if (++count < lastFrame) frame = requestAnimationFrame(next)
        return
      }
      const distance = distanceToUncover(target)
      if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
    }
    frame = requestAnimationFrame(next)
  }
  // Not during a press: it would end on something else. Its click comes afterwards.
  root.addEventListener('focusin', () => !isDown && look(), { signal })
  for (const type of ['click', 'input']) root.addEventListener(type, look, { signal })
  window.addEventListener('mousedown', () => (isDown = true), { signal, capture: true })
  for (const type of ['mouseup', 'dragend'])
    window.addEventListener(type, () => (isDown = false), { signal, capture: true })
  // The visitor goes elsewhere.
  for (const type of ['wheel', 'touchstart'])
    window.addEventListener(type, stop, { signal, passive: true, capture: true })
  return () => {
    stop()
    ending.abort()
  }
}
