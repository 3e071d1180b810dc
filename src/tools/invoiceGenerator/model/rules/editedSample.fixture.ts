import { fixtureWords } from '../../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../../fixtures/sampleInvoices.fixture'
import type { Profile, SemanticInvoice } from '../semantic'
import { toSemantic } from '../toSemantic'

/** A sample invoice as EN 16931 has it. Throws for a name that is none. */
export const sampleOf = (name: string, profile: Profile): SemanticInvoice => {
  const sample = sampleInvoices.find((one) => one.name === name)
  if (!sample) throw new Error(`No sample ${name}`)
  return toSemantic(sample.invoice, profile, fixtureWords)
}

/** A term at a path and its other value; without one the term is removed. */
export type Edit = readonly [path: string, value?: unknown]

/** The invoice with other terms at paths; without them where no value is given. */
export function edited(invoice: SemanticInvoice, edits: readonly Edit[]): SemanticInvoice {
  const copy = structuredClone(invoice) as Record<string, unknown>
  for (const [path, value] of edits) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let target = copy
    for (const key of keys) {
      target[key] ??= {}
      target = target[key] as Record<string, unknown>
    }
    if (value === undefined) delete target[last]
    else target[last] = structuredClone(value)
  }
  return copy as SemanticInvoice
}
