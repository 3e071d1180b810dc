import type { ToolWords } from '../../../content/cms/toolWords'
import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import type { Words } from '../../words/model/wordsFor'
import { isCountry, type Answers, type Market } from './answers'
import { sectionIds, sectionSlots, type Facts, type SectionId } from './clauses'
import { inOrder, noEdits, type Edits } from './edits'
import { isPolicyDay, placeholderValues, plainText, type PlaceholderValue } from './values'
import type { ExpensePolicyWordKey, PolicyClauseKey } from './wordKeys'

/** The work of a visitor: answers, what was changed in the text, and how its numbers are written (BCP 47 of the page). */
export type PolicyWork = { htmlLang: string; answers: Answers; edits: Edits }

/** What a changed answer means for a clause that the visitor has written: another text, or that it is not requested any more. */
export type ClauseNotice = { kind: 'changed'; text: string } | { kind: 'notNeeded' }

export type PolicyClause = {
  name: string
  /** `3.2` */
  number: string
  text: string
  kind: 'written' | 'edited' | 'own'
  /** What the answers ask for now, to remember with an edited text. */
  writtenFor: string
  notice?: ClauseNotice
}

export type PolicySection = {
  id: string
  number: number
  title: string
  isOwn: boolean
  clauses: readonly PolicyClause[]
}

/** What was taken out of the policy and can be put back. */
export type Removed = { kind: 'clause' | 'section'; name: string; text: string }

export type Policy = {
  title: string
  /** Company, version, days and owner, as far as they are known. */
  facts: readonly { label: string; value: string }[]
  sections: readonly PolicySection[]
  /** Sections of the questionnaire without a clause: they are not shown, but a clause can be moved there. */
  emptySections: readonly { id: string; title: string }[]
  removed: readonly Removed[]
}

/** Everything that the text of a policy is made of. */
export type PolicySource = {
  work: PolicyWork
  words: Words<ExpensePolicyWordKey>
  /** The clauses by their keys; their texts are empty while they are not there. */
  clauses: ToolWords
  market: Market
  /** The day of the policy when no other was entered. */
  today?: string | undefined
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const textsOf = (values: Record<string, PlaceholderValue>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text]))

/** Fills a clause. A sentence that ends with `Quillmere Inc.` has one full stop. */
const fillClause = (text: string, values: Record<string, string>): string =>
  fill(
    text.replace(/\{(\w+)\}\./g, (whole, name: string) =>
      values[name]?.endsWith('.') ? `{${name}}` : whole,
    ),
    values,
  )

/** Countries that measure roads in miles. */
const mileCountries = ['GB', 'US']

/** What clauses depend on beside the answers. The first country decides how roads are measured. */
export function factsOf(answers: Answers, { country }: Market): Facts {
  const first = answers.countries[0] ?? (isCountry(country) ? country : undefined)
  return {
    distance: first && mileCountries.includes(first) ? 'mile' : 'km',
    hasName: plainText(answers.company) !== '',
    hasOwner: plainText(answers.owner) !== '',
    hasStart: isPolicyDay(answers.applies_from),
    countries: answers.countries.length > 0 ? answers.countries : [country],
  }
}

function policyFacts({ work: { answers }, words, market, today }: PolicySource): Policy['facts'] {
  const dated = isPolicyDay(answers.dated) ? answers.dated : today
  const day = (text: string | undefined): string =>
    text !== undefined && isPolicyDay(text) ? formatDay(text, market.htmlLang) : ''
  return [
    { label: words.fact_company, value: plainText(answers.company) },
    { label: words.fact_version, value: plainText(answers.version) },
    { label: words.fact_dated, value: day(dated) },
    { label: words.fact_applies_from, value: day(answers.applies_from) },
    { label: words.fact_owner, value: plainText(answers.owner) },
  ].filter(({ value }) => value !== '')
}

type Draft = Omit<PolicyClause, 'number'>

const lastSection: SectionId = 'about'

/**
 * Writes the policy: the clauses that the answers ask for, filled in, with the visitor's own texts, order and additions.
 * A text that was edited stays whatever the answers become; its `notice` says when they ask for something else.
 */
