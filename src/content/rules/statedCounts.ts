import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import { factWords } from './factWords'

/** What pages of lists and tools hold several of, by language: companies and cases, questions and decisions, recordings … */
const listed: Readonly<Record<string, string>> = {
  da: 'virksomheder|firmaer|cases|eksempler|spørgsmål|beslutninger|optagelser|e-bøger|systemer|skabeloner',
  de: 'Unternehmen|Firmen|Fälle|Beispiele|Fragen|Entscheidungen|Aufzeichnungen|E-Books|Systeme|Vorlagen',
  en: 'companies|cases|examples|questions|decisions|recordings|ebooks|systems|templates',
  es: 'empresas|casos|ejemplos|preguntas|decisiones|grabaciones|ebooks|sistemas|plantillas',
  fi: 'yritystä|tapausta|esimerkkiä|kysymystä|päätöstä|tallennetta|e-kirjaa|järjestelmää|pohjaa',
  fr: 'entreprises|cas|exemples|questions|décisions|enregistrements|livres blancs|systèmes|modèles',
  it: 'aziende|imprese|casi|esempi|domande|decisioni|registrazioni|e-book|sistemi|modelli',
  nb: 'bedrifter|selskaper|eksempler|spørsmål|beslutninger|opptak|e-bøker|systemer|maler',
  nl: 'bedrijven|cases|voorbeelden|vragen|beslissingen|opnames|e-books|systemen|sjablonen',
  pt: 'empresas|casos|exemplos|perguntas|decisões|gravações|e-books|sistemas|modelos',
  sv: 'företag|fall|exempel|frågor|beslut|inspelningar|e-böcker|system|mallar',
}

const ones = 'en|én|et|ett|ein\\p{L}*|one|uno|una|un|une|yksi|één|een|um|uma'

function patternFor(lang: string): RegExp | undefined {
  const code = lang.split('-')[0] ?? ''
  const [things, words] = [listed[code], factWords[code]?.numbers]
  return things && words
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])(?!(?:${ones}|1)(?![\\p{L}\\p{N}]))(?:\\d+|${words})\\s(?:\\p{L}+\\s)?(?:${things})(?![\\p{L}\\p{N}])`,
        'iu',
      )
    : undefined
}

/** Types whose pages hold a number of things that changes with the content or the tool. */
const countedTypes: readonly string[] = ['customers', 'expense_policy_builder', 'pricing_plan_picker', 'faq']

const showsList = ({ data }: CmsDocument): boolean =>
  Array.isArray(data['slices']) &&
  data['slices'].some((slice: unknown) => isRecord(slice) && slice['slice_type'] === 'document_list')

/**
 * Numbers of what a page holds in the text of a link to it: "Two companies" beside a link to all customer cases. They are
 * wrong as soon as one more is published. Only in entries with such a link, so that a number that counts nothing of the site
 * needs no exception; news with a day are left out, since they say what was true then.
 */
export function statedCountFindings(
  documents: readonly CmsDocument[],
  checked = documents,
): ContentFinding[] {
  const counted = new Set(
    documents.filter((one) => countedTypes.includes(one.type) || showsList(one)).map(({ id }) => id),
  )
  const leadsToCounted = (value: unknown): boolean =>
    (isDocumentLink(value) && counted.has(value.id)) ||
    (isRecord(value) && /\/customers$/.test(textOf(value['url'])))
  return checked.flatMap((document) => {
    const pattern = patternFor(document.lang)
    const findings: ContentFinding[] = []
    const visit = (value: unknown, field: string): void => {
      if (Array.isArray(value)) {
        for (const [index, entry] of value.entries()) visit(entry, `${field}.${index}`)
      } else if (isRecord(value)) {
        const entries = Object.entries(value)
        if (pattern && !textOf(value['day']) && entries.some(([, entry]) => leadsToCounted(entry)))
          for (const [name, entry] of entries) {
            const text = isRecord(entry) ? textOf(entry['text']) : textOf(entry)
            const [written] = pattern.exec(text) ?? []
            if (written)
              findings.push(
                findingIn(
                  document,
                  `${field}.${name}`,
                  `"${written}" counts what the linked page holds, which changes: write it without the number`,
                ),
              )
          }
        for (const [name, entry] of entries) visit(entry, `${field}.${name}`)
      }
    }
    visit(document.data, 'data')
    return findings
  })
}
