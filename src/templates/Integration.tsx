import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { brand } from '../brand'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { FeatureList } from '../components/FeatureList'
import { Icon } from '../components/Icon'
import { NumberedSteps } from '../components/NumberedSteps'
import { PageHeader } from '../components/PageHeader'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { TitledSection } from './sections/TitledSection'

type Integration = Content.IntegrationDocument['data']

const categoryIcons: Record<NonNullable<Integration['category']>, string> = {
  accounting: 'chart',
  hr: 'team',
  travel: 'globe',
  identity: 'lock',
}

/** The two products and the exchange between them, by name: no logos are used. */
const Pair = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);
  color: var(--colour-accent);
  font-weight: 600;

  & > span {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    padding: var(--space-12) var(--space-20);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
    color: var(--colour-ink);
  }
`

/** The connection with another product: what is exchanged, how it is set up, and what it does not do. */
export function IntegrationView({ document: { data } }: ViewProps<Integration>) {
  return (
    <>
      <PageHeader eyebrow={data.partner_name ?? undefined} title={data.title ?? ''} lead={data.lead}>
        <Pair aria-hidden="true">
          <span>
            <Icon name="receipt" />
            {brand.name}
          </span>
          <Icon name="sync" />
          <span>
            <Icon name={data.category ? categoryIcons[data.category] : 'document'} />
            {data.partner_name}
          </span>
        </Pair>
      </PageHeader>
      <TitledSection title={data.synced_title} items={data.synced} tone="tint">
        {(synced) => (
          <FeatureList
            items={synced.map(({ title, text }) => ({ icon: 'sync', title: title ?? '', text: text ?? '' }))}
          />
        )}
      </TitledSection>
      <TitledSection title={data.setup_title} items={data.setup}>
        {(setup) => (
          <NumberedSteps items={setup.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <TitledSection title={data.limits_title} items={data.limits} tone="tint">
        {(limits) => (
          <FeatureList
            items={limits.map(({ title, text }) => ({
              icon: 'search',
              title: title ?? '',
              text: text ?? '',
            }))}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function IntegrationPage({ data }: PageProps<DocumentQuery<Integration>, PageContext>) {
  return <IntegrationView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Integration($id: String!, $locale: String!) {
    document: prismicIntegration(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
