import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../cms/pageContext'
import type { PageSummary } from '../../cms/pageQuery'
import { CustomersView } from '../../templates/Customers'
import { codePageHead } from '../../us/codePageHead'
import { customers } from '../../us/customers'

type CustomersQuery = { cases: PageSummary[] }

export default function UsCustomers({ data }: PageProps<CustomersQuery, PageContext>) {
  return <CustomersView document={customers} cases={data.cases} />
}

export const Head = codePageHead(customers)

export const query = graphql`
  query UsCustomers {
    cases: pageSummaries(type: "customer_case", locale: "us")
  }
`
