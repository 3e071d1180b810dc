import { languageOfLabel, labelOfLanguage } from './languageLabels'

/** Authorities, registers and laws that texts in another language name, by the language of the name. */
const names: Readonly<Record<string, readonly string[]>> = {
  da: ['Erhvervsstyrelsen', 'Skattestyrelsen'],
  de: ['Bundesministerium der Finanzen', 'Bundesministerium für Finanzen'],
  es: ['Agencia Española de Protección de Datos', 'Agencia Tributaria', 'Registro Mercantil'],
  et: ['Andmekaitse Inspektsioon', 'Maksu- ja Tolliamet', 'äriregister', 'osaühing'],
  fi: ['Patentti- ja rekisterihallitus', 'Verohallinto'],
  fr: [
    'Administration de l’enregistrement, des domaines et de la TVA',
    'Code de commerce',
    'Commission nationale de l’informatique et des libertés',
    'Commission nationale pour la protection des données',
    'Registre de commerce et des sociétés',
    'loi du 18 avril 2004',
    'règlement grand-ducal du 25 juillet 2015',
    'société à responsabilité limitée',
  ],
  it: ['Agenzia delle Entrate', 'Registro delle imprese', 'Sistema di Interscambio'],
  nb: ['Brønnøysundregistrene', 'Skatteetaten'],
  nl: ['Autoriteit Persoonsgegevens', 'Belastingdienst', 'FOD Financiën', 'Gegevensbeschermingsautoriteit'],
  pl: ['Krajowy System e-Faktur'],
  pt: ['Autoridade Tributária', 'Comissão Nacional de Proteção de Dados', 'Portal das Finanças'],
  sv: ['Bolagsverket', 'Integritetsskyddsmyndigheten', 'Skatteverket'],
}

const languageOfName = new Map(
  Object.entries(names).flatMap(([language, list]) => list.map((name) => [name, language] as const)),
)

const anyName = new RegExp(`(?<!\\p{L})(?:${[...languageOfName.keys()].join('|')})(?!\\p{L})`, 'gu')

type Span = { start: number; end: number; type?: string; data?: { label?: unknown } }

/** Whether a span says the language of these words, or begins or ends within them. */
const isInTheWay = ({ start, end, data }: Span, from: number, to: number): boolean => {
  if (start >= to || end <= from) return false
  const holds = start <= from && end >= to
  return !holds || (typeof data?.label === 'string' && languageOfLabel(data.label) !== undefined)
}

/**
 * A block of rich text with the language of each authority, register and law it names in another one than its own: a
 * screen reader has to be told which (WCAG 3.1.2). Names come from texts and from the facts of law that fill them.
 */
export function markForeignNames<Block extends { text: string; spans: { start: number; end: number }[] }>(
  block: Block,
  htmlLang: string,
): Block {
  const own = htmlLang.split('-')[0]
  const marks = [...block.text.matchAll(anyName)].flatMap(({ 0: name, index }): Span[] => {
    const language = languageOfName.get(name)
    const end = index + name.length
    if (!language || language === own || block.spans.some((span) => isInTheWay(span, index, end))) return []
    return [{ type: 'label', start: index, end, data: { label: labelOfLanguage(language) } }]
  })
  return marks.length > 0 ? { ...block, spans: [...block.spans, ...marks] } : block
}
