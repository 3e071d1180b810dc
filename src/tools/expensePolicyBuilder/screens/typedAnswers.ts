import {
  isAmountId,
  isChoiceId,
  isCountId,
  isCurrency,
  isDayId,
  isOption,
  isTextId,
  withCurrency,
  type Answers,
} from '../model/answers'

/** The answers with what was typed into the HTML before the code was there. */
export function withTyped(answers: Answers, typed: Record<string, string>, htmlLang: string): Answers {
  const { currency, ...others } = typed
  const texts = Object.fromEntries(
    Object.entries(others).filter(([id]) => isTextId(id) || isDayId(id) || isAmountId(id) || isCountId(id)),
  ) as Partial<Answers>
  const changed = { ...answers, ...texts }
  return isCurrency(currency) ? withCurrency(changed, currency, htmlLang) : changed
}

/** The options that were chosen in the HTML before the code was there. */
export function withChosen(answers: Answers, root: ParentNode): Answers {
  // Those that the server has rendered as chosen say nothing: stored answers may be others, and are drawn only after this.
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].filter(
    ({ name, value, defaultChecked }) => !defaultChecked && isChoiceId(name) && isOption(name, value),
  )
  if (chosen.length === 0) return answers
  return {
    ...answers,
    ...(Object.fromEntries(chosen.map(({ name, value }) => [name, value])) as Partial<Answers>),
  }
}
