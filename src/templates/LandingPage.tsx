import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery } from '../content/cms/pageQuery'
import { DocumentHead } from '../seo/DocumentHead'
import { SlicePageView } from './SlicePage'

type LandingPage = Content.LandingPageDocument['data']

/** A landing page under `/lp`: composed of slices like a generic page, from its own type. */
export default function LandingPage({ data }: PageProps<DocumentQuery<LandingPage>, PageContext>) {
  return <SlicePageView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query LandingPage($id: String!, $locale: String!) {
    document: prismicLandingPage(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
