import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.details`
  border-block-start: 1px solid var(--colour-line);

  &:first-of-type {
    border-block-start: 0;
  }
`

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-16);
  align-items: center;
  padding-block: var(--space-16);

  &:hover h3 {
    color: var(--colour-accent);
  }

  &::after {
    content: '';
    grid-row: 1;
    grid-column: 2;
    width: 9px;
    height: 9px;
    margin-inline: var(--space-4);
    border: solid var(--colour-label);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -3px;
    transition: rotate 0.2s;
  }

  ${Root}[open] > &::after {
    rotate: 225deg;
    translate: 0 3px;
  }
`

const Title = styled.h3`
  font-size: var(--font-size-18);
  line-height: 1.35;
`

const State = styled.span`
  grid-column: 1;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
`

const Changed = styled.span`
  display: inline-block;
  margin-inline-start: var(--space-8);
  padding: 0 var(--space-8);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-pill);
  color: var(--colour-ink);
`

const Content = styled.div`
  display: grid;
  gap: var(--space-16);
  padding-block: var(--space-4) var(--space-24);
`

type AssumptionGroupProps = {
  title: string
  /** What is assumed, in short, so that it is stated while the group is closed. */
  state: string
  /** The word for assumptions that the visitor has changed; empty without one. */
  changed: string
  open?: boolean
  children: ReactNode
}

/** Assumptions that belong together: stated in its summary, changed in its fields. Opens without JavaScript. */
export function AssumptionGroup({ title, state, changed, open = false, children }: AssumptionGroupProps) {
  return (
    // A visitor may have opened or closed it before the application started.
    <Root open={open} suppressHydrationWarning>
      <Summary>
        <Title>{title}</Title>
        <State>
          <span>{state}</span>
          {changed ? <Changed>{changed}</Changed> : null}
        </State>
      </Summary>
      <Content>{children}</Content>
    </Root>
  )
}
