import type { ForbiddenWord } from './forbiddenWord'

export const italian: readonly ForbiddenWord[] = [
  { words: /\bimporte\b/i, instead: '"importo"' },
  { words: /prossima persona/i, instead: '"arriva alla persona giusta"' },
  { words: /Fattura rettificativa/i, instead: '"Nota di variazione"' },
  { words: /Autofatturazione/i, instead: '"Autofattura"' },
  { words: /parlano a favore/i, instead: '"giustificano"' },
  { words: /super-ridotta/i, instead: '"minima"' },
  { words: /Regio decreto/i, instead: '"Real Decreto"' },
  { words: /(?:di|giorni|svago|titolo|uso) privat[oi]\b/i, instead: '"personale"' },
  { words: /\dº/, instead: '"1°"' },
  { words: /vogli?ono sapere|Il fisco vuole/i, instead: '"va indicato"' },
]
