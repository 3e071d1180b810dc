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

/** The first part on the right of a wide screen, and above the second on a phone. */
const Reversed = styled(Wide)`
  ${media.md} {
    & > :first-child {
      grid-area: 1 / 2;
    }

    & > :nth-child(2) {
      grid-area: 1 / 1;
    }
  }
`

const roots = { first: Wide, second: Root, last: Reversed }

/**
 * Two parts side by side, below each other on a phone. `wide` says which of them is wider: the first, the second, or the
 * second on the left of the first; one part alone takes the full width.
 */
export function Split({ wide = 'second', children }: { wide?: keyof typeof roots; children: ReactNode }) {
  const Parts = roots[wide]
  return <Parts>{children}</Parts>
}
