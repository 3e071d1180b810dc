import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { FeatureList } from '../components/FeatureList'
import { PageHeader } from '../components/PageHeader'
import { Stack } from '../components/Stack'
import { Table } from '../components/Table'
import { formatMoney } from '../i18n/format'
import { DocumentHead } from '../seo/DocumentHead'
import { useLocale, useMarket, useStrings } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { TitledSection } from './sections/TitledSection'

type Subscriptions = Content.SubscriptionsDocument['data']

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: var(--space-4) var(--space-16);

  & strong {
    font-size: var(--font-size-32);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`

const Note = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/**
 * Subscription management: an example list in the currency of the market with its total, and the benefits.
 */
export function SubscriptionsView({ document: { data } }: ViewProps<Subscriptions>) {
  const { htmlLang } = useLocale()
  const { currency } = useMarket()
  const { total: totalLabel } = useStrings()
  const examples = data.examples ?? []
  const total = examples.reduce((sum, { monthly_cost }) => sum + (monthly_cost ?? 0), 0)
  const money = (minorUnits: number): string => formatMoney(minorUnits, currency, htmlLang)
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} scene={data.scene} />
      <TitledSection title={data.example_title} items={examples} tone="tint">
        {(items) => (
          <Stack>
            <Table
              caption={data.example_title ?? ''}
              captionHidden
              head={[data.vendor_label, data.owner_label, data.renews_label, data.cost_label].map(
                (label) => label ?? '',
              )}
              rows={items.map(({ vendor, owner, renews, monthly_cost }) => [
                vendor,
                owner,
                renews,
                money(monthly_cost ?? 0),
              ])}
            />
            <Total>
              <span>{totalLabel}</span>
              <strong>{money(total)}</strong>
            </Total>
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
