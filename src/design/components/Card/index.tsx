import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../../theme/tokens'

type CardProps = {
  as?: 'div' | 'li' | 'article'
  /** Emphasizes one card among several, such as the recommended plan. */
  highlighted?: boolean
  /** Distance between the children; `l` when the children are groups. */
  gap?: 'm' | 'l'
  children: ReactNode
}

const highlight = css`
  border-color: var(--colour-accent);
  box-shadow: inset 0 6px 0 var(--colour-accent);
`

const Root = styled.div<{ $highlighted: boolean; $gap: NonNullable<CardProps['gap']> }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => ($gap === 'l' ? 'var(--space-24)' : 'var(--space-12)')};
  min-width: 0;
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  ${({ $highlighted }) => ($highlighted ? highlight : '')}

  ${media.md} {
    padding: var(--space-32);
  }
`

/** A panel with a hairline border. */
export function Card({ as = 'div', highlighted = false, gap = 'm', children }: CardProps) {
  return (
    <Root as={as} $highlighted={highlighted} $gap={gap}>
      {children}
    </Root>
  )
}
