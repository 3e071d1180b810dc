import { isChanged, isChoice, type Control } from '../../design/hydration/changedControl'
import { controlsIn, reactPropsOf, setAsVisitor } from './controls'
import { isText, keepPlaces, placeIn } from './places'
import { succeed } from './successors'

/** What a visitor has entered, and what the page had before. */
type Entry = { control: Control; value: string; checked: boolean; before: string }

export type KeptEntries = {
  /** Gives the entries back when React has hydrated the part or rendered it anew, before it is painted. Called once. */
  giveBack: () => void
  /** The same for a part of it that React has rendered anew later, called in the task in which it has. */
  giveBackLate: () => void
  /** Gives the focus back where it is lost, and scrolls texts to where they were. */
  givePlacesBack: () => void
  /** What has taken the place of an element that the visitor has pressed and that waits for its code (src/browser/bootstrap). */
  pressed: () => HTMLElement | undefined
  /** Tells components that hold the text or choice of a control about entries of which they know nothing. */
  tell: () => void
}

/** How long what comes later, such as a list of countries, is expected, in ms. */
const lateTime = 30_000

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isFile = (control: Element): boolean => control instanceof HTMLInputElement && control.type === 'file'

const isEntered = (control: Control): boolean =>
  control instanceof HTMLInputElement && isFile(control) ? Boolean(control.files?.length) : isChanged(control)

const entryOf = (control: Control): Entry => ({
  control,
  value: control.value,
  checked: isChoice(control) && control.checked,
  before: isText(control) ? control.defaultValue : '',
})

/**
 * Keeps what visitors, browsers and password managers have done with the controls of prerendered HTML while React
 * hydrates it: texts, choices, files, opened details, the focus with its selection, and where fields are scrolled to.
 *
 * React hydrates only HTML that is as the server has written it. When anybody else has changed it (a translation puts texts
 * into `<font>`, password managers and writing assistants put elements beside fields), and whatever else fails, React
 * empties the part and renders it anew. The elements that are taken out still hold what was entered, up to the last
 * key, so it is read from them when the new ones are there. Hydration that succeeds sets radio buttons and checkboxes back,
 * and leaves fields with a text of which their component does not know; both are corrected too.
 *
 * Why not prevent it: in the browser nothing knows the HTML of the server any more, and a record of it, or an observer in
 * every page, would cost each visitor more than the rendering costs the few.
 */
