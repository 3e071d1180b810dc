import { currencyCode, type ForbiddenWord } from './forbiddenWord'

export const danish: readonly ForbiddenWord[] = [
  currencyCode,
  { words: /\bstationer\b/, instead: '"trin": a station is for trains' },
  { words: /ved, hvem der er den næste/, instead: '"har en næste sagsbehandler"' },
  { words: /spørger de rigtige/, instead: '"beder de rette om godkendelse"' },
  { words: /inden for én\./, instead: '"inden for én hverdag"' },
  { words: /kort bærer|kortene (?:kan )?bære\b/, instead: '"betaler", "får med"' },
  { words: /gemmer køen/, instead: '"gemmer" hides something: say which decisions remain' },
  { words: /nævner (?:vi )?den mindste plan/, instead: '"foreslår"' },
  { words: /kortudtog/, instead: '"kontoudtog"' },
  { words: /\bwebsites?\b|\bwebsted/, instead: '"hjemmeside", as everywhere on the site' },
  { words: /pengestrømme\b/, instead: '"likviditetsbudget", as its page' },
  { words: /Dem, der kun [^.]*, er gratis/, instead: 'people are not free of charge: "Det er gratis kun at se på …"' },
  { words: /SEPA Direct Debit/, instead: '"SEPA-direkte debitering"' },
  { words: /(?:regner|holder|udskiller|beløbet for|beløbet og) \{market\.vat\}(?!kode)/, instead: '{market.vat.definite}: momsen' },
  { words: /som i Tyskland/, instead: 'what the law of Denmark asks for' },
  { words: /[Ss]kattemyndigheder(?:ne)? vil vide|vil de fleste skattemyndigheder/, instead: '"bilaget skal vise"' },
]
