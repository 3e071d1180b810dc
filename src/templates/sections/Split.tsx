import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../design/theme/tokens'

const Root = styled.div`
  display: grid;
  gap: var(--space-32);
  align-items: start;

  & > * {
    min-width: 0;
  }

  && > :only-child {
    grid-column: 1 / -1;
  }

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-60);
  }
`

const Wide = styled(Root)`
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

/**
 * Two parts side by side, below each other on a phone. `wide` says which of them is wider; one part alone
 * takes the full width.
 */
export function Split({ wide = 'second', children }: { wide?: 'first' | 'second'; children: ReactNode }) {
  return wide === 'first' ? <Wide>{children}</Wide> : <Root>{children}</Root>
}
