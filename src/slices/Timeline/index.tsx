import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { FoldedOnPhone } from '../../design/components/FoldedOnPhone'
import { Heading } from '../../design/components/Heading'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

const List = styled.ol`
  list-style: none;
  border-inline-start: 2px solid var(--colour-line);
`

const Event = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: 0 0 var(--space-32) var(--space-24);

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0.4em auto auto -7px;
    width: 12px;
    height: 12px;
    background: var(--colour-coral);
    border-radius: var(--radius-pill);
  }
`

const When = styled.p`
  color: var(--colour-label);
  font-size: var(--font-size-14);
  font-weight: 600;
`

/** What happened when. */
export default function Timeline({ slice: { primary } }: SliceProps<Content.TimelineSlice>) {
  const events = (primary.events ?? []).filter(({ title }) => title)
  if (events.length === 0) return null
  return (
    <SliceSection title={primary.title} layout="beside">
      <FoldedOnPhone names={events.map(({ date, title }) => date || (title ?? ''))}>
        <List role="list">
          {events.map(({ date, title, text }, index) => (
            <Event key={index}>
              {date && <When>{date}</When>}
              <Heading level={itemHeadingLevel(primary.title)} size="small">
                {title}
              </Heading>
              {text && <p>{text}</p>}
            </Event>
          ))}
        </List>
      </FoldedOnPhone>
    </SliceSection>
  )
}
