import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { usePlans } from '../../content/site/RelatedDataContext'
import { PageHeader } from '../../design/components/PageHeader'
import { Section } from '../../design/components/Section'
import { TextLink } from '../../design/components/TextLink'
import { offeredPlans } from '../../product/pricing/offeredPlans'
import { AudienceLine } from '../../slices/PriceLine'
import { SliceZone } from '../../slices/SliceZone'
import { FaqSection } from '../sections/FaqSection'
import { ProseField } from '../sections/ProseField'
import { TitledSection } from '../sections/TitledSection'
import { PlanComparison } from './PlanComparison'
import { Plans } from './Plans'
import { priceView } from './planView'

/** What a pricing page of any market shows. */
export type PricingContent = Pick<
  Content.PricingDocument['data'],
  | 'title'
  | 'lead'
  | 'vat_note'
  | 'offered_plans'
  | 'picker_link'
  | 'comparison_title'
  | 'faq_title'
  | 'faq'
  | 'footnotes'
  | 'slices'
>

type PricingBodyProps = {
  data: PricingContent
  /** What is specific to the market. */
  marketNote?: string | null
}

const BesidePlans = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  justify-content: space-between;
  padding-block-start: var(--space-20);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const UnderPlans = styled.div`
  padding-block-start: var(--space-20);
`

const MarketNote = styled.p`
  padding: var(--space-12) var(--space-20);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
`

/** The pricing page: plans with the fine print, comparison and questions. */
export function PricingBody({ data, marketNote }: PricingBodyProps) {
  const product = usePlans()
  const plans = offeredPlans(product?.plans ?? [], data.offered_plans)
  const picker = linkOf(data.picker_link)
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} note={<AudienceLine />}>
        {marketNote ? <MarketNote>{marketNote}</MarketNote> : null}
      </PageHeader>
      {product && (
        <>
          <Section>
            <Plans {...priceView(product, plans)} />
            <BesidePlans>
              {data.vat_note ? <p>{data.vat_note}</p> : null}
              {picker ? <TextLink link={picker} /> : null}
            </BesidePlans>
            <UnderPlans>
              <ProseField field={data.footnotes} small />
            </UnderPlans>
          </Section>
          <TitledSection title={data.comparison_title} items={product.features} tone="tint">
            {(features) => (
              <PlanComparison
                title={data.comparison_title ?? data.title ?? ''}
                features={features}
                plans={plans}
              />
            )}
          </TitledSection>
        </>
      )}
      <FaqSection title={data.faq_title} faq={data.faq} />
      <SliceZone slices={data.slices} />
    </>
  )
}
