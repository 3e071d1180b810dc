import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { DocumentHead } from '../seo/DocumentHead'
import { LegalBody } from './legal/LegalBody'

type Legal = Content.LegalDocument['data']

/** Legal page of a market with its own language. */
export function LegalView({ document: { data } }: ViewProps<Legal>) {
  return <LegalBody data={data} />
}

export default function LegalPage({ data }: PageProps<DocumentQuery<Legal>, PageContext>) {
  return <LegalView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Legal($id: String!, $locale: String!) {
    document: prismicLegal(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
