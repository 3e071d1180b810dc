import { calculate } from './calculate'
import { fieldFrom } from './fields'
import { isEmptyLine, type Invoice } from './invoice'
import { violationsOf, type Violation } from './rules'
import type { Profile, SemanticInvoice } from './semantic'
import { toSemantic, type EinvoiceWords } from './toSemantic'

/** A rule that the invoice breaks, and the field of the form it belongs to: `lines.0.price`. */
export type FormViolation = Violation & { formPath: string }

/** The field of the form that a path of the semantic model comes from; the path itself for what has no field. */
export function formPathOf(path: string, invoice: Invoice, semantic: SemanticInvoice): string {
  const field = fieldFrom(path)
  if (!field) return path
  const [group = '', index = ''] = path.split('.')
  const entry = Number(index)
  if (group === 'vat' && field.path.includes('*')) {
    const { category } = semantic.vat[entry] ?? {}
    return category ? field.path.replace('*', category) : 'lines'
  }
  if (group === 'lines') {
    // Empty lines of the form are no lines of the invoice; a file can have some of its own.
    const shown = invoice.lines.flatMap((line, index) => (isEmptyLine(line) ? [] : [index]))
    const position = shown.length === semantic.lines.length ? shown[entry] : entry
    return field.path.replace('*', String(position ?? 0))
  }
  if (group === 'allowances' || group === 'charges') {
    const kind = group === 'charges' ? 'charge' : 'allowance'
    const adjustment = calculate(invoice).adjustments.filter((one) => one.kind === kind)[entry]
    return field.path.replace('*', String(adjustment?.index ?? 0))
  }
  return field.path
}

/** What an invoice of the form breaks of the rules of a profile, each with the field it belongs to. */
export function checkInvoice(
  invoice: Invoice,
  profile: Profile,
  words: EinvoiceWords,
): readonly FormViolation[] {
  // Factur-X is made as CII, the others as UBL.
  const readFrom = profile === 'en16931' ? 'cii' : 'ubl'
  const semantic = { ...toSemantic(invoice, profile, words), readFrom, document: undefined } as const
  return violationsOf(semantic, profile).map((violation) => ({
    ...violation,
    formPath: formPathOf(violation.path, invoice, semantic),
  }))
}
