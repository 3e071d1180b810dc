import styled from 'styled-components'
import type { LinkData } from '../../cms/links'
import type { PlanId } from '../../cms/plans'
import { buttonStyle, type ButtonVariant } from '../../components/Button/style'
import { Link } from '../../components/Link'
import { defaultCycle } from '../../pricing/billing'
import { registerHrefWithChoice, type PlanChoice } from '../../pricing/choice'

type PlanLinkProps = {
  plan: PlanId
  link: LinkData | undefined
  /** What the visitor has chosen besides the plan; without it the HTML names the cycle that pages begin with. */
  choice?: Omit<PlanChoice, 'plan'>
  variant?: ButtonVariant
  /** The plan picker has tracked that it picked the plan. */
  isPicked?: boolean
}

const Root = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`

/**
 * The button of a plan. A link to the registration names the plan, so that it arrives there in every way it is followed;
 * src/app/trackedClicks.ts tracks that the plan was picked.
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
    <Root
      to={registerHrefWithChoice(link.href, { ...choice, plan })}
      target={link.target}
      {...(isPicked ? {} : { 'data-plan': plan })}
      $variant={variant}
    >
      {link.text}
    </Root>
  )
}
