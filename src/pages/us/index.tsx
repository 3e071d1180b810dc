import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../content/cms/pageContext'
import type { CodePageQuery } from '../../content/cms/pageQuery'
import { documentHead } from '../../seo/DocumentHead'
import { homepageData } from '../../seo/structuredData/organization'
import { HomepageView } from '../../templates/Homepage'

export default function UsHomepage({ data }: PageProps<CodePageQuery<typeof HomepageView>, PageContext>) {
  return <HomepageView document={data.document.localized} />
}

export const Head = documentHead(homepageData)

export const query = graphql`
  query UsHomepage {
    document: codeDocument(uid: { eq: "homepage" }) {
      localized(locale: "us")
    }
  }
`
