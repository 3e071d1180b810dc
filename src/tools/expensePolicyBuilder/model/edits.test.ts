import { maxText } from './answers'
import {
  addClause,
  addSection,
  clauseText,
  editClause,
  hasEdits,
  inOrder,
  isFull,
  keepText,
  maxClause,
  maxOwn,
  moveClause,
  moveClauseTo,
  moveSection,
  noEdits,
  removeClause,
  removeSection,
  renameSection,
  restoreClause,
  restoreOriginal,
  restoreSection,
  titleText,
  type Edits,
} from './edits'
import { policyWith, textsOf } from './policy.fixture'
import { plainText } from './values'

it('a clause is edited and becomes the original again', () => {
  const edited = editClause(noEdits, 'scope', '  For\u0000 all.\r\n Really. ', 'scope')
  expect(textsOf(policyWith({ edits: edited }))['scope']).toBe('For all.\nReally.')
  expect(hasEdits(edited)).toBe(true)
  expect(hasEdits(restoreOriginal(edited, 'scope'))).toBe(false)
})

it('an empty text changes nothing, a very long one is cut', () => {
  expect(editClause(noEdits, 'scope', ' \n ', 'scope')).toBe(noEdits)
  expect(addClause(noEdits, 'purpose', '  ')).toBe(noEdits)
  expect(addSection(noEdits, '')).toBe(noEdits)
  expect(clauseText('a'.repeat(maxClause + 10))).toHaveLength(maxClause)
})

it('a text keeps the joints of emoji and Persian words, and has nothing that XML cannot hold', () => {
  expect(clauseText('👩\u200d💻 می\u200cخواهم')).toBe('👩\u200d💻 می\u200cخواهم')
  expect(clauseText('a\ufffeb\ud800c\u0007d')).toBe('a b c d')
  expect(plainText('a\ufffeb\ud800c\u0007d')).toBe('a b c d')
  // Cut between the two halves of a letter, none of them stays.
  expect(clauseText(`${'a'.repeat(maxClause - 1)}🎉`)).toBe('a'.repeat(maxClause - 1))
  expect(plainText(`${'a'.repeat(maxText - 1)}🎉`)).toBe('a'.repeat(maxText - 1))
})

it('a clause is removed and put back at its place', () => {
  const names = (edits = noEdits) => policyWith({ edits }).sections[0]?.clauses.map(({ name }) => name)
  const removed = removeClause(noEdits, 'scope')
  expect(names(removed)).toEqual(names()?.filter((name) => name !== 'scope'))
  expect(removeClause(removed, 'scope')).toBe(removed)
  expect(names(restoreClause(removed, 'scope'))).toEqual(names())
})

it('own clauses have their own names, also after one was removed', () => {
  let edits = addClause(addClause(noEdits, 'purpose', 'One.'), 'purpose', 'Two.')
  edits = addClause(removeClause(edits, 'own-1'), 'purpose', 'Three.')
  expect(edits.ownClauses.map(({ id }) => id)).toEqual(['own-1', 'own-2', 'own-3'])
  expect(textsOf(policyWith({ edits: editClause(edits, 'own-3', 'Four.', '') }))).toMatchObject({
    'own-2': 'Two.',
    'own-3': 'Four.',
  })
})

const own = (count: number, id: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ id: id(index + 1), section: 'tax', title: 'x', text: 'x' }))
const full = {
  ...noEdits,
  ownClauses: own(maxOwn, (number) => `own-${number}`),
  ownSections: own(maxOwn, (number) => `own-section-${number}`),
}

it('there is a limit to own clauses and sections', () => {
  expect(isFull(full)).toEqual({ clauses: true, sections: true })
  expect(addClause(full, 'tax', 'One more.')).toBe(full)
  expect(addSection(full, 'One more')).toBe(full)
})

it('a removed clause or section makes room for a new one, which is seen', () => {
  const freed = removeSection(removeClause(full, `own-${maxOwn}`), `own-section-${maxOwn}`)
  expect(isFull(freed)).toEqual({ clauses: false, sections: false })
  const added = addSection(addClause(freed, 'tax', 'One more.'), 'One more')
  expect(added.ownClauses).toHaveLength(maxOwn)
  expect(added.ownSections).toHaveLength(maxOwn)
  const policy = policyWith({ edits: added })
  expect(policy.sections.find(({ id }) => id === 'tax')?.clauses.at(-1)?.text).toBe('One more.')
  expect(policy.sections.at(-1)?.title).toBe('One more')
})

