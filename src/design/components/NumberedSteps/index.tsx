import styled from 'styled-components'
import { media } from '../../theme/tokens'
import { Heading } from '../Heading'

const Root = styled.ol<{ $count: number }>`
  display: grid;
  gap: var(--space-32);
  list-style: none;
  counter-reset: step;

  ${media.sm} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
    gap: var(--space-24);
  }

  ${media.md} {
    grid-template-columns: repeat(${({ $count }) => ($count === 5 ? 3 : $count)}, minmax(0, 1fr));
    gap: var(--space-32);
  }

  ${media.lg} {
    ${({ $count }) => ($count === 5 ? 'grid-template-columns: repeat(5, minmax(0, 1fr)); gap: var(--space-24);' : '')}
  }
`

/** On a phone the number is beside the words. */
const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--space-8) var(--space-16);
  padding-block-start: var(--space-20);
  border-block-start: 1px solid var(--colour-line-strong);
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: var(--space-32);
    height: var(--space-32);
    grid-row: 1 / 3;
    background: var(--colour-coral-soft);
    border-radius: var(--radius-pill);
    color: var(--colour-label);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & > p {
    color: var(--colour-ink-muted);
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr);

    &::before {
      grid-row: auto;
      margin-block-end: var(--space-8);
    }
  }
`

type NumberedStepsProps = {
  items: { title: string; text: string }[]
  /** Level of the titles: 2 without a heading above the list. */
  headingLevel?: 2 | 3
}

/** Steps of a process in their order. */
export function NumberedSteps({ items, headingLevel = 3 }: NumberedStepsProps) {
  if (items.length === 0) return null
  return (
    <Root $count={[2, 4, 5].includes(items.length) ? items.length : 3} role="list">
      {items.map(({ title, text }, index) => (
        <Step key={index}>
          <Heading level={headingLevel} size="small">
            {title}
          </Heading>
          <p>{text}</p>
        </Step>
      ))}
    </Root>
  )
}
