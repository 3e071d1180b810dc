import { forwardRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { media } from '../../../design/theme/tokens'
import { ResultPanel } from '../../controls/layout'
import type { ToolWork } from '../../savedWork/useToolWork'
import type { Market } from '../model/answers'
import { sectionOfStep } from '../model/clauses'
import type { Edits } from '../model/edits'
import type { Policy, PolicyWork } from '../model/policy'
import { policyText } from '../model/policyText'
import type { StepId } from '../model/questions'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { downloadDocx, downloadPdf } from './policyDownload'
import { PolicyDownloads } from './PolicyDownloads'
import type { PolicyEvents } from './policyEvents'
import { PolicyMessages } from './PolicyMessages'
import { PolicyPreview } from './PolicyPreview'
import { ResetEdits } from './ResetEdits'
import type { PolicyClauses } from './usePolicyClauses'

const Root = styled(ResultPanel)`
  gap: var(--space-16);

  ${media.sm} {
    padding: var(--space-24);
  }
`

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

type PolicyResultProps = {
  words: PolicyBuilderWords
  market: Market
  toolWork: ToolWork<PolicyWork>
  policy: Policy
  fetched: PolicyClauses
  events: PolicyEvents
  step: StepId
  /** Clauses that the last answer has changed, and a sentence that names them. */
  changed: readonly string[]
  changedText: string
  onSeeQuestions: () => void
}

/** The policy beside the questions: to read, to edit, to take away. The ref is its title. */
export const PolicyResult = forwardRef<HTMLHeadingElement, PolicyResultProps>(function PolicyResult(
  { words, market, toolWork, policy, fetched, events, step, changed, changedText, onSeeQuestions },
  title,
) {
  const { work, change } = toolWork
  const [isEditing, setIsEditing] = useState(false)
  const [missingLetters, setMissingLetters] = useState<readonly string[]>([])
  const isComplete = fetched.clauses !== undefined

  const edit = (update: (edits: Edits) => Edits): void => {
    events.reached('text')
    change((before) => {
      const edits = update(before.edits)
      return edits === before.edits ? before : { ...before, edits }
    })
  }
  /** A document needs the clauses: without them the download fails, says so and can be tried again. */
  const completePolicy = (): Policy => {
    if (isComplete) return policy
    fetched.retry()
    throw new Error('The clauses of the policy are not there')
  }
  return (
    <Root>
      <Head>
        <h2 ref={title} tabIndex={-1}>
          {words.preview}
        </h2>
        <Button variant="secondary" onClick={() => setIsEditing((before) => !before)} data-replay="edit">
          {isEditing ? words.edit_mode_end : words.edit_mode}
        </Button>
      </Head>
      <PolicyDownloads
        words={words}
        text={isComplete ? policyText(policy, market.htmlLang) : ''}
        onPdf={async () => {
          events.begun()
          setMissingLetters(await downloadPdf(completePolicy(), { words, market }))
          events.completed()
        }}
        onDocx={async () => {
          events.begun()
          await downloadDocx(completePolicy(), { words, market })
          events.completed()
        }}
        onCopy={events.completed}
      />
      <PolicyMessages
        words={words}
        market={market}
        answers={work.answers}
        policy={policy}
        isComplete={isComplete}
        changedText={changedText}
        missingLetters={missingLetters}
        retry={fetched.failed ? fetched.retry : undefined}
      />
      <PolicyPreview
        words={words}
        policy={policy}
        isComplete={isComplete}
        isEditing={isEditing}
        edits={work.edits}
        changed={changed}
        about={sectionOfStep[step]}
        onEdit={edit}
      />
      <ResetEdits words={words} work={work} isEditing={isEditing} change={change} />
      <SmallPrint>{words.not_legal_advice}</SmallPrint>
      <WhereBelow>
        <Button variant="secondary" onClick={onSeeQuestions}>
          {words.to_questions}
        </Button>
      </WhereBelow>
    </Root>
  )
})
