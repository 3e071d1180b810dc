import styled from 'styled-components'
import { linkOf } from '../../cms/links'
import type { ProductPlan, ProductPlans } from '../../cms/productFacts'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { Heading } from '../../components/Heading'
import { LinkButton } from '../../components/LinkButton'
import { formatMoney } from '../../i18n/format'
import { useLocale, useStrings } from '../../site/SiteContext'
import { media } from '../../theme/tokens'
import { CheckList } from '../../slices/CheckList'

/*
 * Both prices of a plan are always on the page. The chosen billing cycle only decides which of them is large,
 * by CSS alone, so the choice works without JavaScript.
 */
const Root = styled.div`
  display: grid;
  gap: var(--space-32);

  & [data-cycle='both'],
  & [data-cycle='monthly'],
  &:has(input[value='yearly']:checked) [data-cycle='yearly'] {
    order: -1;
    color: var(--colour-ink);

    & > strong {
      font-size: var(--font-size-40);
    }
  }

  & [data-cycle='yearly'],
  &:has(input[value='yearly']:checked) [data-cycle='monthly'] {
    order: 0;
    color: var(--colour-ink-muted);

    & > strong {
      font-size: var(--font-size-18);
    }
  }
`

const Cycles = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);

  & legend {
    margin-inline: auto;
    padding-block-end: var(--space-8);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  & label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    min-height: var(--height-button);
    padding: var(--space-4) var(--space-20);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius-pill);
    cursor: pointer;
    font-weight: 500;
  }

  & label:has(:checked) {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
    color: var(--colour-accent-strong);
  }

  & input {
    accent-color: var(--colour-accent);
  }
`

const List = styled.ul<{ $count: number }>`
  display: grid;
  gap: var(--space-24);
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 3)}, minmax(0, 1fr));
  }
`

const Prices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  font-variant-numeric: tabular-nums;
`

const Price = styled.p`
  font-size: var(--font-size-14);

  & > strong {
    display: block;
    font-weight: 600;
    line-height: 1.2;
  }
`

/** True when a visitor has something to choose: at least one plan costs more or less when paid yearly. */
const billingMatters = (plans: readonly ProductPlan[]): boolean =>
  plans.some(({ monthly, yearly }) => monthly !== yearly)

type PlanPricesProps = Pick<ProductPlan, 'monthly' | 'yearly'> & { currency: string }

function PlanPrices({ monthly, yearly, currency }: PlanPricesProps) {
  const { per_user_and_month, billed_monthly, billed_yearly } = useStrings()
  const { htmlLang } = useLocale()
  const prices =
    monthly === yearly
      ? [{ cycle: 'both', amount: monthly, billed: '' }]
      : [
          { cycle: 'monthly', amount: monthly, billed: billed_monthly },
          { cycle: 'yearly', amount: yearly, billed: billed_yearly },
        ]
  return (
    <Prices>
      {prices.map(({ cycle, amount, billed }) => (
        <Price key={cycle} data-cycle={cycle}>
          <strong>{formatMoney(amount, currency, htmlLang)}</strong>{' '}
          {[per_user_and_month, billed].filter(Boolean).join(' · ')}
        </Price>
      ))}
    </Prices>
  )
}

/** The plans with both prices, in the currency of the market, and the choice of the billing cycle. */
export function Plans({ plans, currency }: Pick<ProductPlans, 'plans' | 'currency'>) {
  const { per_user_and_month, billed_monthly, billed_yearly, recommended } = useStrings()
  return (
    <Root>
      {billingMatters(plans) && (
        <Cycles>
          <legend>{per_user_and_month}</legend>
          <label>
            <input type="radio" name="billing-cycle" value="monthly" defaultChecked /> {billed_monthly}
          </label>
          <label>
            <input type="radio" name="billing-cycle" value="yearly" /> {billed_yearly}
          </label>
        </Cycles>
      )}
      <List role="list" $count={plans.length}>
        {plans.map((plan) => (
          <Card key={plan.id} as="li" gap="l" highlighted={plan.highlighted}>
            {plan.highlighted && <Badge>{recommended}</Badge>}
            <Heading level={2} size="subtitle">
              {plan.name}
            </Heading>
            <p>{plan.description}</p>
            <PlanPrices monthly={plan.monthly} yearly={plan.yearly} currency={currency} />
            <LinkButton link={linkOf(plan.link)} variant={plan.highlighted ? 'primary' : 'secondary'} />
            <CheckList items={plan.features} />
          </Card>
        ))}
      </List>
    </Root>
  )
}
