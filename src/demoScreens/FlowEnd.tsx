import styled from 'styled-components'
import { Button } from '../components/Button'
import type { Company, Scenario } from '../demo/company'
import type { FlowId } from '../demo/flows'
import { media } from '../theme/tokens'
import { entrance } from './entrance'
import type { PageFlow } from './pageFlow'
import { ScreenTitle } from './parts/controls'
import type { DemoWords } from './screen'
import { NextStep, Summary } from './Summary'

const Done = styled.div`
  display: grid;
  gap: var(--space-20);
  align-content: center;
  min-height: 30rem;
  padding: var(--space-32) var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);

  ${media.md} {
    padding: var(--space-48) var(--space-60);
  }
`

const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--colour-accent);
  color: var(--colour-on-accent);
  font-size: var(--font-size-28);
  line-height: 1;
  ${entrance('scale(0.4)', '0.4s 0.1s ease-out backwards')}
`

type FlowEndProps = {
  /** Title of the completed flow. */
  title: string
  /** What the visitor has done in it. */
  completion: string | undefined
  /** The completed flows of the page. */
  done: readonly FlowId[]
  /** The next flow with what it takes over; none when all are completed. */
  next: (PageFlow & { carried: string | undefined }) | undefined
  company: Company
  scenario: Scenario
  words: DemoWords
  talk: { href: string; text: string } | undefined
  onOpen: (flow: FlowId) => void
}

/** The end of a flow: what was done, and the next one; after the last, the next step after the demo. */
export function FlowEnd({
  title,
  completion,
  done,
  next,
  company,
  scenario,
  words,
  talk,
  onOpen,
}: FlowEndProps) {
  const { text } = words
  const summary = <Summary completed={done} company={company} scenario={scenario} words={words} />
  return (
    <Done>
      <Seal aria-hidden="true">✓</Seal>
      <ScreenTitle>{next ? text('completed_title', { flow: title }) : text('summary_title')}</ScreenTitle>
      <p>{completion}</p>
      {next ? (
        <>
          {next.carried ? <p>{next.carried}</p> : null}
          <div>
            <Button onClick={() => onOpen(next.flow)}>{text('next_flow', { flow: next.title })}</Button>
          </div>
          {summary}
        </>
      ) : (
        <>
          {summary}
          <p>{text('next_title')}</p>
          <NextStep text={text} talk={talk} />
        </>
      )}
    </Done>
  )
}
