import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { FeatureList } from '../design/components/FeatureList'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { Marks } from './sections/Marks'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type Partner = Content.PartnerDocument['data']

/** What the offer consists of, side by side; the sentences around it keep the length of text. */
const Offer = styled.div`
  & > * {
    max-width: none;
  }

  & p {
    max-width: 44em;
  }

  ${media.md} {
    & ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-24) var(--space-48);
    }

    & li + li {
      margin-block-start: 0;
    }
  }
`

/** The offer to the companies of an investor, accelerator or community: benefits, reasons and terms. */
export function PartnerView({ document: { data } }: ViewProps<Partner>) {
  const link = linkOf(data.primary_link)
  return (
    <>
      <PageHeader
        eyebrow={data.partner_name ?? undefined}
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<LinkButton link={link} />}
      >
        <Marks example={data.is_example} />
      </PageHeader>
      <TitledSection title={data.offer_title} items={data.offer} tone="accent">
        {(offer) => (
          <Offer>
            <ProseField field={offer} />
          </Offer>
        )}
      </TitledSection>
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
