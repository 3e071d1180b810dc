import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatPercent } from '../../core/i18n/formatNumber'
import { Badge } from '../../design/components/Badge'
import { aboveResultStrip, ResultStrip } from '../../design/components/ResultStrip'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { Island } from '../../design/hydration/Island'
import { keepFocusUncovered } from '../../design/layout/keepFocusUncovered'
import { media } from '../../design/theme/tokens'
import { hasCycles, leastSaving } from '../../product/pricing/price'
import { admits, recommendedPlan } from '../../product/pricing/recommendation'
import { totalInWords, usersInWords, type PriceWording } from '../../product/pricing/words'
import { PlanCard, PlanCards } from '../../slices/PricingTable/PlanCards'
import { PlanLink } from '../../slices/PricingTable/PlanLink'
import { BillingStyle, PlanPrices } from '../../slices/PricingTable/PlanPrices'
import { CycleChoice } from './CycleChoice'
import { PlanTotal } from './PlanTotal'
import { withoutCardWords, type PlanCardView, type PlanView, type PriceView } from './planView'
import { usePlanChoice, type DisplayedChoice } from './usePlanChoice'
import { useRecommendedFirst } from './useRecommendedFirst'
import { UsersChoice } from './UsersChoice'

const Controls = styled.div`
  display: grid;
  gap: var(--space-20);
  padding: var(--space-20);
  margin-block-end: var(--space-32);
  background: var(--colour-tint);
  border-radius: var(--radius-card);

  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-48);
    padding: var(--space-20) var(--space-32);
  }
`

const Users = styled.div`
  min-width: 0;

  /* Without JavaScript nothing would follow from it. */
  @media (scripting: none) {
    display: none;
  }
`

/** The plans and what they depend on, above the strip with the total. */
const Root = styled(BillingStyle)`
  ${aboveResultStrip}
`

/** In the room between the cards, and from edge to edge of a phone. */
const Strip = styled(ResultStrip)`
  margin: var(--space-16) calc(-1 * var(--gutter)) 0;
  padding-inline: var(--gutter);
`

/** Three lines have room on a phone and two elsewhere, so that a longer sentence moves nothing. */
const Recommendation = styled.p`
  min-height: 4.35em;
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;

  ${media.sm} {
    min-height: 2.9em;
  }
`

const recommendationInWords = (plan: PlanView | undefined, users: number, wording: PriceWording): string =>
  plan ? fill(wording.texts.recommendation, { users: usersInWords(users, wording), plan: plan.name }) : ''

/** The recommendation and its price. */
function recommendationWithTotal(
  plans: readonly PlanView[],
  { users, billing }: Pick<DisplayedChoice, 'users' | 'billing'>,
  wording: PriceWording,
): string {
  const plan = recommendedPlan(plans, users)
  return plan
    ? `${recommendationInWords(plan, users, wording)} ${totalInWords(plan, users, billing, wording)}`
    : ''
}

/**
 * The plans with both prices, the choice of the billing cycle, and what each costs for a number of users. In prerendered
 * HTML it shows the prices for the number of users the slider begins with.
 */
export function Plans(props: PriceView<PlanCardView>) {
  return (
    <Island name="plans" props={withoutCardWords(props)}>
      <LivePlans {...props} />
    </Island>
  )
}

type LivePlansProps = PriceView<PlanView & Partial<Pick<PlanCardView, 'description' | 'features'>>>

/** The plans themselves, hydrated on their own: then description and features of a plan are those of the server's HTML. */
export function LivePlans({ plans, currency, texts, range }: LivePlansProps) {
  useBrowserCode()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? keepFocusUncovered(root.current) : undefined), [])
  const { htmlLang } = useLocale()
  const { recommended } = useStrings()
  const choice = usePlanChoice(root, range)
  const { billing, users, chosen } = choice
  const wording = { texts, currency, htmlLang }
  const best = recommendedPlan(plans, users)
  const chosenPlan = plans.find(({ id }) => id === choice.plan)
  const percent = leastSaving(plans)
  const shown = chosenPlan && admits(chosenPlan, users) ? chosenPlan : best
  const ordered = useRecommendedFirst(plans, chosenPlan ?? best)
  return (
    <Root ref={root} data-billing={billing}>
      <Controls>
        {hasCycles(plans) && (
          <CycleChoice
            label={texts.billing_label}
            cycle={billing}
            saving={
              percent > 0 ? fill(texts.save_at_least, { percent: formatPercent(percent, htmlLang) }) : ''
            }
            onChange={choice.chooseCycle}
          />
        )}
        <Users onBlur={choice.settle}>
          <UsersChoice users={users} range={range} wording={wording} onChange={choice.chooseUsers} />
          <Recommendation>{recommendationWithTotal(plans, { users, billing }, wording)}</Recommendation>
        </Users>
      </Controls>
      <span className="visually-hidden" role="status">
        {/* Said when a choice has settled. */}
        {choice.settled ? recommendationWithTotal(plans, choice.settled, wording) : ''}
      </span>
      <PlanCards role="list" $count={plans.length}>
        {ordered.map((plan) => {
          const isBest = plan === best
          return (
            <PlanCard
              key={plan.id}
              name={plan.name}
              description={plan.description}
              headingLevel={2}
              badge={
                plan === chosenPlan ? (
                  <Badge>{texts.chosen_plan}</Badge>
                ) : isBest ? (
                  <Badge>{recommended}</Badge>
                ) : null
              }
              highlighted={plan === (chosenPlan ?? best)}
              isFirst={plan === (chosenPlan ?? best)}
              prices={<PlanPrices monthly={plan.monthly} yearly={plan.yearly} currency={currency} />}
              total={<PlanTotal plan={plan} users={users} wording={wording} />}
              action={
                // So many cannot take it; before the visitor has said how many they are, every plan can be taken.
                chosen.users !== undefined && !admits(plan, users) ? null : (
                  <PlanLink
                    plan={plan.id}
                    link={plan.link}
                    choice={{ ...chosen, billing }}
                    variant={isBest ? 'primary' : 'secondary'}
                  />
                )
              }
              features={plan.features}
              keptAs={plan.id}
            />
          )
        })}
      </PlanCards>
      <Strip $upTo="md" aria-hidden="true">
        {shown ? `${shown.name} · ${totalInWords(shown, users, billing, wording)}` : ''}
      </Strip>
    </Root>
  )
}
