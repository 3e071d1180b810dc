import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { breakpoints, em, media } from '../../theme/tokens'

type GridProps = { columns?: 2 | 3 | 4; as?: 'div' | 'ul'; children: ReactNode }

/** In two columns the last of an odd number is no orphan in half a row. */
const wholeLastRow = css`
  @media (min-width: ${em(breakpoints.sm)}) and (max-width: ${em(breakpoints.md - 0.02)}) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const Root = styled.div<{ $columns: 2 | 3 | 4 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  list-style: none;

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-24);
  }

  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }

  ${({ $columns }) => ($columns === 3 ? wholeLastRow : '')}
`

/** Children in columns of equal width: one on a phone, two on a tablet, `columns` on a desktop. */
export function Grid({ columns = 3, as = 'div', children }: GridProps) {
  return (
    // A list without markers loses its role in Safari; the role brings it back.
    <Root as={as} $columns={columns} role={as === 'ul' ? 'list' : undefined}>
      {children}
    </Root>
  )
}
