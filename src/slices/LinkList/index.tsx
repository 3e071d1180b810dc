import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { TextLink } from '../../design/components/TextLink'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

const List = styled.ul`
  list-style: none;
  border-block-end: 1px solid var(--colour-line);

  & > li {
    padding-block: var(--space-16);
    border-block-start: 1px solid var(--colour-line);
  }

  & p {
    color: var(--colour-ink-muted);
  }
`

/** A list of links with a line of text each. */
export default function LinkList({ slice: { primary } }: SliceProps<Content.LinkListSlice>) {
  const links = (primary.links ?? []).flatMap(({ link, text }) => {
    const target = linkOf(link)
    return target ? { target, text } : []
  })
  if (links.length === 0) return null
  return (
    <SliceSection title={primary.title} layout="beside">
      <List role="list">
        {links.map(({ target, text }, index) => (
          <li key={index}>
            <TextLink link={target} arrow />
            {text && <p>{text}</p>}
          </li>
        ))}
      </List>
    </SliceSection>
  )
}
