import {
  amountIds,
  choiceOptions,
  countLimits,
  countryCodes,
  notPaidIds,
  suggestedAnswers,
  type Answers,
  type ChoiceId,
  type CountId,
} from './answers'
import { sectionIds, sectionSlots } from './clauses'
import { addClause, addSection, editClause, keepText, noEdits, removeClause, removeSection } from './edits'
import { clausesToCheck, factsOf, policyOf, withoutEdits } from './policy'
import { america, britain, contentWords, policySource, policyWith, textsOf } from './policy.fixture'
import { policyText } from './policyText'
import { askedQuestions, offeredOptions, stepIds, stepQuestions } from './questions'
import { policyClauseKeys, type PolicyClauseKey } from './wordKeys'

const texts = new Map<string, string>()

/** The text of a policy, which several tests compare with that of other answers. */
function textWith(answers: Partial<Answers>, language = 'en-gb'): string {
  const key = JSON.stringify([answers, language])
  const text = texts.get(key) ?? policyText(policyWith({ answers, language }), britain.htmlLang)
  texts.set(key, text)
  return text
}

/** Answers with which every question is asked at some point. */
const open: Partial<Answers> = {
  company: 'Quillmere Ltd',
  owner: 'Finance',
  applies_from: '2027-01-01',
  countries: ['GB', 'IE'],
}

const suggested = suggestedAnswers(britain)

/** Answers that make a question one, found by trying the answers of the others. */
function answersThatAsk(id: string): Answers {
  const start: Answers = { ...suggested, ...open }
  const isAsked = (answers: Answers) =>
    stepIds.some((step) => askedQuestions(step, answers).some((question) => question.id === id))
  if (isAsked(start)) return start
  for (const other of Object.keys(choiceOptions) as ChoiceId[])
    for (const option of choiceOptions[other]) {
      const answers = { ...start, [other]: option }
      if (isAsked(answers)) return answers
    }
  throw new Error(`${id} is never asked`)
}

it.each(Object.keys(choiceOptions) as ChoiceId[])('each answer to "%s" gives another policy', (id) => {
  const answers = answersThatAsk(id)
  const texts = offeredOptions(id, choiceOptions[id], answers).map((option) =>
    textWith({ ...answers, [id]: option }),
  )
  expect(texts.length).toBeGreaterThan(1)
  expect(new Set(texts).size).toBe(texts.length)
})

it.each([...amountIds, ...(Object.keys(countLimits) as CountId[])])(
  'the policy has the number of "%s"',
  (id) => {
    const answers = answersThatAsk(id)
    const text = textWith({ ...answers, [id]: id in countLimits ? '23' : '4321' })
    expect(text).toContain(id === 'tip_percent' ? '23%' : id in countLimits ? '23 ' : '£4,321')
    expect(textWith(answers)).not.toContain(id in countLimits ? '23 ' : '£4,321')
  },
)

it.each(notPaidIds)('"%s" is listed when it is ticked, and only then', (id) => {
  expect(Object.keys(textsOf(policyWith({ answers: { not_paid: [id] } })))).toContain(`not_paid_${id}`)
  expect(Object.keys(textsOf(policyWith({ answers: { not_paid: [] } })))).not.toContain(`not_paid_${id}`)
})

it('an answer changes the clauses that depend on it and no others', () => {
  const before = textsOf(policyWith())
  const changedBy = (answers: Partial<Answers>) => {
    const after = textsOf(policyWith({ answers }))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => before[name] !== after[name],
    )
  }
  expect(changedBy({ approver: 'finance' })).toEqual(['approver'])
  expect(changedBy({ approval_from: '250' })).toEqual(['approval'])
  expect(changedBy({ cash: 'yes' })).toEqual(['cash'])
  expect(changedBy({ hosting: 'no' })).toEqual(['alcohol', 'hosting', 'hosting_names', 'tax_guests'])
  expect(changedBy({ company: 'Quillmere' })).toEqual(['purpose', 'tax_invoice'])
  expect(changedBy({ countries: ['FR'] })).toEqual([
    'countries',
    'car',
    'not_paid_commute',
    'tax_guests',
    'works_council',
  ])
})

