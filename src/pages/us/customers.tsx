import { graphql, type PageProps } from 'gatsby'
import type { ListEntry } from '../../content/cms/documentLists'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { DocumentHead } from '../../seo/DocumentHead'
import { CustomersView } from '../../templates/Customers'

export default function UsCustomers({
  data,
}: PageProps<CodePageQuery<typeof CustomersView> & { cases: ListEntry[] }, PageContext>) {
  return <CustomersView document={data.document.localized} cases={data.cases} />
}

export const Head = DocumentHead

export const query = graphql`
  query UsCustomers {
    document: codeDocument(uid: { eq: "customers" }) {
      localized(locale: "us")
    }
    cases: documentList(list: "customer_cases", locale: "us")
  }
`
