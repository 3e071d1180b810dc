import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../cms/links'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Heading } from '../components/Heading'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { slug } from '../routing/slug'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { media } from '../theme/tokens'
import { TitledSection } from './sections/TitledSection'

type QualificationFlow = Content.QualificationFlowDocument['data']

/** Marks the target of an answer after the jump. */
const Station = styled.section`
  padding: var(--space-32) var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);

  &:target {
    border-color: var(--colour-accent);
    outline: 2px solid var(--colour-accent);
  }

  ${media.sm} {
    padding: var(--space-48);
  }
`

const Help = styled.p`
  color: var(--colour-ink-muted);
`

const Options = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: none;

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & a,
  & span {
    display: block;
    height: 100%;
    padding: var(--space-16) var(--space-20);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius-control);
    font-weight: 500;
    text-decoration: none;
  }

  & a:hover {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
  }
`

/** Ids of the content get a prefix, so that they cannot collide with an id of the layout. */
const stationId = (id: string | null): string => `station-${slug(id ?? '')}`

/**
 * The qualification questions, readable without JavaScript: every question is a section, and each answer is a
 * link to the question or the suggestion that follows.
 */
export function QualificationFlowView({ document: { data } }: ViewProps<QualificationFlow>) {
  const steps = data.steps ?? []
  const outcomes = data.outcomes ?? []
  const stations = new Set([
    ...steps.map(({ step_id }) => step_id),
    ...outcomes.map(({ outcome_id }) => outcome_id),
  ])
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} align="centered" />
      {steps.length > 0 && (
        <Section width="text">
          <Stack gap="l">
            {steps.map(({ step_id, question, help, options }, index) => (
              <Station key={index} id={stationId(step_id)}>
                <Stack>
                  <Heading level={2} size="subtitle">
                    {question}
                  </Heading>
                  {help && <Help>{help}</Help>}
                  <Options role="list">
                    {(options ?? []).map(({ label, next }, position) => (
                      <li key={position}>
                        {stations.has(next) ? (
                          <a href={`#${stationId(next)}`}>{label}</a>
                        ) : (
                          <span>{label}</span>
                        )}
                      </li>
                    ))}
                  </Options>
                </Stack>
              </Station>
            ))}
          </Stack>
        </Section>
      )}
      <TitledSection title={data.outcomes_title} items={outcomes} tone="tint" width="text">
        {(items) => (
          <Stack>
            {items.map(({ outcome_id, title, text, link }, index) => (
              <Station key={index} id={stationId(outcome_id)}>
                <Stack gap="s">
                  <Heading level={3}>{title}</Heading>
                  <p>{text}</p>
                  <div>
                    <LinkButton link={linkOf(link)} variant="secondary" />
                  </div>
                </Stack>
              </Station>
            ))}
          </Stack>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function QualificationFlowPage({
  data,
}: PageProps<DocumentQuery<QualificationFlow>, PageContext>) {
  return <QualificationFlowView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query QualificationFlow($id: String!, $locale: String!) {
    document: prismicQualificationFlow(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
