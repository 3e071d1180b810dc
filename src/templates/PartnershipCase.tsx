import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { portraitOf } from '../design/components/Portrait'
import { QuoteFigure } from '../design/components/QuoteFigure'
import { RichText } from '../design/components/RichText'
import { documentHead } from '../seo/DocumentHead'
import { articleData } from '../seo/structuredData/article'
import { SliceZone } from '../slices/SliceZone'
import { Marks } from './sections/Marks'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type PartnershipCase = Content.PartnershipCaseDocument['data']

/** How a partner and the product work together: the idea, what each side does, the results. */
export function PartnershipCaseView({ document: { data } }: ViewProps<PartnershipCase>) {
  return (
    <>
      <PageHeader
        align="centered"
        eyebrow={data.partner_name ?? undefined}
        title={data.title ?? ''}
        lead={data.lead}
      >
        <Marks kind={data.partner_kind} example={data.is_example} />
      </PageHeader>
      <TitledSection title={data.idea_title} items={data.idea} width="text">
        {(idea) => <ProseField field={idea} />}
      </TitledSection>
      <TitledSection title={data.work_title} items={data.work} tone="tint">
        {(work) => (
          <Grid as="ul" columns={work.length === 2 ? 2 : 3}>
            {work.map(({ side, text }, index) => (
              <Card key={index} as="li">
                <Heading level={3}>{side}</Heading>
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <TitledSection title={data.outcome_title} items={data.outcome} width="text">
        {(outcome) => <ProseField field={outcome} />}
      </TitledSection>
      <TitledSection items={data.quote} width="text">
        {(quote) => (
          <QuoteFigure
            quote={<RichText field={quote} quoted />}
            author={data.quote_author ?? undefined}
            role={data.quote_role ?? undefined}
            company={data.partner_name ?? undefined}
            portrait={portraitOf(data.quote_portrait)}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function PartnershipCasePage({
  data,
}: PageProps<DocumentQuery<PartnershipCase>, PageContext>) {
  return <PartnershipCaseView document={data.document.localized} />
}

export const Head = documentHead(articleData)

export const query = graphql`
  query PartnershipCase($id: String!, $locale: String!) {
    document: prismicPartnershipCase(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
