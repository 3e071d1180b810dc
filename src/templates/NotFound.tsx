import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { NotFoundHead } from '../seo/NotFoundHead'
import { NotFoundBody } from './notFound/NotFoundBody'

type NotFound = Content.NotFoundDocument['data']

/** Not-found page of a market with its own language. */
export function NotFoundView({ document: { data } }: ViewProps<NotFound>) {
  return <NotFoundBody data={data} />
}

export default function NotFoundPage({ data }: PageProps<DocumentQuery<NotFound>, PageContext>) {
  return <NotFoundView document={data.document.localized} />
}

export const Head = NotFoundHead

export const query = graphql`
  query NotFound($id: String!, $locale: String!) {
    document: prismicNotFound(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
