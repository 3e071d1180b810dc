import {
  startTransition,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MutableRefObject,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { flowIds, stepsOf, type FlowId } from '../demo/flows'
import { isCompleted, progressOf } from '../demo/progress'
import { entrance } from './entrance'
import { FlowEnd } from './FlowEnd'
import { FlowPanel } from './FlowPanel'
import type { OpenDemoProps } from './pageFlow'
import { ScreenProvider, wordsOf, type ScreenContext } from './screen'
import { leaveScreen, useShownInSteps } from './screenChange'
import { screens } from './screens'
import type { Demo } from './useDemo'
import { from } from './widths'

const Root = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  ${from.md} {
    grid-template-columns: 18.5rem minmax(0, 1fr);
    gap: var(--space-32);
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
    border: 3px solid var(--colour-mint);
    border-radius: 50%;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--colour-sand) 60%, transparent);
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

const ScreenRoot = styled.div`
  min-width: 0;
  ${entrance('translateY(0.6rem)', '0.28s ease-out')}
`

type ScreenProps = {
  /** Height in px of the screen before, which the new one replaces. */
  lastHeight: MutableRefObject<number>
  onShown: () => void
  children: ReactNode
}

/** Each screen comes in once. */
function Screen({ lastHeight, onShown, children }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = (): void => {
    // Not before: the entrance would pass unseen.
    root.current?.setAttribute('data-enter', '')
    lastHeight.current = root.current?.offsetHeight ?? 0
    onShown()
  }
  useShownInSteps(root, { shown, height: lastHeight.current })
  return (
    <ScreenRoot ref={root} data-screen="">
      {children}
    </ScreenRoot>
  )
}

/** The flows whose results a flow uses: one of them is enough to say so. */
const sources: Partial<Record<FlowId, readonly FlowId[]>> = {
  pay_receipt: ['issue_card'],
  approve_expense: ['pay_receipt'],
  close_month: ['pay_receipt', 'pay_invoice'],
}

/** The product to try, with the flows beside it and a hint above it. */
export function Playground({
  content,
  flows,
  talk,
  takesFocus,
  demo,
}: Omit<OpenDemoProps, 'first'> & { demo: Demo }) {
  const { scenario } = content
  const { flow, step, progress, company } = demo
  const words = useMemo(() => wordsOf(content), [content])
  const { text } = words
  const stage = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // The hint, the flows and the screen come one after the other: together they would be a long task on a phone.
  const [parts, setParts] = useState<'hint' | 'flows' | 'screen'>('hint')
  useShownInSteps(root, { shown: () => startTransition(() => setParts('flows')) })

  const screenKey = `${flow}/${step?.id ?? 'completed'}`
  const isFirstScreen = useRef(true)
  const lastHeight = useRef(0)
  const onScreenShown = (): void => {
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body
    const leavesFocus = isFirstScreen.current && !takesFocus && hasFocus
    isFirstScreen.current = false
    startTransition(() => setMessage(''))
    if (leavesFocus || !stage.current) return
    stage.current.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true })
    const { top } = stage.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight * 0.6) stage.current.scrollIntoView()
  }

  const context: ScreenContext | undefined = step && {
    ...words,
    company,
    scenario,
    nav: content.nav,
    step: step.id,
    amountFormat: content.amountFormat,
    go: demo.go,
    touch: demo.touch,
    elsewhere: () => {
      demo.touch()
      setMessage(text('elsewhere'))
    },
  }
  const ScreenComponent = step && screens[step.screen]
  const pageFlow = flows.find((one) => one.flow === flow)
  const title = pageFlow?.title ?? ''
  const done = flowIds.filter((id) => isCompleted(progress, id) && flows.some((one) => one.flow === id))
  const next = [...flows.slice(flows.findIndex((one) => one.flow === flow) + 1), ...flows].find(
    (one) => !isCompleted(progress, one.flow),
  )
  /** What an earlier flow has left for a flow; undefined when nothing is there. */
  const carriedTo = (id: FlowId): string | undefined =>
    sources[id]?.some((source) => isCompleted(progress, source)) ? content.flows[id]?.carriesOver : undefined
  const position = progressOf(progress, flow).step
  const stepText = text('step', { step: String(position + 1), steps: String(stepsOf(flow).length) })
  const hint = step
    ? [position === 0 && carriedTo(flow), content.flows[flow]?.hints[step.id]].filter(Boolean).join(' ')
    : ''

  const open = (id: FlowId): void => {
    leaveScreen()
    demo.open(id)
  }
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(event.target instanceof Element) || event.target.closest('select')) return
    stage.current?.parentElement?.querySelector<HTMLElement>('[aria-current="step"], summary')?.focus()
  }

  return (
    <Root ref={root}>
      {parts === 'hint' ? (
        <div />
      ) : (
        <FlowPanel
          flows={flows}
          demo={demo}
          text={text}
          done={done}
          onOpen={open}
          onShown={() => startTransition(() => setParts('screen'))}
          talk={talk}
        />
      )}
      {/* Keys pressed on the controls inside come up to here. */}
      <Stage ref={stage} role="region" aria-label={title} onKeyDown={onEscape}>
        {step ? (
          <Hint>
            <small>{`${title} · ${stepText}`}</small>
            <p>{hint}</p>
          </Hint>
        ) : null}
        <div className="visually-hidden" role="status">
          {step ? `${stepText}: ${hint}` : ''}
        </div>
        <div role="status">{message ? <Toast>{message}</Toast> : null}</div>
        {parts === 'screen' ? (
          <Screen key={screenKey} lastHeight={lastHeight} onShown={onScreenShown}>
            {context && ScreenComponent ? (
              <ScreenProvider value={context}>
                <ScreenComponent />
              </ScreenProvider>
            ) : pageFlow ? (
              <FlowEnd
                flow={pageFlow}
                content={content}
                done={done}
                next={next && { ...next, carried: carriedTo(next.flow) }}
                company={company}
                words={words}
                talk={talk}
                onOpen={open}
              />
            ) : null}
          </Screen>
        ) : null}
      </Stage>
    </Root>
  )
}
