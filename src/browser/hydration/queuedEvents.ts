import { tapLimit } from '../../design/hydration/tapLimit'
import { sendNatively } from '../../leads/forms/sendNatively'
import { inPlaceOf } from './successors'

/**
 * Keeps a submission in an island until its code is there. After a time limit, and when the code cannot be loaded, the
 * browser sends the form; without a connection it stays, and a message says why.
 */
export function queueSubmission(element: HTMLElement, offlineMessage: string) {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
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
    if (taken && !sendNatively(taken.form)) showMessage(taken.form, offlineMessage)
  }
  const hold = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (held) return
    hideMessage(element)
    held = { form: event.target, submitter: event.submitter }
    held.submitter?.setAttribute('aria-busy', 'true')
    timer = setTimeout(giveUp, tapLimit)
  }
  const stop = (): void => element.removeEventListener('submit', hold, true)
  element.addEventListener('submit', hold, true)
  return {
    /** The code is there: it sends the form. */
    release: () => {
      stop()
      const taken = take()
      if (!taken) return
      const { form, submitter } = taken
      ;(inPlaceOf(form) as HTMLFormElement).requestSubmit(submitter && inPlaceOf(submitter))
    },
    giveUp: () => {
      stop()
      giveUp()
    },
  }
}

/**
 * Keeps a tap on an element that does nothing without its island (`data-replay`, like the bootstrap script) until the code is
 * there.
 */
export function queueTap(element: HTMLElement) {
  let tapped: HTMLElement | undefined
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]')
    // A link works by itself.
    if (!control || control instanceof HTMLAnchorElement) return
    event.stopPropagation()
    control.setAttribute('aria-busy', 'true')
    tapped = control
  }
  element.addEventListener('click', hold, true)
  return {
    /** The code is there: hydration expects the elements of the server. */
    unmark: () => {
      element.removeEventListener('click', hold, true)
      tapped?.removeAttribute('aria-busy')
    },
    release: () => {
      if (tapped) inPlaceOf(tapped).click()
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
