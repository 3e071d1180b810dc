import {
  isAmountId,
  isChoiceId,
  isCountId,
  isCurrency,
  isDayId,
  isOption,
  isTextId,
  notPaidIds,
  withCurrency,
  type Answers,
} from '../model/answers'

/** The answers with what was typed and chosen in the HTML before the code was there; unchanged when nothing was. */
export function withTyped(answers: Answers, typed: Record<string, string>, htmlLang: string): Answers {
  const known = Object.entries(typed).filter(([id, value]) =>
    isChoiceId(id) ? isOption(id, value) : isTextId(id) || isDayId(id) || isAmountId(id) || isCountId(id),
  )
  const { currency } = typed
  const ticked = notPaidIds.filter((id) => typed[`not_paid_${id}`] !== undefined)
  if (known.length === 0 && ticked.length === 0 && !isCurrency(currency)) return answers
  const changed: Answers = {
    ...answers,
    ...(Object.fromEntries(known) as Partial<Answers>),
    not_paid: notPaidIds.filter((id) =>
      ticked.includes(id) ? typed[`not_paid_${id}`] !== '' : answers.not_paid.includes(id),
    ),
  }
  return isCurrency(currency) ? withCurrency(changed, currency, htmlLang) : changed
}
