import type { Content } from '@prismicio/client'
import { usePlans } from '../../content/site/RelatedDataContext'
import { useStrings } from '../../content/site/SiteContext'
import { Badge } from '../../design/components/Badge'
import { Stack } from '../../design/components/Stack'
import { linkWithText } from '../fields'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'
import { PlanCard, PlanCards } from './PlanCards'
import { PlanLink } from './PlanLink'
import { BillingStyle, PlanPrices } from './PlanPrices'

/** The plans of the market side by side, with their prices for both billing cycles. */
export default function PricingTable({ slice: { primary } }: SliceProps<Content.PricingTableSlice>) {
  const product = usePlans()
  const { recommended } = useStrings()
  if (!product) return null
  const { plans, currency } = product
  return (
    <SliceSection title={primary.title}>
      <Stack gap="m">
        <BillingStyle>
          <PlanCards role="list" $count={plans.length}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                name={plan.name}
                description={plan.description}
                headingLevel={itemHeadingLevel(primary.title)}
                badge={plan.highlighted && <Badge>{recommended}</Badge>}
                highlighted={plan.highlighted}
                prices={<PlanPrices monthly={plan.monthly} yearly={plan.yearly} currency={currency} />}
                action={
                  <PlanLink
                    plan={plan.id}
                    link={linkWithText(plan.link, plan.name)}
                    variant={plan.highlighted ? 'primary' : 'secondary'}
                  />
                }
                features={plan.features}
              />
            ))}
          </PlanCards>
        </BillingStyle>
        {primary.note && <Note>{primary.note}</Note>}
      </Stack>
    </SliceSection>
  )
}
