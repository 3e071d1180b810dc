import styled, { css } from 'styled-components'
import type { ProductPlan } from '../../content/cms/productPlans'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { formatMoney } from '../../core/i18n/formatMoney'

/** Between the words of a price that are on one line. */
const Separator = styled.span`
  white-space: pre;
`

const chosen = css`
  order: -1;
  color: var(--colour-ink);

  & > strong {
    font-size: var(--font-size-40);
  }

  /* Two short lines beside the amount. */
  & > span {
    display: grid;
    line-height: 1.35;
  }

  & ${Separator} {
    display: none;
  }
`

const other = css`
  order: 0;
  color: var(--colour-ink-muted);

  & > strong {
    font-size: var(--font-size-18);
  }

  & > span {
    display: inline;
  }

  & ${Separator} {
    display: inline;
  }
`

/** The style of the prices and amounts of the billing cycle that is not chosen, and of the one that is. */
const cycleStyle = (cycle: 'monthly' | 'yearly', rest: 'monthly' | 'yearly') => css`
  & [data-price='${cycle}'] {
    ${chosen}
  }

  & [data-price='${rest}'] {
    ${other}
  }

  & [data-total='${cycle}'] {
    visibility: visible;
  }

  & [data-total='${rest}'] {
    visibility: hidden;
  }
`

/**
 * Holds plans with both prices, which are always on the page: the chosen billing cycle only decides which of them is
 * large, by CSS alone. `data-billing` is what the application knows; the radio button is what a visitor has chosen
 * without or before it.
 */
export const BillingStyle = styled.div`
  ${cycleStyle('monthly', 'yearly')}

  &:is([data-billing='yearly'], :has(input[value='yearly']:checked)) {
    ${cycleStyle('yearly', 'monthly')}
  }
`

const Prices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  font-variant-numeric: tabular-nums;
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  align-items: center;
  font-size: var(--font-size-14);

  & > strong {
    font-weight: 600;
    letter-spacing: -0.03em;
    line-height: 1.2;
  }

  &[data-price='both'] > strong {
    font-size: var(--font-size-40);
  }
`

type PlanPricesProps = Pick<ProductPlan, 'monthly' | 'yearly'> & { currency: string }

/** The prices of a plan per user per month; one when it does not depend on the billing cycle. Inside a BillingStyle. */
export function PlanPrices({ monthly, yearly, currency }: PlanPricesProps) {
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
        <Price key={cycle} data-price={cycle}>
          <strong>{formatMoney(amount, currency, htmlLang)}</strong>{' '}
          <span>
            <span>
              {per_user_and_month}
              {billed ? <Separator> · </Separator> : null}
            </span>
            {billed ? <span>{billed}</span> : null}
          </span>
        </Price>
      ))}
    </Prices>
  )
}
