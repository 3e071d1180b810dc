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
import { portraitOf } from '../design/components/Portrait'
import { ResultFigure } from '../design/components/ResultFigure'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { documentEntry, EntryCard, EntryGrid } from '../design/lists/EntryCard'
import { FilteredList } from '../design/lists/FilteredList'
import { filtersOf, listTextsOf, withoutSingles } from '../design/lists/filtersOf'
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
const Cases = styled(EntryGrid)<{ $columns: 1 | 2 | 3 }>`
  ${media.sm} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  }

  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

const columnsFor = (count: number): 1 | 2 | 3 =>
  count === 1 ? 1 : count % 2 === 0 && count % 3 !== 0 ? 2 : 3

type FeaturedCaseProps = { entry: ListEntry; linkLabel: string; scene: Customers['scene'] | undefined }

function FeaturedCase({ entry, linkLabel, scene }: FeaturedCaseProps) {
  const picture = sceneOf(scene)
  const words = (
    <Stack>
      <Company>{entry.label}</Company>
      <Heading level={2}>{entry.title}</Heading>
      <Lead>{entry.text}</Lead>
      {entry.example ? <ExampleLabel /> : null}
      {entry.result && <ResultFigure result={entry.result} large />}
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

/** All customer cases of the locale, with a search; the featured one large above them, and in the list once somebody searches. */
export function CustomersView({ document: { data }, cases }: CustomersViewProps) {
  const { read_more } = useStrings()
  const uid = data.featured_case && 'uid' in data.featured_case ? data.featured_case.uid : undefined
  const featured = cases.find(({ path }) => uid && path.endsWith(`/${uid}`))
  // The featured case comes into the list when somebody searches or chooses: without that it would be there twice.
  const listed = featured ? [featured, ...cases.filter((entry) => entry !== featured)] : cases
  const count = featured ? cases.length - 1 : cases.length
  const facets = cases.map((entry) => entry.facets)
  const filters = withoutSingles(filtersOf(data, facets), facets)
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {featured ? (
        <FeaturedCase entry={featured} linkLabel={data.read_case_label ?? read_more} scene={data.scene} />
      ) : null}
      <TitledSection title={data.cases_title} items={count > 0 ? listed : []}>
        {(entries) => (
          <FilteredList
            listId={listId}
            total={entries.length}
            featured={featured ? 1 : 0}
            filters={filters}
            texts={listTextsOf(data)}
            surface="page"
          >
            <Cases role="list" $columns={columnsFor(count)}>
              {entries.map((entry) => (
                <EntryCard
                  key={entry.path}
                  entry={{
                    ...documentEntry(entry),
                    badges: industryOf(entry),
                    face: portraitOf(entry.portrait),
                    featured: entry === featured,
                  }}
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
