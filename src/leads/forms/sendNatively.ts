/**
 * Has the browser send a form by itself, for when the form's code cannot be loaded. False, and nothing is sent, when the
 * visitor is offline: the browser would leave for its own error page, and what was typed would be lost.
 */
export function sendNatively(form: HTMLFormElement): boolean {
  if (!navigator.onLine) return false
  // The element's own `submit` dispatches no submit event. A field may be called like it.
  HTMLFormElement.prototype.submit.call(form)
  return true
}
