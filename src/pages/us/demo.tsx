import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { DemoView } from '../../templates/Demo'

export default function UsDemo({ data }: PageProps<CodePageQuery<typeof DemoView>, PageContext>) {
  return <DemoView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsDemo {
    document: codeDocument(uid: { eq: "demo" }) {
      localized(locale: "us")
    }
  }
`
