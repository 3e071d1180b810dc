import { analytics } from '../analytics/queue'
import { isPlanId } from '../cms/plans'
import { defaultCycle } from '../pricing/billing'
import { choiceOfLink, readChoice } from '../pricing/choice'
import { linkOfEvent } from './linkClicks'

/**
 * Tracks that a visitor picks a plan: follows the button of one (`data-plan`), on whatever page it is. One listener for the
 * document, so that a tap kept by the starter counts as well, although the part of the page it is in may not be hydrated.
 */
export function watchPlanLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOfEvent(event)
    const plan = link?.dataset['plan']
    if (!link || !isPlanId(plan)) return
    const { billing = defaultCycle } = choiceOfLink(
      readChoice(link.search),
      readChoice(window.location.search),
    )
    analytics.track('Plan picked', { plan, cycle: billing })
  })
}
