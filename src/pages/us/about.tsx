import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { AboutView } from '../../templates/About'

export default function UsAbout({ data }: PageProps<CodePageQuery<typeof AboutView>, PageContext>) {
  return <AboutView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsAbout {
    document: codeDocument(uid: { eq: "about" }) {
      localized(locale: "us")
    }
  }
`
