import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { fileFields } from '../cms/gatedContent'
import { factWords } from './factWords'

/** What the number of pages or minutes of a file counts, by language. */
const counted: Readonly<Record<string, string>> = {
  da: 'sider?|minut(?:ter)?',
  de: 'seiten?|seitig\\p{L}*|minuten?|minütig\\p{L}*',
  en: 'pages?|minutes?',
  es: 'páginas?|minutos?',
  fi: 'sivu\\p{L}*|minuut\\p{L}*',
  fr: 'pages?|minutes?',
  it: 'pagin[ae]|minut[oi]',
  nb: 'sider?|minutt(?:er)?',
  nl: "pagina(?:[’']s)?|minuut|minuten",
  pt: 'páginas?|minutos?',
  sv: 'sid(?:a|or)|minut(?:er)?',
}

/** A checklist of one page, a policy of two: none of the file's numbers. */
const small =
  '1|2|en|én|et|ett|to|två|ein\\p{L}*|zwei|one|two|uno|una|un|une|dos|deux|due|yksi|yhden|kaksi|kahden|één|een|twee|um|uma|dois|duas'

function patternFor(lang: string): RegExp | undefined {
  const code = lang.split('-')[0] ?? ''
  const [things, words] = [counted[code], factWords[code]?.numbers]
  return things && words
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])(?!(?:${small})(?![\\p{L}\\p{N}]))(?:\\d+|${words})[\\s\u00a0\u202f\u2011-]?(?:${things})(?![\\p{L}\\p{N}])`,
        'iu',
      )
    : undefined
}

type Text = { text: string; field: string }

function* textsOf(value: unknown, field: string): Generator<Text> {
  if (typeof value === 'string') yield { text: value, field }
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsOf(entry, `${field}.${index}`)
  else if (isRecord(value))
    for (const [name, entry] of Object.entries(value)) yield* textsOf(entry, `${field}.${name}`)
}

const leadsToFile = (value: unknown): boolean =>
  isDocumentLink(value) && Object.hasOwn(fileFields, value.type)

/** The texts that stand beside a link to a page with a file: of its entry, its slice or its paragraph. */
function* textsBeside(value: unknown, field: string): Generator<Text> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsBeside(entry, `${field}.${index}`)
  } else if (isRecord(value)) {
    const entries = Object.entries(value)
    const spans = Array.isArray(value['spans']) ? value['spans'].filter(isRecord) : []
    if (entries.some(([, one]) => leadsToFile(one)) || spans.some(({ data }) => leadsToFile(data))) {
      for (const [name, entry] of entries) {
        if (typeof entry === 'string') yield { text: entry, field: `${field}.${name}` }
        if (isRecord(entry) && typeof entry['text'] === 'string')
          yield { text: entry['text'], field: `${field}.${name}.text` }
      }
    } else for (const [name, entry] of entries) yield* textsBeside(entry, `${field}.${name}`)
  }
}

/**
 * Pages and minutes of a file that a text writes out, on the page that gives it and beside links to that page. They are read
 * from the file: `{file.pages}`, elsewhere `{file:closing-the-month-faster.pages}`.
 */
export const fileNumberFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const pattern = patternFor(document.lang)
    if (!pattern) return []
    const isOwn = Object.hasOwn(fileFields, document.type)
    const texts = isOwn ? textsOf(document.data, 'data') : textsBeside(document.data, 'data')
    const token = isOwn ? '{file.pages} or {file.minutes}' : '{file:UID.pages} or {file:UID.minutes}'
    return [...texts].flatMap(({ text, field }) => {
      const [written] = pattern.exec(text) ?? []
      return written
        ? [findingIn(document, field, `"${written}" writes out a number of the file: use ${token}`)]
        : []
    })
  })
