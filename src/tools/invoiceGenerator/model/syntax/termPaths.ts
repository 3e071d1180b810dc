import type { Binding } from './binding'
import { bindingsOf } from './bindings'

function collect(rows: readonly Binding[], group: string, terms: Map<string, string>): void {
  for (const { at, term, rows: inner, options } of rows) {
    const path = [options?.ofInvoice ? '' : group, at].filter(Boolean).join('.')
    if (!terms.has(path)) terms.set(path, term)
    if (inner) collect(inner, `${path}.*`, terms)
  }
}

const terms = new Map<string, string>()

/** The business term or group at a path of the semantic model, or of the part it is in: `lines.0.note` → `BT-127`. */
export function termAt(path: string): string {
  if (terms.size === 0) collect(bindingsOf(false), '', terms)
  const parts = path.replace(/\.\d+(?=\.|$)/g, '.*').split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const term = terms.get(parts.slice(0, length).join('.'))
    if (term) return term
  }
  return path
}
