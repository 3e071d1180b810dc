import {
  addClause,
  addSection,
  clauseText,
  editClause,
  hasEdits,
  inOrder,
  maxClause,
  maxOwn,
  moveClause,
  moveSection,
  noEdits,
  removeClause,
  renameSection,
  restoreClause,
  restoreOriginal,
} from './edits'
import { policyWith, textsOf } from './policy.fixture'

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

it('a clause is removed and put back at its place', () => {
  const names = (edits = noEdits) => policyWith({ edits }).sections[0]?.clauses.map(({ name }) => name)
  const removed = removeClause(noEdits, 'scope')
  expect(names(removed)).toEqual(names()?.filter((name) => name !== 'scope'))
  expect(removeClause(removed, 'scope')).toBe(removed)
  expect(names(restoreClause(removed, 'scope'))).toEqual(names())
})

it('own clauses have names of their own, also after one was removed', () => {
  let edits = addClause(addClause(noEdits, 'purpose', 'One.'), 'purpose', 'Two.')
  edits = addClause(removeClause(edits, 'own-1'), 'purpose', 'Three.')
  expect(edits.ownClauses.map(({ id }) => id)).toEqual(['own-1', 'own-2', 'own-3'])
  expect(textsOf(policyWith({ edits: editClause(edits, 'own-3', 'Four.', '') }))).toMatchObject({
    'own-2': 'Two.',
    'own-3': 'Four.',
  })
})

it('there is a limit to own clauses', () => {
  const edits = {
    ...noEdits,
    ownClauses: Array.from({ length: maxOwn }, (_, index) => ({
      id: `own-${index}`,
      section: 'tax',
      text: 'x',
    })),
  }
  expect(addClause(edits, 'tax', 'One more.')).toBe(edits)
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
