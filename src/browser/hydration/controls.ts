import { isChoice } from '../../design/hydration/changedControl'

/** What can hold an entry of the visitor or the focus, and forms. */
const selector =
  'form, input:not([type=hidden]), textarea, select, details, summary, button, a[href], [tabindex]'

/** React counts ids otherwise when it does not hydrate. */
const reactId = /^:.*:$/

/**
 * The controls of a part of the page by a key that is the same when the part is rendered anew: element, type, name, and
 * which of its kind it is.
 */
export function controlsIn(root: ParentNode): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  const keyOf = (element: HTMLElement): string => {
    const attributes = ['type', 'name', 'href', ...(isChoice(element) ? ['value'] : [])]
    const values = attributes.map((name) => element.getAttribute(name) ?? '')
    const kind = [element.localName, ...values.map((value) => (reactId.test(value) ? '' : value))].join('|')
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return `${kind}|${count}`
  }
  return new Map(
    [...root.querySelectorAll<HTMLElement>(selector)].map((element) => [keyOf(element), element]),
  )
}

/**
 * Sets a property of a control as the browser does when the visitor changes it: React, which has put its own property on
 * the element, does not notice, and takes the event that follows for a change.
 */
export function setAsVisitor<Name extends 'value' | 'checked'>(
  control: HTMLElement & Partial<Record<Name, unknown>>,
  name: Name,
  value: string | boolean,
): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  property?.set?.call(control, value)
}

/** The props with which React has last rendered an element; undefined for one that is not React's. */
export function reactPropsOf(element: Element): Readonly<Record<string, unknown>> | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined
}
