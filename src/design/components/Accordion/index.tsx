import type { ReactNode } from 'react'
import styled from 'styled-components'

type AccordionProps = {
  items: {
    title: string
    content: ReactNode
    /** What it comes to, in small print below the title. */
    summary?: string
    isOpen?: boolean
    /** Attributes of the element of the item. */
    attributes?: Readonly<Record<`data-${string}`, string>>
  }[]
  /** Level of each title in the outline of the page; without it the titles are not headings. */
  headingLevel?: 2 | 3 | 4
}

const Root = styled.div`
  border-block-end: 1px solid var(--colour-line);
`

const Item = styled.details`
  border-block-start: 1px solid var(--colour-line);
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-20);
  padding-block: var(--space-20);
  font-size: var(--font-size-18);
  font-weight: 500;

  &:hover {
    color: var(--colour-accent);
  }

  &::after {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    margin: 0 var(--space-4) var(--space-4) 0;
    border: solid var(--colour-label);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate 0.2s;
  }

  ${Item}[open] > &::after {
    rotate: 225deg;
    margin-block: var(--space-4) 0;
  }
`

const Title = styled.span`
  min-width: 0;
  font-size: inherit;
  font-weight: inherit;
  letter-spacing: -0.01em;
  line-height: 1.4;
`

/** With small print in a line of its own below the title. */
const NotedSummary = styled(Summary)`
  flex-wrap: wrap;
  row-gap: 0;

  & > :first-child {
    flex: 1;
  }

  & > small {
    flex-basis: 100%;
    order: 1;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-weight: 400;
  }
`

const Content = styled.div`
  max-width: 44em;
  padding-block-end: var(--space-24);
  color: var(--colour-ink-muted);

  & > * + * {
    margin-block-start: var(--space-12);
  }

  & ul,
  & ol {
    padding-inline-start: 1.2em;
  }
`

/** Questions or groups that open one by one. Native disclosure elements, so they work without JavaScript. */
export function Accordion({ items, headingLevel }: AccordionProps) {
  if (items.length === 0) return null
  return (
    <Root>
      {items.map(({ title, content, summary, isOpen, attributes }, index) => (
        // A visitor may have opened one before the application started.
        <Item key={index} open={isOpen} {...attributes} suppressHydrationWarning>
          {summary ? (
            <NotedSummary>
              <Title as={headingLevel ? `h${headingLevel}` : 'span'}>{title}</Title>
              <small>{summary}</small>
            </NotedSummary>
          ) : (
            <Summary>
              <Title as={headingLevel ? `h${headingLevel}` : 'span'}>{title}</Title>
            </Summary>
          )}
          <Content>{content}</Content>
        </Item>
      ))}
    </Root>
  )
}
