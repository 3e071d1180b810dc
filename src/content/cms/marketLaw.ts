import { z } from 'zod'
import type { Locale, UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'
import { imprintDuties, isLawFactName, type ImprintDuty, type LawFactName } from './lawFacts'

/** Where a fact of law was read, when, and when it has to be read again. Days as `2027-06-01`. */
export type LawSource = { id: string; title: string; url: string; language: string; checkedOn: string; reviewBy: string }

/** A fact of law as texts of the market show it. */
export type LawFact = {
  text: string
  /** The law it rests on, as it is cited in the market: `§ 147 AO`. */
  law?: string
  /** How a number is written, or a short name. */
  form?: string
  /** Of a retention period. */
  years?: number
  /** First day of a duty, `2026-01-01`. */
  since?: string
  source: string
}

/** A duty of the imprint, with the row of the legal page that fulfils it. */
export type ShownDuty = { duty: ImprintDuty; law: string; label: string; source: string }

/** The law of one market, from its `market_law` document. */
export type MarketLaw = {
  documentId: string
  facts: Readonly<Partial<Record<LawFactName, LawFact>>>
  /** Forms by their name: `authority.dative`. */
  forms: Readonly<Record<string, string>>
  imprint: readonly ShownDuty[]
  sources: readonly LawSource[]
  /** Facts that are not known, and why. */
  gaps: Readonly<Partial<Record<LawFactName, string>>>
}

export const marketLawType = 'market_law'

const day = z.iso.date()
const filled = (fix: string) => z.preprocess((value) => textOf(value).trim(), z.string().min(1, fix))
const optionalText = z.preprocess((value) => textOf(value).trim() || undefined, z.string().optional())

const sourceSchema = z.object({
  source_id: filled('give the source a short name, which facts refer to'),
  title: filled('enter the title of the page or law'),
  url: z.preprocess(textOf, z.url({ protocol: /^https?$/, error: 'enter the address of the page, with https://' })),
  language: z.preprocess(
    textOf,
    z.string().regex(/^[a-z]{2}$/, 'enter the language of the source as two letters, such as de'),
  ),
  checked_on: z.preprocess(textOf, z.iso.date('the source has no day: enter the day on which it was read')),
  review_by: z.preprocess(textOf, z.iso.date('enter the day by which it has to be read again')),
})

const factSchema = z.object({
  fact: z.preprocess(
    textOf,
    z.string().refine(isLawFactName, 'is no fact of law: choose one of the list in src/content/cms/lawFacts.ts'),
  ),
  text: filled('enter the text, or move the fact to the gaps with the reason'),
  law: optionalText,
  form: optionalText,
  years: z.number().int().positive('enter a whole number of years').nullish(),
  since: z.preprocess((value) => textOf(value) || undefined, day.optional()),
  source_id: filled('name the source of the fact'),
})

const dutySchema = z.object({
  duty: z.enum(imprintDuties, 'choose a duty of the list'),
  law: filled('name the law that wants it'),
  label: filled('enter the label of the row in the legal page that shows it'),
  source_id: filled('name the source of the duty'),
})

const gapSchema = z.object({
  fact: z.preprocess(textOf, z.string().refine(isLawFactName, 'is no fact of law: correct or remove it')),
  reason: filled('say why the fact is not known'),
})

/** The entries of a group that are as they should be, with their place; the others are reported. */
function parsedEntries<Schema extends z.ZodType>(
  document: CmsDocument,
  group: string,
  schema: Schema,
  findings: ContentFinding[],
): { entry: z.output<Schema>; field: string }[] {
  return entriesOf(document.data[group]).flatMap((given: Fields, index) => {
    const field = `data.${group}.${index}`
    const { success, data, error } = schema.safeParse(given)
    if (success) return [{ entry: data, field }]
    for (const { path, message } of error.issues) {
      const name = path.join('.')
      const value = textOf(given[name]).trim()
      findings.push(findingIn(document, `${field}.${name}`, value ? `"${value}": ${message}` : message))
    }
    return []
  })
}

/** Entries by a name that each has once; a second one is reported. */
function byName<Entry, Name extends string>(
  document: CmsDocument,
  entries: readonly { entry: Entry; field: string }[],
  nameOf: (entry: Entry) => Name,
  findings: ContentFinding[],
): Map<Name, Entry> {
  const found = new Map<Name, Entry>()
  for (const { entry, field } of entries) {
    const name = nameOf(entry)
    if (found.has(name)) findings.push(findingIn(document, field, `"${name}" is there twice: remove one`))
    else found.set(name, entry)
  }
  return found
}

/** The law of a document, with everything that is wrong in it; entries that are wrong are left out. */
export function parseMarketLaw(document: CmsDocument): { law: MarketLaw; findings: ContentFinding[] } {
  const findings: ContentFinding[] = []
  const sources = byName(
    document,
    parsedEntries(document, 'sources', sourceSchema, findings),
    ({ source_id }) => source_id,
    findings,
  )
  const isSourced = (field: string, id: string): boolean => {
    if (entriesOf(document.data['sources']).some((source) => textOf(source['source_id']).trim() === id)) return true
    findings.push(
      findingIn(document, `${field}.source_id`, `no source is called "${id}": add it to the sources of the document`),
    )
    return false
  }
  const entries = parsedEntries(document, 'facts', factSchema, findings)
  for (const { entry, field } of entries) isSourced(field, entry.source_id)
  const facts = byName(document, entries, ({ fact }) => fact, findings)
  const duties = parsedEntries(document, 'imprint', dutySchema, findings)
  for (const { entry, field } of duties) isSourced(field, entry.source_id)
  const gaps = byName(document, parsedEntries(document, 'gaps', gapSchema, findings), ({ fact }) => fact, findings)
  return {
    findings,
    law: {
      documentId: document.id,
      facts: Object.fromEntries(
        [...facts].map(([name, { text, law, form, years, since, source_id }]): [LawFactName, LawFact] => [
          name,
          {
            text,
            ...(law ? { law } : {}),
            ...(form ? { form } : {}),
            ...(years ? { years } : {}),
            ...(since ? { since } : {}),
            source: source_id,
          },
        ]),
      ),
      forms: Object.fromEntries(
        entriesOf(document.data['forms']).flatMap(({ name, text }) =>
          textOf(name) && textOf(text) ? [[textOf(name), textOf(text)]] : [],
        ),
      ),
      imprint: duties.map(({ entry: { source_id, ...duty } }) => ({ ...duty, source: source_id })),
      sources: [...sources.values()].map(({ source_id, title, url, language, checked_on, review_by }) => ({
        id: source_id,
        title,
        url,
        language,
        checkedOn: checked_on,
        reviewBy: review_by,
      })),
      gaps: Object.fromEntries([...gaps].map(([name, { reason }]) => [name, reason])),
    },
  }
}

/** The law of every market that has a document, by url code. What is wrong in one: `marketLawFindings` of the rules. */
export function readMarketLaws(
  documents: readonly CmsDocument[],
  locales: readonly Locale[],
): Map<UrlCode, MarketLaw> {
  const laws = documents.filter(({ type }) => type === marketLawType)
  return new Map(
    locales.flatMap(({ code, urlCode }): [UrlCode, MarketLaw][] => {
      const document = laws.find(({ data }) => data['localeCode'] === code)
      return document ? [[urlCode, parseMarketLaw(document).law]] : []
    }),
  )
}
