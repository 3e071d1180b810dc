import { graphql, type PageProps } from 'gatsby'
import type { ListEntry } from '../../cms/documentLists'
import type { PageContext } from '../../cms/pageContext'
import { CustomersView } from '../../templates/Customers'
import { codePageHead } from '../../us/codePageHead'
import { customers } from '../../us/customers'

type CustomersQuery = { cases: ListEntry[] }

export default function UsCustomers({ data }: PageProps<CustomersQuery, PageContext>) {
  return <CustomersView document={customers} cases={data.cases} />
}

export const Head = codePageHead(customers)

export const query = graphql`
  query UsCustomers {
    cases: documentList(list: "customer_cases", locale: "us")
  }
`
