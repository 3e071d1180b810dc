import type { LinkData } from '../../content/cms/links'
import type { PlanId } from '../../content/cms/plans'
import type { ButtonVariant } from '../../design/components/Button/style'
import { LinkButton } from '../../design/components/LinkButton'
import { defaultCycle } from '../../product/pricing/billing'
import type { PlanChoice } from '../../product/pricing/choice'
import { registerHrefWithChoice } from '../../product/pricing/choiceAddress'

type PlanLinkProps = {
  plan: PlanId
  link: LinkData | undefined
  /** What the visitor has chosen besides the plan; without it the HTML names the cycle that pages begin with. */
  choice?: Omit<PlanChoice, 'plan'>
  variant?: ButtonVariant
  /** The plan picker has tracked that it picked the plan. */
  isPicked?: boolean
}

/**
 * The button of a plan. A link to the registration names the plan, so that it arrives there in every way it is followed;
 * src/browser/links/trackedClicks.ts tracks that the plan was picked.
 */
export function PlanLink({
  plan,
  link,
  choice = { billing: defaultCycle },
  variant = 'primary',
  isPicked = false,
}: PlanLinkProps) {
  if (!link) return null
  return (
    <LinkButton
      link={{ ...link, href: registerHrefWithChoice(link.href, { ...choice, plan }) }}
      data-plan={isPicked ? undefined : plan}
      variant={variant}
    />
  )
}
