import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useLocale } from '../content/site/SiteContext'
import { FeatureList } from '../design/components/FeatureList'
import { Heading } from '../design/components/Heading'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { homepageData } from '../seo/structuredData/organization'
import { PriceLine } from '../slices/PriceLine'
import { SliceZone } from '../slices/SliceZone'
import { leadingPictures } from './home/leadingPictures'
import { LedgerStrip } from './home/LedgerStrip'
import { OfferSections } from './home/OfferSections'
import { Split } from './sections/Split'

type SecondaryHomepage = Content.SecondaryHomepageDocument['data']

/**
 * Homepage of a market that shares its language with another: it names the market and what is specific to it.
 */
export function SecondaryHomepageView({ document: { data } }: ViewProps<SecondaryHomepage>) {
  const { countryName } = useLocale()
  const { market_facts: facts = [] } = data
  const { pictures, rest } = useMemo(() => leadingPictures(data.slices), [data.slices])
  return (
    <>
      <PageHeader
        eyebrow={countryName}
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
      <SliceZone slices={pictures} />
      <OfferSections />
      {facts.length > 0 && (
        <Section tone="tint">
          <Split>
            {data.market_title ? <Heading level={2}>{data.market_title}</Heading> : null}
            <FeatureList
              columns={2}
              items={facts.map(({ icon, title, text }) => ({ icon, title: title ?? '', text: text ?? '' }))}
            />
          </Split>
        </Section>
      )}
      <SliceZone slices={rest} />
    </>
  )
}

export default function SecondaryHomepagePage({
  data,
}: PageProps<DocumentQuery<SecondaryHomepage>, PageContext>) {
  return <SecondaryHomepageView document={data.document.localized} />
}

export const Head = documentHead(homepageData)

export const query = graphql`
  query SecondaryHomepage($id: String!, $locale: String!) {
    document: prismicSecondaryHomepage(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
