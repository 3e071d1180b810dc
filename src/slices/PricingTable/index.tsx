import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { Grid } from '../../components/Grid'
import { Heading } from '../../components/Heading'
import { LinkButton } from '../../components/LinkButton'
import { Stack } from '../../components/Stack'
import { formatMoney } from '../../i18n/format'
import { usePlans } from '../../site/ShownContext'
import { useLocale, useStrings } from '../../site/SiteContext'
import { CheckList } from '../CheckList'
import { columnsFor, linkWithText } from '../fields'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  align-items: baseline;
  color: var(--colour-ink-muted);

  & > strong {
    color: var(--colour-ink);
    font-size: var(--font-size-40);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.2;
  }
`

/** The plans of the market side by side, with their prices for monthly billing. */
export default function PricingTable({ slice: { primary } }: SliceProps<Content.PricingTableSlice>) {
  const product = usePlans()
  const { htmlLang } = useLocale()
  const { per_user_and_month, recommended } = useStrings()
  if (!product) return null
  const { plans, currency } = product
  return (
    <SliceSection title={primary.title}>
      <Stack gap="m">
        <Grid as="ul" columns={columnsFor(plans.length)}>
          {plans.map((plan) => (
            <Card key={plan.id} as="li" gap="l" highlighted={plan.highlighted}>
              <Stack gap="s">
                {plan.highlighted && <Badge>{recommended}</Badge>}
                <Heading level={itemHeadingLevel(primary.title)}>{plan.name}</Heading>
                <p>{plan.description}</p>
              </Stack>
              <Price>
                <strong>{formatMoney(plan.monthly, currency, htmlLang)}</strong> {per_user_and_month}
              </Price>
              <LinkButton
                link={linkWithText(plan.link, plan.name)}
                variant={plan.highlighted ? 'primary' : 'secondary'}
              />
              <CheckList items={plan.features} />
            </Card>
          ))}
        </Grid>
        {primary.note && <Note>{primary.note}</Note>}
      </Stack>
    </SliceSection>
  )
}
