import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { Table } from '../design/components/Table'
import { ProductScene } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { HeaderLinks } from './sections/HeaderLinks'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type WhyTheProduct = Content.WhyTheProductDocument['data']

const Reasons = styled.ol`
  display: grid;
  gap: var(--space-60);
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-24);
    align-items: center;

    ${media.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: var(--space-60);
    }
  }

  & h3 {
    font-size: clamp(var(--font-size-24), 1.2rem + 1.2vw, var(--font-size-32));
    line-height: 1.2;
  }

  /* Columns change sides with their contents, so that all pictures have one size. */
  ${media.md} {
    & > li:nth-child(even) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    & > li:nth-child(even) > :last-child {
      order: -1;
    }
  }
`

const Doubts = styled.div`
  display: grid;
  gap: var(--space-40) var(--space-60);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Why the product: reasons, what changes, and objections with visible answers. */
export function WhyTheProductView({ document: { data } }: ViewProps<WhyTheProduct>) {
  const changes = data.changes ?? []
  const before = data.before_title ?? ''
  const after = data.after_title ?? ''
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        actions={<HeaderLinks primary={data.primary_link} secondary={data.secondary_link} surface="page" />}
      />
      <TitledSection title={data.reasons_title} items={data.reasons}>
        {(reasons) => (
          <Reasons role="list">
            {reasons.map(({ title, text, scene }, index) => (
              <li key={index}>
                <Stack gap="s">
                  <Heading level={3}>{title}</Heading>
                  <p>{text}</p>
                </Stack>
                <ProductScene name={scene} />
              </li>
            ))}
          </Reasons>
        )}
      </TitledSection>
      {changes.length > 0 && (
        <Section tone="accent">
          <Table
            caption={`${before} → ${after}`}
            captionHidden
            head={[before, after]}
            rows={changes.map((change) => [change.before, change.after])}
          />
        </Section>
      )}
      <TitledSection title={data.doubts_title} items={data.doubts} tone="tint">
        {(doubts) => (
          <Doubts>
            {doubts.map(({ question, answer }, index) => (
              <Stack key={index} gap="s">
                <Heading level={3} size="small">
                  {question}
                </Heading>
                <ProseField field={answer} />
              </Stack>
            ))}
          </Doubts>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function WhyTheProductPage({ data }: PageProps<DocumentQuery<WhyTheProduct>, PageContext>) {
  return <WhyTheProductView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query WhyTheProduct($id: String!, $locale: String!) {
    document: prismicWhyTheProduct(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
