import type { Content } from '@prismicio/client'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { defaultLocale, localeByUrlCode } from '../../locales.config'
import type { Job } from '../content/cms/job'
import type { LocalizedDocument } from '../content/cms/localizeDocument'
import type { PageContext } from '../content/cms/pageContext'
import { useLocale, useStrings } from '../content/site/SiteContext'
import { fill } from '../core/i18n/fill'
import { formatDay } from '../core/i18n/formatDay'
import { formatMoney } from '../core/i18n/formatMoney'
import { Breadcrumb } from '../design/components/Breadcrumb'
import { DefinitionList } from '../design/components/DefinitionList'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { TextLink } from '../design/components/TextLink'
import { media } from '../design/theme/tokens'
import { PageHead } from '../seo/PageHead'
import { jobPosting } from '../seo/structuredData/jobPosting'
import { listingPath } from './careers/openJobs'
import { Split } from './sections/Split'

type JobListing = Content.JobListingDocument['data']

type JobDetailProps = {
  job: Job
  /** The document of the list, which holds the labels. */
  listing: LocalizedDocument<JobListing>
}

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

/** Stays in sight beside a long advertisement. */
const Facts = styled.div`
  ${media.md} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-24));
  }
`

const Note = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** `£50,000–£60,000 a year`; nothing when the board names no pay, or the document no words for its period. */
function payText({ pay }: Job, units: JobListing['pay_units'], htmlLang: string): string {
  const text = units.find(({ unit }) => unit === pay?.unit)?.text
  if (!pay || !text) return ''
  const amounts = [...new Set([pay.min, pay.max])].map((amount) =>
    formatMoney(amount, pay.currency, htmlLang),
  )
  return fill(text, { pay: amounts.join('–') })
}

/** What search results say of a job: its own facts, and the lead of the list when the board names no pay. */
export function jobDescription(job: Job, { data }: JobDetailProps['listing'], htmlLang: string): string {
  const offer = payText(job, data.pay_units ?? [], htmlLang) || data.lead
  return [job.title, job.department, job.location, offer].filter(Boolean).join(' · ')
}

/**
 * The link to the application form on the job board. The source that brought the visitor is added when it is followed
 * (src/browser/links/completedLinks.ts).
 */
const ApplyLink = ({ job, label }: { job: Job; label: string | null | undefined }) => (
  <LinkButton
    link={{ href: job.absolute_url, text: label ?? job.title }}
    data-apply=""
    data-replay="apply"
    data-used="careers"
  />
)

/** One open position of the job board, with the link to its application form. */
export function JobDetailView({ job, listing: { data } }: JobDetailProps) {
  const { htmlLang } = useLocale()
  const { home } = useStrings()
  // The day as the board writes it, in the zone of the office.
  const day = (moment: string | undefined) =>
    moment ? <time dateTime={moment}>{formatDay(moment.slice(0, 10), htmlLang)}</time> : null
  const facts = [
    { label: data.department_label, value: job.department },
    { label: data.location_label, value: job.location },
    { label: data.employment_label, value: job.employment?.text },
    { label: data.pay_label, value: payText(job, data.pay_units ?? [], htmlLang) },
    { label: data.deadline_label, value: day(job.deadline) },
    { label: data.posted_label, value: day(job.first_published) },
    { label: data.updated_label, value: day(job.updated_at) },
  ].flatMap(({ label, value }) => (label && value ? [{ label, value }] : []))
  const apply = <ApplyLink job={job} label={data.apply_label} />
  return (
    <>
      <PageHeader
        title={job.title}
        actions={apply}
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
          <Facts>
            <DefinitionList items={facts} />
          </Facts>
          <Stack gap="l">
            <div>
              <h2 className="visually-hidden">{job.title}</h2>
              {/* HTML of the job board, sanitised at build time (sanitizeJobContent.ts): running text only. */}
              <Advertisement dangerouslySetInnerHTML={{ __html: job.content }} />
            </div>
            <Stack gap="s">
              <div>{apply}</div>
              {data.apply_note ? <Note>{data.apply_note}</Note> : null}
            </Stack>
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
  const { htmlLang } = localeByUrlCode(pageContext.locale) ?? defaultLocale()
  return (
    <PageHead
      title={job.title}
      description={jobDescription(job, data.listing.localized, htmlLang)}
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
