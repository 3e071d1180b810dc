import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { NotFoundView } from '../../templates/NotFound'

export default function UsNotFound({ data }: PageProps<CodePageQuery<typeof NotFoundView>, PageContext>) {
  return <NotFoundView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsNotFound {
    document: codeDocument(uid: { eq: "404" }) {
      localized(locale: "us")
    }
  }
`
