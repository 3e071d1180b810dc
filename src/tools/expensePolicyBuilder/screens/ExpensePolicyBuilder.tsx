import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import type { ToolWords } from '../../../cms/toolWords'
import { Button } from '../../../components/Button'
import { fill } from '../../../i18n/fill'
import { useLocale, useMarket } from '../../../site/SiteContext'
import { media } from '../../../theme/tokens'
import { Actions, Notice, ResultPanel, ToolColumns } from '../../controls/layout'
import { scrollBehaviour } from '../../controls/scrollBehaviour'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { saveFile } from '../../download/saveFile'
import { makePdf, preparePdf } from '../../pdf/makePdf'
import { useToolWork, type ToolWork } from '../../savedWork/useToolWork'
import { useCommonWords } from '../../words/CommonWordsContext'
import { wordsFor } from '../../words/model/wordsFor'
import { policyPdf } from '../exports/policyPdf'
import {
  isAmountId,
  isChoiceId,
  isCountId,
  isCurrency,
  isDayId,
  isOption,
  isTextId,
  suggestedAnswers,
  withCurrency,
  type Answers,
  type Market,
} from '../model/answers'
import { sectionOfStep } from '../model/clauses'
import { hasEdits, noEdits, type Edits } from '../model/edits'
import { parsePolicyWork } from '../model/parseWork'
import { clausesToCheck, policyOf, withoutEdits, type PolicyWork } from '../model/policy'
import { policyText } from '../model/policyText'
import { askedQuestions, stepIds, type StepId } from '../model/questions'
import { amountOf, countOf } from '../model/values'
import { expensePolicyWordKeys, type ExpensePolicyWordKey } from '../model/wordKeys'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { PolicyDownloads } from './PolicyDownloads'
import { reportPolicy } from './policyEvents'
import { PolicyPreview } from './PolicyPreview'
import { Questionnaire } from './Questionnaire'
import { useChangedClauses } from './useChangedClauses'
import { usePolicyClauses } from './usePolicyClauses'

const storageKey = 'expense-policy/v2'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
  justify-content: space-between;

  & > h2 {
    font-size: var(--font-size-24);
    outline: none;
    scroll-margin-block-start: calc(var(--header-height, 5.25rem) + var(--space-24));
  }
`

const Result = styled(ResultPanel)`
  gap: var(--space-16);

  ${media.sm} {
    padding: var(--space-24);
  }
`

/** A message on the tinted sheet of the result. */
const Said = styled(Notice)`
  background: var(--colour-surface);
`

const SmallPrint = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** Only where the policy is below the questions. */
const WhereBelow = styled.div`
  ${media.lg} {
    display: none;
  }
