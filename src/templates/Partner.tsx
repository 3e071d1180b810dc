import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { linkOf } from '../cms/links'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Card } from '../components/Card'
import { FeatureList } from '../components/FeatureList'
import { Heading } from '../components/Heading'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { sceneOf } from '../productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type Partner = Content.PartnerDocument['data']

/** The offer to the companies of an investor, accelerator or community: benefits, reasons and terms. */
export function PartnerView({ document: { data } }: ViewProps<Partner>) {
  const link = linkOf(data.primary_link)
  const { offer = [] } = data
  return (
    <>
      <PageHeader
        eyebrow={data.partner_name ?? undefined}
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<LinkButton link={link} />}
      />
      {offer.length > 0 && (
        <Section tone="accent">
          <Split>
            {data.offer_title ? <Heading level={2}>{data.offer_title}</Heading> : null}
            <Card>
              <ProseField field={offer} />
            </Card>
          </Split>
        </Section>
      )}
      <TitledSection title={data.benefits_title} items={data.benefits}>
        {(benefits) => (
          <FeatureList
            columns={benefits.length % 4 === 0 ? 4 : 3}
            items={benefits.map(({ icon, title, text }) => ({ icon, title: title ?? '', text: text ?? '' }))}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
      <TitledSection items={data.terms} width="text">
        {(terms) => <ProseField field={terms} small />}
      </TitledSection>
    </>
  )
}

export default function PartnerPage({ data }: PageProps<DocumentQuery<Partner>, PageContext>) {
  return <PartnerView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Partner($id: String!, $locale: String!) {
    document: prismicPartner(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
