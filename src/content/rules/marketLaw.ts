import { localeByCode, locales as allLocales, type Locale } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { hasForm, hasLaw, lawFormsOfLanguage, meaningOf, neededLawFacts } from '../cms/lawFacts'
import { marketLawType, parseMarketLaw, type MarketLaw } from '../cms/marketLaw'

/** `2026-11-27`, in UTC. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** Facts that a market needs and has neither as a fact nor as a gap, and what single facts lack. */
function factFindings(document: CmsDocument, { facts, gaps }: MarketLaw): ContentFinding[] {
  const written = entriesOf(document.data['facts']).map(({ fact }) => textOf(fact))
  const missing = neededLawFacts
    .filter((name) => !written.includes(name) && gaps[name] === undefined)
    .map((name) =>
      findingIn(
        document,
        'data.facts',
        `the fact "${name}" is missing (${meaningOf(name)}): add it with its source, or to the gaps with the reason`,
      ),
    )
  const incomplete = Object.entries(facts).flatMap(([key, fact]): ContentFinding[] => {
    const name = neededLawFacts.find((one) => one === key)
    const index = written.indexOf(key)
    const lacks = (field: string, fix: string): ContentFinding =>
      findingIn(document, `data.facts.${index}.${field}`, `"${key}" ${fix}`)
    if (!name) return []
    return [
      ...(gaps[name] === undefined ? [] : [lacks('fact', 'is among the facts and the gaps: remove it from one of them')]),
      ...(hasLaw(name) && !fact.law ? [lacks('law', 'names no law: enter the one it rests on')] : []),
      ...(hasForm(name) && !fact.form ? [lacks('form', `has no form: enter it (${meaningOf(name)})`)] : []),
      ...(name.startsWith('retention.') && !fact.years ? [lacks('years', 'has no number of years: enter it')] : []),
    ]
  })
  return [...missing, ...incomplete]
}

/** Forms that the texts of a language need: those that are missing, unknown or without a text. */
function formFindings(document: CmsDocument, { forms, gaps }: MarketLaw): ContentFinding[] {
  const needed = lawFormsOfLanguage[document.lang] ?? []
  const unknown = entriesOf(document.data['forms']).flatMap(({ name, text }, index) => {
    const field = `data.forms.${index}`
    if (!needed.includes(textOf(name)))
      return [
        findingIn(
          document,
          `${field}.name`,
          `"${textOf(name)}" is no form that texts in ${document.lang} use: correct or remove it, or list it in src/content/cms/lawFacts.ts`,
        ),
      ]
    return textOf(text) ? [] : [findingIn(document, `${field}.text`, `the form "${textOf(name)}" has no text: write it`)]
  })
  const lacking = needed.filter(
    (name) => forms[name] === undefined && !Object.keys(gaps).some((gap) => name.startsWith(`${gap}.`)),
  )
  return [
    ...unknown,
    ...lacking.map((name) =>
      findingIn(
        document,
        'data.forms',
        `the form "${name}" is missing, which texts in ${document.lang} need: add it with its text`,
      ),
    ),
  ]
}

/** Sources that are due to be read again, were read on a day to come, or that nothing names. */
function sourceFindings(document: CmsDocument, law: MarketLaw, day: string): ContentFinding[] {
  const named = new Set([...Object.values(law.facts), ...law.imprint].map(({ source }) => source))
  const given = entriesOf(document.data['sources']).map(({ source_id }) => textOf(source_id).trim())
  return law.sources.flatMap(({ id, title, reviewBy, checkedOn }): ContentFinding[] => {
    const field = `data.sources.${given.indexOf(id)}`
    return [
      ...(reviewBy < day
        ? [
            findingIn(
              document,
              `${field}.review_by`,
              `the review of "${title}" was due on ${reviewBy}: read it again, correct what rests on it, then set both days`,
            ),
          ]
        : []),
      ...(checkedOn > day
        ? [findingIn(document, `${field}.checked_on`, `${checkedOn} has not come yet: enter the day on which it was read`)]
        : []),
      ...(named.has(id)
        ? []
        : [findingIn(document, `${field}.source_id`, `no fact and no duty names the source "${id}": remove it or name it`)]),
    ]
  })
}

/**
 * What is wrong with the law of the markets: a market without a document, facts, forms and sources that are missing or
 * incomplete, and reviews that are overdue on a day (`2027-06-01`).
 */
export function marketLawFindings(
  documents: readonly CmsDocument[],
  day = today(),
  locales: readonly Locale[] = allLocales,
): ContentFinding[] {
  const laws = documents.filter(({ type }) => type === marketLawType)
  const missing = locales
    .filter(({ code }) => !laws.some(({ data }) => data['localeCode'] === code))
    .map(({ code, contentLanguage }): ContentFinding => ({
      documentId: '(none)',
      type: marketLawType,
      lang: contentLanguage,
      field: '',
      message: `no law of the market "${code}": publish a document of the type "${marketLawType}" with this localeCode`,
    }))
  const wrong = laws.flatMap((document, index) => {
    const code = textOf(document.data['localeCode'])
    const locale = localeByCode(code)
    const { law, findings } = parseMarketLaw(document)
    return [
      ...(locale ? [] : [findingIn(document, 'data.localeCode', `"${code}" is no locale: enter one such as de-at`)]),
      ...(locale && locale.contentLanguage !== document.lang
        ? [findingIn(document, 'data.localeCode', `"${code}" reads ${locale.contentLanguage}: write the law in that language`)]
        : []),
      ...(laws.findIndex(({ data }) => data['localeCode'] === code) < index
        ? [findingIn(document, 'data.localeCode', `"${code}" has two documents of this type: remove one`)]
        : []),
      ...findings,
      ...factFindings(document, law),
      ...formFindings(document, law),
      ...sourceFindings(document, law, day),
    ]
  })
  return [...missing, ...wrong]
}

/** The sources that have to be read again within this number of days, the first ones first. */
export function dueReviews(
  documents: readonly CmsDocument[],
  days: number,
  from = today(),
): { documentId: string; lang: string; title: string; reviewBy: string }[] {
  const last = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
  return documents
    .filter(({ type }) => type === marketLawType)
    .flatMap((document) =>
      parseMarketLaw(document)
        .law.sources.filter(({ reviewBy }) => reviewBy >= from && reviewBy <= last)
        .map(({ title, reviewBy }) => ({ documentId: document.id, lang: document.lang, title, reviewBy })),
    )
    .sort((a, b) => (a.reviewBy < b.reviewBy ? -1 : a.reviewBy > b.reviewBy ? 1 : 0))
}

/** Facts of law that are not known, with the reason. */
export const lawGaps = (
  documents: readonly CmsDocument[],
): { documentId: string; lang: string; fact: string; reason: string }[] =>
  documents
    .filter(({ type }) => type === marketLawType)
    .flatMap((document) =>
      Object.entries(parseMarketLaw(document).law.gaps).map(([fact, reason]) => ({
        documentId: document.id,
        lang: document.lang,
        fact,
        reason,
      })),
    )
