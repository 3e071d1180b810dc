import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { Card } from '../../design/components/Card'
import { Grid } from '../../design/components/Grid'
import { Heading } from '../../design/components/Heading'
import { Icon } from '../../design/components/Icon'
import { TextLink } from '../../design/components/TextLink'
import { columnsFor, linkWithText } from '../fields'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

type Kind = Content.ResourceListSliceDefaultPrimaryResourcesItem['kind']

const icons: Record<Kind, string> = {
  ebook: 'document',
  webinar: 'team',
  case: 'chart',
  template: 'receipt',
  article: 'search',
}

const Mark = styled.span`
  color: var(--colour-label);
`

/** Ebooks, webinars, cases and templates to read next. */
export default function ResourceList({ slice: { primary } }: SliceProps<Content.ResourceListSlice>) {
  const resources = (primary.resources ?? []).filter(({ title }) => title)
  if (resources.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead} tone="tint">
      <Grid as="ul" columns={columnsFor(resources.length)}>
        {resources.map(({ kind, title, text, link }, index) => (
          <Card key={index} as="li">
            {kind && (
              <Mark>
                <Icon name={icons[kind]} />
              </Mark>
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
