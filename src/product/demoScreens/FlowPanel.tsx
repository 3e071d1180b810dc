import { useRef } from 'react'
import styled from 'styled-components'
import { Progress } from '../../design/components/Progress'
import { useMedia } from '../../design/hydration/useMedia'
import { stepsOf, type FlowId } from '../demo/flows'
import { isCompleted, progressOf } from '../demo/progress'
import type { PageFlow } from './pageFlow'
import type { DemoWords } from './screen'
import { useShownInSteps } from './screenChange'
import { NextStep } from './Summary'
import type { Demo } from './useDemo'
import { below } from './widths'

const Side = styled.nav`
  display: grid;
  gap: var(--space-20);
`

const FlowList = styled.ol`
  display: grid;
  gap: var(--space-4);
  list-style: none;
`

const FlowButton = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-12);
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-8) var(--space-12);
  background: none;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  text-align: start;
  line-height: 1.3;

  &:hover {
    background: var(--colour-surface);
  }

  &[aria-current] {
    background: var(--colour-surface);
    border-color: var(--colour-line);
    font-weight: 600;
  }

  &:focus-visible {
    border-radius: var(--radius-control);
  }

  & small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.9rem;
  height: 1.9rem;
  border: 2px solid ${({ $done }) => ($done ? 'var(--colour-accent)' : 'var(--colour-line-strong)')};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? 'var(--colour-accent)' : 'transparent')};
  color: ${({ $done }) => ($done ? 'var(--colour-on-accent)' : 'inherit')};
  font-size: var(--font-size-14);
  font-weight: 600;
`

const Role = styled.p`
  margin-block: var(--space-12) var(--space-4);
  color: var(--colour-label);
  font-size: var(--font-size-14);
  font-weight: 600;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  font-size: var(--font-size-14);

  & > button {
    min-height: 2.25rem;
    padding: var(--space-4);
    background: none;
    border: 0;
    color: var(--colour-ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** On narrow screens the list of flows is folded in. */
const Fold = styled.details`
  & > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-12);
    align-items: center;
    min-height: 2.75rem;
    padding: var(--space-8) var(--space-16);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-control);
    font-weight: 600;
  }

  & > summary::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  & > div {
    padding-block: var(--space-12);
  }
`

type FlowPanelProps = {
  flows: readonly PageFlow[]
  demo: Demo
  text: DemoWords['text']
  /** The flows of the page that are completed. */
  done: readonly FlowId[]
  onOpen: (flow: FlowId) => void
  /** Called once, when the panel can be seen. */
  onShown: () => void
  talk: { href: string; text: string } | undefined
}

/** The flows beside the product with how far each is; below it, the next step after the demo. */
export function FlowPanel({ flows, demo, text, done, onOpen, onShown, talk }: FlowPanelProps) {
  const root = useRef<HTMLElement>(null)
  useShownInSteps(root, { shown: onShown })
  const isFolded = useMedia(below('md'))
  const share = (part: number, whole: number): string =>
    text('flow_progress', { done: String(part), steps: String(whole) })
  const list = (
    <>
      <FlowList>
        {flows.map(({ flow, role, title }, index) => {
          const isDone = isCompleted(demo.progress, flow)
          return (
            <li key={flow}>
              {role && role !== flows[index - 1]?.role ? <Role>{role}</Role> : null}
              <FlowButton
                type="button"
                aria-current={flow === demo.flow ? 'step' : undefined}
                onClick={() => onOpen(flow)}
              >
                <Mark $done={isDone} aria-hidden="true">
                  {isDone ? '✓' : index + 1}
                </Mark>
                <span>{title}</span>
                <small>
                  {isDone
                    ? text('flow_done')
                    : share(progressOf(demo.progress, flow).step, stepsOf(flow).length)}
                </small>
              </FlowButton>
            </li>
          )
        })}
      </FlowList>
      <Tools>
        <button type="button" onClick={demo.restartFlow}>
          {text('restart_flow')}
        </button>
        <button type="button" onClick={() => demo.restartAll(flows[0]?.flow ?? demo.flow)}>
          {text('restart_all')}
        </button>
      </Tools>
    </>
  )
  return (
    <Side ref={root} aria-label={text('flows')}>
      <Progress
        label={text('your_progress')}
        value={done.length}
        max={flows.length}
        valueText={share(done.length, flows.length)}
      />
      {isFolded ? (
        <Fold key={demo.flow}>
          <summary>{flows.find(({ flow }) => flow === demo.flow)?.title}</summary>
          <div>{list}</div>
        </Fold>
      ) : (
        list
      )}
      {demo.isStatic ? null : <small>{text('not_kept')}</small>}
      {isFolded ? null : <NextStep text={text} talk={talk} />}
    </Side>
  )
}
