import { choiceOptions, suggestedAnswers, type AnswerId, type Answers } from './answers'
import { britain } from './policy.fixture'
import { askedQuestions, hintedIds, offeredOptions, shownOption, stepIds, stepQuestions } from './questions'

const answers = (more: Partial<Answers> = {}): Answers => ({ ...suggestedAnswers(britain), ...more })
const asked = (more: Partial<Answers>): AnswerId[] =>
  stepIds.flatMap((step) => askedQuestions(step, answers(more)).map(({ id }) => id))

/** For each answer, questions that it makes necessary, and questions that it takes away. */
it.each<[Partial<Answers>, AnswerId[], AnswerId[]]>([
  [{ approval: 'above' }, ['approval_from'], []],
  [{ approval: 'always' }, [], ['approval_from']],
  [{ approver: 'manager', second_approval: 'yes' }, ['second_approval', 'second_from'], []],
  [{ approver: 'manager', second_approval: 'no' }, ['second_approval'], ['second_from']],
  [{ approver: 'management', second_approval: 'yes' }, [], ['second_approval', 'second_from']],
  [{ cards: 'everyone' }, ['card_limit', 'cash', 'own_money'], []],
  [{ cards: 'regular' }, ['card_limit', 'cash', 'own_money'], []],
  [{ cards: 'request' }, ['card_limit', 'cash', 'own_money'], []],
  [{ cards: 'none' }, ['payback'], ['card_limit', 'cash', 'own_money']],
  [{ payback: 'days' }, ['payback_days'], []],
  [{ payback: 'week' }, [], ['payback_days']],
  [{ receipts: 'above' }, ['receipt_from'], []],
  [{ receipts: 'all' }, [], ['receipt_from']],
  [{ lost: 'limit' }, ['lost_limit'], []],
  [{ lost: 'copy' }, [], ['lost_limit']],
  [{ rail: 'hours' }, ['rail_hours'], []],
  [{ rail: 'first' }, [], ['rail_hours']],
  [{ air: 'premium' }, ['air_hours'], []],
  [{ air: 'business' }, ['air_hours'], []],
  [{ air: 'economy' }, [], ['air_hours']],
  [{ train_first: 'yes' }, ['train_hours'], []],
  [{ train_first: 'no' }, [], ['train_hours']],
  [{ city_hotels: 'yes' }, ['city_limit'], []],
  [{ city_hotels: 'no' }, [], ['city_limit']],
  [{ car: 'own' }, ['car_rate'], []],
  [{ car: 'official' }, [], ['car_rate']],
  [{ meals: 'day' }, ['meal_day'], ['breakfast', 'lunch', 'dinner']],
  [{ meals: 'each' }, ['breakfast', 'lunch', 'dinner'], ['meal_day']],
  [{ meals: 'allowance' }, [], ['breakfast', 'lunch', 'dinner', 'meal_day']],
  [{ tips: 'yes' }, ['tip_percent'], []],
  [{ tips: 'no' }, [], ['tip_percent']],
  [{ team_meals: 'yes' }, ['team_limit'], []],
  [{ team_meals: 'no' }, [], ['team_limit']],
  [{ hosting: 'yes' }, ['guest_limit'], []],
  [{ hosting: 'no' }, [], ['guest_limit']],
  [{ gifts: 'yes' }, ['gift_limit'], []],
  [{ gifts: 'no' }, [], ['gift_limit']],
  [{ remote: 'yes', equipment: 'budget', internet: 'yes', coworking: 'yes' }, ['equipment', 'equipment_limit', 'internet', 'internet_limit', 'coworking', 'coworking_limit'], []],
  [{ remote: 'yes', equipment: 'none', internet: 'no', coworking: 'ask' }, ['equipment', 'internet', 'coworking'], ['equipment_limit', 'internet_limit', 'coworking_limit']],
  [{ remote: 'no', equipment: 'budget', internet: 'yes', coworking: 'yes' }, ['subscriptions'], ['equipment', 'equipment_limit', 'internet', 'internet_limit', 'coworking', 'coworking_limit']],
  [
    { travel: 'no', rail: 'hours', air: 'business', train_first: 'yes', city_hotels: 'yes', meals: 'each' },
    ['travel', 'car', 'tips', 'alcohol'],
    ['booking', 'ahead_days', 'rail', 'rail_hours', 'air', 'air_hours', 'train_first', 'train_hours', 'hotel_limit', 'city_hotels', 'city_limit', 'taxi', 'hire', 'meals', 'meal_day', 'breakfast', 'lunch', 'dinner'],
  ],
])('%j asks for %j and not for %j', (more, wanted, unwanted) => {
  const ids = asked(more)
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  expect(unwanted.filter((id) => ids.includes(id))).toEqual([])
}) // prettier-ignore

it('a question is asked once, and has a hint where the words have one', () => {
  const all = stepIds.flatMap((step) => stepQuestions[step])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(
    all
      .filter(({ hasHint }) => hasHint)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...hintedIds].sort())
})

it('without guests there is no wine for them, and without approval nothing is bought freely', () => {
  const wine = (more: Partial<Answers>) => offeredOptions('alcohol', choiceOptions.alcohol, answers(more))
  expect(wine({ hosting: 'no' })).toEqual(['no', 'modest'])
  expect(wine({ hosting: 'yes' })).toEqual(['no', 'guests', 'modest'])
  expect(shownOption('alcohol', answers({ hosting: 'no', alcohol: 'guests' }))).toBe('no')
  expect(shownOption('alcohol', answers({ hosting: 'no', alcohol: 'modest' }))).toBe('modest')
  expect(shownOption('alcohol', answers({ hosting: 'yes', alcohol: 'guests' }))).toBe('guests')
  const bought = (more: Partial<Answers>) =>
    offeredOptions('subscriptions', choiceOptions.subscriptions, answers(more))
  expect(bought({ approval: 'always' })).toEqual(['finance', 'team'])
  expect(bought({ approval: 'above' })).toEqual(['finance', 'team', 'free'])
  expect(shownOption('subscriptions', answers({ approval: 'always', subscriptions: 'free' }))).toBe('team')
  expect(shownOption('cards', answers({ cards: 'none' }))).toBe('none')
  expect(offeredOptions('cards', choiceOptions.cards, answers())).toEqual(choiceOptions.cards)
})
