import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { documentHead } from '../seo/DocumentHead'
import { pricingData } from '../seo/structuredData/pricing'
import { PricingBody } from './pricing/PricingBody'

type Pricing = Content.PricingDocument['data']

/** Prices of a market with its own language, and of campaigns (`/lp/{uid}`). */
export function PricingView({ document: { data } }: ViewProps<Pricing>) {
  return <PricingBody data={data} />
}

export default function PricingPage({ data }: PageProps<DocumentQuery<Pricing>, PageContext>) {
  return <PricingView document={data.document.localized} />
}

export const Head = documentHead(pricingData)

export const query = graphql`
  query Pricing($id: String!, $locale: String!) {
    document: prismicPricing(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