`

/** The answers with what was typed into the HTML before the code was there. */
function withTyped(answers: Answers, typed: Record<string, string>, htmlLang: string): Answers {
  const { currency, ...others } = typed
  const texts = Object.fromEntries(
    Object.entries(others).filter(([id]) => isTextId(id) || isDayId(id) || isAmountId(id) || isCountId(id)),
  ) as Partial<Answers>
  const changed = { ...answers, ...texts }
  return isCurrency(currency) ? withCurrency(changed, currency, htmlLang) : changed
}

/** The options that were chosen in the HTML before the code was there. */
function withChosen(answers: Answers, root: ParentNode): Answers {
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

/** Today where the visitor is, `2027-01-31`. */
function localDay(): string {
  const now = new Date()
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The parts of the questionnaire with a number that cannot be used. */
const stepsWithProblems = (answers: Answers, market: Market): StepId[] =>
  stepIds.filter((step) =>
    askedQuestions(step, answers).some(
      ({ id }) =>
        (isAmountId(id) && amountOf(answers, id, market).problem) ||
        (isCountId(id) && countOf(answers, id, market).problem),
    ),
  )

const wordCode = () => import('../exports/policyDocx')

/** Fetches the code of the documents when a policy is begun: a later download needs no connection. */
function fetchAhead(): void {
  preparePdf()
  wordCode().catch(() => undefined)
}

type BuilderProps = {
  words: PolicyBuilderWords
  market: Market
  toolWork: ToolWork<PolicyWork>
  root: RefObject<HTMLDivElement>
}

function Builder({ words, market, toolWork, root }: BuilderProps) {
  const common = useCommonWords()
  const { work, change, isReady } = toolWork
  const { clauses, failed, retry } = usePolicyClauses()
  const [step, setStep] = useState<StepId>('company')
  const [isEditing, setIsEditing] = useState(false)
  const [undone, setUndone] = useState<PolicyWork>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [today, setToday] = useState<string>()
  const sheet = useRef<HTMLElement>(null)
  const resultTitle = useRef<HTMLHeadingElement>(null)
  const reported = useRef(new Set<string>())

  useEffect(() => setToday(localDay()), [])

  const policy = useMemo(
    () => policyOf({ work, words, clauses: clauses ?? {}, market, today }),
    [work, words, clauses, market, today],
  )
  const isComplete = clauses !== undefined
  const changed = useChangedClauses(policy, work.answers, isComplete && isReady)

  const reportOnce = (key: string, status: 'started' | 'interacted'): void => {
    if (reported.current.has(key)) return
    reported.current.add(key)
    reportPolicy(status)
  }
  const begin = (): void => {
    if (reported.current.has('started')) return
    reportOnce('started', 'started')
    fetchAhead()
  }
  const answer = (update: (answers: Answers) => Answers): void => {
    begin()
    change((before) => {
      const answers = update(before.answers)
      return answers === before.answers ? before : { ...before, answers }
    })
  }
  const edit = (update: (edits: Edits) => Edits): void => {
    begin()
    reportOnce('edited', 'interacted')
    change((before) => {
      const edits = update(before.edits)
      return edits === before.edits ? before : { ...before, edits }
    })
  }
  const goTo = (next: StepId): void => {
    if (next === step) return
    begin()
    reportOnce(`step ${next}`, 'interacted')
    setStep(next)
  }

  // What was chosen before the code was there; texts are read by useToolWork.
  useEffect(() => {
    if (root.current) {
      const element = root.current
      change((before) => {
        const answers = withChosen(before.answers, element)
        return answers === before.answers ? before : { ...before, answers }
      })
    }
    // Once: from now on React knows what is chosen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const seePolicy = (): void => {
    resultTitle.current?.focus({ preventScroll: true })
    resultTitle.current?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
  }
  const seeQuestions = (): void => {
    const title = root.current?.querySelector<HTMLElement>('h2')
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
  }

  /** A document needs the clauses: without them the download fails, says so and can be tried again. */
  const completePolicy = () => {
    if (!isComplete) {
      retry()
      throw new Error('The clauses of the policy are not there')
    }
    return policy
  }
  const savePdf = async (): Promise<void> => {
    begin()
    const file = policyPdf(completePolicy(), { words, market, created: new Date() })
    const { bytes, missingLetters } = await makePdf(file)
    setMissing(missingLetters)
    saveFile(new Uint8Array(bytes), 'pdf', file.title)
    reportPolicy('completed')
  }
  const saveDocx = async (): Promise<void> => {
    begin()
    const shown = completePolicy()
    const { policyDocx } = await wordCode()
    saveFile(await policyDocx(shown, { words, market }), 'docx', shown.title)
    reportPolicy('completed')
  }

  const toCheck = clausesToCheck(policy)
  const problems = stepsWithProblems(work.answers, market)
  const changedNumbers = policy.sections
    .flatMap((section) => section.clauses)
    .filter(({ name }) => changed.includes(name))
    .map(({ number }) => number)

  return (
    <>
      <WorkNotices work={toolWork} title={policy.title} />
      <ToolColumns $result="wide">
        <Questionnaire
          words={words}
          market={market}
          answers={work.answers}
          step={step}
          onStep={goTo}
          onChange={answer}
          onSeePolicy={seePolicy}
        />
        <Result>
          <Head>
            <h2 ref={resultTitle} tabIndex={-1}>
              {words.preview}
            </h2>
            <Button variant="secondary" onClick={() => setIsEditing((before) => !before)} data-replay="edit">
              {isEditing ? words.edit_mode_end : words.edit_mode}
            </Button>
          </Head>
          <PolicyDownloads
            words={words}
            text={isComplete ? policyText(policy, market.htmlLang) : ''}
            onPdf={savePdf}
            onDocx={saveDocx}
            onCopy={() => {
              begin()
              reportPolicy('completed')
            }}
          />
          <p className="visually-hidden" role="status">
            {changedNumbers.length > 0
              ? fill(words.changed_status, { numbers: changedNumbers.join(', ') })
              : ''}
          </p>
          {missing.length > 0 ? (
            <Notice $tone="problem" role="status">
              <p>{fill(common.letters_missing, { letters: missing.join(' ') })}</p>
            </Notice>
          ) : null}
          {failed ? (
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
          <PolicyPreview
            ref={sheet}
            words={words}
            policy={policy}
            isComplete={isComplete}
            isEditing={isEditing}
            changed={changed}
            about={sectionOfStep[step]}
            onEdit={edit}
          />
          {isEditing && hasEdits(work.edits) ? (
            <Actions>
              <Button
                variant="quiet"
                onClick={() => {
                  setUndone(work)
                  change(withoutEdits)
                }}
              >
                {words.reset_edits}
              </Button>
            </Actions>
          ) : null}
          {undone?.answers === work.answers && !hasEdits(work.edits) ? (
            <Actions>
              <Button
                variant="secondary"
                onClick={() => {
                  change(() => undone)
                  setUndone(undefined)
                }}
              >
                {common.undo}
              </Button>
            </Actions>
          ) : null}
          <SmallPrint>{words.not_legal_advice}</SmallPrint>
          <WhereBelow>
            <Button variant="secondary" onClick={seeQuestions}>
              {words.to_questions}
            </Button>
          </WhereBelow>
        </Result>
      </ToolColumns>
      <WorkBar work={toolWork} toShare={(shared) => shared} />
    </>
  )
}

/** The expense policy builder: a questionnaire and beside it the policy that its answers make, to edit and to take away. */
export function ExpensePolicyBuilder({ words: all }: { words: ToolWords }) {
  const root = useRef<HTMLDivElement>(null)
  const words = useMemo(() => wordsFor<ExpensePolicyWordKey>(all, expensePolicyWordKeys), [all])
  const { htmlLang, country } = useLocale()
  const { currency } = useMarket()
  const market = useMemo<Market>(() => ({ htmlLang, country, currency }), [htmlLang, country, currency])
  const empty = useMemo<PolicyWork>(() => ({ answers: suggestedAnswers(market), edits: noEdits }), [market])
  // Here and not in a component inside the frame: its effects would come before the frame's element is known.
  const toolWork = useToolWork<PolicyWork>({
    storageKey,
    empty,
    parse: (value) => parsePolicyWork(value, market),
    root,
    withTyped: (work, typed) => ({ ...work, answers: withTyped(work.answers, typed, htmlLang) }),
  })
  return (
    <ToolFrame ref={root} words={all}>
      <Builder words={words} market={market} toolWork={toolWork} root={root} />
    </ToolFrame>
  )
}
