import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { documentHead } from '../seo/DocumentHead'
import { pricingData } from '../seo/structuredData/pricing'
import { PricingBody } from './pricing/PricingBody'

type SecondaryPricing = Content.SecondaryPricingDocument['data']

/** Prices of a market that shares a language, with a note on what is specific to it. */
export function SecondaryPricingView({ document: { data } }: ViewProps<SecondaryPricing>) {
  return <PricingBody data={data} marketNote={data.market_note} />
}

export default function SecondaryPricingPage({
  data,
}: PageProps<DocumentQuery<SecondaryPricing>, PageContext>) {
  return <SecondaryPricingView document={data.document.localized} />
}

export const Head = documentHead(pricingData)

export const query = graphql`
  query SecondaryPricing($id: String!, $locale: String!) {
    document: prismicSecondaryPricing(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
