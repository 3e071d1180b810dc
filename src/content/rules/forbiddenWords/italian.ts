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
  { words: /è una gentilezza|che cosa attende|vi richiedono/i, instead: 'what an Italian would say: carried over from English' },
  { words: /Nulla della fattura/i, instead: '"Nessun dato lascia il dispositivo"' },
  { words: /sono comprensivi/i, instead: '"IVA inclusa"' },
  { words: /lo sanno prima da noi/i, instead: '"lo sanno per primi da noi"' },
  { words: /fino a \d+\s?%/, instead: '"fino al 10%"' },
  { words: /esportazioni[^.]* esenti/, instead: '"non imponibili": an exemption costs the deduction' },
]
