import type { Content } from '@prismicio/client'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { Job } from '../cms/job'
import type { LocalizedDocument } from '../cms/localizeDocument'
import type { PageContext } from '../cms/pageContext'
import { Breadcrumb } from '../components/Breadcrumb'
import { DefinitionList } from '../components/DefinitionList'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { TextLink } from '../components/TextLink'
import { formatDay } from '../i18n/format'
import { PageHead } from '../seo/PageHead'
import { jobPosting } from '../seo/structuredData/jobPosting'
import { useLocale, useStrings } from '../site/SiteContext'
import { Split } from './sections/Split'

type JobListing = Content.JobListingDocument['data']

type JobDetailProps = {
  job: Job
  /** The document of the list, which holds the labels. */
  listing: LocalizedDocument<JobListing>
}

const listingPath = '/careers/jobs'

const Advertisement = styled.div`
  & > * + * {
    margin-block-start: var(--space-16);
  }

  & h3,
  & h4 {
    margin-block-start: var(--space-40);
    font-size: var(--font-size-20);
  }

  & :is(ul, ol) {
    padding-inline-start: 1.2em;
  }

  & li + li {
    margin-block-start: var(--space-8);
  }
`

/** One open position of the job board, with the link to its application form. */
export function JobDetailView({ job, listing: { data } }: JobDetailProps) {
  const { htmlLang } = useLocale()
  const { home } = useStrings()
  // The address from the board, unchanged: no attribution is added.
  const apply = { href: job.absolute_url, text: data.apply_label ?? job.title }
  const facts = [
    { label: data.department_label ?? '', value: job.department },
    { label: data.location_label ?? '', value: job.location },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <PageHeader
        title={job.title}
        actions={<LinkButton link={apply} />}
        trail={
          <Breadcrumb
            items={[
              { href: '/', text: home },
              { href: listingPath, text: data.title ?? '' },
              { text: job.title },
            ]}
          />
        }
      />
      <Section>
        <Split>
          <DefinitionList
            items={[
              ...facts,
              {
                label: data.updated_label ?? '',
                value: <time dateTime={job.updated_at}>{formatDay(job.updated_at, htmlLang)}</time>,
              },
            ]}
          />
          <Stack gap="l">
            <div>
              <h2 className="visually-hidden">{job.title}</h2>
              {/* HTML of the job board, sanitised at build time (sanitizeJobContent.ts): running text only. */}
              <Advertisement dangerouslySetInnerHTML={{ __html: job.content }} />
            </div>
            <div>
              <LinkButton link={apply} />
            </div>
            <TextLink link={{ href: listingPath, text: data.back_label ?? '' }} />
          </Stack>
        </Split>
      </Section>
    </>
  )
}

type JobQuery = { job: { job: Job }; listing: { localized: LocalizedDocument<JobListing> } }
type JobContext = PageContext & { listingId: string }

export default function JobDetailPage({ data }: PageProps<JobQuery, JobContext>) {
  return <JobDetailView job={data.job.job} listing={data.listing.localized} />
}

/** Head of a job: its title and location, since the job board has no meta fields. */
export function Head({ data, pageContext, location }: HeadProps<JobQuery, JobContext>) {
  const { job } = data.job
  const listing = data.listing.localized.data
  return (
    <PageHead
      title={job.title}
      description={[job.title, job.department, job.location, listing.lead].filter(Boolean).join(' · ')}
      path={location.pathname}
      context={pageContext}
      structuredData={(page) => jobPosting(job, page)}
    />
  )
}

export const query = graphql`
  query JobDetail($id: String!, $listingId: String!, $locale: String!) {
    job: greenhouseJob(id: { eq: $id }) {
      job
    }
    listing: prismicJobListing(id: { eq: $listingId }) {
      localized(locale: $locale)
    }
  }
`
