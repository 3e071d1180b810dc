import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

type Size = 'display' | 'title' | 'subtitle' | 'small'

type HeadingProps = {
  level: 1 | 2 | 3 | 4
  /** Visual size; follows the level when left out. */
  size?: Size
  id?: string
  children: ReactNode
}

const sizes: Record<Size, ReturnType<typeof css>> = {
  display: css`
    font-size: clamp(var(--font-size-32), 1.2rem + 3.4vw, var(--font-size-48));
    font-weight: 600;
    line-height: 1.06;
    letter-spacing: -0.03em;
  `,
  title: css`
    font-size: clamp(var(--font-size-28), 1.25rem + 2vw, var(--font-size-40));
    line-height: 1.12;
    letter-spacing: -0.025em;
  `,
  subtitle: css`
    font-size: clamp(var(--font-size-20), 1.1rem + 0.6vw, var(--font-size-24));
    line-height: 1.25;
  `,
  small: css`
    font-size: var(--font-size-18);
    line-height: 1.35;
    letter-spacing: -0.01em;
  `,
}

const Root = styled.h2<{ $size: Size }>`
  ${({ $size }) => sizes[$size]}
`

const sizeOfLevel: Record<HeadingProps['level'], Size> = {
  1: 'display',
  2: 'title',
  3: 'subtitle',
  4: 'small',
}

/** A heading: its level is for the outline of the page, its size is visual only. */
export function Heading({ level, size = sizeOfLevel[level], id, children }: HeadingProps) {
  return (
    <Root as={`h${level}`} $size={size} id={id}>
      {children}
    </Root>
  )
}
