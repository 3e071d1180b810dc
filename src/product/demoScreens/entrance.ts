import { css, keyframes } from 'styled-components'
import { media } from '../../design/theme/tokens'

const enter = keyframes`
  from {
    opacity: 0;
    transform: var(--enter);
  }
`

/**
 * Style of the element around the demo: what has `data-enter`, and the ring of a hot spot, comes in once, as `entrance`
 * says. It is in the HTML of the page, because a style with an at-rule (`@keyframes`, `@media`) that is added later makes
 * the browser work out the style of the whole page again: on a phone a task of 40 ms for each screen.
 */
export const entrances = css`
  ${media.motion} {
    [data-enter],
    [data-hot-spot]::after {
      animation: ${enter} var(--enter-timing) backwards;
    }
  }
`

/**
 * Lets an element with `data-enter` come in from a `transform` and transparent: only transform and opacity move. `timing`
 * is the rest of the property `animation`.
 */
export const entrance = (transform: string, timing: string) => css`
  --enter: ${transform};
  --enter-timing: ${timing};
`