it('the policy does not contradict itself', () => {
  const raised = { approval_from: '5000', hotel_limit: '300' }
  expect(textWith(raised)).toContain('Purchases above £5,000 also need')
  expect(textWith(raised)).toContain('In expensive cities the limit is £300 a night')
  expect(textWith({ ...raised, approval: 'always' })).toContain('Purchases above £1,000 also need')
  // Without approval nothing is bought, and no limit is said.
  expect(textWith({ approval: 'above', subscriptions: 'free' })).toContain('within your limit')
  expect(textWith({ approval: 'always', subscriptions: 'free' })).not.toContain('within your limit')
  // Mileage and what was requested first are paid back as well.
  expect(textWith({ own_money: 'no', payback: 'days' })).toContain(
    'is paid back within 14 days after approval',
  )
})

it('a company without a finance team says who is meant, and every policy that the law comes first', () => {
  expect(textWith({ size: 'micro' })).toContain('it means the person who does the accounts')
  expect(textWith({ size: 'small' })).not.toContain('it means the person who does the accounts')
  expect(textWith({})).toContain('Where the law requires more than this policy, the law applies.')
  expect(textWith({ countries: ['GB', 'IE'] })).not.toContain('Where the law requires more')
})

it('a sentence that ends with the name of a company has one full stop', () => {
  const text = textWith({ company: 'Big Inc.', owner: 'Finance Dept.' })
  expect(text).toContain('made out to Big Inc. Without one')
  expect(text).toMatch(/ask: Finance Dept\.\n/)
})

it('a question that is not asked has no influence', () => {
  for (const step of stepIds)
    for (const { id, isAsked } of stepQuestions[step]) {
      if (!(id in choiceOptions)) continue
      const choice = id as ChoiceId
      const answers: Answers = {
        ...suggested,
        cards: 'none',
        travel: 'no',
        remote: 'no',
        approver: 'management',
      }
      if (isAsked(answers)) continue
      const texts = choiceOptions[choice].map((option) => textWith({ ...answers, [choice]: option }))
      expect([id, new Set(texts).size]).toEqual([id, 1])
    }
})

it.each(['en-gb', 'en-ie', 'en-us'])(
  'without cards and travel the policy never mentions them (%s)',
  (language) => {
    for (const own_money of choiceOptions.own_money) {
      expect(textWith({ cards: 'none', own_money }, language)).not.toMatch(/\bcards?\b/i)
      expect(textWith({ cards: 'regular', own_money }, language)).toMatch(/\bcards?\b/i)
    }
    const noTravel = textWith({ travel: 'no', car: 'no' }, language)
    expect(noTravel).not.toMatch(/\btrips?\b|hotel|flight|train\b|travel/i)
    expect(textWith({ remote: 'no' }, language)).not.toMatch(/co-?working|at home|from home|remote/i)
    expect(textWith({ hosting: 'no', gifts: 'no' }, language)).not.toMatch(/official\b/i)
  },
)

/** Every answer to every question, each once with the others as suggested, and once with everything left empty. */
function manyAnswers(): Partial<Answers>[] {
  const all = (Object.keys(choiceOptions) as ChoiceId[]).flatMap((id) => {
    const asking = answersThatAsk(id)
    return choiceOptions[id].map((option): Answers => ({ ...asking, [id]: option }))
  })
  // A suggested answer is the same policy for each question.
  const choices = [...new Map(all.map((answers) => [JSON.stringify(answers), answers])).values()]
  const numbers = [...amountIds, ...Object.keys(countLimits)]
  const emptied = choices.map((answers) => ({
    ...answers,
    ...Object.fromEntries(numbers.map((id) => [id, ''])),
    company: '',
    owner: '',
    applies_from: '',
    countries: [],
  }))
  // Kilometres are for other countries than the United Kingdom.
  const inFrance = choiceOptions.car.map((car) => ({ car, countries: ['FR' as const], not_paid: notPaidIds }))
  // What the law of a country asks for.
  const byLaw = countryCodes.map((country) => ({
    ...open,
    countries: [country],
    not_paid: notPaidIds,
    meals: 'allowance' as const,
    equipment: 'none' as const,
    internet: 'no' as const,
    lost: 'copy' as const,
  }))
  const others: Partial<Answers>[] = [
    { cards: 'everyone', own_money: 'last' },
    { booking: 'office' },
    { car: 'no', receipts: 'all' },
  ]
  return [...choices, ...emptied, ...inFrance, ...byLaw, ...others]
}

