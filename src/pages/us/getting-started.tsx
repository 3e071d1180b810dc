import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { SlicePageView } from '../../templates/SlicePage'

export default function UsGettingStarted({
  data,
}: PageProps<CodePageQuery<typeof SlicePageView>, PageContext>) {
  return <SlicePageView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsGettingStarted {
    document: codeDocument(uid: { eq: "getting-started" }) {
      localized(locale: "us")
    }
  }
`
