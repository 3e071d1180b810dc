import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { ApplePayView } from '../../templates/ApplePay'

export default function UsApplePay({ data }: PageProps<CodePageQuery<typeof ApplePayView>, PageContext>) {
  return <ApplePayView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsApplePay {
    document: codeDocument(uid: { eq: "applepay" }) {
      localized(locale: "us")
    }
  }
`
