import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { isAmountId, isCountId, type Answers, type Market } from '../model/answers'
import { clausesToCheck, type Policy } from '../model/policy'
import { askedQuestions, stepIds, type StepId } from '../model/questions'
import { amountOf, countOf } from '../model/values'
import type { PolicyBuilderWords } from './policyBuilderWords'

/** A message on the tinted sheet of the result. */
const Said = styled(Notice)`
  background: var(--colour-surface);
`

/** The parts of the questionnaire with a number that cannot be used. */
const stepsWithProblems = (answers: Answers, market: Market): StepId[] =>
  stepIds.filter((step) =>
    askedQuestions(step, answers).some(
      ({ id }) =>
        (isAmountId(id) && amountOf(answers, id, market).problem) ||
        (isCountId(id) && countOf(answers, id, market).problem),
    ),
  )

type PolicyMessagesProps = {
  words: PolicyBuilderWords
  market: Market
  answers: Answers
  policy: Policy
  isComplete: boolean
  /** Which clauses the last answer has changed, as a sentence. */
  changedText: string
  /** Letters that the font of the last PDF lacks. */
  missingLetters: readonly string[]
  /** Fetches the clauses again when that failed. */
  retry: (() => void) | undefined
}

/** What the visitor has to know about the policy as it is now. */
export function PolicyMessages({
  words,
  market,
  answers,
  policy,
  isComplete,
  changedText,
  missingLetters,
  retry,
}: PolicyMessagesProps) {
  const common = useCommonWords()
  const toCheck = clausesToCheck(policy)
  const problems = stepsWithProblems(answers, market)
  return (
    <>
      <p className="visually-hidden" role="status">
        {changedText}
      </p>
      {missingLetters.length > 0 ? (
        <Notice $tone="problem" role="status">
          <p>{fill(common.letters_missing, { letters: missingLetters.join(' ') })}</p>
        </Notice>
      ) : null}
      {retry ? (
        <Notice $tone="problem" role="alert">
          <p>{words.clauses_failed}</p>
          <Actions>
            <Button onClick={retry}>{common.try_again}</Button>
          </Actions>
        </Notice>
      ) : null}
      {problems.length > 0 ? (
        <Notice $tone="problem" role="status">
          <p>
            {fill(words.problems_before, {
              parts: problems.map((id) => words[`step_${id}`]).join(', '),
            })}
          </p>
        </Notice>
      ) : null}
      {isComplete && toCheck.length > 0 ? (
        <Said role="status">
          <p>{fill(words.edits_to_check, { numbers: toCheck.map(({ number }) => number).join(', ') })}</p>
        </Said>
      ) : null}
    </>
  )
}
