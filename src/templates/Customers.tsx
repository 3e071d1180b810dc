import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { ListEntry } from '../cms/documentLists'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Heading } from '../components/Heading'
import { Lead } from '../components/Lead'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { documentEntry, EntryCard, EntryGrid } from '../lists/EntryCard'
import { FilteredList } from '../lists/FilteredList'
import { filtersOf, listTextsOf } from '../lists/filtersOf'
import { DocumentHead } from '../seo/DocumentHead'
import { useStrings } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { TitledSection } from './sections/TitledSection'

type Customers = Content.CustomersDocument['data']

const Company = styled.p`
  color: var(--colour-coral-strong);
  font-weight: 600;
`

type FeaturedCaseProps = { entry: ListEntry; linkLabel: string }

function FeaturedCase({ entry, linkLabel }: FeaturedCaseProps) {
  return (
    <Section tone="accent">
      <Stack>
        <Company>{entry.label}</Company>
        <Heading level={2}>{entry.title}</Heading>
        <Lead>{entry.text}</Lead>
        <div>
          <LinkButton link={{ href: entry.path, text: linkLabel }} />
        </div>
      </Stack>
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

/** All customer cases of the locale, with filters; the featured one first and large, when it has a page here. */
export function CustomersView({ document: { data }, cases }: CustomersViewProps) {
  const { read_more } = useStrings()
  const uid = data.featured_case && 'uid' in data.featured_case ? data.featured_case.uid : undefined
  const featured = cases.find(({ path }) => uid && path.endsWith(`/${uid}`))
  const filters = filtersOf(
    data,
    cases.map(({ facets }) => facets),
  )
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {featured ? <FeaturedCase entry={featured} linkLabel={data.read_case_label ?? read_more} /> : null}
      <TitledSection title={data.cases_title} items={cases}>
        {(entries) => (
          <FilteredList
            listId={listId}
            total={entries.length}
            filters={filters}
            texts={listTextsOf(data)}
            surface="page"
          >
            <EntryGrid role="list">
              {entries.map((entry) => (
                <EntryCard
                  key={entry.path}
                  entry={{ ...documentEntry(entry), badges: industryOf(entry) }}
                  headingLevel={3}
                />
              ))}
            </EntryGrid>
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
