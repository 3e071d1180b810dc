import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { LegalView } from '../../templates/Legal'

export default function UsLegal({ data }: PageProps<CodePageQuery<typeof LegalView>, PageContext>) {
  return <LegalView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsLegal {
    document: codeDocument(uid: { eq: "legal" }) {
      localized(locale: "us")
    }
  }
`
