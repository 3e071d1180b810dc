import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, PageSummary, ViewProps } from '../cms/pageQuery'
import { Badge } from '../components/Badge'
import { Card } from '../components/Card'
import { Grid } from '../components/Grid'
import { Heading } from '../components/Heading'
import { Lead } from '../components/Lead'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { DocumentHead } from '../seo/DocumentHead'
import { useStrings } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { TitledSection } from './sections/TitledSection'

type Customers = Content.CustomersDocument['data']

const text = (value: PageSummary[string]): string => (typeof value === 'string' ? value : '')

const Company = styled.p`
  color: var(--colour-coral-strong);
  font-weight: 600;
`

const Muted = styled.p`
  color: var(--colour-ink-muted);
`

type FeaturedCaseProps = { summary: PageSummary; linkLabel: string }

function FeaturedCase({ summary, linkLabel }: FeaturedCaseProps) {
  return (
    <Section tone="accent">
      <Stack>
        <Company>{text(summary['company'])}</Company>
        <Heading level={2}>{text(summary['title'])}</Heading>
        <Lead>{text(summary['lead'])}</Lead>
        <div>
          <LinkButton link={{ href: summary.path, text: linkLabel }} />
        </div>
      </Stack>
    </Section>
  )
}

type CustomersViewProps = ViewProps<Customers> & {
  /** The customer cases that have a page in the locale. */
  cases: readonly PageSummary[]
}

/** All customer cases of the locale; the featured one first and large, when it has a page here. */
export function CustomersView({ document: { data }, cases }: CustomersViewProps) {
  const { read_more } = useStrings()
  const featuredId = data.featured_case && 'id' in data.featured_case ? data.featured_case.id : undefined
  const featured = cases.find(({ documentId }) => documentId === featuredId)
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {featured ? <FeaturedCase summary={featured} linkLabel={data.read_case_label ?? read_more} /> : null}
      <TitledSection title={data.cases_title} items={cases}>
        {(summaries) => (
          <Grid as="ul" columns={summaries.length % 2 === 0 ? 2 : 3}>
            {summaries.map((summary) => (
              <Card key={summary.documentId} as="li">
                <Company>{text(summary['company'])}</Company>
                <Heading level={3}>
                  <Link to={summary.path}>{text(summary['title'])}</Link>
                </Heading>
                <Muted>{text(summary['lead'])}</Muted>
                {text(summary['industry']) ? <Badge>{text(summary['industry'])}</Badge> : null}
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

type CustomersQuery = DocumentQuery<Customers> & { cases: PageSummary[] }

export default function CustomersPage({ data }: PageProps<CustomersQuery, PageContext>) {
  return <CustomersView document={data.document.localized} cases={data.cases} />
}

export const Head = DocumentHead

export const query = graphql`
  query Customers($id: String!, $locale: String!) {
    document: prismicCustomers(id: { eq: $id }) {
      localized(locale: $locale)
    }
    cases: pageSummaries(type: "customer_case", locale: $locale)
  }
`
