import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);

  &:empty {
    display: none;
  }
`

/** Buttons and links side by side; they wrap when there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}