export function keepEntries(root: HTMLElement): KeptEntries {
  const controls = controlsIn(root)
  const checked = new Map<HTMLInputElement, boolean>()
  const texts = new Map<HTMLElement, string>()
  const places = keepPlaces(root)
  const entries = new Set<Entry>()
  /** Controls in whose place nothing is yet. */
  const missing = new Set<HTMLElement>()
  const observer = new MutationObserver(() => {
    if (missing.size > 0) giveBackLate([])
  })
  let pressed: HTMLElement | undefined

  const note = (control: EventTarget | null): void => {
    if (!(control instanceof Element)) return
    if (isText(control)) texts.set(control, control.value)
    // With the others of its group.
    else if (isChoice(control))
      for (const choice of controls.values()) if (isChoice(choice)) checked.set(choice, choice.checked)
  }
  /** Hydration sets a text area back to the text of the server. */
  const textOf = (control: HTMLInputElement | HTMLTextAreaElement): string =>
    isChanged(control) ? control.value : (texts.get(control) ?? control.value)
  /** React is told of what the visitor enters from now on, with all that is in the control. */
  const noteChange = ({ target }: Event): void => {
    note(target)
    for (const entry of entries) if (isAnsweredBy(entry, target)) entries.delete(entry)
  }
  for (const control of controls.values()) note(control)
  for (const type of ['input', 'change']) root.addEventListener(type, noteChange, true)

  const holdsEntry = (control: HTMLElement): boolean =>
    isText(control)
      ? textOf(control) !== control.defaultValue
      : isChoice(control)
        ? (checked.get(control) ?? control.checked) !== control.defaultChecked
        : isControl(control) && isEntered(control)
  const noteEntry = (control: HTMLElement): void => {
    if (isControl(control) && isEntered(control)) entries.add(entryOf(control))
  }

  /** Puts what was entered into a control into the one that has taken its place. */
  const handOver = (old: HTMLElement, control: HTMLElement): void => {
    if (old instanceof HTMLDetailsElement && control instanceof HTMLDetailsElement) control.open = old.open
    if (isText(old) && isText(control)) {
      const text = textOf(old)
      if (text !== old.defaultValue) setAsVisitor(control, 'value', text)
    } else if (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement) {
      if (isChanged(old))
        for (const [index, option] of [...control.options].entries())
          option.selected = old.options[index]?.selected ?? false
    } else if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
      const choice = checked.get(old)
      if (choice !== undefined && choice !== old.defaultChecked) setAsVisitor(control, 'checked', choice)
      if (isFile(old) && old.files?.length) control.files = old.files
    }
  }

  /** Has the controls in place of some that were taken out take over what was entered. False when there are none. */
  const renew = (isWanted: (old: HTMLElement) => boolean): boolean => {
    const renewed = controlsIn(root)
    const given: HTMLElement[] = []
    for (const [key, old] of controls) {
      if (root.contains(old) || !isWanted(old)) continue
      const control = renewed.get(key)
      if (!control) {
        if (old === places.focused() || holdsEntry(old)) missing.add(old)
        continue
      }
      missing.delete(old)
      handOver(old, control)
      controls.set(key, control)
      succeed(old, control)
      if (old.matches('[data-replay][aria-busy]')) pressed = control
      places.move(old, control)
      given.push(control)
    }
    // Radio buttons change one another.
    for (const control of given) {
      note(control)
      noteEntry(control)
    }
    return given.length > 0
  }

  const giveBack = (): void => {
    // Later the application may have set them.
    for (const [input, choice] of checked)
      if (root.contains(input) && input.checked !== choice) input.checked = choice
    for (const control of texts.keys())
      if (isText(control) && root.contains(control) && control.value !== textOf(control))
        setAsVisitor(control, 'value', textOf(control))
    for (const control of controls.values()) if (root.contains(control)) noteEntry(control)
    renew(() => true)
    observer.observe(root, { childList: true, subtree: true })
    setTimeout(() => {
      observer.disconnect()
      places.end()
    }, lateTime)
  }
  const giveBackLate = (removed: readonly Node[]): void => {
    if (!renew((old) => missing.has(old) || removed.some((node) => node.contains(old)))) return
    places.giveBack()
    // When the components have had their first effects.
    setTimeout(tell)
  }

  const tell = (): void => {
    for (const entry of entries) tellOf(entry, root)
    entries.clear()
  }

  return {
    giveBack,
    giveBackLate: () => giveBackLate(observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])),
    givePlacesBack: places.giveBack,
    pressed: () => pressed,
    tell,
  }
}

/** Whether a visitor's change of a control says all that an entry would: of this control or of another in its group. */
const isAnsweredBy = ({ control }: Entry, target: EventTarget | null): boolean =>
  control === target ||
  (target instanceof HTMLInputElement &&
    [control.type, target.type].every((type) => type === 'radio') &&
    control.name === target.name)

/** Dispatches an event of a control to its part of the page: others have been told when it happened. */
function dispatch(control: Control, root: HTMLElement, type: string): void {
  root.addEventListener(type, (event) => event.stopPropagation(), { once: true })
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Has React call the handlers of a control whose entry its component does not know. */
function tellOf({ control, value, checked, before }: Entry, root: HTMLElement): void {
  const props = reactPropsOf(control)
  if (!control.isConnected || !props) return
  if (isFile(control)) return dispatch(control, root, 'change')
  if (isChoice(control)) {
    // Of a group of radio buttons the chosen one says all.
    const isUnknown = props['checked'] !== undefined && props['checked'] !== checked
    if (!isUnknown || (control.type === 'radio' && !checked)) return
    control.checked = !checked
    setAsVisitor(control, 'checked', checked)
    // Not a click of a mouse, which would change the choice; React takes it for the change of a choice.
    return dispatch(control, root, 'click')
  }
  const known = props['value']
  if (typeof known !== 'string' && typeof known !== 'number') return
  // The component has been rendered again meanwhile, without the entry or with its own version of it.
  const isForgotten = control.value !== value && control.value === before
  if (!isForgotten && control.value === String(known)) return
  if (control instanceof HTMLSelectElement) {
    control.value = value
    return dispatch(control, root, 'change')
  }
  const giveBackPlace = placeIn(control)
  control.value = String(known)
  setAsVisitor(control, 'value', value)
  giveBackPlace()
  dispatch(control, root, 'input')
  // Some browsers move the caret when React has rendered the new text.
  queueMicrotask(giveBackPlace)
}
