import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { FaqView } from '../../templates/Faq'

export default function UsFaq({ data }: PageProps<CodePageQuery<typeof FaqView>, PageContext>) {
  return <FaqView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsFaq {
    document: codeDocument(uid: { eq: "faq" }) {
      localized(locale: "us")
    }
  }
`
