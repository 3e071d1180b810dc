import { cutText, documentText } from './documentText'

/** What a visitor has changed in the text of the policy. Clauses and sections are named by their slots or own ids. */
export type Edits = {
  /** Clauses with their own text, and what the answers requested when it was written. */
  texts: Readonly<Record<string, { text: string; writtenFor: string }>>
  removed: readonly string[]
  removedSections: readonly string[]
  ownClauses: readonly { id: string; section: string; text: string }[]
  ownSections: readonly { id: string; title: string }[]
  titles: Readonly<Record<string, string>>
  /** Clauses of the questionnaire that were moved to another section: its name. Own clauses know theirs. */
  places: Readonly<Record<string, string>>
  /** Names in the order that the visitor has made; empty for the first order. */
  sectionOrder: readonly string[]
  clauseOrder: Readonly<Record<string, readonly string[]>>
}

export const noEdits: Edits = {
  texts: {},
  removed: [],
  removedSections: [],
  ownClauses: [],
  ownSections: [],
  titles: {},
  places: {},
  sectionOrder: [],
  clauseOrder: {},
}

/** The longest clause and title, in characters, and the most clauses and sections of one's own. */
export const maxClause = 4000
export const maxTitle = 200
export const maxOwn = 500

const without = <Entry>(record: Readonly<Record<string, Entry>>, name: string): Record<string, Entry> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

/** A text with its line breaks, without what no document can hold. */
export const clauseText = (text: string): string =>
  cutText(
    documentText(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim(),
    maxClause,
  )

const isOwn = (name: string): boolean => name.startsWith('own-')

/** Writes a clause anew. A text without letters changes nothing: a clause is removed by `removeClause`. */
export function editClause(edits: Edits, name: string, typed: string, writtenFor: string): Edits {
  const text = clauseText(typed)
  if (!text) return edits
  if (isOwn(name))
    return {
      ...edits,
      ownClauses: edits.ownClauses.map((clause) => (clause.id === name ? { ...clause, text } : clause)),
    }
  return { ...edits, texts: { ...edits.texts, [name]: { text, writtenFor } } }
}

/** Goes back to what the answers ask for. */
export const restoreOriginal = (edits: Edits, name: string): Edits => ({
  ...edits,
  texts: without(edits.texts, name),
})

/** Keeps a text that was written for other answers: it is not asked about again until they change once more. */
export const keepText = (edits: Edits, name: string, writtenFor: string): Edits => {
  const edited = edits.texts[name]
  return edited ? { ...edits, texts: { ...edits.texts, [name]: { ...edited, writtenFor } } } : edits
}

export const removeClause = (edits: Edits, name: string): Edits =>
  edits.removed.includes(name) ? edits : { ...edits, removed: [...edits.removed, name] }

export const restoreClause = (edits: Edits, name: string): Edits => ({
  ...edits,
  removed: edits.removed.filter((removed) => removed !== name),
})

export const removeSection = (edits: Edits, id: string): Edits =>
  edits.removedSections.includes(id) ? edits : { ...edits, removedSections: [...edits.removedSections, id] }

export const restoreSection = (edits: Edits, id: string): Edits => ({
  ...edits,
  removedSections: edits.removedSections.filter((removed) => removed !== id),
})

const nextId = (ids: readonly { id: string }[], prefix: string): string => {
  const numbers = ids.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isSafeInteger)
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}

/** Those of one's own that are in the policy: for the others there is room only as long as it is not needed. */
const shownOf = <Own extends { id: string }>(own: readonly Own[], removed: readonly string[]): Own[] =>
  own.filter(({ id }) => !removed.includes(id))

/** Those of one's own that are kept beside a new one: all of them, or without the removed ones when there is no room. */
const besidesNew = <Own extends { id: string }>(own: readonly Own[], removed: readonly string[]) =>
  own.length < maxOwn ? own : shownOf(own, removed)

