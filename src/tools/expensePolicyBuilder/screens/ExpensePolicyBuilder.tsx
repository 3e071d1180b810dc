import { useMemo, useRef, type RefObject } from 'react'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale, useMarket } from '../../../content/site/SiteContext'
import { ToolColumns } from '../../controls/layout'
import { scrollBehaviour } from '../../controls/scrollBehaviour'
import { ToolFrame } from '../../controls/ToolFrame'
import { useStepHistory } from '../../controls/useStepHistory'
import { useToday } from '../../controls/useToday'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { useToolWork, type ToolWork } from '../../savedWork/useToolWork'
import { wordsOf } from '../../words/model/wordsFor'
import { suggestedAnswers, type Answers, type Market } from '../model/answers'
import { noEdits } from '../model/edits'
import { parsePolicyWork } from '../model/parseWork'
import { policyOf, type PolicyWork } from '../model/policy'
import { stepIds, type StepId } from '../model/questions'
import type { ExpensePolicyWordKey } from '../model/wordKeys'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { fetchAhead } from './policyDownload'
import { usePolicyEvents } from './policyEvents'
import { PolicyResult } from './PolicyResult'
import { Questionnaire } from './Questionnaire'
import { withTyped } from './typedAnswers'
import { changedClausesText, useChangedClauses } from './useChangedClauses'
import { usePolicyClauses } from './usePolicyClauses'

const storageKey = 'expense-policy/v2'

/** Goes to a title of the tool, with the focus. */
function goToTitle(title: HTMLElement | null | undefined): void {
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
}

type BuilderProps = {
  words: PolicyBuilderWords
  market: Market
  toolWork: ToolWork<PolicyWork>
  root: RefObject<HTMLDivElement>
}

function Builder({ words, market, toolWork, root }: BuilderProps) {
  const { work, change, isReady } = toolWork
  const fetched = usePolicyClauses()
  const { clauses } = fetched
  const events = usePolicyEvents(fetchAhead)
  const { step, goTo: openStep, arrivals } = useStepHistory<StepId>(stepIds, 'company')
  const today = useToday()
  const resultTitle = useRef<HTMLHeadingElement>(null)

  const policy = useMemo(
    () => policyOf({ work, words, clauses: clauses ?? {}, market, today }),
    [work, words, clauses, market, today],
  )

  const changed = useChangedClauses(policy, work.answers, clauses !== undefined && isReady)
  const changedText = changedClausesText(policy, changed, words)

  const answer = (update: (answers: Answers) => Answers): void => {
    events.begun()
    change((before) => {
      const answers = update(before.answers)
      return answers === before.answers ? before : { ...before, answers }
    })
  }
  const goTo = (next: StepId): void => {
    if (next === step) return
    events.reached(`step ${next}`)
    openStep(next)
  }

  return (
    <>
      <WorkNotices work={toolWork} title={policy.title} />
      <ToolColumns $result="wide">
        <Questionnaire
          words={words}
          market={market}
          answers={work.answers}
          step={step}
          arrivals={arrivals}
          changedText={changedText}
          onStep={goTo}
          onChange={answer}
          onSeePolicy={() => goToTitle(resultTitle.current)}
        />
        <PolicyResult
          ref={resultTitle}
          words={words}
          market={market}
          toolWork={toolWork}
          policy={policy}
          fetched={fetched}
          events={events}
          step={step}
          changed={changed}
          changedText={changedText}
          onSeeQuestions={() => goToTitle(root.current?.querySelector<HTMLElement>('h2'))}
        />
      </ToolColumns>
      <WorkBar work={toolWork} toShare={(shared) => shared} />
    </>
  )
}

/** The expense policy builder: a questionnaire and beside it the policy that its answers make, to edit and to take away. */
export function ExpensePolicyBuilder({ words: all }: { words: ToolWords }) {
  const root = useRef<HTMLDivElement>(null)
  const words = useMemo(() => wordsOf<ExpensePolicyWordKey>(all), [all])
  const { htmlLang, country } = useLocale()
  const { currency } = useMarket()
  const market = useMemo<Market>(() => ({ htmlLang, country, currency }), [htmlLang, country, currency])
  const empty = useMemo<PolicyWork>(
    () => ({ htmlLang: market.htmlLang, answers: suggestedAnswers(market), edits: noEdits }),
    [market],
  )
  // Here and not in a component inside the frame: its effects would come before the frame's element is known.
  const toolWork = useToolWork<PolicyWork>({
    storageKey,
    empty,
    parse: (value) => parsePolicyWork(value, market),
    root,
    withTyped: (before, typed) => {
      const answers = withTyped(before.answers, typed, htmlLang)
      return answers === before.answers ? before : { ...before, answers }
    },
  })
  return (
    <ToolFrame ref={root} words={all}>
      <Builder words={words} market={market} toolWork={toolWork} root={root} />
    </ToolFrame>
  )
}
