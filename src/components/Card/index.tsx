import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-width: 0;
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  ${media.md} {
    padding: var(--space-32);
  }
`

/** A panel with a hairline border. */
export function Card({ as = 'div', children }: { as?: 'div' | 'li' | 'article'; children: ReactNode }) {
  return <Root as={as}>{children}</Root>
}
