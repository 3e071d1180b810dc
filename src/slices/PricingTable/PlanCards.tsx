import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Heading } from '../../design/components/Heading'
import { StaticHtml } from '../../design/hydration/StaticHtml'
import { media } from '../../design/theme/tokens'
import { CheckList } from '../CheckList'

/** The plans side by side; what corresponds in the cards is on one line. */
export const PlanCards = styled.ul<{ $count: number }>`
  display: grid;
  gap: var(--space-16);
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 3)}, minmax(0, 1fr));
    gap: var(--space-20);
  }
`

const highlight = css`
  border-color: var(--colour-accent);
  box-shadow: inset 0 6px 0 var(--colour-accent);
`

/** On a tablet the features are beside the rest, or the prices of a card without features. */
const beside = css<{ $rows: number; $hasList: boolean }>`
  ${media.sm} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-32);

    & > :nth-child(${({ $rows, $hasList }) => ($hasList ? $rows : 3)}) {
      grid-row: 1 / span ${({ $rows }) => $rows - 1};
      grid-column: 2;
    }
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(n) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`

/** Above the others where they are below each other. */
const first = css`
  order: -1;

  ${media.md} {
    order: 0;
  }
`

type Shape = {
  $highlighted: boolean
  $isFirst: boolean
  $rows: number
  $hasList: boolean
}

const Root = styled.li<Shape>`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-width: 0;
  padding: var(--space-24) var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  ${({ $highlighted }) => ($highlighted ? highlight : '')}
  ${({ $isFirst }) => ($isFirst ? first : '')}
  ${beside}

  ${media.md} {
    padding: var(--space-32) var(--space-24);

    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-row: span ${({ $rows }) => $rows};
      grid-template-rows: subgrid;
      align-content: start;
    }
  }

  ${media.lg} {
    padding-inline: var(--space-32);
  }
`

/** The name with its badge, whose room is kept while it has none: a badge that comes moves nothing. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  min-height: 2rem;
`

const Action = styled.div`
  display: grid;
`

type PlanCardProps = {
  name: string
  /** Undefined, like the features, where the card keeps what the server has written (`keptAs`). */
  description: string | undefined
  headingLevel: 2 | 3
  /** Id of the heading. */
  id?: string
  badge?: ReactNode
  highlighted: boolean
  /** Above the others where there is no room beside them. */
  isFirst?: boolean
  prices: ReactNode
  /** What the plan costs for a number of users. */
  total?: ReactNode
  action: ReactNode
  features?: readonly string[] | undefined
  /** In an island: the name under which description and features stay as the server has written them. */
  keptAs?: string
}

/** One plan. The cards of a list are given the same parts, and have a row for each, so that they line up. */
export function PlanCard({
  name,
  description,
  headingLevel,
  id,
  badge,
  highlighted,
  isFirst = false,
  prices,
  total,
  action,
  features,
  keptAs,
}: PlanCardProps) {
  const list = features && <CheckList items={[...features]} />
  const hasList = Boolean(list ?? keptAs)
  const hasTotal = total !== undefined
  return (
    <Root
      $highlighted={highlighted}
      $isFirst={isFirst}
      $rows={4 + Number(hasTotal) + Number(hasList)}
      $hasList={hasList}
    >
      <Name>
        <Heading level={headingLevel} size="subtitle" id={id}>
          {name}
        </Heading>
        {badge}
      </Name>
      {keptAs ? (
        <StaticHtml as="p" name={keptAs}>
          {description}
        </StaticHtml>
      ) : (
        <p>{description}</p>
      )}
      <div>{prices}</div>
      {hasTotal && <div>{total}</div>}
      <Action>{action}</Action>
      {keptAs ? (
        <StaticHtml as="div" name={`${keptAs}-list`}>
          {list}
        </StaticHtml>
      ) : (
        list && <div>{list}</div>
      )}
    </Root>
  )
}
