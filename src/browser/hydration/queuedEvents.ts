import { tapLimit } from '../../design/hydration/tapLimit'
import { sendNatively } from '../../leads/forms/sendNatively'
import { inPlaceOf } from './successors'

/**
 * Keeps a submission in an island until its code is there, also one of a form that is not complete, whose messages are the
 * code's. After a time limit, and when the code cannot be loaded, the browser sends the form or says what is missing; without
 * a connection it stays, and a message says why.
 */
export function queueSubmission(element: HTMLElement, offlineMessage: string) {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null; isIncomplete: boolean } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => {
    const taken = held
    clearTimeout(timer)
    held?.submitter?.removeAttribute('aria-busy')
    held = undefined
    return taken
  }
  const giveUp = (): void => {
    const taken = take()
    if (taken?.isIncomplete) {
      stop()
      taken.form.reportValidity()
    } else if (taken && !sendNatively(taken.form)) showMessage(taken.form, offlineMessage)
  }
  const hold = (form: HTMLFormElement, submitter: HTMLElement | null, isIncomplete: boolean): void => {
    if (held) {
      // What is missing may have been entered since the first press.
      if (held.form === form) held.isIncomplete = isIncomplete
      return
    }
    hideMessage(element)
    held = { form, submitter, isIncomplete }
    submitter?.setAttribute('aria-busy', 'true')
    timer = setTimeout(giveUp, tapLimit)
  }
  const onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    hold(event.target, event.submitter, false)
  }
  const onInvalid = (event: Event): void => {
    const { form } = event.target as HTMLInputElement
    if (!form) return
    event.preventDefault()
    hold(form, form.querySelector<HTMLElement>('[type=submit]'), true)
  }
  const stop = (): void => {
    element.removeEventListener('submit', onSubmit, true)
    element.removeEventListener('invalid', onInvalid, true)
  }
  element.addEventListener('submit', onSubmit, true)
  element.addEventListener('invalid', onInvalid, true)
  return {
    /** The code is there: it sends the form. */
    release: () => {
      stop()
      const taken = take()
      if (!taken) return
      const { submitter, isIncomplete } = taken
      const form = inPlaceOf(taken.form) as HTMLFormElement
      // The code says so itself in a moment; until then the browser would check the form.
      if (isIncomplete) form.noValidate = true
      form.requestSubmit(submitter && inPlaceOf(submitter))
    },
    giveUp: () => {
      stop()
      giveUp()
    },
  }
}

/** Shows a message in a form where the form's code would (src/leads/forms/LeadForm.tsx). */
function showMessage(form: HTMLFormElement, text: string): void {
  const message = document.createElement('p')
  message.dataset['islandMessage'] = ''
  message.setAttribute('role', 'alert')
  // The styles of the form's own message are in its code.
  message.style.cssText =
    'padding:var(--space-12) var(--space-16);background:var(--colour-coral-soft);border-radius:var(--radius-control);color:var(--colour-ink)'
  message.textContent = text
  form.querySelector('[role=status]')?.before(message)
}

/** Removes the message: hydration expects the elements of the server. */
export function hideMessage(element: HTMLElement): void {
  element.querySelector('[data-island-message]')?.remove()
}
