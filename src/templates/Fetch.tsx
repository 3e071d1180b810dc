import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { NumberedSteps } from '../design/components/NumberedSteps'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { PriceLine } from '../slices/PriceLine'
import { SliceZone } from '../slices/SliceZone'
import { HeaderLinks } from './sections/HeaderLinks'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type Fetch = Content.FetchDocument['data']

/** Fetch, which collects receipts: how it works, which sources it reads, and what it does not read. */
export function FetchView({ document: { data } }: ViewProps<Fetch>) {
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<HeaderLinks primary={data.primary_link} secondary={data.secondary_link} surface="page" />}
        note={<PriceLine />}
      />
      <TitledSection title={data.steps_title} items={data.steps}>
        {(steps) => (
          <NumberedSteps items={steps.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <TitledSection title={data.sources_title} items={data.sources} tone="tint">
        {(sources) => (
          <Grid as="ul" columns={2}>
            {sources.map(({ name, text }, index) => (
              <Card key={index} as="li">
                <Heading level={3} size="small">
                  {name}
                </Heading>
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <TitledSection title={data.privacy_title} items={data.privacy} tone="dark" width="text">
        {(privacy) => <ProseField field={privacy} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function FetchPage({ data }: PageProps<DocumentQuery<Fetch>, PageContext>) {
  return <FetchView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Fetch($id: String!, $locale: String!) {
    document: prismicFetch(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
