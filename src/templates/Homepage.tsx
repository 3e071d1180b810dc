import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { FeatureList } from '../design/components/FeatureList'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { homepageData } from '../seo/structuredData/organization'
import { PriceLine } from '../slices/PriceLine'
import { SliceZone } from '../slices/SliceZone'
import { leadingPictures } from './home/leadingPictures'
import { LedgerStrip } from './home/LedgerStrip'
import { OfferSections } from './home/OfferSections'
import { TitledSection } from './sections/TitledSection'

type Homepage = Content.HomepageDocument['data']

/** The locale root: what the product is, its parts with links to their pages, how they look, and what they cost. */
export function HomepageView({ document: { data } }: ViewProps<Homepage>) {
  const { pictures, rest } = useMemo(() => leadingPictures(data.slices), [data.slices])
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={
          <>
            <LinkButton link={linkOf(data.primary_link)} />
            <LinkButton link={linkOf(data.secondary_link)} variant="secondary" />
          </>
        }
        note={<PriceLine />}
        below={<LedgerStrip />}
      />
      <TitledSection title={data.products_title} items={data.products} tone="tint">
        {(products) => (
          <FeatureList
            columns={products.length % 4 === 0 ? 4 : 3}
            items={products.map(({ icon, title, text, link }) => ({
              icon,
              title: title ?? '',
              text: text ?? '',
              link: linkOf(link),
            }))}
          />
        )}
      </TitledSection>
      <SliceZone slices={pictures} />
      <OfferSections />
      <SliceZone slices={rest} />
    </>
  )
}

export default function HomepagePage({ data }: PageProps<DocumentQuery<Homepage>, PageContext>) {
  return <HomepageView document={data.document.localized} />
}

export const Head = documentHead(homepageData)

export const query = graphql`
  query Homepage($id: String!, $locale: String!) {
    document: prismicHomepage(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
