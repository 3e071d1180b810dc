import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { AppAreaLink } from './appArea/AppAreaLink'
import { AppAreaNote } from './appArea/AppAreaNote'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type BillsStatus = Content.BillsStatusDocument['data']

const Statuses = styled.ol`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    display: grid;
    gap: var(--space-8) var(--space-32);
    padding-block: var(--space-20);
    border-block-end: 1px solid var(--colour-line);
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr);
    }
  }
`

const Next = styled.p`
  padding-inline-start: var(--space-16);
  border-inline-start: 3px solid var(--colour-mint);
  color: var(--colour-ink-muted);
`

/** For a supplier who followed a link to a bill: the link to the bill, and what each status means. */
export function BillsStatusView({ document: { data } }: ViewProps<BillsStatus>) {
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<AppAreaLink area="bills-status" label={data.app_link_label} />}
      >
        <AppAreaNote text={data.app_link_note} />
      </PageHeader>
      <TitledSection title={data.statuses_title} items={data.statuses}>
        {(statuses) => (
          <Statuses role="list">
            {statuses.map(({ status, text, next }, index) => (
              <li key={index}>
                <Heading level={3} size="small">
                  {status}
                </Heading>
                <p>{text}</p>
                {next ? <Next>{next}</Next> : null}
              </li>
            ))}
          </Statuses>
        )}
      </TitledSection>
      <TitledSection items={data.help} width="text" tone="tint">
        {(help) => <ProseField field={help} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function BillsStatusPage({ data }: PageProps<DocumentQuery<BillsStatus>, PageContext>) {
  return <BillsStatusView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query BillsStatus($id: String!, $locale: String!) {
    document: prismicBillsStatus(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
