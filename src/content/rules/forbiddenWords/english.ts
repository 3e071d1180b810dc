import type { ForbiddenWord } from './forbiddenWord'

/** Of every market that reads English; the voice of English is a part of its own. */
export const english: readonly ForbiddenWord[] = [
  { words: /tax (?:offices?|authority) wants? to know/, instead: 'what the law wants noted' },
  { words: /Block card/, instead: '"Freeze", one word for one button' },
  { words: /Add to Google Pay/, instead: '"Add to Google Wallet"' },
  { words: /(?<!formerly )TravelPerk/, instead: '"Perk", its name since 2025' },
  { words: /(?<!formerly )Visma eEkonomi/, instead: '"Spiris", its name today' },
  { words: /products for babies/, instead: 'what the law of the country names' },
  { words: /small businesses that charge no VAT are exempt/, instead: 'invoices by small businesses' },
]
