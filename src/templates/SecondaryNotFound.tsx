import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { NotFoundHead } from '../seo/NotFoundHead'
import { NotFoundBody } from './notFound/NotFoundBody'

type SecondaryNotFound = Content.SecondaryNotFoundDocument['data']

/** Not-found page of a market that shares a language: its links stay in the market. */
export function SecondaryNotFoundView({ document: { data } }: ViewProps<SecondaryNotFound>) {
  return <NotFoundBody data={data} />
}

export default function SecondaryNotFoundPage({
  data,
}: PageProps<DocumentQuery<SecondaryNotFound>, PageContext>) {
  return <SecondaryNotFoundView document={data.document.localized} />
}

export const Head = NotFoundHead

export const query = graphql`
  query SecondaryNotFound($id: String!, $locale: String!) {
    document: prismicSecondaryNotFound(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
