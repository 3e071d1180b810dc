import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { DocumentHead } from '../seo/DocumentHead'
import { LegalBody } from './legal/LegalBody'

type SecondaryLegal = Content.SecondaryLegalDocument['data']

/** Legal page of a market that shares a language: with its own company and law. */
export function SecondaryLegalView({ document: { data } }: ViewProps<SecondaryLegal>) {
  return <LegalBody data={data} />
}

export default function SecondaryLegalPage({ data }: PageProps<DocumentQuery<SecondaryLegal>, PageContext>) {
  return <SecondaryLegalView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query SecondaryLegal($id: String!, $locale: String!) {
    document: prismicSecondaryLegal(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
