import { isText } from './places'
import { inPlaceOf } from './successors'

const controls = 'input, textarea, select, summary, button, a[href]'

/** The control that a press at this place works on: that of a label too. */
function controlAt(target?: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>(controls) ?? target.closest('label')?.control ?? undefined
}

/** Which character of a text field is at a point of the window; the end of the text where the browser does not tell. */
function caretAt(control: HTMLElement & { value: string }, x: number, y: number): number {
  const place = document.caretPositionFromPoint?.(x, y)
  return place?.offsetNode === control ? place.offset : control.value.length
}

/** Gives a control the focus that the browser has given to nothing, because what was pressed was taken out meanwhile. */
function focusPressed(control: HTMLElement, { clientX, clientY }: MouseEvent): void {
  if (control === document.activeElement) return
  control.focus({ preventScroll: true, focusVisible: isText(control) })
  if (!isText(control) || control.selectionStart === null) return
  const caret = caretAt(control, clientX, clientY)
  control.setSelectionRange(caret, caret)
}

/**
 * Completes presses of the mouse and the space bar during which what is pressed is rendered anew, or taken out and put back:
 * the browser neither focuses nor clicks what was not there from the beginning to the end. A finger needs no help: its mouse
 * events come after it, for what is there by then. Called when the application starts.
 */
export function watchPresses(): void {
  let pressed: HTMLElement | undefined
  let isTakenOut = false
  let clicked: EventTarget | null = null
  const noteRemovals = (records: readonly MutationRecord[]): void => {
    isTakenOut ||= records.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(pressed ?? null)),
    )
  }
  const removals = new MutationObserver(noteRemovals)

  const hold = (control: HTMLElement | undefined): void => {
    pressed = control
    isTakenOut = false
    if (control) removals.observe(document, { childList: true, subtree: true })
  }
  const begin = (event: Event): void => {
    const control = controlAt(event.target)
    hold(control)
    if (!(event instanceof MouseEvent) || !control?.contains(event.target as Node)) return
    // React hydrates what waits for it inside of the event, before the browser moves the focus.
    setTimeout(() => {
      if (isTakenOut) focusPressed(inPlaceOf(control), event)
    })
  }
  const release = (): void => {
    removals.disconnect()
    pressed = undefined
  }
  const end = ({ target }: Event): void => {
    noteRemovals(removals.takeRecords())
    const control = pressed && inPlaceOf(pressed)
    release()
    clicked = null
    if (!isTakenOut || !control || controlAt(target) !== control) return
    setTimeout(() => {
      if (controlAt(clicked) !== control) control.click()
    })
  }
  const isPlain = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' &&
    !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

  // The press that starts the application began before.
  hold(controlAt([...document.querySelectorAll(':active')].at(-1)))
  addEventListener('pointerdown', (event) => isPlain(event) && begin(event), true)
  addEventListener('pointerup', (event) => (isPlain(event) ? end(event) : release()), true)
  // A finger that scrolls, or a link that is dragged.
  addEventListener('pointercancel', release, true)
  addEventListener('keydown', (event) => event.key === ' ' && !event.repeat && begin(event), true)
  addEventListener('keyup', (event) => event.key === ' ' && end(event), true)
  addEventListener('click', ({ target }) => (clicked = target), true)
}
