import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { slug } from '../core/routing/slug'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceSection } from '../slices/SliceSection'
import { SliceZone } from '../slices/SliceZone'
import { groupInOrder } from './grouping'
import { OnThisPage } from './sections/OnThisPage'
import { ProseField } from './sections/ProseField'

type InternalPerks = Content.InternalPerksDocument['data']

const Shortcuts = styled.div`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-24);
  }
`

/** Name, text and way of a perk are on one line with those of its neighbour. */
const Perks = styled.div`
  & > ul > li {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
  }
`

const How = styled.p`
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--colour-line);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** Perks of employees, by category; not listed anywhere. */
export function InternalPerksView({ document: { data } }: ViewProps<InternalPerks>) {
  const categories = groupInOrder(data.perks ?? [], ({ category }) => category ?? '')
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        <Shortcuts>
          <OnThisPage entries={categories.map(({ key }) => ({ id: slug(key), text: key }))} />
        </Shortcuts>
      </PageHeader>
      {categories.map(({ key: category, entries }) => (
        <SliceSection key={category} id={slug(category)} title={category}>
          <Perks>
            <Grid as="ul" columns={2}>
              {entries.map(({ name, text, how }, index) => (
                <Card key={index} as="li">
                  <Heading level={3} size="small">
                    {name}
                  </Heading>
                  <p>{text}</p>
                  {how && <How>{how}</How>}
                </Card>
              ))}
            </Grid>
          </Perks>
        </SliceSection>
      ))}
      {(data.contact ?? []).length > 0 && (
        <Section tone="tint" width="text">
          <ProseField field={data.contact} />
        </Section>
      )}
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function InternalPerksPage({ data }: PageProps<DocumentQuery<InternalPerks>, PageContext>) {
  return <InternalPerksView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query InternalPerks($id: String!, $locale: String!) {
    document: prismicInternalPerks(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