describe('a clause moves to another section', () => {
  const namesOf = (id: string, edits: Edits, answers = {}) =>
    policyWith({ edits, answers })
      .sections.find((section) => section.id === id)
      ?.clauses.map(({ name }) => name) ?? []
  const moveTo = (edits: Edits, id: string, name: string) => moveClauseTo(edits, id, namesOf(id, edits), name)

  it('to its end, and back again', () => {
    const moved = moveTo(noEdits, 'tax', 'scope')
    expect(namesOf('tax', moved).at(-1)).toBe('scope')
    expect(namesOf('purpose', moved)).not.toContain('scope')
    const back = moveTo(moved, 'purpose', 'scope')
    expect(namesOf('purpose', back).at(-1)).toBe('scope')
    expect(namesOf('tax', back)).not.toContain('scope')
  })

  it('with its own text, and one of one’s own', () => {
    let edits = editClause(addClause(noEdits, 'meals', 'Cake.'), 'scope', 'For all.', 'scope')
    edits = moveTo(moveTo(edits, 'tax', 'scope'), 'tax', 'own-1')
    expect(namesOf('tax', edits).slice(-2)).toEqual(['scope', 'own-1'])
    expect(textsOf(policyWith({ edits }))).toMatchObject({ scope: 'For all.', 'own-1': 'Cake.' })
    expect(namesOf('meals', edits)).not.toContain('own-1')
  })

  it('as long as its answers ask for it, also into a section that was empty', () => {
    const stays = { travel: 'no' } as const
    const { emptySections } = policyWith({ answers: stays })
    expect(emptySections).toEqual([{ id: 'travel', title: 'Business travel' }])
    const moved = moveTo(noEdits, 'travel', 'team_meals')
    expect(namesOf('travel', moved, stays)).toEqual(['team_meals'])
    expect(namesOf('travel', moved, { ...stays, team_meals: 'no' })).toEqual([])
  })

  it('and stays where it was when the other section is not known', () => {
    const moved = { ...noEdits, places: { scope: 'nowhere' } }
    expect(namesOf('purpose', moved)).toContain('scope')
    const lost = { ...noEdits, ownClauses: [{ id: 'own-1', section: 'nowhere', text: 'Kept.' }] }
    expect(namesOf('about', lost)).toContain('own-1')
  })
})

it('clauses and sections move by one place, and not beyond the ends', () => {
  const order = (edits = noEdits) => policyWith({ edits }).sections[0]?.clauses.map(({ name }) => name) ?? []
  const shown = order()
  const moved = moveClause(noEdits, 'purpose', shown, 'scope', -1)
  expect(order(moved)).toEqual(['scope', 'purpose', ...shown.slice(2)])
  expect(moveClause(noEdits, 'purpose', shown, 'purpose', -1)).toBe(noEdits)
  expect(moveClause(noEdits, 'purpose', shown, shown.at(-1) ?? '', 1)).toBe(noEdits)
  const sections = policyWith().sections.map(({ id }) => id)
  const sorted = policyWith({ edits: moveSection(noEdits, sections, 'meals', -1) }).sections
  expect(sorted.map(({ id }) => id).indexOf('meals')).toBe(sections.indexOf('meals') - 1)
  expect(sorted.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1))
})

it('what appears after the order was made comes after what it follows at first', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['d', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c'])
  expect(inOrder(['x', 'a'], ['a'])).toEqual(['x', 'a'])
  expect(inOrder(['a', 'b'], ['gone', 'b', 'b', 'a'])).toEqual(['b', 'a'])
})

it('a section gets another title, and with an empty one its first again', () => {
  const titleOf = (edits = noEdits) => policyWith({ edits }).sections[0]?.title
  const renamed = renameSection(noEdits, 'purpose', 'Why')
  expect(titleOf(renamed)).toBe('Why')
  expect(titleOf(renameSection(renamed, 'purpose', ' '))).toBe(titleOf())
  const own = renameSection(addSection(noEdits, 'Pets'), 'own-section-1', 'Dogs')
  expect(own.ownSections).toEqual([{ id: 'own-section-1', title: 'Dogs' }])
  expect(renameSection(own, 'own-section-1', '')).toBe(own)
})

it('an own clause is edited by its id alone', () => {
  const edits = addClause(addClause(noEdits, 'tax', 'One.'), 'meals', 'Two.')
  expect(edits.ownClauses).toEqual([
    { id: 'own-1', section: 'tax', text: 'One.' },
    { id: 'own-2', section: 'meals', text: 'Two.' },
  ])
  expect(editClause(edits, 'own-2', 'Three.', 'x')).toEqual({
    ...edits,
    ownClauses: [edits.ownClauses[0], { id: 'own-2', section: 'meals', text: 'Three.' }],
  })
})