export function policyOf(source: PolicySource): Policy {
  const { work, words, clauses, market } = source
  const { answers, edits } = work
  const facts = factsOf(answers, market)
  const values = placeholderValues(answers, market)
  const texts = textsOf(values)
  const templateOf = (key: PolicyClauseKey): string => clauses[key] ?? ''
  const stateOf = (key: PolicyClauseKey): string =>
    [key, ...new Set(placeholders(templateOf(key)))].map((name) => values[name]?.raw ?? name).join('|')

  const removed: Removed[] = []
  const clausesOf = (section: SectionId): Draft[] =>
    sectionSlots[section].flatMap(({ name, keyOf }): Draft[] => {
      const key = keyOf(answers, facts)
      const edited = edits.texts[name]
      const written = key ? fillClause(templateOf(key), texts) : ''
      if (!key && !edited) return []
      const writtenFor = key ? stateOf(key) : ''
      if (!edited) return [{ name, text: written, kind: 'written', writtenFor }]
      const notice: ClauseNotice | undefined =
        edited.writtenFor === writtenFor
          ? undefined
          : key
            ? { kind: 'changed', text: written }
            : { kind: 'notNeeded' }
      return [{ name, text: edited.text, kind: 'edited', writtenFor, ...(notice ? { notice } : {}) }]
    })
  const titleOf = (id: SectionId): string =>
    edits.titles[id] ??
    (id === 'payment' && answers.cards !== 'none' ? words.s_payment_cards : words[`s_${id}`])
  const all = [
    ...sectionIds.map((id) => ({
      id: id,
      title: titleOf(id),
      isOwn: false,
      drafts: clausesOf(id),
    })),
    ...edits.ownSections.map(({ id, title }) => ({ id, title, isOwn: true, drafts: [] as Draft[] })),
  ]
  const isSection = (id: string | undefined): id is string => all.some((section) => section.id === id)
  const placed = [
    ...all.flatMap(({ id, drafts }) =>
      drafts.map((draft) => {
        const place = Object.hasOwn(edits.places, draft.name) ? edits.places[draft.name] : undefined
        return { draft, place: isSection(place) ? place : id }
      }),
    ),
    ...edits.ownClauses.map(({ id, text, section }) => ({
      draft: { name: id, text, kind: 'own' as const, writtenFor: '' },
      // A clause is never lost with a section that is not known.
      place: isSection(section) ? section : lastSection,
    })),
  ]
  const sections: PolicySection[] = []
  const emptySections: { id: string; title: string }[] = []
  for (const id of inOrder(
    all.map((section) => section.id),
    edits.sectionOrder,
  )) {
    const section = all.find((each) => each.id === id)
    if (!section) continue
    const { title, isOwn } = section
    if (edits.removedSections.includes(id)) {
      removed.push({ kind: 'section', name: id, text: title })
      continue
    }
    const drafts: Draft[] = placed.flatMap(({ draft, place }) => (place === id ? [draft] : []))
    const shown = drafts.filter(({ name, text }) => {
      if (!edits.removed.includes(name)) return true
      removed.push({ kind: 'clause', name, text })
      return false
    })
    if (shown.length === 0 && !isOwn) {
      emptySections.push({ id, title })
      continue
    }
    const number = sections.length + 1
    const order = inOrder(
      shown.map(({ name }) => name),
      edits.clauseOrder[id] ?? [],
    )
    const sorted = order.flatMap((name) => shown.filter((draft) => draft.name === name))
    sections.push({
      id,
      number,
      title,
      isOwn,
      clauses: sorted.map((draft, index) => ({ ...draft, number: `${number}.${index + 1}` })),
    })
  }
  return {
    title: facts.hasName ? fill(words.title_named, texts) : words.title,
    facts: policyFacts(source),
    sections,
    emptySections,
    removed,
  }
}

/** The clauses whose edited text was written for other answers. */
export const clausesToCheck = ({ sections }: Policy): PolicyClause[] =>
  sections.flatMap(({ clauses }) => clauses.filter(({ notice }) => notice !== undefined))

/** The policy as the answers alone ask for it. */
export const withoutEdits = (work: PolicyWork): PolicyWork => ({ ...work, edits: noEdits })
