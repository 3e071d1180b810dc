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
  { words: /(?<!there )\bis none\b(?! of)/i, instead: '"is not one", "does not count"' },
  { words: /\b(?:Five|five) stations\b|has a next person/, instead: '"steps", "has an owner": carried over from German' },
  { words: /\b(?:is|are) asked (?:for|of) (?!by)/, instead: 'say who asks: "the app asks for a photo"' },
  { words: /after the standard\b|European norm\b/, instead: '"the European standard", "that follows"' },
  { words: /\bBy doubt\b|the (?:place|places) where it lies around|gets? dearer/, instead: 'what an English reader would write: carried over from German' },
  { words: /number counts on|holds the amounts in itself/, instead: '"the next number is filled in", "the link itself contains"' },
  { words: /\bin the own\b|(?<!on )\bthe way to work\b/, instead: '"your own", "commuting"' },
  { words: /fees? beside the plan|per user and month/, instead: '"other fees", "per user per month"' },
  { words: /sorted by the alphabet|order is that of the alphabet/, instead: '"alphabetical"' },
  { words: /[Ww]orth of the time|Take a clock/, instead: '"value of the time", "time three reports"' },
  { words: /trial period (?:at|of) work|Bonuses for single people|change single cards/, instead: '"individual", "probation"' },
  { words: /\p{L}'(?:s|t|re|ve|ll|d|m)\b/u, instead: 'the curved apostrophe: ’' },
  { words: /which of them are mandatory|, also (?:if|when|for) (?:you|it|the)\b/, instead: '"even if", "including"' },
]
