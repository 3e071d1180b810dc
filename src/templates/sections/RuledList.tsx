import styled from 'styled-components'
import { Heading } from '../../design/components/Heading'
import { media } from '../../design/theme/tokens'

const Root = styled.ul`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    display: grid;
    gap: var(--space-4) var(--space-48);
    padding-block: var(--space-20);
    border-block-end: 1px solid var(--colour-line);
  }

  & p {
    color: var(--colour-ink-muted);
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`

type RuledListProps = { items: readonly { title?: string | null; text?: string | null }[] }

/** Titles with their texts in ruled rows, which look finished for any number of them. */
export function RuledList({ items }: RuledListProps) {
  return (
    <Root role="list">
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <Heading level={3} size="small">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </Root>
  )
}
