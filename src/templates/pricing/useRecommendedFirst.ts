import { useMemo } from 'react'
import { useMedia } from '../../design/hydration/useMedia'
import { breakpoints, em } from '../../design/theme/tokens'

/**
 * The plans with the given one first where they are below each other. CSS shows that order from the start; once the
 * application is there, the elements are in it too, so that the focus goes the way the eye does.
 */
export function useRecommendedFirst<Plan>(plans: readonly Plan[], first: Plan | undefined): readonly Plan[] {
  const isNarrow = useMedia(`(max-width: ${em(breakpoints.md - 0.02)})`)
  return useMemo(
    () => (isNarrow && first !== undefined ? [first, ...plans.filter((plan) => plan !== first)] : plans),
    [isNarrow, plans, first],
  )
}
