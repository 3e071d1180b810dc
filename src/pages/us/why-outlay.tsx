import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { WhyTheProductView } from '../../templates/WhyTheProduct'

export default function UsWhyOutlay({
  data,
}: PageProps<CodePageQuery<typeof WhyTheProductView>, PageContext>) {
  return <WhyTheProductView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsWhyOutlay {
    document: codeDocument(uid: { eq: "why-outlay" }) {
      localized(locale: "us")
    }
  }
`
