import { useMedia } from '../../design/hydration/useMedia'
import { breakpoints, em } from '../../design/theme/tokens'

const names = ['sm', 'md', 'xl'] as const
type WidthName = (typeof names)[number]

/**
 * Selectors for styles of the open demo: `${from.md} { … }` as `${media.md} { … }` elsewhere. Not media queries, because
 * a style with an at-rule that comes with a screen makes the browser work out the style of the whole page again.
 */
export const from: Readonly<Record<WidthName, string>> = {
  sm: '[data-from~="sm"] &',
  md: '[data-from~="md"] &',
  xl: '[data-from~="xl"] &',
}

/** A media query that matches below a breakpoint. */
export const below = (name: WidthName): string => `(max-width: ${em(breakpoints[name] - 0.02)})`

/** What `data-from` of the element around the open demo is. In the browser only. */
export function useWidths(): string {
  const narrower = { sm: useMedia(below('sm')), md: useMedia(below('md')), xl: useMedia(below('xl')) }
  return names.filter((name) => !narrower[name]).join(' ')
}