const many = manyAnswers().map((answers): Answers => ({ ...suggested, ...answers }))

/** The clauses that answers ask for. */
function keysOf(answers: Answers): PolicyClauseKey[] {
  const facts = factsOf(answers, britain)
  return sectionIds.flatMap((section) =>
    sectionSlots[section].flatMap(({ keyOf }) => keyOf(answers, facts) ?? []),
  )
}

it('each clause is asked for by some answers', () => {
  const asked = new Set(many.flatMap(keysOf))
  expect([...policyClauseKeys].filter((key) => !asked.has(key))).toEqual([])
})

/** Answers that ask for every clause, few of them. */
function fewAnswers(): Answers[] {
  const asked = new Set<string>()
  return many.filter((answers) => {
    const before = asked.size
    for (const key of keysOf(answers)) asked.add(key)
    return asked.size > before
  })
}

// What fills a placeholder is the same in every language, and each has the same placeholders.
it.each([
  ['en-gb', many],
  ['en-ie', fewAnswers()],
  ['en-us', fewAnswers()],
])('no placeholder is left unfilled, no clause empty (%s)', (language, each) => {
  const source = policySource({ language })
  const policies = each.map((answers) => policyOf({ ...source, work: { ...source.work, answers } }))
  const written = policies.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses))
  // Each text once: most answers change one clause.
  for (const text of new Set(written.map((clause) => clause.text))) {
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    expect(text).toMatch(/^\p{Lu}.*[.:]$/u)
    expect(text).not.toMatch(/ {2}|\s[,.]/)
  }
})

it('all languages have the same placeholders in each clause', () => {
  const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
  const british = contentWords('policy-clauses')
  for (const language of ['en-ie', 'en-us']) {
    const words = contentWords('policy-clauses', language)
    for (const key of policyClauseKeys)
      expect([key, names(words[key] ?? '')]).toEqual([key, names(british[key] ?? '')])
  }
})

it('amounts and days are written as the market does', () => {
  const texts = textsOf(
    policyWith({
      market: america,
      language: 'en-us',
      answers: { applies_from: '2027-03-01', tip_percent: '18' },
    }),
  )
  expect(texts['applies_from']).toBe('It applies to expenses from March 1, 2027.')
  expect(texts['approval']).toContain('$100 at a time')
  expect(texts['tips']).toContain('18%')
  const own = textsOf(policyWith({ answers: { car: 'own', car_rate: '0,5' } }))
  expect(own['car']).toContain('£0.50 per mile')
})

it('a number that cannot be used leaves the suggestion in the policy', () => {
  for (const approval_from of ['', 'abc', '-5', '0', '99999999999999', '1.005'])
    expect(textsOf(policyWith({ answers: { approval_from } }))['approval']).toContain('up to £100 at a time')
  expect(textsOf(policyWith({ answers: { approval_from: '1.234,50' } }))['approval']).toContain('£1,234.50')
  expect(textsOf(policyWith({ answers: { approval_from: '١٢٣' } }))['approval']).toContain('£123')
  for (const receipt_days of ['1', '0', '366', '2.5', 'soon'])
    expect(textsOf(policyWith({ answers: { receipt_days } }))['receipt_days']).toContain('within 14 days')
})

it('an impossible day is left out', () => {
  for (const applies_from of ['2027-02-30', '2027-13-01', 'tomorrow', '0027-01-01']) {
    const policy = policyWith({ answers: { applies_from, dated: applies_from }, today: '2026-11-25' })
    expect(textsOf(policy)).not.toHaveProperty('applies_from')
    expect(policy.facts.map(({ value }) => value)).toEqual(['1.0', '25 November 2026'])
  }
})

