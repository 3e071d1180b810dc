import type { Invoice } from '../model/invoice'
import type { Profile } from '../model/semantic'
import { toSemantic, type EinvoiceWords } from '../model/toSemantic'
import { writeCii, writeUbl } from './writeEinvoice'

/** CII for Factur-X and XRechnung, UBL for Peppol and XRechnung. */
export type Syntax = 'CII' | 'UBL'

/** The invoice as XML of a profile and a syntax, in the words of its language. */
export function einvoiceXml(
  invoice: Invoice,
  profile: Profile,
  syntax: Syntax,
  words: EinvoiceWords,
): string {
  const semantic = toSemantic(invoice, profile, words)
  return syntax === 'CII' ? writeCii(semantic) : writeUbl(semantic)
}