/** Whether the policy has as many own clauses, or own sections, as there can be. */
export const isFull = ({ ownClauses, ownSections, removed, removedSections }: Edits) => ({
  clauses: shownOf(ownClauses, removed).length >= maxOwn,
  sections: shownOf(ownSections, removedSections).length >= maxOwn,
})

/** Adds a clause at the end of a section; nothing when it is empty or there is no room (`isFull`). */
export function addClause(edits: Edits, section: string, typed: string): Edits {
  const text = clauseText(typed)
  if (!text || isFull(edits).clauses) return edits
  const id = nextId(edits.ownClauses, 'own-')
  const order = edits.clauseOrder[section]
  return {
    ...edits,
    ownClauses: [...besidesNew(edits.ownClauses, edits.removed), { id, section, text }],
    ...(order ? { clauseOrder: { ...edits.clauseOrder, [section]: [...order, id] } } : {}),
  }
}

/** A title in one line. */
export const titleText = (text: string): string => cutText(clauseText(text).replaceAll('\n', ' '), maxTitle)

/** Adds a section at the end; nothing when its title is empty or there is no room (`isFull`). */
export function addSection(edits: Edits, typed: string): Edits {
  const title = titleText(typed)
  if (!title || isFull(edits).sections) return edits
  const id = nextId(edits.ownSections, 'own-section-')
  return {
    ...edits,
    ownSections: [...besidesNew(edits.ownSections, edits.removedSections), { id, title }],
    ...(edits.sectionOrder.length > 0 ? { sectionOrder: [...edits.sectionOrder, id] } : {}),
  }
}

/** Gives a section another title; an empty one restores the first. */
export function renameSection(edits: Edits, id: string, typed: string): Edits {
  const title = titleText(typed)
  if (isOwn(id))
    return title
      ? {
          ...edits,
          ownSections: edits.ownSections.map((section) => (section.id === id ? { id, title } : section)),
        }
      : edits
  return { ...edits, titles: title ? { ...edits.titles, [id]: title } : without(edits.titles, id) }
}

const swapped = (names: readonly string[], name: string, by: 1 | -1): readonly string[] | undefined => {
  const from = names.indexOf(name)
  const other = names[from + by]
  if (from < 0 || other === undefined) return undefined
  return names.map((each) => (each === name ? other : each === other ? name : each))
}

/** Moves a clause by one place; `shown` are the names in its section as they are shown. */
export function moveClause(
  edits: Edits,
  section: string,
  shown: readonly string[],
  name: string,
  by: 1 | -1,
): Edits {
  const order = swapped(shown, name, by)
  return order ? { ...edits, clauseOrder: { ...edits.clauseOrder, [section]: order } } : edits
}

/** Moves a clause to the end of another section; `shown` are the names that are shown there. */
export function moveClauseTo(edits: Edits, section: string, shown: readonly string[], name: string): Edits {
  const moved: Edits = isOwn(name)
    ? {
        ...edits,
        ownClauses: edits.ownClauses.map((clause) => (clause.id === name ? { ...clause, section } : clause)),
      }
    : { ...edits, places: { ...edits.places, [name]: section } }
  const order = [...shown.filter((each) => each !== name), name]
  return { ...moved, clauseOrder: { ...edits.clauseOrder, [section]: order } }
}

/** Moves a section by one place; `shown` are the sections as they are shown. */
export function moveSection(edits: Edits, shown: readonly string[], id: string, by: 1 | -1): Edits {
  const sectionOrder = swapped(shown, id, by)
  return sectionOrder ? { ...edits, sectionOrder } : edits
}

/**
 * Names in the visitor's order. One that was not there when the order was made comes after the one that it follows in
 * the first order.
 */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  if (order.length === 0) return [...names]
  const result = order.filter((name, index) => names.includes(name) && order.indexOf(name) === index)
  names.forEach((name, index) => {
    if (result.includes(name)) return
    const before = names.slice(0, index).findLast((each) => result.includes(each))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name)
  })
  return result
}

/** Whether anything of the text was changed. */
export const hasEdits = (edits: Edits): boolean => JSON.stringify(edits) !== JSON.stringify(noEdits)
