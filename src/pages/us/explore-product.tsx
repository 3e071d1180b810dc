import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { ExploreProductView } from '../../templates/ExploreProduct'

export default function UsExploreProduct({
  data,
}: PageProps<CodePageQuery<typeof ExploreProductView>, PageContext>) {
  return <ExploreProductView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsExploreProduct {
    document: codeDocument(uid: { eq: "explore-product" }) {
      localized(locale: "us")
    }
  }
`
