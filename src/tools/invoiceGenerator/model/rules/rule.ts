import { decimal, zero, type Decimal } from '../../../numbers/model/decimal'
import type { SemanticInvoice } from '../semantic'

/**
 * What is wrong, for the words of a screen: `required`; `oneRequired`, one of several terms; `notAllowed`; `sum`, not what
 * the others make; `zeroRate`, `positiveRate`, `noRate`; `zeroTax`; `tax`, not the rate of the amount; `reasonRequired`,
 * `reasonNotAllowed`; `negative`; `decimals`; `code`, not in the code list; `period`, ends before it begins; `vatCountry`,
 * no country's prefix; `breakdown`, VAT rows and lines do not match; `notMixed`, category O beside others; `scheme`, the
 * scheme is missing; `format`; `currency`; `sign`; `single`, more than one; `specification`.
 */
export type RuleReason =
  | 'required'
  | 'oneRequired'
  | 'notAllowed'
  | 'sum'
  | 'zeroRate'
  | 'positiveRate'
  | 'noRate'
  | 'zeroTax'
  | 'tax'
  | 'reasonRequired'
  | 'reasonNotAllowed'
  | 'negative'
  | 'decimals'
  | 'code'
  | 'period'
  | 'vatCountry'
  | 'breakdown'
  | 'notMixed'
  | 'scheme'
  | 'format'
  | 'currency'
  | 'sign'
  | 'single'
  | 'specification'

/** A business rule on the semantic model. */
export type Rule = {
  /** As the norm, the CIUS or Peppol names it: `BR-CO-15`. */
  id: string
  /** The business terms and groups it is about. */
  terms: readonly string[]
  reason: RuleReason
  /** What it asks for, in our words. */
  text: string
  /** A warning does not make the invoice invalid. */
  severity: 'error' | 'warning'
  /** The paths of the terms that break it, `lines.0.price`; none when the invoice keeps it. */
  broken: (invoice: SemanticInvoice) => readonly string[]
}

type Broken = Rule['broken']

/** A rule that makes an invoice invalid. */
export const rule = (
  id: string,
  terms: string,
  reason: RuleReason,
  text: string,
  broken: Broken,
  severity: Rule['severity'] = 'error',
): Rule => ({ id, terms: terms.split(' '), reason, text, broken, severity })

/** The path when the condition is not kept. */
export const unless = (isStatic: boolean, path: string): readonly string[] => (isStatic ? [] : [path])

/** The paths of the entries of a list that are broken. */
export const each = <Entry>(
  entries: readonly Entry[],
  path: string,
  broken: (entry: Entry, path: string) => readonly string[],
): string[] => entries.flatMap((entry, index) => broken(entry, `${path}.${String(index)}`))

export const isDecimal = (value: string | undefined): value is string =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value ?? '') && (value ?? '').length < 40

/** An amount of the invoice; zero for one that is missing or no number (BR-… names those). */
export const amount = (value: string | undefined): Decimal =>
  isDecimal(value)
    ? decimal(
        value
          .replace(/^\+/, '')
          .replace(/^(-?)\./, '$10.')
          .replace(/\.$/, ''),
      )
    : zero
