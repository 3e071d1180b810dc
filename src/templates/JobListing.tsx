import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, PageSummary, ViewProps } from '../cms/pageQuery'
import { FeatureList } from '../components/FeatureList'
import { Heading } from '../components/Heading'
import { Link } from '../components/Link'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { formatDay } from '../i18n/format'
import { DocumentHead } from '../seo/DocumentHead'
import { useLocale } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { media } from '../theme/tokens'
import { groupInOrder } from './grouping'
import { TitledSection } from './sections/TitledSection'

type JobListing = Content.JobListingDocument['data']

type JobListingProps = ViewProps<JobListing> & {
  /** The open positions with their title, location, department and updated_at. */
  jobs: readonly PageSummary[]
}

const Positions = styled.ul`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    display: grid;
    gap: var(--space-4) var(--space-24);
    align-items: baseline;
    padding-block: var(--space-20);
    border-block-end: 1px solid var(--colour-line);

    ${media.sm} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    }
  }

  & p {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

const text = (value: PageSummary[string]): string => (typeof value === 'string' ? value : '')

/** The open positions by department, or a message when there are none, and the benefits. */
export function JobListingView({ document: { data }, jobs }: JobListingProps) {
  const { htmlLang } = useLocale()
  const departments = groupInOrder(jobs, ({ department }) => text(department))
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      <Section>
        {departments.length === 0 ? <p>{data.empty_message}</p> : null}
        <Stack gap="l">
          {departments.map(({ key: department, entries }) => (
            <div key={department}>
              <Stack gap="s">
                <Heading level={2} size="subtitle">
                  {department || data.title}
                </Heading>
                <Positions role="list">
                  {entries.map(({ documentId, path, title, location, updated_at }) => (
                    <li key={documentId}>
                      <Heading level={3} size="small">
                        <Link to={path}>{text(title)}</Link>
                      </Heading>
                      <p>
                        {data.location_label}: {text(location)}
                      </p>
                      {text(updated_at) && (
                        <p>
                          {data.updated_label}:{' '}
                          <time dateTime={text(updated_at)}>{formatDay(text(updated_at), htmlLang)}</time>
                        </p>
                      )}
                    </li>
                  ))}
                </Positions>
              </Stack>
            </div>
          ))}
        </Stack>
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
