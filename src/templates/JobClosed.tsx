import type { Content } from '@prismicio/client'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, PageSummary, ViewProps } from '../content/cms/pageQuery'
import { ButtonRow } from '../design/components/ButtonRow'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { PageHead } from '../seo/PageHead'
import { departmentsOf, listingPath } from './careers/openJobs'
import { Positions } from './careers/Positions'
import { TitledSection } from './sections/TitledSection'

type JobListing = Content.JobListingDocument['data']

type JobClosedProps = ViewProps<JobListing> & {
  /** The open positions. */
  jobs: readonly PageSummary[]
}

/**
 * For the address of a job that is not open, which search engines and old links still know: says so, and shows the teams
 * that are hiring and what is open.
 */
export function JobClosedView({ document: { data }, jobs }: JobClosedProps) {
  return (
    <>
      <PageHeader
        title={data.closed_title ?? ''}
        lead={data.closed_lead}
        actions={
          // The open positions are further down this page.
          jobs.length === 0 && (
            <LinkButton link={{ href: listingPath, text: data.back_label ?? '' }} data-used="careers" />
          )
        }
      />
      {jobs.length === 0 ? (
        <TitledSection items={[data.empty_message ?? '']} width="text">
          {([message]) => <p>{message}</p>}
        </TitledSection>
      ) : null}
      <TitledSection title={data.teams_title} items={departmentsOf(jobs)} tone="tint">
        {(departments) => (
          <ButtonRow>
            {departments.map(({ name, address, count }) => (
              <LinkButton
                key={name}
                link={{ href: address, text: `${name} (${count})` }}
                variant="secondary"
                data-used="careers"
              />
            ))}
          </ButtonRow>
        )}
      </TitledSection>
      <TitledSection title={data.open_title} items={jobs}>
        {(open) => <Positions jobs={open} labels={data} />}
      </TitledSection>
    </>
  )
}

type JobClosedQuery = DocumentQuery<JobListing> & { jobs: PageSummary[] }

export default function JobClosedPage({ data }: PageProps<JobClosedQuery, PageContext>) {
  return <JobClosedView document={data.document.localized} jobs={data.jobs} />
}

/** The head of a closed job: that of the list describes another page. */
export function Head({ data, pageContext, location }: HeadProps<JobClosedQuery, PageContext>) {
  const listing = data.document.localized.data
  return (
    <PageHead
      title={listing.closed_title ?? ''}
      description={listing.closed_lead ?? ''}
      path={location.pathname}
      context={pageContext}
    />
  )
}

export const query = graphql`
  query JobClosed($id: String!, $locale: String!) {
    document: prismicJobListing(id: { eq: $id }) {
      localized(locale: $locale)
    }
    jobs: pageSummaries(type: "job", locale: $locale)
  }
`
