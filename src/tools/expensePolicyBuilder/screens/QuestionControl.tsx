import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Checkbox } from '../../../design/components/Checkbox'
import { Field } from '../../../design/components/Field'
import { RadioGroup } from '../../../design/components/RadioGroup'
import { Select } from '../../../design/components/Select'
import { FieldGroup } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { useCommonWords } from '../../words/CommonWordsContext'
import {
  choiceOptions,
  currencyCodes,
  isAmountId,
  isChoiceId,
  isCountId,
  isCurrency,
  isDayId,
  isTextId,
  maxText,
  notPaidIds,
  withCountries,
  withCurrency,
  type AmountId,
  type Answers,
  type ChoiceId,
  type ChoiceOption,
  type CountId,
  type Market,
} from '../model/answers'
import { offeredOptions, shownOption, type Question } from '../model/questions'
import {
  amountLimits,
  amountOf,
  countNumberLimits,
  countOf,
  countRange,
  isPolicyDay,
  policyAmount,
} from '../model/values'
import { isYesNo } from '../model/wordKeys'
import { CountriesField } from './CountriesField'
import type { PolicyBuilderWords } from './policyBuilderWords'

type ControlProps = {
  words: PolicyBuilderWords
  market: Market
  answers: Answers
  onChange: (update: (answers: Answers) => Answers) => void
}

/** Options beside one another as far as there is space. */
const Options = styled.div<{ $min: string }>`
  min-width: 0;

  & > fieldset {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  }

  & > fieldset > span {
    grid-column: 1 / -1;
  }
`

const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-12);
`

const Hint = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const optional = <Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> =>
  text ? ({ [name]: text } as Record<Name, string>) : {}

function Choice({ id, hint, words, answers, onChange }: ControlProps & { id: ChoiceId; hint?: string }) {
  const yesNo = isYesNo(id)
  const offered = offeredOptions(id, choiceOptions[id], answers)
  const value = shownOption(id, answers)
  const shown: readonly ChoiceOption[] = yesNo ? ['yes', 'no'] : offered
  const textOf = (option: ChoiceOption): string =>
    yesNo ? words[option === 'yes' ? 'yes' : 'no'] : words[`o_${id}_${option}`]
  return (
    <Options $min={yesNo ? '6rem' : '11.5rem'}>
      <RadioGroup
        legend={words[`q_${id}`]}
        name={id}
        value={value}
        options={shown.map((option) => ({ value: option, label: textOf(option) }))}
        onChange={(option) => onChange((before) => ({ ...before, [id]: option }))}
        {...optional('hint', hint)}
      />
    </Options>
  )
}

/** What goes into parentheses behind the name of an amount: `£`, `kr.`, `CHF`. */
const currencySign = (currency: string, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function Amount({ id, words, market, answers, onChange }: ControlProps & { id: AmountId }) {
  const { value, problem } = amountOf(answers, id, market)
  const shown = policyAmount(value, answers.currency, market.htmlLang)
  return (
    <NumberField
      label={`${words[`q_${id}`]} (${currencySign(answers.currency, market.htmlLang)})`}
      name={id}
      value={answers[id]}
      limits={amountLimits}
      check={() =>
        problem === 'zero'
          ? words.amount_zero
          : problem === 'below'
            ? fill(words.amount_at_least, { value: shown })
            : undefined
      }
      onChange={(text) => onChange((before) => ({ ...before, [id]: text }))}
      {...optional('hint', problem ? fill(words.policy_uses, { value: shown }) : undefined)}
    />
  )
}

function Count({ id, words, market, answers, onChange }: ControlProps & { id: CountId }) {
  const { value, problem } = countOf(answers, id, market)
  const { min, max } = countRange(id, answers.countries.length > 0 ? answers.countries : [market.country])
  return (
    <NumberField
      label={words[`q_${id}`]}
      name={id}
      value={answers[id]}
      limits={countNumberLimits}
      check={() =>
        problem === 'range' ? fill(words.problem_min_max, { min: String(min), max: String(max) }) : undefined
      }
      onChange={(text) => onChange((before) => ({ ...before, [id]: text }))}
      {...optional('hint', problem ? fill(words.policy_uses, { value }) : undefined)}
    />
  )
}

/** The control of a question. */
export function QuestionControl({ question, ...props }: ControlProps & { question: Question }) {
  const { id, hasHint } = question
  const { words, market, answers, onChange } = props
  const common = useCommonWords()
  const hint = hasHint ? words[`h_${id}` as 'h_tax'] : undefined
  if (isChoiceId(id)) return <Choice {...props} id={id} {...optional('hint', hint)} />
  if (isAmountId(id)) return <Amount {...props} id={id} />
  if (isCountId(id)) return <Count {...props} id={id} />
  if (isTextId(id))
    return (
      <Field
        label={words[`q_${id}`]}
        enterKeyHint="next"
        name={id}
        value={answers[id]}
        autoComplete={id === 'company' ? 'organization' : 'off'}
        maxLength={maxText}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange((before) => ({ ...before, [id]: value }))
        }}
        {...optional(
          'hint',
          answers[id].length >= maxText ? fill(words.text_too_long, { max: String(maxText) }) : hint,
        )}
      />
    )
  if (isDayId(id))
    return (
      <Field
        label={words[`q_${id}`]}
        name={id}
        type="date"
        value={answers[id]}
        autoComplete="off"
        min="1900-01-01"
        max="2199-12-31"
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange((before) => ({ ...before, [id]: value }))
        }}
        {...optional('hint', hint)}
        {...optional('error', answers[id] && !isPolicyDay(answers[id]) ? common.problem_date : undefined)}
      />
    )
  if (id === 'currency') {
    const names = new Intl.DisplayNames([market.htmlLang], { type: 'currency' })
    return (
      <Select
        label={words.q_currency}
        name="currency"
        value={answers.currency}
        options={currencyCodes.map((code) => ({ value: code, text: `${code} · ${names.of(code) ?? code}` }))}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (isCurrency(value)) onChange((before) => withCurrency(before, value, market.htmlLang))
        }}
        {...optional('hint', hint)}
      />
    )
  }
  if (id === 'countries')
    return (
      <CountriesField
        words={words}
        htmlLang={market.htmlLang}
        value={answers.countries}
        onChange={(countries) => onChange((before) => withCountries(before, countries, market.htmlLang))}
      />
    )
  return (
    <FieldGroup>
      <legend>{words.q_not_paid}</legend>
      <Ticks>
        {notPaidIds.map((item) => (
          <Checkbox
            key={item}
            label={words[`o_not_paid_${item}`]}
            name={`not_paid_${item}`}
            checked={answers.not_paid.includes(item)}
            onChange={(event) => {
              const { checked } = event.currentTarget
              onChange((before) => ({
                ...before,
                not_paid: notPaidIds.filter((each) =>
                  each === item ? checked : before.not_paid.includes(each),
                ),
              }))
            }}
          />
        ))}
      </Ticks>
      {hint ? <Hint>{hint}</Hint> : null}
    </FieldGroup>
  )
}
