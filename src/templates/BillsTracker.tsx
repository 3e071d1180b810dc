import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Heading } from '../design/components/Heading'
import { Icon } from '../design/components/Icon'
import { PageHeader } from '../design/components/PageHeader'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { AppAreaLink } from './appArea/AppAreaLink'
import { AppAreaNote } from './appArea/AppAreaNote'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type BillsTracker = Content.BillsTrackerDocument['data']

/** One line with a stop per stage: vertical on a phone, horizontal on a desktop. */
const Track = styled.ol<{ $stages: number }>`
  display: grid;
  /* Half of a stop is beside the line. */
  margin-inline-start: var(--space-8);
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    padding: 0 0 var(--space-32) var(--space-32);
    border-inline-start: 2px solid var(--colour-mint);
  }

  & > li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-start: -9px;
    width: var(--space-16);
    height: var(--space-16);
    background: var(--colour-accent);
    border-radius: var(--radius-pill);
  }

  & p {
    color: var(--colour-ink-muted);
  }

  ${media.lg} {
    grid-template-columns: repeat(${({ $stages }) => $stages}, minmax(0, 1fr));
    margin-inline-start: 0;

    & > li {
      padding: var(--space-32) var(--space-24) 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid var(--colour-mint);
    }

    & > li::before {
      inset-block-start: -9px;
      inset-inline-start: 0;
    }
  }
`

const UsualTime = styled.p`
  && {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    color: var(--colour-accent-strong);
    font-weight: 500;
  }

  & svg {
    flex: none;
  }
`

/** For a supplier who tracks a bill: the link to the tracker, and its stages with their usual time. */
export function BillsTrackerView({ document: { data } }: ViewProps<BillsTracker>) {
  return (
    <>
      <PageHeader
        align="centered"
        title={data.title ?? ''}
        lead={data.lead}
        actions={<AppAreaLink area="bills-tracker" label={data.app_link_label} />}
      >
        <AppAreaNote text={data.app_link_note} />
      </PageHeader>
      <TitledSection title={data.stages_title} items={data.stages} tone="tint">
        {(stages) => (
          <Track role="list" $stages={Math.min(stages.length, 5)}>
            {stages.map(({ title, text, usual_time }, index) => (
              <li key={index}>
                <Heading level={3} size="small">
                  {title}
                </Heading>
                {usual_time ? (
                  <UsualTime>
                    <Icon name="clock" />
                    {usual_time}
                  </UsualTime>
                ) : null}
                <p>{text}</p>
              </li>
            ))}
          </Track>
        )}
      </TitledSection>
      <TitledSection items={data.help} width="text">
        {(help) => <ProseField field={help} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function BillsTrackerPage({ data }: PageProps<DocumentQuery<BillsTracker>, PageContext>) {
  return <BillsTrackerView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query BillsTracker($id: String!, $locale: String!) {
    document: prismicBillsTracker(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
