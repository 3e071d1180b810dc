import { profileOf, type Profile, type SemanticInvoice } from '../semantic'
import { calculationRules, decimalRules } from './calculation'
import { codeRules } from './codes'
import { coreRules } from './core'
import { dayRules } from './days'
import { peppolRules, xrechnungPeppolRules } from './peppol'
import type { Rule } from './rule'
import { vatRules } from './vat'
import { xrechnungRules } from './xrechnung'

/** The business rules of EN 16931-1:2017. */
const en16931Rules: readonly Rule[] = [
  ...coreRules,
  ...calculationRules,
  ...vatRules,
  ...decimalRules,
  ...codeRules,
]

/** The rules that an invoice of a profile has to keep. */
export const rulesOf: Readonly<Record<Profile, readonly Rule[]>> = {
  en16931: [...en16931Rules, ...dayRules],
  xrechnung: [...en16931Rules, ...dayRules, ...xrechnungRules, ...xrechnungPeppolRules],
  peppol: [...en16931Rules, ...peppolRules],
}

/** A rule that an invoice breaks, at one of its terms. */
export type Violation = { rule: Rule; /** Of the semantic model: `lines.0.price`. */ path: string }

/** What an invoice breaks of the rules of a profile; of the one it names when none is given. */
export const violationsOf = (
  invoice: SemanticInvoice,
  profile: Profile = profileOf(invoice),
): readonly Violation[] =>
  rulesOf[profile].flatMap((rule) => rule.broken(invoice).map((path) => ({ rule, path })))
