import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../components/Button'
import { Progress } from '../components/Progress'
import { demoDay } from '../demo/company'
import type { DemoContent } from '../demo/content'
import { flowParameter, stepsOf, type FlowId } from '../demo/flows'
import { isCompleted, progressOf } from '../demo/progress'
import type { DemoTextKey } from '../demo/texts'
import { fill, formatAmount, formatDay, formatMoney } from '../i18n/format'
import { useLocale, useMarket } from '../site/SiteContext'
import { breakpoints, em, media } from '../theme/tokens'
import { Gate } from './Gate'
import type { DemoProps, PageFlow } from './pageFlow'
import { screenHeading, ScreenTitle } from './parts'
import { ScreenProvider, type ScreenContext } from './screen'
import { screens } from './screens'
import { NextStep, Summary } from './Summary'
import { useDemo } from './useDemo'

const Root = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  ${media.md} {
    grid-template-columns: 18.5rem minmax(0, 1fr);
    gap: var(--space-32);
  }
`

const Side = styled.div`
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
  color: var(--colour-coral-strong);
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

const Stage = styled.div`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
  scroll-margin-block-start: calc(var(--header-height) + var(--space-12));
`

const Hint = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  align-items: center;
  min-height: 4.5rem;
  padding: var(--space-12) var(--space-20);
  background: var(--colour-night);
  border-radius: var(--radius-card);
  color: #f7f3e9;

  &::before {
    content: '';
    grid-row: 1 / 3;
    width: 1.4rem;
    height: 1.4rem;
    border: 3px solid var(--colour-coral);
    border-radius: 50%;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--colour-coral) 35%, transparent);
  }

  & > small {
    font-size: var(--font-size-12);
    font-weight: 600;
    opacity: 0.85;
  }

  & > p {
    font-weight: 500;
    line-height: 1.4;
  }
`

const Toast = styled.p`
  padding: var(--space-8) var(--space-16);
  background: var(--colour-sand);
  border-radius: var(--radius-control);
  color: var(--colour-night);
  font-size: var(--font-size-14);
`

/** Each screen comes in once; only transform and opacity move. */
const Screen = styled.div`
  min-width: 0;

  ${media.motion} {
    animation: demo-screen 0.28s ease-out;
  }

  @keyframes demo-screen {
    from {
      opacity: 0;
      transform: translateY(0.6rem);
    }
  }
