import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { PageHeader } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { usePlans } from '../../site/ShownContext'
import { SliceZone } from '../../slices/SliceZone'
import { FaqSection } from '../sections/FaqSection'
import { ProseField } from '../sections/ProseField'
import { TitledSection } from '../sections/TitledSection'
import { PlanComparison } from './PlanComparison'
import { Plans } from './Plans'

/** What a pricing page of any market shows. */
export type PricingContent = Pick<
  Content.PricingDocument['data'],
  'title' | 'lead' | 'vat_note' | 'comparison_title' | 'faq_title' | 'faq' | 'footnotes' | 'slices'
>

type PricingBodyProps = {
  data: PricingContent
  /** What is specific to the market. */
  marketNote?: string | null
}

const Note = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const MarketNote = styled.p`
  padding: var(--space-12) var(--space-20);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
`

/** The pricing page: plans, comparison, questions and the fine print. */
export function PricingBody({ data, marketNote }: PricingBodyProps) {
  const product = usePlans()
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead}>
        {marketNote ? <MarketNote>{marketNote}</MarketNote> : null}
        {data.vat_note ? <Note>{data.vat_note}</Note> : null}
      </PageHeader>
      {product && (
        <>
          <Section>
            <Plans {...product} />
          </Section>
          <TitledSection title={data.comparison_title} items={product.features} tone="tint">
            {(features) => (
              <PlanComparison
                title={data.comparison_title ?? data.title ?? ''}
                features={features}
                plans={product.plans}
              />
            )}
          </TitledSection>
        </>
      )}
      <FaqSection title={data.faq_title} faq={data.faq} />
      <SliceZone slices={data.slices} />
      <TitledSection items={data.footnotes} width="text">
        {(footnotes) => <ProseField field={footnotes} small />}
      </TitledSection>
    </>
  )
}
