import { encode } from 'uqr'
import { decimal } from '../../numbers/model/decimal'
import { bicProblem, isSepaIban, plainIban } from './bank'
import type { Invoice } from './invoice'
import { calculationOf } from './opened/calculation'

/**
 * Why an invoice has no EPC QR code: only SEPA transfers in euros of 0.01 to 999,999,999.99 can have one, and a credit note
 * asks for none.
 */
export type EpcProblem = 'notEuro' | 'notTransfer' | 'noIban' | 'noName' | 'amount'

/** An ISO 11649 creditor reference, `RF18539007547034`: check digits modulo 97. */
export function isCreditorReference(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase()
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(plain)) return false
  const digits = [...plain.slice(4), ...plain.slice(0, 4)]
    .map((letter) => String(parseInt(letter, 36)))
    .join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** The longest text of a code (EPC069-12, 2.1: version 13 with error correction M). */
const maxBytes = 331

const line = (text: string, length: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('')

/**
 * The text of an EPC QR code (GiroCode), by the guideline EPC069-12 of the European Payments Council, version 002: UTF-8,
 * lines that end with LF, the reference either structured (ISO 11649) or as text.
 */
export function epcText(invoice: Invoice): string | { problem: EpcProblem } {
  const { payment, seller } = invoice
  const { due } = calculationOf(invoice)
  const name = line(payment.accountName.trim() === '' ? seller.name : payment.accountName, 70)
  if (invoice.currency !== 'EUR') return { problem: 'notEuro' }
  if (invoice.type === '381' || (payment.means !== '58' && payment.means !== '30'))
    return { problem: 'notTransfer' }
  if (!isSepaIban(payment.iban)) return { problem: 'noIban' }
  if (name === '') return { problem: 'noName' }
  if (due.lt('0.01') || due.gt(decimal('999999999.99'))) return { problem: 'amount' }
  const reference = payment.reference.trim() === '' ? invoice.number : payment.reference
  const isStructured = isCreditorReference(reference)
  const textWith = (remittance: string): string =>
    [
      'BCD',
      '002',
      '1',
      'SCT',
      // A bank refuses a code with a wrong BIC, which version 002 need not have.
      bicProblem(payment.bic, payment.iban) ? '' : payment.bic.replace(/\s/g, '').toUpperCase(),
      name,
      plainIban(payment.iban),
      `EUR${due.toFixed(2)}`,
      '',
      isStructured ? reference.replace(/\s/g, '').toUpperCase() : '',
      remittance,
    ]
      .join('\n')
      .trimEnd()
  // Letters that are several bytes can make it longer than a code may be: what is left out is the end of the reference.
  const letters = isStructured ? [] : [...line(reference, 140)]
  while (letters.length > 0 && new TextEncoder().encode(textWith(letters.join(''))).length > maxBytes)
    letters.pop()
  return textWith(letters.join(''))
}

/** The modules of the EPC QR code, row by row, true for dark; error correction M, as the guideline wants. */
export function epcModules(invoice: Invoice): readonly (readonly boolean[])[] | { problem: EpcProblem } {
  const text = epcText(invoice)
  return typeof text === 'string' ? encode(text, { ecc: 'M', border: 0 }).data : text
}
