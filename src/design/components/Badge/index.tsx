import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.span`
  display: inline-block;
  width: fit-content;
  padding: var(--space-2) var(--space-12);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-pill);
  color: var(--colour-accent-strong);
  font-size: var(--font-size-14);
  font-weight: 500;
  line-height: 1.5;
`

/** A short mark beside a title: a kind, a state, a plan. */
export function Badge({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}
