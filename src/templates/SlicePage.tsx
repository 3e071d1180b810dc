import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { plainText } from '../content/cms/plainText'
import { PageHeader } from '../design/components/PageHeader'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'

type SlicePage = Pick<Content.PageDocument['data'], 'title' | 'slices'>

/** A page of slices. Its hero has the h1; without a hero it is the title of the document. */
export function SlicePageView({ document: { data } }: ViewProps<SlicePage>) {
  const slices = data.slices ?? []
  const hasHero = slices.some((slice) => slice.slice_type === 'hero' && plainText(slice.primary.title) !== '')
  return (
    <>
      {!hasHero && <PageHeader title={data.title ?? ''} />}
      <SliceZone slices={slices} />
    </>
  )
}

export default function SlicePagePage({ data }: PageProps<DocumentQuery<SlicePage>, PageContext>) {
  return <SlicePageView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query SlicePage($id: String!, $locale: String!) {
    document: prismicPage(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
