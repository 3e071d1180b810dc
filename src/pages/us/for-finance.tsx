import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { SlicePageView } from '../../templates/SlicePage'

export default function UsForFinance({ data }: PageProps<CodePageQuery<typeof SlicePageView>, PageContext>) {
  return <SlicePageView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsForFinance {
    document: codeDocument(uid: { eq: "for-finance" }) {
      localized(locale: "us")
    }
  }
`
