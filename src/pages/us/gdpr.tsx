import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { GdprView } from '../../templates/Gdpr'

export default function UsGdpr({ data }: PageProps<CodePageQuery<typeof GdprView>, PageContext>) {
  return <GdprView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsGdpr {
    document: codeDocument(uid: { eq: "gdpr" }) {
      localized(locale: "us")
    }
  }
`
