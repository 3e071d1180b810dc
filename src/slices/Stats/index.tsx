import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { media } from '../../design/theme/tokens'
import { columnsFor } from '../fields'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

const Figures = styled.dl<{ $columns: number }>`
  display: grid;
  gap: var(--space-32) var(--space-24);

  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

/** The label is first in the markup for screen readers, the figure is first visually. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-8);
  padding-block-start: var(--space-16);
  border-block-start: 2px solid var(--colour-coral);

  & > dd {
    font-size: var(--font-size-48);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`

/** A few figures with what they mean and where they come from. */
export default function Stats({ slice: { primary } }: SliceProps<Content.StatsSlice>) {
  const stats = (primary.stats ?? []).filter(({ value, label }) => value && label)
  if (stats.length === 0) return null
  return (
    <SliceSection title={primary.title} tone="dark">
      <Figures $columns={columnsFor(stats.length)}>
        {stats.map(({ value, label }, index) => (
          <Figure key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Figure>
        ))}
      </Figures>
      {primary.source && <Note>{primary.source}</Note>}
    </SliceSection>
  )
}
