import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.div<{ $centered: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $centered }) => ($centered ? 'center' : 'flex-start')};
  gap: var(--space-12) var(--space-16);

  &:empty {
    display: none;
  }
`

/** Buttons and links side by side; they wrap when there is no room. */
export function ButtonRow({ centered = false, children }: { centered?: boolean; children: ReactNode }) {
  return <Root $centered={centered}>{children}</Root>
}
