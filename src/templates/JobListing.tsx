import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, PageSummary, ViewProps } from '../content/cms/pageQuery'
import { slug } from '../core/routing/slug'
import { FeatureList } from '../design/components/FeatureList'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { FilteredList } from '../design/lists/FilteredList'
import { entryAttributes, sectionAttributes } from '../design/lists/listElement'
import { sectionId } from '../design/lists/ListFilter'
import type { Filter } from '../design/lists/listState'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { choicesOf, departmentKey, departmentOf, locationKey, placesOf } from './careers/openJobs'
import { Positions } from './careers/Positions'
import { groupInOrder } from './grouping'
import { TitledSection } from './sections/TitledSection'

type JobListing = Content.JobListingDocument['data']

type JobListingProps = ViewProps<JobListing> & {
  /** The open positions with their title, location, department and updated_at. */
  jobs: readonly PageSummary[]
}

const listId = 'open-positions'

/** Stands in the address for jobs of no department. */
const otherDepartment = 'other'

const departmentValue = (job: PageSummary): string => slug(departmentOf(job)) || otherDepartment

/** What a job can be filtered by. */
const valuesOf = (job: PageSummary) => ({
  [departmentKey]: departmentValue(job),
  [locationKey]: placesOf(job).map(slug),
})

/**
 * The open positions by department, with filters for department and place, or a message when there are none; and the
 * benefits.
 */
export function JobListingView({ document: { data }, jobs }: JobListingProps) {
  const departments = groupInOrder(jobs, departmentValue).map(({ key, entries }) => ({
    value: key,
    text: entries.map(departmentOf).find(Boolean) ?? data.other_label ?? '',
    entries,
  }))
  const filters: Filter[] = [
    {
      key: departmentKey,
      label: data.department_label ?? '',
      options: departments.map(({ value, text }) => ({ value, text })),
    },
    {
      key: locationKey,
      label: data.location_label ?? '',
      options: choicesOf(jobs, placesOf).map(({ value, text }) => ({ value, text })),
    },
  ].filter(({ options }) => options.length > 1)
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      <Section>
        {jobs.length === 0 ? (
          <p>{data.empty_message}</p>
        ) : (
          <FilteredList
            listId={listId}
            total={jobs.length}
            filters={filters}
            texts={{
              all: data.all_label,
              count: data.count_label,
              empty: data.no_match_message,
              reset: data.reset_label,
            }}
            groupedBy={departmentKey}
            surface="careers"
          >
            <Stack gap="l">
              {departments.map(({ value, text, entries }) => (
                <div key={value} id={sectionId(listId, value)} {...sectionAttributes}>
                  <Stack gap="s">
                    <Heading level={2} size="subtitle">
                      {text}
                    </Heading>
                    <Positions
                      jobs={entries}
                      labels={data}
                      attributesOf={(job) => entryAttributes(valuesOf(job))}
                    />
                  </Stack>
                </div>
              ))}
            </Stack>
          </FilteredList>
        )}
      </Section>
      <TitledSection title={data.benefits_title} items={data.benefits} tone="tint">
        {(benefits) => (
          <FeatureList
            columns={4}
            items={benefits.map(({ title, text: benefit }) => ({ title: title ?? '', text: benefit ?? '' }))}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

type JobListingQuery = DocumentQuery<JobListing> & { jobs: PageSummary[] }

export default function JobListingPage({ data }: PageProps<JobListingQuery, PageContext>) {
  return <JobListingView document={data.document.localized} jobs={data.jobs} />
}

export const Head = DocumentHead

export const query = graphql`
  query JobListing($id: String!, $locale: String!) {
    document: prismicJobListing(id: { eq: $id }) {
      localized(locale: $locale)
    }
    jobs: pageSummaries(type: "job", locale: $locale)
  }
`
