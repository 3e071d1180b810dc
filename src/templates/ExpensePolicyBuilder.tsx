import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useToolWords } from '../content/site/RelatedDataContext'
import { slug } from '../core/routing/slug'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { Island } from '../design/hydration/Island'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ExpensePolicyBuilder as Builder } from '../tools/expensePolicyBuilder/screens/ExpensePolicyBuilder'
import { FaqSection } from './sections/FaqSection'
import { OnThisPage } from './sections/OnThisPage'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type ExpensePolicyBuilder = Content.ExpensePolicyBuilderDocument['data']

const Topics = styled.ol`
  display: grid;
  gap: var(--space-48);
  list-style: none;
`

const Topic = styled.li`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-60);
  }
`

const Question = styled.p`
  font-size: var(--font-size-18);
  font-weight: 500;
`

/** The clause as it would appear in the policy. */
const Clause = styled.blockquote`
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-inline-start: 4px solid var(--colour-coral);
  border-radius: var(--radius-control);
  font-size: var(--font-size-18);
`

/**
 * The expense policy builder: the questionnaire with the policy beside it, and below it to read, for each topic, the
 * question to decide, advice and a model clause.
 */
export function ExpensePolicyBuilderView({ document: { data } }: ViewProps<ExpensePolicyBuilder>) {
  const topics = data.topics ?? []
  const tool = { words: useToolWords('expense-policy') }
  const idOf = (topic: string | null): string => slug(topic ?? '')
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} align="centered" />
      <Section>
        <Island name="expense-policy" props={tool}>
          <Builder {...tool} />
        </Island>
      </Section>
      <Section>
        <Split wide="first">
          <Stack>
            <ProseField field={data.intro} />
            <OnThisPage entries={topics.map(({ topic }) => ({ id: idOf(topic), text: topic ?? '' }))} />
          </Stack>
          {sceneOf(data.scene)}
        </Split>
      </Section>
      <TitledSection title={data.topics_title} items={topics} tone="tint">
        {(items) => (
          <Topics role="list">
            {items.map(({ topic, question, advice, clause }, index) => (
              <Topic key={index} id={idOf(topic)}>
                <Stack gap="s">
                  <Heading level={3}>{topic}</Heading>
                  <Question>{question}</Question>
                  {advice && <p>{advice}</p>}
                </Stack>
                {clause && <Clause>{clause}</Clause>}
              </Topic>
            ))}
          </Topics>
        )}
      </TitledSection>
      <FaqSection title={data.faq_title} faq={data.faq} />
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ExpensePolicyBuilderPage({
  data,
}: PageProps<DocumentQuery<ExpensePolicyBuilder>, PageContext>) {
  return <ExpensePolicyBuilderView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ExpensePolicyBuilder($id: String!, $locale: String!) {
    document: prismicExpensePolicyBuilder(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
