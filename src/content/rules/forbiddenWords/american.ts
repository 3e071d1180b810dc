import type { ForbiddenWord } from './forbiddenWord'

/** British words that an American reader does not use. Keys of words are in the texts too: `supplier` alone is one. */
export const american: readonly ForbiddenWord[] = [
  { words: /\bSuppliers?\b|(?<=\s)suppliers?\b/, instead: '"vendor", or "merchant" on a receipt' },
  { words: /\bjourneys?\b/i, instead: '"trip"' },
  { words: /\b(?:whilst|fortnight|postcode|petrol|lorry|payslips?|bank holidays?)\b/i, instead: 'the American word' },
]
