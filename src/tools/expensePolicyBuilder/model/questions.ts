import type { AnswerId, Answers, ChoiceId, ChoiceOption } from './answers'

/** A question of the questionnaire: asked always, or when other answers make it one. */
export type Question = {
  id: AnswerId
  isAsked: (answers: Answers) => boolean
  /** Whether a hint is below the question, `h_<id>` of the words. */
  hasHint: boolean
}

/** The questions with a hint. */
export const hintedIds = [
  'company', 'owner', 'countries', 'version', 'applies_from', 'currency', 'approval', 'second_approval', 'own_money',
  'lost', 'air', 'car', 'meals', 'gifts', 'equipment', 'not_paid', 'tax',
] as const // prettier-ignore

const always = (): boolean => true

const ask = (id: AnswerId, isAsked: (answers: Answers) => boolean = always): Question => ({
  id,
  isAsked,
  hasHint: (hintedIds as readonly string[]).includes(id),
})

const isChosen =
  <Id extends ChoiceId>(id: Id, ...options: ChoiceOption<Id>[]) =>
  (answers: Answers): boolean =>
    (options as readonly string[]).includes(answers[id])

const both =
  (...tests: ((answers: Answers) => boolean)[]) =>
  (answers: Answers): boolean =>
    tests.every((test) => test(answers))

const hasCards = isChosen('cards', 'everyone', 'regular', 'request')
const travels = isChosen('travel', 'yes')
const isRemote = isChosen('remote', 'yes')

/** The parts of the questionnaire in the order in which they are asked. */
export const stepIds = [
  'company',
  'approvals',
  'payment',
  'receipts',
  'travel',
  'meals',
  'work',
  'limits',
] as const
export type StepId = (typeof stepIds)[number]

/** The questions of each part. */
export const stepQuestions: Readonly<Record<StepId, readonly Question[]>> = {
  company: [
    ask('company'),
    ask('size'),
    ask('countries'),
    ask('currency'),
    ask('owner'),
    ask('version'),
    ask('dated'),
    ask('applies_from'),
    ask('review'),
  ],
  approvals: [
    ask('approval'),
    ask('approval_from', isChosen('approval', 'above')),
    ask('approver'),
    ask('second_approval', (answers) => answers.approver !== 'management'),
    ask('second_from', (answers) => answers.approver !== 'management' && answers.second_approval === 'yes'),
    ask('approval_days'),
    ask('exception'),
  ],
  payment: [
    ask('cards'),
    ask('card_limit', hasCards),
    ask('cash', hasCards),
    ask('own_money', hasCards),
    ask('payback'),
    ask('payback_days', isChosen('payback', 'days')),
  ],
  receipts: [
    ask('receipts'),
    ask('receipt_from', isChosen('receipts', 'above')),
    ask('paper'),
    ask('receipt_days'),
    ask('lost'),
    ask('lost_limit', isChosen('lost', 'limit')),
  ],
  travel: [
    ask('travel'),
    ask('booking', travels),
    ask('ahead_days', travels),
    ask('rail', travels),
    ask('rail_hours', both(travels, isChosen('rail', 'hours'))),
    ask('air', travels),
    ask('air_hours', both(travels, isChosen('air', 'premium', 'business'))),
    ask('train_first', travels),
    ask('train_hours', both(travels, isChosen('train_first', 'yes'))),
    ask('hotel_limit', travels),
    ask('city_hotels', travels),
    ask('city_limit', both(travels, isChosen('city_hotels', 'yes'))),
    ask('taxi', travels),
    ask('hire', travels),
    ask('car'),
    ask('car_rate', isChosen('car', 'own')),
  ],
  meals: [
    ask('meals', travels),
    ask('meal_day', both(travels, isChosen('meals', 'day'))),
    ask('breakfast', both(travels, isChosen('meals', 'each'))),
    ask('lunch', both(travels, isChosen('meals', 'each'))),
    ask('dinner', both(travels, isChosen('meals', 'each'))),
    ask('tips'),
    ask('tip_percent', isChosen('tips', 'yes')),
    ask('alcohol'),
    ask('team_meals'),
    ask('team_limit', isChosen('team_meals', 'yes')),
    ask('hosting'),
    ask('guest_limit', isChosen('hosting', 'yes')),
    ask('gifts'),
    ask('gift_limit', isChosen('gifts', 'yes')),
  ],
  work: [
    ask('remote'),
    ask('equipment', isRemote),
    ask('equipment_limit', both(isRemote, isChosen('equipment', 'budget'))),
    ask('internet', isRemote),
    ask('internet_limit', both(isRemote, isChosen('internet', 'yes'))),
    ask('coworking', isRemote),
    ask('coworking_limit', both(isRemote, isChosen('coworking', 'yes'))),
    ask('subscriptions'),
    ask('sub_review'),
  ],
  limits: [ask('not_paid'), ask('tax')],
}

/** Options that other answers rule out, and what counts in their place. */
const ruledOut: Partial<
  Record<ChoiceId, { option: string; instead: string; when: (answers: Answers) => boolean }>
> = {
  // There are no guests.
  alcohol: { option: 'guests', instead: 'no', when: isChosen('hosting', 'no') },
  // Nothing is bought without approval.
  subscriptions: { option: 'free', instead: 'team', when: isChosen('approval', 'always') },
}

/** The options of a question that its other answers leave. */
export const offeredOptions = <Id extends ChoiceId>(
  id: Id,
  options: readonly ChoiceOption<Id>[],
  answers: Answers,
): readonly ChoiceOption<Id>[] => {
  const rule = ruledOut[id]
  return rule?.when(answers) ? options.filter((option) => option !== rule.option) : options
}

/** The option of a question that counts: what was chosen, or what comes in its place where other answers rule it out. */
export function shownOption<Id extends ChoiceId>(id: Id, answers: Answers): ChoiceOption<Id> {
  const rule = ruledOut[id]
  const option = rule?.when(answers) && answers[id] === rule.option ? rule.instead : answers[id]
  // Answers and what comes in their place are options of the question.
  return option as ChoiceOption<Id>
}

/** The questions of a part that the answers make necessary. */
export const askedQuestions = (step: StepId, answers: Answers): readonly Question[] =>
  stepQuestions[step].filter(({ isAsked }) => isAsked(answers))
