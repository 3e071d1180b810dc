import type { ClipboardEvent } from 'react'
import { assumptionKeys, type AssumptionKey } from '../model/assumptions'
import { maxLength } from '../model/roiWork'

/**
 * Shows the cells of a pasted table with marks between them: a field has one line, in which the browser would join them to
 * a number that nobody has entered.
 */
export function pasteCells(
  event: ClipboardEvent,
  onChange: (key: AssumptionKey, text: string) => void,
): void {
  const { target: input } = event
  const text = event.clipboardData.getData('text/plain').trim()
  const key = assumptionKeys.find((one) => input instanceof HTMLInputElement && one === input.name)
  if (!key || !(input instanceof HTMLInputElement) || !/[\t\r\n]/.test(text)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = input
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  onChange(key, `${before}${text.split(/\s*[\t\r\n]\s*/).join(' ; ')}${after}`.slice(0, maxLength))
}
