import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens'

const Root = styled.dl`
  border-block-start: 1px solid var(--colour-line);
`

const Row = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-24);
  padding-block: var(--space-16);
  border-block-end: 1px solid var(--colour-line);

  ${media.xs} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`

const Term = styled.dt`
  color: var(--colour-ink-muted);
`

const Value = styled.dd`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

/** Pairs of a label and its value: facts about a company, an event, an offer. */
export function DefinitionList({ items }: { items: { label: string; value: ReactNode }[] }) {
  if (items.length === 0) return null
  return (
    <Root>
      {items.map(({ label, value }, index) => (
        <Row key={index}>
          <Term>{label}</Term>
          <Value>{value}</Value>
        </Row>
      ))}
    </Root>
  )
}
