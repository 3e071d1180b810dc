import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { ListEntry } from '../content/cms/documentLists'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useStrings } from '../content/site/SiteContext'
import { ExampleLabel } from '../design/components/ExampleLabel'
import { Heading } from '../design/components/Heading'
import { Lead } from '../design/components/Lead'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { documentEntry, EntryCard, EntryGrid } from '../design/lists/EntryCard'
import { FilteredList } from '../design/lists/FilteredList'
import { filtersOf, listTextsOf } from '../design/lists/filtersOf'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type Customers = Content.CustomersDocument['data']

const Company = styled.p`
  color: var(--colour-label);
  font-weight: 600;
`

/** As many columns as leave no case alone in its row. */
const Cases = styled(EntryGrid)<{ $columns: 2 | 3 }>`
  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

type FeaturedCaseProps = { entry: ListEntry; linkLabel: string; scene: Customers['scene'] | undefined }

function FeaturedCase({ entry, linkLabel, scene }: FeaturedCaseProps) {
  const picture = sceneOf(scene)
  const words = (
    <Stack>
      <Company>{entry.label}</Company>
      <Heading level={2}>{entry.title}</Heading>
      <Lead>{entry.text}</Lead>
      {entry.example ? <ExampleLabel /> : null}
      <div>
        <LinkButton link={{ href: entry.path, text: linkLabel }} />
      </div>
    </Stack>
  )
  return (
    <Section tone="tint">
      {picture ? (
        <Split>
          {words}
          {picture}
        </Split>
      ) : (
        words
      )}
    </Section>
  )
}

type CustomersViewProps = ViewProps<Customers> & {
  /** The customer cases that have a page in the locale. */
  cases: readonly ListEntry[]
}

const industryOf = ({ facets: { industry } }: ListEntry): string[] => (industry ? [industry.text] : [])

/** Id of the list, in every language. */
const listId = 'cases'

/** All customer cases of the locale, with filters; the featured one first, and large above them, when it has a page here. */
export function CustomersView({ document: { data }, cases }: CustomersViewProps) {
  const { read_more } = useStrings()
  const uid = data.featured_case && 'uid' in data.featured_case ? data.featured_case.uid : undefined
  const featured = cases.find(({ path }) => uid && path.endsWith(`/${uid}`))
  const listed = featured ? [featured, ...cases.filter((entry) => entry !== featured)] : cases
  const count = cases.length
  const filters = filtersOf(
    data,
    cases.map(({ facets }) => facets),
  )
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {featured ? (
        <FeaturedCase entry={featured} linkLabel={data.read_case_label ?? read_more} scene={data.scene} />
      ) : null}
      <TitledSection title={data.cases_title} items={listed}>
        {(entries) => (
          <FilteredList
            listId={listId}
            total={entries.length}
            filters={filters}
            texts={listTextsOf(data)}
            surface="page"
          >
            <Cases role="list" $columns={count % 2 === 0 && count % 3 !== 0 ? 2 : 3}>
              {entries.map((entry) => (
                <EntryCard
                  key={entry.path}
                  entry={{ ...documentEntry(entry), badges: industryOf(entry) }}
                  headingLevel={3}
                />
              ))}
            </Cases>
          </FilteredList>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

type CustomersQuery = DocumentQuery<Customers> & { cases: ListEntry[] }

export default function CustomersPage({ data }: PageProps<CustomersQuery, PageContext>) {
  return <CustomersView document={data.document.localized} cases={data.cases} />
}

export const Head = DocumentHead

export const query = graphql`
  query Customers($id: String!, $locale: String!) {
    document: prismicCustomers(id: { eq: $id }) {
      localized(locale: $locale)
    }
    cases: documentList(list: "customer_cases", locale: $locale)
  }
`
