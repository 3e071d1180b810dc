import type { ReactNode } from 'react'
import styled from 'styled-components'

const gaps = { s: 'var(--space-12)', m: 'var(--space-24)', l: 'var(--space-40)' } as const

const Root = styled.div<{ $gap: keyof typeof gaps }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => gaps[$gap]};

  & > * {
    min-width: 0;
  }
`

/** Children below one another at equal distances. */
export function Stack({ gap = 'm', children }: { gap?: keyof typeof gaps; children: ReactNode }) {
  return <Root $gap={gap}>{children}</Root>
}
