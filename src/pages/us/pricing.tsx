import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { documentHead } from '../../seo/DocumentHead'
import { pricingData } from '../../seo/structuredData/pricing'
import { PricingView } from '../../templates/Pricing'

export default function UsPricing({ data }: PageProps<CodePageQuery<typeof PricingView>, PageContext>) {
  return <PricingView document={data.document.localized} />
}

export const Head = documentHead(pricingData)

export const query = graphql`
  query UsPricing {
    document: codeDocument(uid: { eq: "pricing" }) {
      localized(locale: "us")
    }
  }
`
