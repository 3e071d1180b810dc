import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { TextLink } from '../../design/components/TextLink'
import { media } from '../../design/theme/tokens'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** From so many links on, they stand in columns below their heading. */
const longFrom = 7

const List = styled.ul<{ $isLong: boolean }>`
  list-style: none;
  border-block-end: 1px solid var(--colour-line);

  ${media.md} {
    ${({ $isLong }) => ($isLong ? 'display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--space-32);' : '')}
  }

  & > li {
    padding-block: var(--space-16);
    border-block-start: 1px solid var(--colour-line);
  }

  & p {
    color: var(--colour-ink-muted);
  }
`

/** A list of links with a line of text each: beside its heading, a long one below it. */
export default function LinkList({ slice: { primary } }: SliceProps<Content.LinkListSlice>) {
  const links = (primary.links ?? []).flatMap(({ link, text }) => {
    const target = linkOf(link)
    return target ? { target, text } : []
  })
  if (links.length === 0) return null
  const isLong = links.length >= longFrom
  return (
    <SliceSection title={primary.title} layout={isLong ? 'below' : 'beside'}>
      <List role="list" $isLong={isLong}>
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
