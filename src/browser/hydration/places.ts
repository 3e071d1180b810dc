type Selection = { start: number; end: number; direction: HTMLInputElement['selectionDirection'] }
type Scroll = readonly [left: number, top: number]

/** Where the visitor is in a part of the page: the focus, selections of text, and how far texts are scrolled. */
export type KeptPlaces = {
  /** The element with the focus; of one that was taken out, until something takes its place or the visitor goes elsewhere. */
  focused: () => HTMLElement | undefined
  /** Tells that a control has taken the place of one that was taken out. */
  move: (old: HTMLElement, control: HTMLElement) => void
  /**
   * Gives controls that have taken another's place what that had, and those that were taken out and put back what they had,
   * once: later the visitor alone changes it.
   */
  giveBack: () => void
  /** Nothing more is noted. */
  end: () => void
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** True for a control with a text. */
export const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:radio|checkbox|file)$/.test(control.type))

/** The selection of a text field. Undefined for those that have none, such as those for an e-mail address. */
function selectionOf(element: Element): Selection | undefined {
  if (!isText(element) || element.selectionStart === null || element.selectionEnd === null) return undefined
  return { start: element.selectionStart, end: element.selectionEnd, direction: element.selectionDirection }
}

function select(element: Element, selection: Selection | undefined): void {
  if (selection && isText(element) && element.selectionStart !== null)
    element.setSelectionRange(selection.start, selection.end, selection.direction ?? undefined)
}

const scrollOf = ({ scrollLeft, scrollTop }: Element): Scroll => [scrollLeft, scrollTop]

function scroll(element: Element, [left, top]: Scroll): void {
  if (element.scrollLeft !== left) element.scrollLeft = left
  if (element.scrollTop !== top) element.scrollTop = top
}

/** Notes selection and scrolling of a control whose text is set; returns a function that gives them back. */
export function placeIn(control: HTMLElement): () => void {
  const [selection, scrolled] = [selectionOf(control), scrollOf(control)]
  return () => {
    if (control === document.activeElement) select(control, selection)
    scroll(control, scrolled)
  }
}

/**
 * Calls back before an element is emptied, as React does with a root that it renders anew: by setting this property. What is
 * not on the page is not scrolled, and the event of a scrolling comes with the next frame only. Returns a function that
 * stops it.
 */
function beforeEmptied(element: HTMLElement, run: () => void): () => void {
  const stop = (): void => void Reflect.deleteProperty(element, 'textContent')
  Object.defineProperty(element, 'textContent', {
    configurable: true,
    get: () => Reflect.get(Node.prototype, 'textContent', element) as string,
    set: (text: string) => {
      stop()
      run()
      element.textContent = text
    },
  })
  return stop
}

/**
 * Keeps where the visitor is in a part of the page while React hydrates it or renders it anew. Only what takes the place of
 * something else is given anything, in the task in which it does, so whatever the visitor does later stays.
 */
export function keepPlaces(root: HTMLElement): KeptPlaces {
  const listening = new AbortController()
  const listen = (types: readonly string[], listener: (target: EventTarget | null) => void): void => {
    for (const type of types)
      document.addEventListener(type, ({ target }) => listener(target), {
        capture: true,
        passive: true,
        signal: listening.signal,
      })
  }
  const scrolled = new Map<HTMLElement, Scroll>()
  const selected = new Map<HTMLElement, Selection>()
  /** By the controls that have been given none yet. */
  const due = new Map<HTMLElement, Scroll | undefined>()
  let focused: HTMLElement | undefined
  let isFocusDue = false
  let isRingShown = false
  let wasEmptied = false

  const noteFocus = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement)) return
    const isInside = target !== root && root.contains(target)
    focused = isInside ? target : undefined
    isRingShown = isInside && target.matches(':focus-visible')
  }
  const noteScroll = (target: EventTarget | null): void => {
    if (target instanceof HTMLElement && isText(target) && root.contains(target))
      scrolled.set(target, scrollOf(target))
  }
  const noteAll = (): void => {
    wasEmptied = true
    for (const control of root.querySelectorAll<TextControl>('input, textarea')) {
      if (!isText(control)) continue
      scrolled.set(control, scrollOf(control))
      const selection = selectionOf(control)
      if (selection) selected.set(control, selection)
    }
  }
  const stopNotingAll = beforeEmptied(root, noteAll)
  noteFocus(document.activeElement)
  for (const area of root.querySelectorAll('textarea')) if (area.scrollTop > 0) noteScroll(area)
  listen(['focus'], noteFocus)
  listen(['scroll'], noteScroll)
  listen(['blur'], () => {
    // Some browsers send it for a field that is taken out: it was not left. It is out when the task has ended.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    })
  })
  listen(['pointerdown'], () => {
    // The visitor goes on without the field that is not there.
    if (!focused?.isConnected) focused = undefined
  })

  return {
    focused: () => focused,
    move: (old, control) => {
      due.set(control, scrolled.get(old))
      scrolled.delete(old)
      select(control, selected.get(old) ?? selectionOf(old))
      selected.delete(old)
      if (old !== focused) return
      focused = control
      isFocusDue = true
    },
    giveBack: () => {
      const { activeElement } = document
      const isLost = !activeElement || activeElement === document.body
      const wasPutBack = wasEmptied && !isFocusDue
      if ((isFocusDue || wasPutBack) && focused && root.contains(focused)) {
        const selection = wasPutBack ? selected.get(focused) : selectionOf(focused)
        if (isLost) focused.focus({ preventScroll: true, focusVisible: isRingShown })
        if (focused === document.activeElement) select(focused, selection)
      }
      isFocusDue = false
      for (const [control, place] of due) if (place) scroll(control, place)
      due.clear()
      if (wasEmptied)
        for (const [control, place] of scrolled) if (root.contains(control)) scroll(control, place)
      wasEmptied = false
    },
    end: () => {
      stopNotingAll()
      listening.abort()
    },
  }
}
