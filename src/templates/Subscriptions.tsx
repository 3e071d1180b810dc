import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useMarket } from '../content/site/SiteContext'
import { FeatureList } from '../design/components/FeatureList'
import { PageHeader } from '../design/components/PageHeader'
import { Stack } from '../design/components/Stack'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { PriceLine } from '../slices/PriceLine'
import { SliceZone } from '../slices/SliceZone'
import { HeaderLinks } from './sections/HeaderLinks'
import { TitledSection } from './sections/TitledSection'
import { SubscriptionList } from './subscriptions/SubscriptionList'

type Subscriptions = Content.SubscriptionsDocument['data']

const Note = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/**
 * Subscription management: an example list in the currency of the market with its total, and the benefits.
 */
export function SubscriptionsView({ document: { data } }: ViewProps<Subscriptions>) {
  const { currency } = useMarket()
  const examples = data.examples ?? []
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<HeaderLinks primary={data.primary_link} secondary={data.secondary_link} surface="page" />}
        note={<PriceLine />}
      />
      <TitledSection title={data.example_title} items={examples} tone="tint">
        {(items) => (
          <Stack>
            <SubscriptionList
              entries={items.map(({ vendor, owner, renews, monthly_cost }) => ({
                vendor: vendor ?? '',
                owner: owner ?? '',
                renews: renews ?? '',
                cost: monthly_cost ?? 0,
              }))}
              currency={currency}
              labels={{
                vendor: data.vendor_label ?? '',
                owner: data.owner_label ?? '',
                renews: data.renews_label ?? '',
                cost: data.cost_label ?? '',
                hint: data.keep_hint ?? '',
                keep: data.keep_label ?? '{vendor}',
                total: data.total_label ?? '',
                saved: data.saved_label ?? '',
                unchanged: data.unchanged_label ?? '',
              }}
            />
            {data.example_note && <Note>{data.example_note}</Note>}
          </Stack>
        )}
      </TitledSection>
      <TitledSection title={data.benefits_title} items={data.benefits}>
        {(benefits) => (
          <FeatureList
            columns={4}
            items={benefits.map(({ icon, title, text }) => ({
              icon,
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

export default function SubscriptionsPage({ data }: PageProps<DocumentQuery<Subscriptions>, PageContext>) {
  return <SubscriptionsView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Subscriptions($id: String!, $locale: String!) {
    document: prismicSubscriptions(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
