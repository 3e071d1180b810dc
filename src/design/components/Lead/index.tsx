import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens'

const Root = styled.div`
  max-width: 38em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-18);
  line-height: 1.55;

  ${media.sm} {
    font-size: var(--font-size-20);
  }

  && > * {
    font-size: inherit;
    line-height: inherit;
  }

  && > * + * {
    margin-block-start: var(--space-12);
  }
`

/** The introduction after a heading. Takes text or rich text. */
export function Lead({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}
