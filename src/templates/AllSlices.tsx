import type { Content } from '@prismicio/client'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { LocalizedDocument } from '../content/cms/localizeDocument'
import type { PageContext } from '../content/cms/pageContext'
import { RelatedDataProvider } from '../content/site/RelatedDataContext'
import { PageHead } from '../seo/PageHead'
import { SliceZone } from '../slices/SliceZone'

type Slices = Content.PageDocument['data']['slices']
type Data = { page: LocalizedDocument<{ slices: Slices }> }

/** Every slice in every variation, in the language of the locale: for visual review and the accessibility checks. */
export function AllSlicesView({ slices }: { slices: Slices }) {
  // A page has one h1, so it shows one hero.
  const [hero] = slices.filter(({ slice_type }) => slice_type === 'hero')
  const others = slices.filter(({ slice_type }) => slice_type !== 'hero')
  return <SliceZone slices={hero ? [hero, ...others] : others} />
}

export default function AllSlicesPage({ data }: PageProps<Data, PageContext>) {
  const { data: content, relatedData } = data.page
  return (
    <RelatedDataProvider relatedData={relatedData}>
      <AllSlicesView slices={content.slices} />
    </RelatedDataProvider>
  )
}

export const Head = ({ location, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    title="All slices"
    description="Every slice in every variation, for review."
    path={location.pathname}
    context={pageContext}
  />
)

export const query = graphql`
  query AllSlices($locale: String!) {
    page: sliceSamples(locale: $locale)
  }
`
