import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { BookCover } from '../../design/components/BookCover'
import { Card } from '../../design/components/Card'
import { Grid } from '../../design/components/Grid'
import { Heading } from '../../design/components/Heading'
import { TextLink } from '../../design/components/TextLink'
import { columnsFor, linkWithText } from '../fields'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** A small cover, drawn: the link does not know the file of its ebook. The other kinds have no picture of their own. */
const Cover = styled.div`
  --cover-size: var(--font-size-12);
  display: flex;

  & > * {
    margin-inline: 0;
  }
`

/** Ebooks, webinars, cases and templates to read next. */
export default function ResourceList({ slice: { primary } }: SliceProps<Content.ResourceListSlice>) {
  const resources = (primary.resources ?? []).filter(({ title }) => title)
  if (resources.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <Grid as="ul" columns={columnsFor(resources.length)}>
        {resources.map(({ kind, title, text, link }, index) => (
          <Card key={index} as="li">
            {kind === 'ebook' && (
              <Cover>
                <BookCover title={title ?? ''} colour="evergreen" />
              </Cover>
            )}
            <Heading level={itemHeadingLevel(primary.title)} size="small">
              {title}
            </Heading>
            {text && <p>{text}</p>}
            <TextLink link={linkWithText(link, title ?? '')} arrow />
          </Card>
        ))}
      </Grid>
    </SliceSection>
  )
}