it('the name of a company stays as it is typed, also when it looks like a placeholder', () => {
  const policy = policyWith({ answers: { company: '  {owner}\u0000 & "Sons"  ', owner: 'Jo' } })
  expect(policy.title).toBe('Expense policy of {owner} & "Sons"')
  expect(textsOf(policy)['purpose']).toContain('what {owner} & "Sons" pays for')
})

it('sections and clauses are numbered without gaps', () => {
  const { sections } = policyWith({ answers: { travel: 'no', car: 'no' } })
  expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1))
  for (const { number, clauses } of sections)
    expect(clauses.map((clause) => clause.number)).toEqual(
      clauses.map((_, index) => `${number}.${index + 1}`),
    )
})

describe('edited clauses', () => {
  const source = policySource()
  const clauseOf = (policy: ReturnType<typeof policyOf>, name: string) =>
    policy.sections.flatMap(({ clauses }) => clauses).find((clause) => clause.name === name)
  const { writtenFor = '' } = clauseOf(policyOf(source), 'approval') ?? {}
  const edits = editClause(noEdits, 'approval', 'Ask Jo first.', writtenFor)

  it('stay when another answer changes', () => {
    const policy = policyWith({ edits, answers: { cash: 'yes' } })
    expect(clauseOf(policy, 'approval')).toMatchObject({ text: 'Ask Jo first.', kind: 'edited' })
    expect(clausesToCheck(policy)).toEqual([])
  })

  it('stay when their own answer changes, with the new text beside them', () => {
    for (const answers of [{ approval_from: '250' }, { approval: 'always' }] as const) {
      const policy = policyWith({ edits, answers })
      const clause = clauseOf(policy, 'approval')
      expect(clause?.text).toBe('Ask Jo first.')
      expect(clause?.notice).toEqual({ kind: 'changed', text: textsOf(policyWith({ answers }))['approval'] })
      const kept = keepText(edits, 'approval', clause?.writtenFor ?? '')
      expect(clausesToCheck(policyWith({ edits: kept, answers }))).toEqual([])
      expect(clausesToCheck(policyWith({ edits: kept }))).toHaveLength(1)
    }
  })

  it('stay when no answer asks for them any more', () => {
    const cash = clauseOf(policyOf(source), 'cash')
    const policy = policyWith({
      edits: editClause(noEdits, 'cash', 'No cash, please.', cash?.writtenFor ?? ''),
      answers: { cards: 'none' },
    })
    expect(clauseOf(policy, 'cash')).toMatchObject({
      text: 'No cash, please.',
      notice: { kind: 'notNeeded' },
    })
  })

  it('need no second look on a page in another language', () => {
    const policy = policyWith({ edits, language: 'en-us' })
    expect(clausesToCheck(policy)).toEqual([])
  })

  it('a clause or section that was removed can be found again', () => {
    const policy = policyWith({ edits: removeSection(removeClause(noEdits, 'scope'), 'meals') })
    expect(textsOf(policy)).not.toHaveProperty('scope')
    expect(policy.sections.map(({ id }) => id)).not.toContain('meals')
    expect(policy.removed).toEqual([
      { kind: 'clause', name: 'scope', text: textsOf(policyWith())['scope'] },
      { kind: 'section', name: 'meals', text: 'Meals' },
    ])
    expect(policyOf(source)).toEqual(policyOf({ ...source, work: withoutEdits(source.work) }))
  })

  it('own sections and clauses are numbered with the others', () => {
    const own = addClause(addSection(noEdits, 'Pets'), 'own-section-1', 'Dogs may travel.')
    const { sections } = policyWith({ edits: own })
    expect(sections.at(-1)).toMatchObject({
      title: 'Pets',
      isOwn: true,
      clauses: [{ number: `${sections.length}.1`, text: 'Dogs may travel.', kind: 'own' }],
    })
  })
})
