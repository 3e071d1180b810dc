import { locales } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import { currencies } from '../../tools/invoiceGenerator/model/invoice'
import { isInTheUnion, vatCountries } from '../../tools/vat/model/vatCountries'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, visitDeep, type CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { planIds } from '../cms/plans'
import {
  caseNouns,
  countryNouns,
  currencyNouns,
  listedThings,
  marketNouns,
  memberStateNouns,
  minuteNouns,
  planNouns,
  systemNouns,
} from './countedNouns'
import { countsIn, hasNumber, isTrueOf, type WrittenCount } from './countsInText'
import { listLengths, shortTexts, type Text } from './documentTexts'

/** What a text may count of the whole site or of its page. */
type Counted = {
  /** What is counted, for the finding. */
  name: string
  /** As it follows a number, by language. */
  nouns: Readonly<Record<string, string>>
  /** How many there are where the document is shown; undefined for a document whose texts count something else. */
  count: (document: CmsDocument, all: readonly CmsDocument[]) => number | undefined
  /** Only in titles, leads and descriptions: elsewhere the noun means other things too. */
  isOfSummary?: boolean
}

const publishedOf = (type: string, { lang }: CmsDocument, all: readonly CmsDocument[]): number =>
  all.filter((document) => document.type === type && document.lang === lang).length

/** The rows of the tables on a page. */
const tableRows = ({ data }: CmsDocument): number =>
  entriesOf(data['slices'])
    .filter(({ slice_type: type }) => type === 'comparison_table')
    .reduce((sum, { primary }) => sum + entriesOf(isRecord(primary) ? primary['rows'] : []).length, 0)

/** What pages count of which it is known how many there are. */
const countedThings: readonly Counted[] = [
  {
    name: 'plans',
    nouns: planNouns,
    count: ({ data }) => entriesOf(data['offered_plans']).length || planIds.length,
  },
  {
    name: 'countries with VAT rates',
    nouns: countryNouns,
    count: ({ uid }) => (uid === 'vat-calculator' ? vatCountries.length : undefined),
  },
  {
    name: 'countries in the table',
    nouns: countryNouns,
    count: (document) => (document.uid === 'e-invoicing' ? tableRows(document) : undefined),
  },
  { name: 'markets of the site', nouns: marketNouns, count: () => locales.length },
  {
    name: 'member states',
    nouns: memberStateNouns,
    count: ({ uid }) =>
      uid === 'vat-calculator' ? vatCountries.filter((country) => isInTheUnion(country)).length : undefined,
  },
  {
    name: 'currencies',
    nouns: currencyNouns,
    count: ({ uid }) => (uid === 'invoice-generator' ? currencies.length : undefined),
  },
  {
    name: 'systems with an integration',
    nouns: systemNouns,
    count: (document, all) =>
      document.uid === 'integrations' ? publishedOf('integration', document, all) : undefined,
    isOfSummary: true,
  },
  {
    name: 'customer cases',
    nouns: caseNouns,
    count: (document, all) =>
      document.type === 'customers' ? publishedOf('customer_case', document, all) : undefined,
    isOfSummary: true,
  },
  {
    name: 'minutes of the event',
    nouns: minuteNouns,
    count: ({ data }) =>
      typeof data['duration_minutes'] === 'number' ? data['duration_minutes'] : undefined,
    isOfSummary: true,
  },
]

/** Every text of a document, without entries of a day: news say what was true then. */
function allTexts({ data }: CmsDocument): Text[] {
  const texts: Text[] = []
  visitDeep(
    data,
    (value, field) => {
      if (isRecord(value) && textOf(value['day'])) return 'skip'
      if (typeof value === 'string') texts.push({ text: value, field })
      return undefined
    },
    'data',
  )
  return texts
}

/** The texts of entries and slices that link to another document, with this document. */
function* textsBesideLinks(
  value: unknown,
  field: string,
  byId: ReadonlyMap<string, CmsDocument>,
): Generator<Text & { target: CmsDocument }> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsBesideLinks(entry, `${field}.${index}`, byId)
  } else if (isRecord(value) && !textOf(value['day'])) {
    const targets = Object.values(value).flatMap((one) =>
      isDocumentLink(one) ? [byId.get(one.id)].filter((target) => target !== undefined) : [],
    )
    const [target] = targets
    if (target && targets.length === 1 && field !== 'data')
      for (const [name, one] of Object.entries(value)) {
        if (typeof one === 'string') yield { text: one, field: `${field}.${name}`, target }
        if (isDocumentLink(one) && textOf(one['text']))
          yield { text: textOf(one['text']), field: `${field}.${name}.text`, target }
      }
    for (const [name, one] of Object.entries(value)) yield* textsBesideLinks(one, `${field}.${name}`, byId)
  }
}

const isAmongst = (count: WrittenCount, lengths: readonly number[]): boolean =>
  lengths.some((length) => isTrueOf(count, length))

/**
 * Numbers in texts that are not those of what the site shows: "Three plans" where there are four, "in five steps" on a page
 * with four, also where another page links to it. Texts may write such a number; this rule counts.
 */
export function writtenCountFindings(
  documents: readonly CmsDocument[],
  checked: readonly CmsDocument[] = documents,
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return checked.flatMap((document) => {
    const { lang } = document
    const code = lang.split('-')[0] ?? ''
    const found = new Map<string, ContentFinding>()
    const report = ({ field }: Text, { written }: WrittenCount, real: string): void => {
      const key = `${field} ${written}`
      if (!found.has(key)) found.set(key, findingIn(document, field, `"${written}": there are ${real}`))
    }
    const counts = ({ text }: Text): boolean => hasNumber(text, lang)
    const all = allTexts(document).filter(counts)
    const short = shortTexts(document).filter(counts)
    const besideLinks = [...textsBesideLinks(document.data, 'data', byId)].filter(counts)
    for (const { name, nouns, count, isOfSummary } of countedThings) {
      const [noun, actual] = [nouns[code], count(document, documents)]
      if (noun === undefined || actual === undefined) continue
      for (const text of isOfSummary ? short : all)
        for (const one of countsIn(text.text, lang, noun))
          if (!isTrueOf(one, actual)) report(text, one, `${actual} ${name}`)
    }
    for (const { name, lists, nouns } of listedThings) {
      const noun = nouns[code]
      if (noun === undefined) continue
      const check = (text: Text, shown: CmsDocument): void => {
        const lengths = listLengths(shown, lists)
        if (lengths.length === 0) return
        for (const one of countsIn(text.text, lang, noun))
          if (!isAmongst(one, lengths)) report(text, one, `${[...new Set(lengths)].join(' or ')} ${name}`)
      }
      for (const text of short) check(text, document)
      for (const { target, ...text } of besideLinks) check(text, target)
    }
    return [...found.values()]
  })
}
