import styled from 'styled-components'
import { fill } from '../../core/i18n/fill'
import { colourOf } from '../../design/theme/colours'
import { billingCycles } from '../../product/pricing/billing'
import { hasCycles } from '../../product/pricing/price'
import { admits } from '../../product/pricing/recommendation'
import { savingInWords, totalInWords, usersInWords, type PriceWording } from '../../product/pricing/words'
import type { PlanView } from './planView'

/** The totals of both cycles have one place, so that the choice between them moves nothing. */
const Root = styled.div`
  display: grid;
  align-content: start;
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--colour-line);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;

  & > p {
    grid-area: 1 / 1;
  }

  & strong {
    display: block;
    font-size: var(--font-size-16);
    font-weight: 600;
  }

  & small {
    color: ${colourOf.saving};
    font-size: inherit;
    font-weight: 500;
  }
`

type PlanTotalProps = { plan: PlanView; users: number; wording: PriceWording }

/** What a plan costs for a number of users, in the chosen billing cycle; or that it does not admit so many. */
export function PlanTotal({ plan, users, wording }: PlanTotalProps) {
  const { maxUsers } = plan
  if (maxUsers !== undefined && !admits(plan, users))
    return (
      <Root>
        <p>
          <strong>{fill(wording.texts.users_limit, { users: usersInWords(maxUsers, wording) })}</strong>
        </p>
      </Root>
    )
  const cycles = hasCycles([plan]) ? billingCycles : (['monthly'] as const)
  return (
    <Root>
      {cycles.map((cycle) => {
        const saving = cycle === 'yearly' ? savingInWords(plan, users, wording) : ''
        return (
          <p key={cycle} {...(cycles.length > 1 ? { 'data-total': cycle } : {})}>
            <strong>{totalInWords(plan, users, cycle, wording)}</strong>{' '}
            {saving ? <small>{saving}</small> : null}
          </p>
        )
      })}
    </Root>
  )
}
