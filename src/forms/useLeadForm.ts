import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { LeadFormCore } from './core'
import { idle, type LeadFormOptions, type LeadFormState } from './leadFormState'

type LeadFormControl = {
  /** For the form's element. */
  root: RefObject<HTMLFormElement>
  state: LeadFormState
  /** True once the core checks the answers, instead of the browser. */
  isTaken: boolean
  /** For the form's element: its touches load the core, its submission waits for it. */
  handlers: {
    onFocus: () => void
    onPointerDown: () => void
    onInput: () => void
    onSubmit: (event: FormEvent) => void
  }
}

/**
 * Makes a native form an application's: loads the core (src/forms/core) at the first touch, which may have been before
 * React came, and sends through it. Without the core the browser sends the form by itself.
 */
export function useLeadForm(options: LeadFormOptions): LeadFormControl {
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(idle)
  const [isTaken, setIsTaken] = useState(false)
  const latest = useRef(options)
  const core = useRef<Promise<LeadFormCore>>()
  useEffect(() => {
    latest.current = options
  })

  const load = useCallback((): Promise<LeadFormCore> => {
    core.current ??= takeOver(root, { options: () => latest.current, report: setState }).then(
      (taken) => {
        setIsTaken(true)
        return taken
      },
      (error: unknown) => {
        // The next touch tries again.
        core.current = undefined
        throw error
      },
    )
    return core.current
  }, [])
  // What cannot be loaded is told at the submission.
  const onTouch = useCallback(() => void load().catch(() => undefined), [load])

  useEffect(() => {
    if (root.current && isTouched(root.current)) onTouch()
    return () => {
      void core.current?.then(
        (taken) => taken.detach(),
        () => undefined,
      )
    }
  }, [onTouch])

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (state.name === 'idle' || state.name === 'notSubmitted')
      setState((before) => ({ ...before, name: 'loading', error: undefined }))
    load().then(
      (taken) => taken.submit(),
      // `submit` of the element itself: it raises no event again.
      () => root.current && HTMLFormElement.prototype.submit.call(root.current),
    )
  }

  return {
    root,
    state,
    isTaken,
    handlers: { onFocus: onTouch, onPointerDown: onTouch, onInput: onTouch, onSubmit },
  }
}

type TakeOverOptions = { options: () => LeadFormOptions; report: (state: LeadFormState) => void }

async function takeOver(root: RefObject<HTMLFormElement>, options: TakeOverOptions): Promise<LeadFormCore> {
  const startedAt = performance.now()
  const { attachLeadForm } = await import('./core')
  if (!root.current) throw new Error('The form has left the page')
  return attachLeadForm(root.current, { ...options, startedAt })
}

/** True for a form that a visitor reached before the application did. */
const isTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  [...form.elements].some(
    (element) =>
      (element instanceof HTMLInputElement &&
        element.type !== 'hidden' &&
        (element.value !== element.defaultValue || element.checked !== element.defaultChecked)) ||
      (element instanceof HTMLTextAreaElement && element.value !== '') ||
      (element instanceof HTMLSelectElement && element.value !== ''),
  )
