import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'
import { UpdatedOn } from './sections/UpdatedOn'

type Gdpr = Content.GdprDocument['data']

/** Data protection: who is responsible, the rights of a visitor, how to use them, and the details. */
export function GdprView({ document: { data } }: ViewProps<Gdpr>) {
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        <UpdatedOn day={data.updated_on} />
      </PageHeader>
      <TitledSection items={data.intro} width="text">
        {(intro) => <ProseField field={intro} />}
      </TitledSection>
      <TitledSection title={data.rights_title} items={data.rights} tone="tint">
        {(rights) => (
          <Grid as="ul" columns={4}>
            {rights.map(({ title, text }, index) => (
              <Card key={index} as="li">
                <Heading level={3} size="small">
                  {title}
                </Heading>
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <TitledSection title={data.contact_title} items={data.contact} width="text" tone="accent">
        {(contact) => <ProseField field={contact} />}
      </TitledSection>
      <TitledSection items={data.body} width="text">
        {(body) => <ProseField field={body} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function GdprPage({ data }: PageProps<DocumentQuery<Gdpr>, PageContext>) {
  return <GdprView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Gdpr($id: String!, $locale: String!) {
    document: prismicGdpr(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
