import { currencyCode, type ForbiddenWord } from './forbiddenWord'

export const swedish: readonly ForbiddenWord[] = [
  currencyCode,
  { words: /\bstationer\b/, instead: '"steg": a station is for trains' },
  { words: /[Rr]öd (?:utgående |ingående )?saldo|[Rr]öd när den/, instead: '"rött": saldo is neuter' },
  { words: /\b[12] klass/, instead: '"första klass", "andra klass"' },
  { words: /inom en\./, instead: '"inom en arbetsdag"' },
  { words: /kort bär\b|korten (?:kan )?bära/, instead: '"betalar", "får med"' },
  { words: /[Pp]renumeration/, instead: '"abonnemang", as the tools and pictures' },
  { words: /[Aa]nmärkning/, instead: '"notering"; an anmärkning is an auditor\'s' },
  { words: /Mall för kassaflöde/, instead: '"Likviditetsbudget", as its page' },
  { words: /(?<!tidigare )Visma eEkonomi/, instead: '"Spiris", its name today' },
  { words: /\bDkr\b/, instead: '"danska kronor"' },
  { words: /ber (?:genast )?om sitt kvitto/, instead: '"Kvittot begärs"' },
  { words: /De som bara [^.]* är gratis/, instead: 'people are not free of charge: "Det kostar inget att …"' },
  { words: /(?:räknar ut|skiljer ut|håller|beloppet för|beloppet och) \{market\.vat\}/, instead: '{market.vat.definite}: momsen' },
  { words: /som i Tyskland/, instead: 'what the law of Sweden asks for' },
  { words: /[Ss]kattemyndighet\w* vill veta|vill de flesta skattemyndigheter/, instead: '"underlaget ska visa"' },
]
