import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { inTapTime } from '../../design/hydration/tapLimit'
import type { LeadFormCore } from './core'
import { isTouched } from './isTouched'
import { idle, type LeadFormOptions, type LeadFormState } from './leadFormState'
import { sendNatively } from './sendNatively'

type LeadFormControl = {
  /** For the form's element. */
  root: RefObject<HTMLFormElement>
  state: LeadFormState
  /** True once the core checks the answers, instead of the browser. */
  isAttached: boolean
  /** For the form's element: interactions load the core, the submission waits for it. */
  handlers: {
    onFocus: () => void
    onPointerDown: () => void
    onInput: () => void
    onSubmit: (event: FormEvent) => void
  }
}

/**
 * Enhances a native form: loads the core (src/leads/forms/core) at the first interaction, which may have happened before
 * hydration, and sends through it. Without the core, or when it does not come in time, the browser sends the form.
 */
export function useLeadForm(options: LeadFormOptions): LeadFormControl {
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(idle)
  const [isAttached, setIsAttached] = useState(false)
  const latest = useRef(options)
  const core = useRef<Promise<LeadFormCore>>()
  useEffect(() => {
    latest.current = options
  })

  const load = useCallback((): Promise<LeadFormCore> => {
    core.current ??= attachCore(root, { options: () => latest.current, report: setState }).then(
      (attached) => {
        setIsAttached(true)
        return attached
      },
      (error: unknown) => {
        // The next interaction tries again.
        core.current = undefined
        throw error
      },
    )
    return core.current
  }, [])
  // An error is handled at the submission.
  const onInteraction = useCallback(() => void load().catch(() => undefined), [load])

  useEffect(() => {
    if (root.current && isTouched(root.current)) onInteraction()
    return () => {
      void core.current?.then(
        (attached) => attached.detach(),
        () => undefined,
      )
    }
  }, [onInteraction])

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (state.name === 'idle' || state.name === 'notSubmitted')
      setState((before) => ({ ...before, name: 'loading', error: undefined }))
    inTapTime(load()).then(
      (attached) => attached.submit(),
      () => {
        if (root.current && !sendNatively(root.current))
          setState((before) => ({ ...before, name: 'notSubmitted', error: 'offline' }))
      },
    )
  }

  return {
    root,
    state,
    isAttached,
    handlers: { onFocus: onInteraction, onPointerDown: onInteraction, onInput: onInteraction, onSubmit },
  }
}

type AttachOptions = { options: () => LeadFormOptions; report: (state: LeadFormState) => void }

async function attachCore(root: RefObject<HTMLFormElement>, options: AttachOptions): Promise<LeadFormCore> {
  const startedAt = performance.now()
  const { attachLeadForm } = await import('./core')
  if (!root.current) throw new Error('The form has left the page')
  return attachLeadForm(root.current, { ...options, startedAt })
}