`

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

  ${media.motion} {
    animation: demo-seal 0.4s 0.1s ease-out backwards;
  }

  @keyframes demo-seal {
    from {
      opacity: 0;
      transform: scale(0.4);
    }
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

const narrow = `(max-width: ${em(breakpoints.sm - 0.02)})`
const belowPanel = `(max-width: ${em(breakpoints.md - 0.02)})`

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const list = window.matchMedia(query)
    const update = (): void => setMatches(list.matches)
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])
  return matches
}

type OpenDemoProps = DemoProps & {
  content: DemoContent
  /** The flow to begin with. */
  first: FlowId
  /** False when the page was opened by an address with the flow: the focus then stays where the visitor has it. */
  takesFocus: boolean
}

/** The open demo: the product to try, the flows beside it, and a gate before it on phones. */
export default function OpenDemo({ content, flows, first, talk, takesFocus }: OpenDemoProps) {
  const { scenario, texts } = content
  const { currency } = useMarket()
  const { htmlLang } = useLocale()
  const demo = useDemo(scenario, first)
  const { flow, step, progress, company } = demo
  const stage = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  const isNarrow = useMedia(narrow)
  const isFolded = useMedia(belowPanel)
  const [passed, setPassed] = useState(() => Object.keys(progress).length > 0)
  const isGated = isNarrow && !passed

  const text = (key: DemoTextKey, values: Record<string, string> = {}): string => fill(texts[key], values)
  const price = (minorUnits: number): string => formatAmount(minorUnits, currency, htmlLang)
  const money = (minorUnits: number): string => formatMoney(minorUnits, currency, htmlLang)
  const day = (days: number): string => formatDay(demoDay(scenario, days), htmlLang)

  const pageFlow = flows.find((one) => one.flow === flow)
  const words = content.flows[flow]
  const position = progressOf(progress, flow).step
  const screenKey = `${flow}/${step?.id ?? 'completed'}`
  const isFirstScreen = useRef(true)
  // Before the screen is painted, so that nobody is without a focus in between.
  useLayoutEffect(() => {
    if (isGated) return
    setMessage('')
    const wasFirst = isFirstScreen.current
    isFirstScreen.current = false
    const isBusyElsewhere = document.activeElement !== null && document.activeElement !== document.body
    if (wasFirst && !takesFocus && isBusyElsewhere) return
    stage.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true })
    const { top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top > window.innerHeight * 0.6) stage.current?.scrollIntoView()
  }, [screenKey, isGated, takesFocus])

  if (isGated) {
    const link = `${window.location.origin}${window.location.pathname}?flow=${flowParameter(flow)}`
    return <Gate texts={texts} link={link} onPhone={() => setPassed(true)} />
  }

  const context: ScreenContext | undefined = step && {
    company,
    scenario,
    step: step.id,
    currency,
    htmlLang,
    text,
    price,
    money,
    day,
    go: demo.go,
    touch: demo.touch,
    elsewhere: () => {
      demo.touch()
      setMessage(text('elsewhere'))
    },
  }
  const ScreenComponent = step && screens[step.screen]
  const all = flows.map((one) => one.flow)
  const done = demo.completed.filter((id) => all.includes(id))
  const next = [...flows.slice(flows.findIndex((one) => one.flow === flow) + 1), ...flows].find(
    (one) => !isCompleted(progress, one.flow),
  )
  const carried = carriesOver(flow, demo.completed) ? words?.carriesOver : undefined
  const stepText = step
    ? text('step', { step: String(position + 1), steps: String(stepsOf(flow).length) })
    : text('flow_done')
  const hint = step ? (words?.hints[step.id] ?? '') : ''

  const open = (one: PageFlow): void => {
    demo.open(one.flow)
    setMessage('')
  }
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(event.target instanceof Element) || event.target.closest('select')) return
    stage.current?.parentElement?.querySelector<HTMLElement>('[aria-current="step"], summary')?.focus()
  }

  const list = (
    <>
      <FlowList>
        {flows.map((one, index) => {
          const isDone = isCompleted(progress, one.flow)
          const steps = stepsOf(one.flow).length
          const share = text('flow_progress', {
            done: String(progressOf(progress, one.flow).step),
            steps: String(steps),
          })
          return (
            <li key={one.flow}>
              {one.role && one.role !== flows[index - 1]?.role ? <Role>{one.role}</Role> : null}
              <FlowButton
                type="button"
                aria-current={one.flow === flow ? 'step' : undefined}
                onClick={() => open(one)}
              >
                <Mark $done={isDone} aria-hidden="true">
                  {isDone ? '✓' : index + 1}
                </Mark>
                <span>{one.title}</span>
                <small>{isDone ? text('flow_done') : share}</small>
              </FlowButton>
            </li>
          )
        })}
      </FlowList>
      <Tools>
        <button type="button" onClick={demo.restartFlow}>
          {text('restart_flow')}
        </button>
        <button type="button" onClick={() => demo.restartAll(flows[0]?.flow ?? flow)}>
          {text('restart_all')}
        </button>
      </Tools>
    </>
  )

  return (
    <Root>
      <Side as="nav" aria-label={text('flows')}>
        <Progress
          label={text('your_progress')}
          value={done.length}
          max={flows.length}
          valueText={text('flow_progress', { done: String(done.length), steps: String(flows.length) })}
        />
        {isFolded ? (
          <Fold key={flow}>
            <summary>{pageFlow?.title}</summary>
            <div>{list}</div>
          </Fold>
        ) : (
          list
        )}
        {demo.isKept ? null : <small>{text('not_kept')}</small>}
        {isFolded ? null : <NextStep text={text} talk={talk} />}
      </Side>
      {/* Keys pressed on the controls inside come up to here. */}
      {}
      <Stage ref={stage} role="region" aria-label={pageFlow?.title} onKeyDown={onEscape}>
        {step ? (
          <Hint>
            <small>
              {pageFlow?.title} · {stepText}
            </small>
            <p>
              {position === 0 && carried ? `${carried} ` : ''}
              {hint}
            </p>
          </Hint>
        ) : null}
        <div className="visually-hidden" role="status">
          {step ? `${stepText}: ${position === 0 && carried ? `${carried} ` : ''}${hint}` : ''}
        </div>
        <div role="status">{message ? <Toast>{message}</Toast> : null}</div>
        {context && ScreenComponent ? (
          <ScreenProvider value={context}>
            <Screen key={screenKey}>
              <ScreenComponent />
            </Screen>
          </ScreenProvider>
        ) : (
          <Screen key={screenKey}>
            <Done>
              <Seal aria-hidden="true">✓</Seal>
              <ScreenTitle {...screenHeading}>
                {done.length === flows.length
                  ? text('summary_title')
                  : text('completed_title', { flow: pageFlow?.title ?? '' })}
              </ScreenTitle>
              <p>{words?.completion}</p>
              {done.length === flows.length ? (
                <>
                  <Summary
                    completed={done}
                    company={company}
                    scenario={scenario}
                    words={{ text, price, money, day }}
                  />
                  <p>{text('next_title')}</p>
                  <NextStep text={text} talk={talk} />
                </>
              ) : null}
              {next ? (
                <>
                  {carriesOver(next.flow, demo.completed) ? (
                    <p>{content.flows[next.flow]?.carriesOver}</p>
                  ) : null}
                  <div>
                    <Button onClick={() => open(next)}>{text('next_flow', { flow: next.title })}</Button>
                  </div>
                  <Summary
                    completed={done}
                    company={company}
                    scenario={scenario}
                    words={{ text, price, money, day }}
                  />
                </>
              ) : null}
            </Done>
          </Screen>
        )}
      </Stage>
    </Root>
  )
}

/** The flows whose results a flow uses: one of them is enough to say so. */
const sources: Partial<Record<FlowId, readonly FlowId[]>> = {
  pay_receipt: ['issue_card'],
  approve_expense: ['pay_receipt'],
  close_month: ['pay_receipt', 'pay_invoice'],
}

const carriesOver = (flow: FlowId, completed: readonly FlowId[]): boolean =>
  (sources[flow] ?? []).some((source) => completed.includes(source))
