import { Suspense, useRef } from 'react'
import styled from 'styled-components'
import type { SceneName } from '../../content/cms/sceneNames'
import { RelatedDataProvider } from '../../content/site/RelatedDataContext'
import { Button } from '../../design/components/Button'
import { LoadedScene } from '../../design/productScreens/ProductScene'
import type { Company } from '../demo/company'
import type { DemoContent } from '../demo/content'
import type { FlowId } from '../demo/flows'
import { entrance } from './entrance'
import type { PageFlow } from './pageFlow'
import { ScreenTitle } from './parts/controls'
import type { DemoWords } from './screen'
import { useShownInSteps } from './screenChange'
import { NextStep, Summary } from './Summary'
import { from } from './widths'

const Done = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  align-content: center;
  min-height: 30rem;
  padding: var(--space-32) var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);

  ${from.md} {
    padding: var(--space-48);
  }

  ${from.xl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-20);
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
  ${entrance('scale(0.4)', '0.4s 0.1s ease-out')}
`

/** As high as a scene, before and after its code has arrived. */
const Place = styled.div`
  aspect-ratio: 40 / 27;
`

/** The scene comes after the screen, when its code has arrived, in its own steps. */
function EndScene({ name }: { name: SceneName }) {
  const root = useRef<HTMLDivElement>(null)
  useShownInSteps(root)
  return (
    <Place ref={root}>
      <LoadedScene name={name} />
    </Place>
  )
}

type FlowEndProps = {
  /** The completed flow, as the page calls it. */
  flow: PageFlow
  content: DemoContent
  /** The completed flows of the page. */
  done: readonly FlowId[]
  /** The next flow with what it takes over; none when all are completed. */
  next: (PageFlow & { carried: string | undefined }) | undefined
  company: Company
  words: DemoWords
  talk: { href: string; text: string } | undefined
  onOpen: (flow: FlowId) => void
}

/** The end of a flow: what was done, and the next one; after the last, the next step after the demo. */
export function FlowEnd({ flow, content, done, next, company, words, talk, onOpen }: FlowEndProps) {
  const { text } = words
  const { completion, scene } = content.flows[flow.flow] ?? {}
  const summary = <Summary completed={done} company={company} scenario={content.scenario} words={words} />
  return (
    <Done>
      <Words>
        <Seal data-enter="" aria-hidden="true">
          ✓
        </Seal>
        <ScreenTitle>
          {next ? text('completed_title', { flow: flow.title }) : text('summary_title')}
        </ScreenTitle>
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
      </Words>
      <RelatedDataProvider relatedData={{ scenes: content.scenes }}>
        <Suspense fallback={<Place />}>{scene ? <EndScene name={scene} /> : null}</Suspense>
      </RelatedDataProvider>
    </Done>
  )
}
