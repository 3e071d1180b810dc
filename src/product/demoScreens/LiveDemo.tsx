import { startTransition, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import styled from 'styled-components'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { buttonClass } from '../../design/components/Button/style'
import { Icon } from '../../design/components/Icon'
import { LoadingDots } from '../../design/components/LoadingDots'
import type { IconName } from '../../design/theme/icons/names'
import { media } from '../../design/theme/tokens'
import { flowInQuery, flowParameter, type FlowId } from '../demo/flows'
import { CardFace } from './CardFace'
import { entrances } from './entrance'
import { demoSectionId, type DemoProps, type OpenDemoProps, type PageFlow } from './pageFlow'
import { inNextTask, leaveScreen } from './screenChange'

const Frame = styled.div`
  ${entrances}
`

const Closed = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: stretch;

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-32);
  }
`

/** In the demo only transform and opacity move, so the colours of the site's own controls change at once. */
const Still = styled.div`
  min-height: 44rem;

  & :is(a, button, input, select) {
    transition: none;
  }
`

const Flows = styled.ol`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  list-style: none;
`

const FlowLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-16);
  align-items: center;
  padding: var(--space-12) var(--space-16);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  text-decoration: none;

  & > span:first-child {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-control);
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
  }

  & > b {
    font-weight: 600;
  }

  & > small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    line-height: 1.45;
  }

  &:hover {
    border-color: var(--colour-accent);
  }

  &:focus-visible {
    border-radius: var(--radius-card);
  }
`

/** The card that waits to be issued, above the button that starts the demo. */
const Poster = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-32);
  place-content: center;
  justify-items: center;
  min-height: 21rem;
  overflow: hidden;
  padding: var(--space-40) var(--space-24);
  background: radial-gradient(circle at 85% 10%, var(--colour-sand), transparent 60%), var(--colour-mint);
  border-radius: var(--radius-panel);
  isolation: isolate;

  & > div:first-child {
    width: min(19rem, 78vw);
    transform: rotate(-4deg);
  }

  & > div:nth-child(2) {
    position: absolute;
    z-index: -1;
    width: min(19rem, 78vw);
    aspect-ratio: 1.586;
    inset-block-start: 3.25rem;
    inset-inline-start: calc(50% - 7.5rem);
    border-radius: 1.1rem;
    background: var(--colour-accent);
    opacity: 0.35;
    transform: rotate(7deg);
  }
`

const Start = styled.a`
  min-height: 3.25rem;
  padding-inline: var(--space-32);
  font-size: var(--font-size-18);
`

const icons: Record<FlowId, IconName> = {
  issue_card: 'card',
  pay_receipt: 'receipt',
  approve_expense: 'approval',
  pay_invoice: 'invoice',
  close_month: 'chart',
}

type Opened = { name: 'closed' } | { name: 'loading' | 'failed' } | { name: 'open'; first: FlowId }

type Loaded = { OpenDemo: ComponentType<OpenDemoProps>; content: OpenDemoProps['content'] }

/** Loads the product and its words, side by side. */
async function load(urlCode: string): Promise<Loaded> {
  const [{ default: OpenDemo }, content] = await Promise.all([
    import('./OpenDemo'),
    import('./demoData').then(({ loadDemoContent }) => loadDemoContent(urlCode)),
  ])
  return { OpenDemo, content }
}

/** The flows of the demo as links; a press opens the demo in their place. */
export function LiveDemo(props: DemoProps) {
  const { flows, start } = props
  const { urlCode } = useLocale()
  const strings = useStrings()
  const [opened, setOpened] = useState<Opened>({ name: 'closed' })
  const [loaded, setLoaded] = useState<Loaded>()
  const root = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  // Changes in small steps, apart from the press: on a phone they would be a long task together.
  const open = (flow: FlowId): void => {
    startTransition(() => setOpened({ name: 'loading' }))
    load(urlCode).then(
      (result) => {
        inNextTask(() => {
          leaveScreen()
          startTransition(() => {
            setLoaded(result)
            setOpened({ name: 'open', first: flow })
          })
        })
      },
      () => setOpened({ name: 'failed' }),
    )
  }
  const known = (flow: FlowId | undefined): PageFlow | undefined => flows.find((one) => one.flow === flow)
  const ofAddress = useRef(open)
  useEffect(() => {
    // Where the button in the head of the page leads, when it was pressed before this code was there.
    const isPressed = window.location.hash === `#${demoSectionId}`
    const flow = known(flowInQuery(window.location.search)) ?? (isPressed ? flows[0] : undefined)
    if (!flow) return
    wasPressed.current = isPressed
    root.current?.scrollIntoView()
    ofAddress.current(flow.flow)
    // The address is read once; later the demo writes it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // The button in the head of the page starts the demo too, and leads to it.
  const isClosed = opened.name === 'closed' || opened.name === 'failed'
  const [beginning] = flows
  useEffect(() => {
    if (!isClosed || !beginning) return undefined
    const start = (event: globalThis.MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest('a[data-replay="start-demo"]') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      wasPressed.current = true
      root.current?.scrollIntoView()
      ofAddress.current(beginning.flow)
    }
    document.addEventListener('click', start)
    return () => document.removeEventListener('click', start)
  }, [isClosed, beginning])

  const onPress = (flow: FlowId) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    wasPressed.current = true
    open(flow)
  }
  const addressOf = ({ flow, anchor }: PageFlow): string => `?flow=${flowParameter(flow)}#${anchor}`

  if (opened.name === 'open' && loaded) {
    const { OpenDemo, content } = loaded
    return (
      <Frame ref={root}>
        <Still>
          <OpenDemo {...props} content={content} first={opened.first} takesFocus={wasPressed.current} />
        </Still>
      </Frame>
    )
  }
  const [first] = flows
  return (
    <Frame ref={root}>
      <Closed data-screen="">
        <Flows role="list">
          {flows.map((one) => (
            <li key={one.flow}>
              <FlowLink href={addressOf(one)} onClick={onPress(one.flow)}>
                <span aria-hidden="true">
                  <Icon name={icons[one.flow]} />
                </span>
                <b>{one.role ? `${one.role}: ${one.title}` : one.title}</b>
                <small>{one.text}</small>
              </FlowLink>
            </li>
          ))}
        </Flows>
        {first ? (
          <Poster>
            <div aria-hidden="true">
              <CardFace name={first.title} holder="" number="•••• •••• •••• ••••" />
            </div>
            <div aria-hidden="true" />
            <Start className={buttonClass('primary')} href={addressOf(first)} onClick={onPress(first.flow)}>
              <span>{start}</span>
              {/* Always there: their style has at-rules, see `entrances`. */}
              <span hidden={opened.name !== 'loading'}>
                <LoadingDots label={strings.sending} />
              </span>
            </Start>
            {opened.name === 'failed' ? <p role="alert">{strings.something_went_wrong}</p> : null}
          </Poster>
        ) : null}
      </Closed>
    </Frame>
  )
}
