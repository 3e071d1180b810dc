/** Runs in the page, bundled into one script: finds elements by what visitors are told of them. */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { InPage, Query } from './query'

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Also what is in closed details has boxes, in browsers that only skip drawing it. */
const isDrawn = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

function candidates(root: HTMLElement, { role, name, namePart, label, css }: Query): HTMLElement[] {
  if (css !== undefined) return [...root.querySelectorAll<HTMLElement>(css)]
  if (label !== undefined)
    return queryAllByLabelText(root, (text) => plain(text).replace(/ ?\*$/, '') === label)
  if (role === undefined) return [root]
  const isNamed = (found: string): boolean =>
    name === undefined ? plain(found).includes(namePart ?? '') : plain(found) === name
  return queryAllByRole(root, role, name === undefined && namePart === undefined ? {} : { name: isNamed })
}

/** What is sought, drawn or not: an element around others may have no box. */
function matching(query: Query): HTMLElement[] {
  const { text, within } = query
  const roots = within ? matching(within) : [document.body]
  return roots
    .flatMap((root) => candidates(root, query))
    .filter((element) => text === undefined || plain(element.textContent ?? '').includes(text))
}

const inPage: InPage = { find: (query) => matching(query).find(isDrawn) ?? null, errors: [] }
addEventListener('error', ({ message }) => inPage.errors.push(message))
addEventListener('unhandledrejection', ({ reason }) => inPage.errors.push(`unhandled: ${String(reason)}`))
Object.assign(window, { inPage })
