import { messageOf } from '../../core/values/error'
/**
 * Reports that a part of the page was not as the server has written it, to whatever observes errors. As an event, which
 * leaves the console clean: a translation or a password manager is no fault of the page. React's message names a number
 * only; its development build adds texts of the page, which are left out.
 */
export function reportRerender(name: string, reason: unknown): void {
  const [, number = ''] = /error #(\d+)/.exec(messageOf(reason)) ?? []
  const error = new Error(
    `The HTML of ${name} was changed before it was hydrated${number && ` (React error ${number})`}`,
  )
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
}
