import { currencyCode, type ForbiddenWord } from './forbiddenWord'

export const norwegian: readonly ForbiddenWord[] = [
  currencyCode,
  { words: /\bdu må ikke\./, instead: '"det er ikke noe krav": "må ikke" forbids' },
  { words: /\bstasjoner\b/, instead: '"steg": a station is for trains' },
  { words: /neste person/, instead: '"neste behandler"' },
  { words: /innen én\./, instead: '"innen én virkedag"' },
  { words: /slutte igjen/, instead: '"si opp"' },
  { words: /[Uu]tleggsrapport/, instead: '"reiseregning"' },
  { words: /Mal for kontantstrøm/, instead: '"likviditetsbudsjett", as its page' },
  { words: /kort bærer|kortene (?:kan )?bære\b/, instead: '"betaler", "får med"' },
  { words: /Lønn med avgifter/, instead: '"Lønn med arbeidsgiveravgift"' },
  { words: /De som bare [^.]*, er gratis/, instead: 'people are not free of charge: "Å bare … koster ikke noe"' },
  { words: /(?:regner ut|skiller ut|holder|beløpet for|beløpet og) \{market\.vat\}/, instead: '{market.vat.definite}, or "mva-beløpet"' },
  { words: /Sum uten mva/, instead: '"Sum ekskl. mva."' },
  { words: /[Ss]kattemyndighet\w* vil vite|vil de fleste skattemyndigheter/, instead: '"bilaget skal vise"' },
  { words: /nevner (?:vi )?den minste/, instead: '"foreslår"' },
  { words: /[Uu]tleggskrav/, instead: '"reiseregning", one word for one thing' },
  { words: / må være [^.]* siden \d/, instead: '"har måttet være"' },
]