it('keeping and restoring a text that was never edited changes nothing', () => {
  expect(keepText(noEdits, 'scope', 'x')).toBe(noEdits)
  expect(restoreOriginal(noEdits, 'scope')).toEqual(noEdits)
  const edited = editClause(editClause(noEdits, 'scope', 'A.', 'a'), 'cash', 'B.', 'b')
  expect(keepText(edited, 'scope', 'c').texts).toEqual({
    scope: { text: 'A.', writtenFor: 'c' },
    cash: { text: 'B.', writtenFor: 'b' },
  })
  expect(restoreOriginal(edited, 'scope').texts).toEqual({ cash: { text: 'B.', writtenFor: 'b' } })
})

it('a section that was removed is put back, and is removed once', () => {
  const removed = removeSection(removeSection(noEdits, 'meals'), 'tax')
  expect(removeSection(removed, 'meals')).toBe(removed)
  expect(restoreSection(removed, 'meals').removedSections).toEqual(['tax'])
  expect(restoreClause(removeClause(removeClause(noEdits, 'a'), 'b'), 'a').removed).toEqual(['b'])
})

it('a new clause and a new section come to the end of an order that was made', () => {
  const ordered = {
    ...noEdits,
    clauseOrder: { tax: ['b', 'a'], meals: ['c'] },
    sectionOrder: ['tax', 'meals'],
  }
  expect(addClause(ordered, 'tax', 'One.').clauseOrder).toEqual({ tax: ['b', 'a', 'own-1'], meals: ['c'] })
  expect(addClause(ordered, 'about', 'One.').clauseOrder).toEqual(ordered.clauseOrder)
  expect(addSection(ordered, 'Pets').sectionOrder).toEqual(['tax', 'meals', 'own-section-1'])
  expect(addSection(noEdits, 'Pets').sectionOrder).toEqual([])
})

it('the number of a new clause comes after the highest, whatever the others are called', () => {
  const edits = { ...noEdits, ownClauses: [{ id: 'own-7', section: 'tax', text: 'a' }, { id: 'own-x', section: 'tax', text: 'b' }] } // prettier-ignore
  expect(addClause(edits, 'tax', 'c').ownClauses.at(-1)?.id).toBe('own-8')
})

it('a title is one line of at most 200 characters', () => {
  expect(titleText(' a \n b ')).toBe('a b')
  expect(titleText('x'.repeat(300))).toHaveLength(200)
  expect(clauseText('a \n b\t c')).toBe('a\nb c')
})

it('clauses keep their order in other sections when they move', () => {
  const ordered = { ...noEdits, clauseOrder: { meals: ['x'] } }
  expect(moveClause(ordered, 'tax', ['a', 'b', 'c'], 'a', 1).clauseOrder).toEqual({
    meals: ['x'],
    tax: ['b', 'a', 'c'],
  })
  expect(moveClause(ordered, 'tax', ['a', 'b'], 'nowhere', 1)).toBe(ordered)
  expect(moveClauseTo(ordered, 'tax', ['a', 'b'], 'a')).toMatchObject({
    places: { a: 'tax' },
    clauseOrder: { meals: ['x'], tax: ['b', 'a'] },
  })
  expect(moveSection(noEdits, ['a', 'b'], 'b', 1)).toBe(noEdits)
  expect(moveSection(noEdits, ['a', 'b', 'c'], 'b', 1).sectionOrder).toEqual(['a', 'c', 'b'])
  expect(inOrder(['a', 'b'], [])).toEqual(['a', 'b'])
})

it('there is room for the last own clause, and none after it', () => {
  const almost = { ...full, ownClauses: full.ownClauses.slice(1), ownSections: full.ownSections.slice(1) }
  expect(isFull(almost)).toEqual({ clauses: false, sections: false })
  const added = addSection(addClause(almost, 'tax', 'Last.'), 'Last')
  expect([added.ownClauses.length, added.ownSections.length]).toEqual([maxOwn, maxOwn])
  expect(isFull(added)).toEqual({ clauses: true, sections: true })
})

it('another title is for its section alone, an own one for its own', () => {
  const titled = renameSection(renameSection(noEdits, 'tax', 'A'), 'meals', 'B')
  expect(titled.titles).toEqual({ tax: 'A', meals: 'B' })
  expect(renameSection(titled, 'tax', '').titles).toEqual({ meals: 'B' })
  const own = addSection(addSection(noEdits, 'One'), 'Two')
  expect(renameSection(own, 'own-section-2', 'Three').ownSections.map(({ title }) => title)).toEqual([
    'One',
    'Three',
  ])
})
