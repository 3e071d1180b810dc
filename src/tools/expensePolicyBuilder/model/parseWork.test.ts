import { suggestedAnswers, withCurrency } from './answers'
import { addClause, addSection, editClause, moveClauseTo, noEdits, removeClause } from './edits'
import { parsePolicyWork } from './parseWork'
import { policyOf } from './policy'
import { britain, policySource } from './policy.fixture'

const parse = (value: unknown) => parsePolicyWork(value, britain)

it('gives back what was stored', () => {
  const { work } = policySource({
    answers: {
      company: 'Quillmere',
      cards: 'none',
      countries: ['IE', 'GB'],
      approval_from: '1.234,56',
      not_paid: [],
    },
    edits: moveClauseTo(
      removeClause(
        addClause(
          addSection(editClause(noEdits, 'scope', 'All.', 'scope'), 'Pets'),
          'own-section-1',
          'Dogs.',
        ),
        'cash',
      ),
      'tax',
      ['tax_pay'],
      'scope',
    ),
  })
  expect(parse(JSON.parse(JSON.stringify(work)))).toEqual(work)
})

it('keeps of the places of clauses what are names, and shows a clause whose place is not known where it was', () => {
  const { work } = policySource()
  const places = {
    scope: 'nowhere',
    principle: 'tax',
    purpose: 7,
    countries: ['tax'],
    approval: 'x'.repeat(61),
  }
  const read = parse({ ...work, edits: { places } })
  expect(read?.edits.places).toEqual({ scope: 'nowhere', principle: 'tax' })
  const { sections } = policyOf({ ...policySource(), work: read ?? work })
  const sectionOf = (name: string) =>
    sections.find(({ clauses }) => clauses.some((clause) => clause.name === name))?.id
  expect(['scope', 'principle', 'purpose'].map(sectionOf)).toEqual(['purpose', 'tax', 'purpose'])
})

it.each([null, 5, 'text', [], {}, { answers: [] }, { answers: null }, { edits: {} }])(
  '%j is no work',
  (value) => {
    expect(parse(value)).toBeUndefined()
  },
)

it('keeps the answers it knows of damaged work or a changed link', () => {
  const work = parse({
    answers: {
      company: 'Q',
      cards: 'platinum',
      cash: 'yes',
      approval_from: 12,
      countries: ['GB', 'GB', 'XX', 7],
      not_paid: 'fines',
      currency: 'ZZZ',
      owner: 'x'.repeat(500),
      unknown: '<script>',
    },
  })
  const suggested = suggestedAnswers(britain)
  expect(work?.answers).toEqual({
    ...suggested,
    company: 'Q',
    cash: 'yes',
    approval_from: '12',
    countries: ['GB'],
    owner: 'x'.repeat(120),
  })
  expect(work?.edits).toEqual(noEdits)
})

it.each([
  { texts: [], removed: {}, ownClauses: 'x', titles: 5, sectionOrder: null, clauseOrder: [1] },
  { texts: { scope: 'x', purpose: { text: 5, writtenFor: 'a' }, tax: { text: ' ', writtenFor: '' } } },
  {
    ownClauses: [
      null,
      { id: 'own-x', section: 'tax', text: 'a' },
      { id: 'own-1', text: 'b' },
      { id: 'own-1', section: 5, text: 'b' },
    ],
  },
  {
    ownSections: [
      { id: 'purpose', title: 'x' },
      { id: 'own-section-1', title: ['x'] },
    ],
  },
  { titles: { tax: 4, meals: ' ' }, clauseOrder: { tax: 'x' }, removed: [5, 'x'.repeat(100)] },
  { texts: { __proto__: { text: 'x', writtenFor: '' } } },
])('edits that somebody has tampered with never break the policy: %j', (edits) => {
  const work = parse({ answers: {}, edits: JSON.parse(JSON.stringify(edits)) as unknown })
  expect(work?.edits).toEqual(noEdits)
  expect(policyOf({ ...policySource(), work: work ?? policySource().work })).toEqual(policyOf(policySource()))
})

it('an own clause keeps its name once, and orders that name nothing do no harm', () => {
  const work = parse({
    answers: {},
    edits: {
      ownClauses: [
        { id: 'own-1', section: 'tax', text: 'One.' },
        { id: 'own-1', section: 'tax', text: 'Two.' },
        { id: 'own-2', section: 'nowhere', text: 'Three.' },
      ],
      sectionOrder: ['nowhere', 'tax', 'tax'],
      removedSections: ['nowhere'],
    },
  })
  const policy = policyOf({ ...policySource(), work: work ?? policySource().work })
  expect(policy.sections.find(({ id }) => id === 'tax')?.clauses.at(-1)?.text).toBe('One.')
  expect(policy.removed).toEqual([])
})

it('suggested amounts follow the currency, those that were typed stay', () => {
  const answers = { ...suggestedAnswers(britain), approval_from: '123' }
  const krone = withCurrency(answers, 'DKK', 'en-GB')
  expect([krone.currency, krone.approval_from, krone.hotel_limit, krone.car_rate]).toEqual([
    'DKK',
    '123',
    '1400',
    '4.80',
  ])
  expect(withCurrency(krone, 'GBP', 'en-GB')).toEqual(answers)
  expect(suggestedAnswers({ country: 'DE', currency: 'EUR', htmlLang: 'de-DE' }).car_rate).toBe('0,30')
})

it('amounts and counts of another language are written as this one does, and come to the same', () => {
  const german = { country: 'DE', currency: 'EUR', htmlLang: 'de-DE' }
  const { answers } = policySource({
    market: german,
    answers: { card_limit: '2.500', car_rate: '0,38', company: '1.500' },
  }).work
  const read = parse({ htmlLang: 'de-DE', answers, edits: noEdits })
  expect(read?.htmlLang).toBe('en-GB')
  expect(read?.answers).toMatchObject({
    card_limit: '2,500',
    car_rate: '0.38',
    hotel_limit: '140',
    company: '1.500',
  })
  // Damaged: the language is missing.
  expect(parse({ answers: { card_limit: '2.500' }, edits: noEdits })?.answers.card_limit).toBe('2.500')
})
